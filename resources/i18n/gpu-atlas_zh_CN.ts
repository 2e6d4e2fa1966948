<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Offers</source>
        <translation>报价(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>图表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open catalog…</source>
        <translation>打开目录(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;my catalog</source>
        <translation>打开我的目录(&amp;M)</translation>
    </message>
    <message>
        <source>Export &amp;table…</source>
        <translation>导出表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Export &amp;chart…</source>
        <translation>导出图表(&amp;C)…</translation>
    </message>
    <message>
        <source>Co&amp;py chart</source>
        <translation>复制图表(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Copy rows with &amp;headers</source>
        <translation>复制行及表头(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Facets</source>
        <translation>分面(&amp;F)</translation>
    </message>
    <message>
        <source>Show or hide the facets</source>
        <translation>显示或隐藏分面</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详情(&amp;D)</translation>
    </message>
    <message>
        <source>Show or hide the details of the current offer</source>
        <translation>显示或隐藏当前报价的详情</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About GPU Atlas</source>
        <translation>关于 GPU Atlas(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>命令面板(&amp;P)…</translation>
    </message>
    <message>
        <source>Find everything that can be done by its name</source>
        <translation>按名称查找所有可执行的操作</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Open &amp;view…</source>
        <translation>打开视图(&amp;V)…</translation>
    </message>
    <message>
        <source>Save vie&amp;w to file…</source>
        <translation>将视图存为文件(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back a change of filter, order, columns, unit or currency</source>
        <translation>撤销对筛选条件、排序、列、单位或货币的一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>恢复刚撤销的更改</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>To the page and filter that were looked at before</source>
        <translation>回到之前查看的页面和筛选条件</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>前进(&amp;W)</translation>
    </message>
    <message>
        <source>To where you went back from</source>
        <translation>回到后退之前的位置</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>视图另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Keep filter, columns, order, unit and currency under a name</source>
        <translation>将筛选条件、列、排序、单位和货币以一个名称保存为视图</translation>
    </message>
    <message>
        <source>&amp;Update view</source>
        <translation>更新视图(&amp;U)</translation>
    </message>
    <message>
        <source>Save what is shown now into the current view</source>
        <translation>将当前显示的内容存入当前视图</translation>
    </message>
    <message>
        <source>&amp;Show view as saved</source>
        <translation>还原视图(&amp;S)</translation>
    </message>
    <message>
        <source>Show the current view as it was saved last</source>
        <translation>按上次保存的样子显示当前视图</translation>
    </message>
    <message>
        <source>&amp;Rename view…</source>
        <translation>重命名视图(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete view</source>
        <translation>删除视图(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Saved views</source>
        <translation>已存视图(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New catalog…</source>
        <translation>新建目录(&amp;N)…</translation>
    </message>
    <message>
        <source>Recent catalo&amp;gs</source>
        <translation>最近的目录(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Back up catalog…</source>
        <translation>备份目录(&amp;B)…</translation>
    </message>
    <message>
        <source>Copy the open catalog into another file</source>
        <translation>把打开的目录复制到另一个文件</translation>
    </message>
    <message>
        <source>Catalog in&amp;formation</source>
        <translation>目录信息(&amp;F)</translation>
    </message>
    <message>
        <source>Where the open catalog lies and what is in it</source>
        <translation>打开的目录存放在哪里、包含什么</translation>
    </message>
    <message>
        <source>&amp;Import offers…</source>
        <translation>导入报价(&amp;I)…</translation>
    </message>
    <message>
        <source>Bring a list of offers into the catalog</source>
        <translation>把报价列表导入目录</translation>
    </message>
    <message>
        <source>&amp;Undo import…</source>
        <translation>撤销导入(&amp;U)…</translation>
    </message>
    <message>
        <source>Take back the newest import into the open catalog</source>
        <translation>撤销对当前目录的最近一次导入</translation>
    </message>
    <message>
        <source>Copy ce&amp;ll</source>
        <translation>复制单元格(&amp;L)</translation>
    </message>
    <message>
        <source>Filter by the value of the current cell</source>
        <translation>按当前单元格的值筛选</translation>
    </message>
    <message>
        <source>Leave out offers with the value of the current cell</source>
        <translation>排除与当前单元格值相同的报价</translation>
    </message>
    <message>
        <source>&amp;At least this value</source>
        <translation>不小于此值(&amp;A)</translation>
    </message>
    <message>
        <source>At &amp;most this value</source>
        <translation>不大于此值(&amp;M)</translation>
    </message>
    <message>
        <source>Colu&amp;mn</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message>
        <source>Colum&amp;ns…</source>
        <translation>选择列(&amp;N)…</translation>
    </message>
    <message>
        <source>Find, show, hide and order columns</source>
        <translation>查找、显示、隐藏列并调整顺序</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>隐藏列(&amp;H)</translation>
    </message>
    <message>
        <source>Move column &amp;left</source>
        <translation>左移列(&amp;L)</translation>
    </message>
    <message>
        <source>Move column &amp;right</source>
        <translation>右移列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pin column</source>
        <translation>固定列(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the column in sight at the left when the table scrolls sideways</source>
        <translation>横向滚动时让该列始终显示在左侧</translation>
    </message>
    <message>
        <source>Filter &amp;by column</source>
        <translation>按此列筛选(&amp;B)</translation>
    </message>
    <message>
        <source>Show the column among the facets</source>
        <translation>将此列显示为分面</translation>
    </message>
    <message>
        <source>&amp;Fit width</source>
        <translation>自适应列宽(&amp;F)</translation>
    </message>
    <message>
        <source>Fit all &amp;widths</source>
        <translation>自适应全部列宽(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Default columns</source>
        <translation>恢复默认列(&amp;D)</translation>
    </message>
    <message>
        <source>Columns, order, widths and pins as they were at first</source>
        <translation>将显示的列、顺序、列宽和固定状态恢复为初始设置</translation>
    </message>
    <message>
        <source>&amp;Sort by column</source>
        <translation>按此列排序(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add column to sort</source>
        <translation>将此列加入排序(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>当前页帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Explains the part of the window that you are in</source>
        <translation>说明当前所在的窗口部分</translation>
    </message>
    <message>
        <source>How to write a &amp;filter</source>
        <translation>筛选条件写法(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>Benchmar&amp;ks</source>
        <translation>基准测试(&amp;K)</translation>
    </message>
    <message>
        <source>So&amp;urces</source>
        <translation>来源(&amp;U)</translation>
    </message>
    <message>
        <source>Where the facts come from, checked claims and doubtful data</source>
        <translation>事实的出处、已核查的说法和存疑的数据</translation>
    </message>
    <message>
        <source>From the current row to the other pages about the same thing</source>
        <translation>从当前行转到有关同一对象的其他页面</translation>
    </message>
    <message>
        <source>Pro&amp;viders</source>
        <translation>供应商(&amp;V)</translation>
    </message>
    <message>
        <source>Compa&amp;re</source>
        <translation>对比(&amp;R)</translation>
    </message>
    <message>
        <source>What was chosen to compare, side by side</source>
        <translation>把选出的报价或 GPU 并排对比</translation>
    </message>
    <message>
        <source>Wi&amp;zard</source>
        <translation>向导(&amp;Z)</translation>
    </message>
    <message>
        <source>Answer questions about the work, get offers for it</source>
        <translation>回答有关任务的问题，得到合适的报价</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>重新加载(&amp;D)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>Print the table or the chart in sight</source>
        <translation>打印正在显示的表格或图表</translation>
    </message>
    <message>
        <source>E&amp;xport comparison…</source>
        <translation>导出对比(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Load answers…</source>
        <translation>载入回答(&amp;L)…</translation>
    </message>
    <message>
        <source>Answers of the wizard from a file</source>
        <translation>从文件载入向导的回答</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>保存回答(&amp;S)…</translation>
    </message>
    <message>
        <source>Answers of the wizard into a file, also for the command recommend</source>
        <translation>将向导的回答存入文件，recommend 命令也可使用</translation>
    </message>
    <message>
        <source>Add to comparison or remo&amp;ve</source>
        <translation>加入或移出对比栏(&amp;V)</translation>
    </message>
    <message>
        <source>Put the selected offers or GPUs into the comparison, or take them out</source>
        <translation>把选中的报价或 GPU 加入对比栏，或从中移出</translation>
    </message>
    <message>
        <source>Add &amp;GPU to comparison or remove</source>
        <translation>将 &amp;GPU 加入或移出对比栏</translation>
    </message>
    <message>
        <source>Put the GPU of the current offer into the comparison of GPUs, or take it out</source>
        <translation>把当前报价的 GPU 加入 GPU 对比栏，或从中移出</translation>
    </message>
    <message>
        <source>Copy com&amp;parison</source>
        <translation>复制对比(&amp;P)</translation>
    </message>
    <message>
        <source>Clear compar&amp;ison</source>
        <translation>清空对比栏(&amp;I)</translation>
    </message>
    <message>
        <source>Add o&amp;wn offer…</source>
        <translation>添加自有报价(&amp;W)…</translation>
    </message>
    <message>
        <source>A negotiated price or a machine of your own, beginning from the current offer</source>
        <translation>以当前报价为起点，添加谈定的价格或自己的机器</translation>
    </message>
    <message>
        <source>E&amp;dit own offer…</source>
        <translation>修改自有报价(&amp;D)…</translation>
    </message>
    <message>
        <source>Show ow&amp;n offers</source>
        <translation>显示自有报价(&amp;N)</translation>
    </message>
    <message>
        <source>Filter by your own quotes and machines</source>
        <translation>筛选出自己的报价和机器</translation>
    </message>
    <message>
        <source>Dele&amp;te own offer</source>
        <translation>删除自有报价(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Jump to…</source>
        <translation>转到(&amp;J)…</translation>
    </message>
    <message>
        <source>Draw the compared offers instead of listing them</source>
        <translation>用图而不是表格显示所对比的报价</translation>
    </message>
    <message>
        <source>Result of the w&amp;izard</source>
        <translation>向导结果(&amp;I)</translation>
    </message>
    <message>
        <source>Cop&amp;y the wizard&apos;s result</source>
        <translation>复制向导结果(&amp;Y)</translation>
    </message>
    <message>
        <source>The result with its steps, rules and sources as text</source>
        <translation>以文本形式复制结果及其步骤、规则和来源</translation>
    </message>
    <message>
        <source>Start the wizard an&amp;ew</source>
        <translation>重新开始向导(&amp;E)</translation>
    </message>
    <message>
        <source>Numbers of t&amp;he chart</source>
        <translation>图表数据(&amp;H)</translation>
    </message>
    <message>
        <source>Show the numbers behind the chart as a table</source>
        <translation>以表格显示图表背后的数据</translation>
    </message>
    <message>
        <source>&amp;Price history</source>
        <translation>价格历史(&amp;P)</translation>
    </message>
    <message>
        <source>Draw how the prices of the selected offers changed</source>
        <translation>绘制所选报价的价格变化</translation>
    </message>
    <message>
        <source>Version, licences, and what the program is made with</source>
        <translation>版本、许可证以及所用的软件库</translation>
    </message>
    <message>
        <source>Ta&amp;ke out of comparison</source>
        <translation>移出对比栏(&amp;K)</translation>
    </message>
    <message>
        <source>Comparison on radar a&amp;xes</source>
        <translation>用雷达图显示对比(&amp;X)</translation>
    </message>
    <message>
        <source>Compare the wizard&apos;s &amp;best</source>
        <translation>对比向导的最佳报价(&amp;B)</translation>
    </message>
    <message>
        <source>The first offers of the wizard&apos;s result side by side</source>
        <translation>把向导结果中排在前面的报价并列对比</translation>
    </message>
    <message>
        <source>Star &amp;or unstar</source>
        <translation>加星标或取消星标(&amp;X)</translation>
    </message>
    <message>
        <source>Put a star of your own on the selected offers, or take it away</source>
        <translation>为选中的报价加上自己的星标，或取消星标</translation>
    </message>
    <message>
        <source>My not&amp;e…</source>
        <translation>我的备注(&amp;Y)…</translation>
    </message>
    <message>
        <source>Note something of your own about the selected offers</source>
        <translation>为选中的报价写下自己的备注</translation>
    </message>
    <message>
        <source>Onl&amp;y this value</source>
        <translation>只看此值(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xclude this value</source>
        <translation>排除此值(&amp;E)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>雷达图</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>AddToComparison</name>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Offers in the comparison: %1 of at most %2</source>
        <translation>对比栏中的报价：%1 个（至多 %2 个）</translation>
    </message>
    <message>
        <source>GPUs in the comparison: %1 of at most %2</source>
        <translation>对比栏中的 GPU：%1 个（至多 %2 个）</translation>
    </message>
</context>
<context>
    <name>AtlasFeed</name>
    <message>
        <source>The catalog has no such column, so it was passed over.</source>
        <translation>目录中没有此列，已跳过。</translation>
    </message>
    <message>
        <source>The key does not fit the other columns, which make it “%1”.</source>
        <translation>键与其他各列不符，按其他列应为“%1”。</translation>
    </message>
    <message>
        <source>Only price series, of the kind “series”, can stand in a file with this column.</source>
        <translation>含有此列的文件只能存放类型为“series”的价格序列。</translation>
    </message>
    <message>
        <source>The row has %1 fields, but the header has %2.</source>
        <translation>该行有 %1 个字段，而表头有 %2 个。</translation>
    </message>
    <message>
        <source>The file has no data rows.</source>
        <translation>文件中没有数据行。</translation>
    </message>
    <message>
        <source>GPU Atlas: CSV files with column keys as headers, as exported by this program</source>
        <translation>GPU Atlas：以列键为表头的 CSV 文件，即本程序导出的格式</translation>
    </message>
    <message>
        <source>The file is not in UTF-8 and was read as %1.</source>
        <translation>文件不是 UTF-8 编码，已按 %1 读取。</translation>
    </message>
    <message>
        <source>The first line names the columns of no table of the catalog. It must hold column keys, such as provider,instance_type,purchase_model,original_price,original_currency.</source>
        <translation>第一行的列名不属于目录中的任何表。第一行必须是列键，例如 provider,instance_type,purchase_model,original_price,original_currency。</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation>列“%1”重复出现。</translation>
    </message>
    <message>
        <source>This is a file of %1, but it lacks the column “%2”.</source>
        <translation>这是 %1 表的文件，但缺少列“%2”。</translation>
    </message>
    <message>
        <source>Line %1, record %2: %3 Nothing was imported.</source>
        <translation>第 %1 行（第 %2 条记录）：%3 未导入任何内容。</translation>
    </message>
    <message>
        <source>The missing ones were taken as unknown.</source>
        <translation>缺少的字段按未知处理。</translation>
    </message>
    <message>
        <source>The file ends amid a character, which was left out: its last row may not be whole.</source>
        <translation>文件在一个字符中间结束，该字符已略去：最后一行可能不完整。</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>“%1” has unfinished changes of another program beside it; choose another name for the copy.</source>
        <translation>“%1”旁边留有其他程序未完成的更改，请为副本换一个名称。</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of GPUs, their names</comment>
        <translation>%1 种：%2</translation>
    </message>
    <message>
        <source>one price everywhere</source>
        <translation>各地同价</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number of regions, parts of the world</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2 days ago</source>
        <comment>date of the newest price</comment>
        <translation>%1，%2 天前</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>kind unknown</source>
        <translation>类型未知</translation>
    </message>
    <message>
        <source>no known price</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>%1 %2 per GPU</source>
        <comment>price and unit</comment>
        <translation>每 GPU %1 %2</translation>
    </message>
    <message>
        <source>%1 – %2 %3 per GPU</source>
        <comment>lowest and highest price, unit</comment>
        <translation>每 GPU %1 – %2 %3</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Paid as</source>
        <translation>付费方式</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>合规</translation>
    </message>
    <message>
        <source>Free credit</source>
        <translation>免费额度</translation>
    </message>
    <message>
        <source>Egress, storage</source>
        <translation>出网、存储</translation>
    </message>
    <message>
        <source>%1 USD/GiB out</source>
        <translation>出网 %1 USD/GiB</translation>
    </message>
    <message>
        <source>%1 USD/GiB a month</source>
        <translation>每月 %1 USD/GiB</translation>
    </message>
    <message>
        <source>Newest price</source>
        <translation>最新价格</translation>
    </message>
</context>
<context>
    <name>CatalogFile</name>
    <message>
        <source>“%1” is not read: its object “%2” is not as GPU Atlas makes it.</source>
        <translation>未读取“%1”：其中的对象“%2”与 GPU Atlas 创建的不符。</translation>
    </message>
    <message>
        <source>“%1” has unfinished changes beside it that cannot be read.</source>
        <translation>“%1”旁有未完成的更改，且无法读取。</translation>
    </message>
    <message>
        <source>Recent changes to “%1” are not visible: they are in a file beside it that cannot be read.</source>
        <translation>看不到“%1”的最近更改：这些更改在旁边的一个文件中，而该文件无法读取。</translation>
    </message>
    <message>
        <source>“%1” has to be brought to a newer schema, but no copy can be made as “%2”.</source>
        <translation>“%1”需要升级到较新的架构版本，但无法创建副本“%2”。</translation>
    </message>
    <message>
        <source>“%1” exists already and was not changed.</source>
        <translation>“%1”已存在，未作更改。</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>“%1” is damaged: row %3 of table “%2” makes no sense.</source>
        <translation>“%1”已损坏：表“%2”的第 %3 行内容无效。</translation>
    </message>
    <message>
        <source>“%1” is a picture, not a catalog.</source>
        <translation>“%1”是图片，不是目录。</translation>
    </message>
    <message>
        <source>“%1” is an archive or a spreadsheet, not a catalog. Unpack it first, or save the spreadsheet as CSV and import that.</source>
        <translation>“%1”是压缩包或电子表格，不是目录。请先解压，或将电子表格另存为 CSV 后导入。</translation>
    </message>
    <message>
        <source>“%1” is a PDF document, not a catalog.</source>
        <translation>“%1”是 PDF 文档，不是目录。</translation>
    </message>
    <message>
        <source>“%1” is no SQLite database; it may be encrypted.</source>
        <translation>“%1”不是 SQLite 数据库，可能已加密。</translation>
    </message>
    <message>
        <source>“%1” is an SQL script, not a catalog. Run it with sqlite3 to make a database of it.</source>
        <translation>“%1”是 SQL 脚本，不是目录。请用 sqlite3 运行它来生成数据库。</translation>
    </message>
    <message>
        <source>“%1” is a JSON file, not a catalog. Import it instead of opening it.</source>
        <translation>“%1”是 JSON 文件，不是目录。请导入，而不是打开。</translation>
    </message>
    <message>
        <source>“%1” is a CSV file, not a catalog. Import it instead of opening it.</source>
        <translation>“%1”是 CSV 文件，不是目录。请导入，而不是打开。</translation>
    </message>
    <message>
        <source>“%1” is a text file, not a catalog.</source>
        <translation>“%1”是文本文件，不是目录。</translation>
    </message>
    <message>
        <source>“%1” is damaged: its header makes no sense.</source>
        <translation>“%1”已损坏：文件头无效。</translation>
    </message>
    <message>
        <source>“%1” does not exist.</source>
        <translation>“%1”不存在。</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”是空文件。</translation>
    </message>
    <message>
        <source>“%1” is damaged: its end is missing. Use a copy of it.</source>
        <translation>“%1”已损坏：末尾缺失。请改用它的副本。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be made: its lock file cannot be had.</source>
        <translation>无法创建“%1”：无法取得其锁文件。</translation>
    </message>
    <message>
        <source>“%1” is not read: it holds the %2 “%3”, which no catalog of GPU Atlas has in this form.</source>
        <translation>未读取“%1”：其中含有 %2“%3”，GPU Atlas 的目录中没有这种形式的内容。</translation>
    </message>
    <message>
        <source>“%1” is a SQLite database of another program, not a catalog of GPU Atlas.</source>
        <translation>“%1”是其他程序的 SQLite 数据库，不是 GPU Atlas 的目录。</translation>
    </message>
    <message>
        <source>“%1” needs a newer GPU Atlas: it has schema %2, this program knows schemas up to %3.</source>
        <translation>“%1”需要更新版本的 GPU Atlas：其架构版本为 %2，本程序最高支持 %3。</translation>
    </message>
    <message>
        <source>“%1” is damaged: its schema number %2 makes no sense.</source>
        <translation>“%1”已损坏：架构版本号 %2 无效。</translation>
    </message>
    <message>
        <source>“%1” is damaged: it lacks the table “%2”.</source>
        <translation>“%1”已损坏：缺少表“%2”。</translation>
    </message>
    <message>
        <source>“%1” is locked by another program. Try again when that is done.</source>
        <translation>“%1”被另一个程序锁定。请等那个程序完成后重试。</translation>
    </message>
    <message>
        <source>“%1” is damaged. Use a copy of it, or make a new catalog.</source>
        <translation>“%1”已损坏。请改用它的副本，或新建目录。</translation>
    </message>
    <message>
        <source>“%1” holds values larger than any catalog has, so it is not read.</source>
        <translation>“%1”中有些值过大，超出任何目录应有的范围，因此未读取。</translation>
    </message>
    <message>
        <source>Stopped before “%1” was done.</source>
        <translation>尚未处理完“%1”就已停止。</translation>
    </message>
    <message>
        <source>The disk is full: “%1” was left as it was.</source>
        <translation>磁盘已满：“%1”保持原样。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>The change would break the rules of the catalog “%1”, so nothing was changed.</source>
        <translation>此更改会违反目录“%1”的规则，因此未作任何更改。</translation>
    </message>
    <message>
        <source>Reading or writing “%1” failed.</source>
        <translation>读取或写入“%1”失败。</translation>
    </message>
    <message>
        <source>There is not enough memory for “%1”.</source>
        <translation>内存不足，无法处理“%1”。</translation>
    </message>
    <message>
        <source>“%1” is damaged, so nothing was written to it. Use a copy of it.</source>
        <translation>“%1”已损坏，因此未写入任何内容。请改用它的副本。</translation>
    </message>
    <message>
        <source>“%1” is damaged (%2), so it was not read. Use a copy of it.</source>
        <translation>“%1”已损坏（%2），因此未读取。请改用它的副本。</translation>
    </message>
    <message>
        <source>A new catalog needs a name: this is an empty file name.</source>
        <translation>新目录需要一个名称：这里的文件名为空。</translation>
    </message>
    <message>
        <source>“%1” cannot be made: there is no folder “%2”. Make the folder first.</source>
        <translation>无法创建“%1”：文件夹“%2”不存在。请先创建该文件夹。</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>1 %1 = %2 %3 (%4)</source>
        <translation>1 %1 = %2 %3（%4）</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3</source>
        <translation>1 %1 = %2 %3</translation>
    </message>
    <message>
        <source>Lowest price per GPU by GPU model</source>
        <translation>各 GPU 型号的每 GPU 最低价格</translation>
    </message>
    <message>
        <source>Lowest price per GPU by region group</source>
        <translation>各区域组的每 GPU 最低价格</translation>
    </message>
    <message>
        <source>Lowest price per GPU by purchase model</source>
        <translation>各计费方式的每 GPU 最低价格</translation>
    </message>
    <message>
        <source>Lowest price per GPU by provider</source>
        <translation>各供应商的每 GPU 最低价格</translation>
    </message>
    <message>
        <source>%1 without a known price</source>
        <translation>%1 条价格未知</translation>
    </message>
    <message>
        <source>%1 in a currency without an exchange rate</source>
        <translation>%1 条的币种没有汇率</translation>
    </message>
    <message>
        <source>%1 without a known number of GPUs</source>
        <translation>%1 条 GPU 数量未知</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 条免费</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>÷ n: price of a whole instance with n GPUs, divided by n; fewer cannot be rented at this price</source>
        <translation>÷ n：含 n 个 GPU 的整个实例的价格除以 n；不能以此价格租用更少的 GPU</translation>
    </message>
    <message>
        <source>× n: price of an nth of a GPU, for a whole GPU&apos;s worth</source>
        <translation>× n：n 分之一个 GPU 的价格，折算为一整个 GPU</translation>
    </message>
    <message>
        <source>No offer passes the filter. Widen the filter or clear it</source>
        <translation>没有符合筛选条件的报价。请放宽或清除筛选</translation>
    </message>
    <message>
        <source>None of the offers that pass the filter has a price per GPU that can be compared. Widen the filter or clear it</source>
        <translation>符合筛选条件的报价都没有可比较的每 GPU 价格。请放宽或清除筛选</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <source>Price per GPU (%1)</source>
        <translation>每 GPU 价格（%1）</translation>
    </message>
    <message>
        <source>%1 in %2 groups with a higher lowest price</source>
        <translation>%1 条属于最低价格更高的 %2 个组</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价数</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels cannot be made: each side must have %3 to %4</source>
        <translation>无法生成 %1 × %2 像素的图片：每边必须在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>A picture with %1 dots per inch cannot be made: it must be %2 to %3</source>
        <translation>无法生成每英寸 %1 点的图片：必须在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>A PDF page longer than 200 inches cannot be made: choose fewer pixels or more dpi</source>
        <translation>无法生成长度超过 200 英寸的 PDF 页面：请减少像素或提高 dpi</translation>
    </message>
    <message>
        <source>The picture cannot be drawn: no font on this machine has %1 (%2) of “%3”. Install a font that has it, or save as SVG with text</source>
        <translation>无法绘制图片：本机没有字体包含“%3”中的 %1（%2）。请安装含有这些字符的字体，或另存为保留文本的 SVG</translation>
    </message>
    <message>
        <source>The picture of %1 × %2 pixels could not be made: not enough memory. Choose a smaller size</source>
        <translation>无法生成 %1 × %2 像素的图片：内存不足。请选择较小的尺寸</translation>
    </message>
    <message>
        <source>Prices observed: dates unknown</source>
        <translation>价格采集日期：未知</translation>
    </message>
    <message>
        <source>Prices observed on %1</source>
        <translation>价格采集日期：%1</translation>
    </message>
    <message>
        <source>Prices observed from %1 (oldest) to %2 (newest)</source>
        <translation>价格采集日期：%1（最早）至 %2（最新）</translation>
    </message>
    <message>
        <source>; undated: %1</source>
        <translation>；无日期：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Filter: none, all offers</source>
        <translation>筛选：无，全部报价</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>%1 in the %2 dearest groups, for which the picture is too small</source>
        <translation>%1 条属于最贵的 %2 个组，图片太小，容纳不下</translation>
    </message>
    <message>
        <source>Offers shown: %1</source>
        <translation>显示的报价数：%1</translation>
    </message>
    <message>
        <source>Left out: none</source>
        <translation>未计入：无</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>未计入：%1</translation>
    </message>
    <message>
        <source>Exchange rates: %1</source>
        <translation>汇率：%1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 个</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Lowest: %1</source>
        <translation>最低：%1</translation>
    </message>
    <message>
        <source> (price of a whole instance with %1 GPUs, divided by them)</source>
        <translation>（含 %1 个 GPU 的整个实例的价格除以 GPU 数量）</translation>
    </message>
    <message>
        <source> (price of a part of a GPU, times %1)</source>
        <translation>（部分 GPU 的价格乘以 %1）</translation>
    </message>
    <message>
        <source>Median: %1</source>
        <translation>中位数：%1</translation>
    </message>
    <message>
        <source>Highest: %1</source>
        <translation>最高：%1</translation>
    </message>
    <message>
        <source>Offers: %1</source>
        <translation>报价数：%1</translation>
    </message>
    <message>
        <source>Lowest price observed on: unknown</source>
        <translation>最低价格采集日期：未知</translation>
    </message>
    <message>
        <source>Lowest price observed on: %1</source>
        <translation>最低价格采集日期：%1</translation>
    </message>
    <message>
        <source>Offer with the lowest price: %1</source>
        <translation>最低价格的报价：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>标记：%1</translation>
    </message>
    <message>
        <source>Bars: %1</source>
        <translation>条形数：%1</translation>
    </message>
    <message>
        <source>Lowest of all: %1</source>
        <translation>全部最低：%1</translation>
    </message>
    <message>
        <source>Last bar: %1</source>
        <translation>最后一条：%1</translation>
    </message>
    <message>
        <source>Box: the middle half, between the quartiles (interpolated, type 7); line: median; whiskers: to the outermost value within 1.5 box lengths; dots: values beyond</source>
        <translation>箱体：中间一半的值，即上下四分位数之间（第 7 类插值法）；竖线：中位数；须线：到 1.5 倍箱长以内最远的值；圆点：更远的值</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be “%3”: choose one of %4</source>
        <translation>%2 的 %1 不能是“%3”：可选 %4</translation>
    </message>
    <message>
        <source>%1 of %2 needs a whole number from 1 to %3, not “%4”</source>
        <translation>%2 的 %1 需要 1 到 %3 之间的整数，而不是“%4”</translation>
    </message>
    <message>
        <source>%1 has no option --%2; it has %3</source>
        <translation>%1 没有选项 --%2；可用的选项是 %3</translation>
    </message>
    <message>
        <source>Spread of the price per GPU by GPU model</source>
        <translation>各 GPU 型号的每 GPU 价格分布</translation>
    </message>
    <message>
        <source>Spread of the price per GPU by region group</source>
        <translation>各区域组的每 GPU 价格分布</translation>
    </message>
    <message>
        <source>Spread of the price per GPU by purchase model</source>
        <translation>各计费方式的每 GPU 价格分布</translation>
    </message>
    <message>
        <source>Spread of the price per GPU by provider</source>
        <translation>各供应商的每 GPU 价格分布</translation>
    </message>
    <message>
        <source>Price distribution</source>
        <translation>价格分布</translation>
    </message>
    <message>
        <source>%1 in %2 groups with a higher median price</source>
        <translation>%1 个属于中位数更高的 %2 个分组</translation>
    </message>
    <message>
        <source>No value is above 0, so the axis is not logarithmic</source>
        <translation>没有大于 0 的值，因此未使用对数坐标轴</translation>
    </message>
    <message>
        <source>%1 not above 0, which a logarithmic axis cannot show</source>
        <translation>%1 个不大于 0，对数坐标轴无法显示</translation>
    </message>
    <message>
        <source>Logarithmic axis: equal distances are equal ratios</source>
        <translation>对数坐标轴：距离相等即比例相等</translation>
    </message>
    <message>
        <source>%1 in %2 rows and %3 columns with fewer offers</source>
        <translation>%1 个属于报价较少的 %2 行和 %3 列</translation>
    </message>
    <message>
        <source>any or unknown</source>
        <translation>任意或未知</translation>
    </message>
    <message>
        <source>Colour: times the lowest price of the GPU shown (logarithmic)</source>
        <translation>颜色：相对图中该 GPU 最低价格的倍数（对数）</translation>
    </message>
    <message>
        <source>Colour: price per GPU (%1, logarithmic)</source>
        <translation>颜色：每 GPU 价格（%1，对数）</translation>
    </message>
    <message>
        <source>Price by region and GPU</source>
        <translation>按区域和 GPU 的价格</translation>
    </message>
    <message>
        <source>Lowest price per GPU by provider and GPU model</source>
        <translation>各供应商、各 GPU 型号的最低每 GPU 价格</translation>
    </message>
    <message>
        <source>Lowest price per GPU by region group and GPU model</source>
        <translation>各区域组、各 GPU 型号的最低每 GPU 价格</translation>
    </message>
    <message>
        <source>Lowest price per GPU by region and GPU model</source>
        <translation>各区域、各 GPU 型号的最低每 GPU 价格</translation>
    </message>
    <message>
        <source>%1 in %2 rows and %3 columns, for which the picture is too small</source>
        <translation>%1 个属于图片放不下的 %2 行和 %3 列</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Measured or published on %1</source>
        <translation>测量或发布日期：%1</translation>
    </message>
    <message>
        <source>Measured or published from %1 (oldest) to %2 (newest)</source>
        <translation>测量或发布日期：%1（最早）至 %2（最新）</translation>
    </message>
    <message>
        <source>Prices shown: %1</source>
        <translation>显示价格：%1</translation>
    </message>
    <message>
        <source>Measurements shown: %1</source>
        <translation>显示测量结果：%1</translation>
    </message>
    <message>
        <source>Boxes: %1</source>
        <translation>箱体数：%1</translation>
    </message>
    <message>
        <source>First median: %1</source>
        <translation>第一个中位数：%1</translation>
    </message>
    <message>
        <source>Last median: %1</source>
        <translation>最后一个中位数：%1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>点数：%1</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>行数：%1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>列数：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row and column</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1，最后一个：%2</translation>
    </message>
    <message>
        <source>Readings of %1: %2</source>
        <translation>%1 的读数：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>Observed on: unknown</source>
        <translation>采集日期：未知</translation>
    </message>
    <message>
        <source>Observed on: %1</source>
        <translation>采集日期：%1</translation>
    </message>
    <message>
        <source>Lower quartile: %1</source>
        <translation>下四分位数：%1</translation>
    </message>
    <message>
        <source>Upper quartile: %1</source>
        <translation>上四分位数：%1</translation>
    </message>
    <message>
        <source>Beyond the whiskers: %1</source>
        <translation>须线以外：%1</translation>
    </message>
    <message>
        <source>Offer with the highest saving: %1</source>
        <translation>节省最多的报价：%1</translation>
    </message>
    <message>
        <source>On the efficient frontier</source>
        <translation>位于有效前沿</translation>
    </message>
    <message>
        <source>No offer</source>
        <translation>没有报价</translation>
    </message>
    <message>
        <source>Offers: %1, none with a known price</source>
        <translation>报价：%1，价格均未知</translation>
    </message>
    <message>
        <source>%1 in the last %2 groups, for which the picture is too small</source>
        <translation>%1 个属于图片放不下的最后 %2 个分组</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>%1, lower is better</source>
        <comment>metric</comment>
        <translation>%1，越低越好</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>系统：%1</translation>
    </message>
    <message>
        <source>Batch size: %1</source>
        <translation>批大小：%1</translation>
    </message>
    <message>
        <source>Scaling efficiency: %1 % against %2 GPUs</source>
        <translation>扩展效率：%1 %（以 %2 个 GPU 为基准）</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>线性扩展</translation>
    </message>
    <message>
        <source>%1 of GPUs that no offer of the filter has</source>
        <translation>%1 条属于筛选结果中没有的 GPU</translation>
    </message>
    <message>
        <source>Chosen: the benchmark with most measurements, %1</source>
        <translation>已选：测量结果最多的基准测试 %1</translation>
    </message>
    <message>
        <source>Lines join the best results; hollow marks are further ones. Dotted: linear scaling from the fewest GPUs; percent: what is left of it. Batch sizes, software and systems differ between results</source>
        <translation>折线连接最好的结果，空心标记为其余结果。点线：从最少 GPU 数起的线性扩展；百分比：相对线性扩展的效率。各结果的批大小、软件和系统不尽相同</translation>
    </message>
    <message>
        <source>None of the GPUs that the filter holds for was measured with this benchmark. Choose another benchmark, or widen the filter</source>
        <translation>筛选结果中的 GPU 都没有该基准测试的测量结果。请换一项基准测试，或放宽筛选</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>The catalog has no benchmark with known values</source>
        <translation>目录中没有数值已知的基准测试</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>benchmark and suite</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There is no benchmark “%1”; the one with most measurements is %2</source>
        <translation>没有名为“%1”的基准测试；测量结果最多的是 %2</translation>
    </message>
    <message>
        <source>“%1” stands for %2 benchmarks, among them %3</source>
        <translation>“%1”对应 %2 项基准测试，其中有 %3</translation>
    </message>
    <message>
        <source>%1: %2 measurements</source>
        <translation>%1：%2 条测量结果</translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation>吞吐量（%1）</translation>
    </message>
    <message>
        <source>Time to train (%1)</source>
        <translation>训练时长（%1）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>metric and unit</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 per GPU, %2</source>
        <translation>每 GPU %1，%2</translation>
    </message>
    <message>
        <source>%1 times number of GPUs, %2, lower is better</source>
        <translation>%1 × GPU 数，%2，越低越好</translation>
    </message>
    <message>
        <source>Measured figure: of each GPU the best result with the fewest GPUs, divided by their number</source>
        <translation>测量值：取每种 GPU 用最少 GPU 时的最好结果，除以 GPU 数</translation>
    </message>
    <message>
        <source>Measured figure: of each GPU the best result with the fewest GPUs, times their number</source>
        <translation>测量值：取每种 GPU 用最少 GPU 时的最好结果，乘以 GPU 数</translation>
    </message>
    <message>
        <source>Dense FP8</source>
        <translation>稠密 FP8</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Measured benchmark</source>
        <translation>实测基准</translation>
    </message>
    <message>
        <source>Dense FP16 or BF16</source>
        <translation>稠密 FP16 或 BF16</translation>
    </message>
    <message>
        <source>GPU memory of one GPU (GiB)</source>
        <translation>单 GPU 显存（GiB）</translation>
    </message>
    <message>
        <source>Memory bandwidth of one GPU (GB/s)</source>
        <translation>单 GPU 显存带宽（GB/s）</translation>
    </message>
    <message>
        <source>Dense FP8 of one GPU (TFLOPS)</source>
        <translation>单 GPU 稠密 FP8（TFLOPS）</translation>
    </message>
    <message>
        <source>Dense FP16 or BF16 of one GPU (TFLOPS)</source>
        <translation>单 GPU 稠密 FP16 或 BF16（TFLOPS）</translation>
    </message>
    <message>
        <source>Day the price was read</source>
        <translation>价格采集日期</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>变化：%1</translation>
    </message>
    <message>
        <source>%1, lowest</source>
        <translation>%1，最低</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1，中位数</translation>
    </message>
    <message>
        <source>Offers with a price: %1</source>
        <translation>有价格的报价：%1</translation>
    </message>
    <message>
        <source>%1 without a date</source>
        <translation>%1 个没有日期</translation>
    </message>
    <message>
        <source>A date that names a month or a year stands at its last day; a price holds until the next reading</source>
        <translation>只写到月或年的日期按其最后一天计；价格一直有效，直到下一次采集</translation>
    </message>
    <message>
        <source>There is no offer with the key “%1”</source>
        <translation>没有键值为“%1”的报价</translation>
    </message>
    <message>
        <source>Price per GPU over time, by offer</source>
        <translation>每 GPU 价格的变化：按报价</translation>
    </message>
    <message>
        <source>Chosen: the cheapest offer of each of the %1 cheapest GPUs</source>
        <translation>已选：最便宜的 %1 种 GPU 各自最低价的报价</translation>
    </message>
    <message>
        <source>Chosen: the cheapest offer of each of the %1 cheapest GPUs, among those read on more than one day</source>
        <translation>已选：在有不止一天读数的报价中，最便宜的 %1 种 GPU 各自最低价的报价</translation>
    </message>
    <message>
        <source>Lowest and median price per GPU over time, by GPU model</source>
        <translation>每 GPU 最低价和中位价的变化：按 GPU 型号</translation>
    </message>
    <message>
        <source>Chosen: the %1 GPUs with the most dated prices</source>
        <translation>已选：有日期的价格最多的 %1 种 GPU</translation>
    </message>
    <message>
        <source>A price counts from the day it was read until its offer is read again; a solid line is the lowest, a dashed one the median</source>
        <translation>价格从采集当天起计，直到该报价再次被采集；实线为最低价，虚线为中位价</translation>
    </message>
    <message>
        <source>Some days between are left out</source>
        <translation>中间有些日期未显示</translation>
    </message>
    <message>
        <source>Price per GPU over time, price series without an offer</source>
        <translation>每 GPU 价格的变化：没有对应报价的价格序列</translation>
    </message>
    <message>
        <source>Chosen: the series with most readings, %1 of %2 whose GPU and provider the filter holds for (of %3)</source>
        <translation>已选：读数最多的序列，取 GPU 和供应商符合筛选的 %2 个中的 %1 个（共 %3 个）</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格历史</translation>
    </message>
    <message>
        <source>None of the chosen prices has a date. Choose others, or widen the filter</source>
        <translation>所选的价格都没有日期。请另选，或放宽筛选</translation>
    </message>
    <message>
        <source>%1 whose GPU has no such figure</source>
        <translation>%1 个的 GPU 没有该指标</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>GPU and number of its offers</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>further GPUs: %1</source>
        <translation>其他 GPU：%1 种</translation>
    </message>
    <message>
        <source>Figure unknown: %1</source>
        <translation>指标未知：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Efficient frontier</source>
        <translation>有效前沿</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>offer and number of equal ones</comment>
        <translation>%1 等，另有 %2 个</translation>
    </message>
    <message>
        <source>Price against performance</source>
        <translation>价格与性能</translation>
    </message>
    <message>
        <source>Price against performance: %1</source>
        <translation>价格与性能：%1</translation>
    </message>
    <message>
        <source>None of the offers that pass the filter has both a price per GPU and this figure. Choose another figure, or widen the filter</source>
        <translation>符合筛选的报价中，没有一个同时有每 GPU 价格和该指标。请换一个指标，或放宽筛选</translation>
    </message>
    <message>
        <source>Saving of spot against on-demand by GPU model</source>
        <translation>各 GPU 型号竞价相对按需的节省</translation>
    </message>
    <message>
        <source>Saving of spot against on-demand by region</source>
        <translation>各区域竞价相对按需的节省</translation>
    </message>
    <message>
        <source>Saving of spot against on-demand by region group</source>
        <translation>各区域组竞价相对按需的节省</translation>
    </message>
    <message>
        <source>Saving of spot against on-demand by provider</source>
        <translation>各供应商竞价相对按需的节省</translation>
    </message>
    <message>
        <source>%1 that are not spot</source>
        <translation>%1 个不是竞价</translation>
    </message>
    <message>
        <source>%1 without an on-demand price of the same instance and region</source>
        <translation>%1 个没有同一实例、同一区域的按需价格</translation>
    </message>
    <message>
        <source>%1 whose two prices are more than 180 days apart or undated</source>
        <translation>%1 个的两个价格相隔超过 180 天或无日期</translation>
    </message>
    <message>
        <source>Saving: 1 − spot price ÷ on-demand price of the same instance in the same region; below 0 spot costs more</source>
        <translation>节省：1 − 竞价价格 ÷ 同一区域同一实例的按需价格；小于 0 表示竞价更贵</translation>
    </message>
    <message>
        <source>Spot costs more than on-demand: %1</source>
        <translation>竞价比按需更贵：%1</translation>
    </message>
    <message>
        <source>Savings whose two prices are more than 180 days apart or undated: %1</source>
        <translation>两个价格相隔超过 180 天或无日期的节省：%1</translation>
    </message>
    <message>
        <source>Spot saving</source>
        <translation>竞价节省</translation>
    </message>
    <message>
        <source>Saving against on-demand (%)</source>
        <translation>相对按需的节省（%）</translation>
    </message>
    <message>
        <source>%1 in %2 groups with a lower median saving</source>
        <translation>%1 个属于节省中位数更低的 %2 个分组</translation>
    </message>
    <message>
        <source>None of the offers that pass the filter is a spot offer with an on-demand price of the same instance and region. Widen the filter or clear it</source>
        <translation>符合筛选的报价中，没有一个竞价报价有同一实例、同一区域的按需价格。请放宽或清除筛选</translation>
    </message>
    <message>
        <source>Unknown of %1: %2</source>
        <translation>%1 的未知项：%2</translation>
    </message>
    <message>
        <source>Not drawn of %1, since it costs nothing: %2</source>
        <translation>%1 免费，因此未画出：%2</translation>
    </message>
    <message>
        <source>Doubtful about %1: %2</source>
        <translation>%1 存疑：%2</translation>
    </message>
    <message>
        <source>Left out, since unknown for all: %1</source>
        <translation>全部未知，已略去：%1</translation>
    </message>
    <message>
        <source>Specifications compared</source>
        <translation>规格对比</translation>
    </message>
    <message>
        <source>Specifications and price, each relative to the best of those compared</source>
        <translation>规格与价格，各项均相对于所比对象中的最佳值</translation>
    </message>
    <message>
        <source>Chosen: the %1 cheapest offers of different GPUs</source>
        <translation>已选：不同 GPU 中最便宜的 %1 个报价</translation>
    </message>
    <message>
        <source>%1 compares %2 to %3 offers, not %4</source>
        <translation>%1 可对比 %2 至 %3 个报价，不能是 %4 个</translation>
    </message>
    <message>
        <source>A comparison needs offers of two GPUs at least. Widen the filter, or choose offers to compare</source>
        <translation>对比至少需要两种 GPU 的报价。请放宽筛选条件，或选出要对比的报价</translation>
    </message>
    <message>
        <source>At the rim is the best of those compared: the highest figure, of prices the lowest. Figures are of the whole instance, bandwidth of one GPU</source>
        <translation>最外圈为所比对象中的最佳值：数值取最高，价格取最低。各项指整个实例，带宽指单个 GPU</translation>
    </message>
    <message>
        <source>None of the figures that are compared is known for these offers. Choose other offers</source>
        <translation>这些报价的各项对比数值都未知。请另选报价</translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>对比对象：%1</translation>
    </message>
    <message>
        <source>%1 % of the best</source>
        <translation>最佳值的 %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Throughput by number of GPUs: %1</source>
        <translation>吞吐量随 GPU 数的变化：%1</translation>
    </message>
    <message>
        <source>Time to train by number of GPUs: %1</source>
        <translation>训练时长随 GPU 数的变化：%1</translation>
    </message>
    <message>
        <source>%1 by number of GPUs: %2</source>
        <comment>metric and benchmark</comment>
        <translation>%1 随 GPU 数的变化：%2</translation>
    </message>
    <message>
        <source>Chosen: the cheapest offer, among those read on more than one day</source>
        <translation>已选：在多于一天读取过的报价中价格最低的一条</translation>
    </message>
    <message>
        <source>Chosen: the cheapest offer</source>
        <translation>已选：价格最低的报价</translation>
    </message>
    <message>
        <source>Chosen: the GPU with the most dated prices</source>
        <translation>已选：带日期的价格最多的 GPU</translation>
    </message>
    <message>
        <source>Line: the efficient frontier, offers that no other one beats in both price and figure; the others are pale</source>
        <translation>折线：有效前沿，即没有其他报价在价格和指标上都更优的报价；其余报价以浅色显示</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>publisher and number of its sources</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Sources, by publisher (number of them): %1</source>
        <translation>来源（按发布者，括号内为其来源数）：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is shown, what is left out</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>ChartActions</name>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>图表已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>ChartOption</name>
    <message>
        <source>horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>both axes</source>
        <translation>两个轴</translation>
    </message>
    <message>
        <source>no axis</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>By</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数坐标</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>against the lowest of its GPU</source>
        <translation>相对该 GPU 的最低价格</translation>
    </message>
    <message>
        <source>offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>GPU: lowest and median</source>
        <translation>GPU：最低价和中位价</translation>
    </message>
    <message>
        <source>price series without an offer</source>
        <translation>没有对应报价的价格序列</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>at most 180 days apart</source>
        <translation>相隔不超过 180 天</translation>
    </message>
</context>
<context>
    <name>ChartTable</name>
    <message>
        <source>By</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Lower whisker</source>
        <translation>下须</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>下四分位数</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>上四分位数</translation>
    </message>
    <message>
        <source>Upper whisker</source>
        <translation>上须</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>离群值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Time unit</source>
        <translation>时间单位</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价数</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>GPU id</source>
        <translation>GPU ID</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>On the frontier</source>
        <translation>位于前沿</translation>
    </message>
    <message>
        <source>Scaling efficiency (%)</source>
        <translation>扩展效率（%）</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Observed on</source>
        <translation>采集日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>%1, share of the best</source>
        <translation>%1，占最佳值的比例</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>figure and unit</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Cheapest offer</source>
        <translation>最低价报价</translation>
    </message>
    <message>
        <source>Offer with the highest saving</source>
        <translation>节省最多的报价</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>文件已损坏：%1。</translation>
    </message>
    <message>
        <source>Row %1 of table “%2” refers to a row of table “%3” that does not exist.</source>
        <translation>表“%2”的第 %1 行引用了表“%3”中不存在的行。</translation>
    </message>
    <message>
        <source>Row %1 of table “%2” has the date “%3”, which does not exist.</source>
        <translation>表“%2”的第 %1 行的日期“%3”不存在。</translation>
    </message>
    <message>
        <source>Offer %1 has a region of another provider.</source>
        <translation>报价 %1 的区域属于另一家供应商。</translation>
    </message>
    <message>
        <source>Offer %1 has no price reading at all.</source>
        <translation>报价 %1 没有任何价格采集记录。</translation>
    </message>
    <message>
        <source>Hardware %1 has a service of another provider.</source>
        <translation>硬件 %1 的服务属于另一家供应商。</translation>
    </message>
    <message>
        <source>Offer %1 has a price of 0 but is not marked as free.</source>
        <translation>报价 %1 的价格为 0，但未标为免费。</translation>
    </message>
</context>
<context>
    <name>ColumnGroup</name>
    <message>
        <source>What it is</source>
        <translation>基本信息</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Cost of the use</source>
        <translation>用量费用</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Source and data</source>
        <translation>来源与数据</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Benchmark id</source>
        <translation>基准测试标识</translation>
    </message>
    <message>
        <source>Identity of the measurement</source>
        <translation>测量结果的唯一标识</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>测试套件</translation>
    </message>
    <message>
        <source>Collection the measurement belongs to</source>
        <translation>测量结果所属的测试集</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Training, fine-tuning, inference or another task</source>
        <translation>训练、微调、推理或其他任务</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model that was run</source>
        <translation>运行的模型</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Data it was run on</source>
        <translation>运行所用的数据</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Software it was run with</source>
        <translation>运行所用的软件</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Samples a step, as the source states it</source>
        <translation>每步样本数，以来源所述为准</translation>
    </message>
    <message>
        <source>GPU id</source>
        <translation>GPU 标识</translation>
    </message>
    <message>
        <source>Short name of the GPU; a filter also finds it by name and alias</source>
        <translation>GPU 的简称；筛选时也可用名称和别名查找</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>Number of GPUs used</source>
        <translation>所用 GPU 的数量</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Machine it was measured on</source>
        <translation>测量所用的机器</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Throughput or time to train</source>
        <translation>吞吐量或训练时长</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测得的值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Unit of the value</source>
        <translation>数值的单位</translation>
    </message>
    <message>
        <source>Higher is better</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>Whether a higher value is the better one</source>
        <translation>数值是否越高越好</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>测量日期</translation>
    </message>
    <message>
        <source>Day of the measurement or of its publication</source>
        <translation>测量或发布的日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where it was published</source>
        <translation>发布之处</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Remark on the measurement</source>
        <translation>关于测量的备注</translation>
    </message>
    <message>
        <source>Claim id</source>
        <translation>说法标识</translation>
    </message>
    <message>
        <source>Identity of the claim</source>
        <translation>说法的唯一标识</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Which of the two articles makes the claim</source>
        <translation>该说法出自两篇文章中的哪一篇</translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation>供应商标识</translation>
    </message>
    <message>
        <source>Provider the claim is about</source>
        <translation>说法所涉及的供应商</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>What the claim is about</source>
        <translation>说法所涉及的内容</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>The claim in English</source>
        <translation>说法的英文表述</translation>
    </message>
    <message>
        <source>Claim in Chinese</source>
        <translation>中文说法</translation>
    </message>
    <message>
        <source>The claim in Chinese</source>
        <translation>说法的中文表述</translation>
    </message>
    <message>
        <source>Figure in the claim</source>
        <translation>说法中的数值</translation>
    </message>
    <message>
        <source>Unit of the figures</source>
        <translation>数值的单位</translation>
    </message>
    <message>
        <source>Checked value</source>
        <translation>核查值</translation>
    </message>
    <message>
        <source>What the facts say</source>
        <translation>事实数据给出的值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>核查结果</translation>
    </message>
    <message>
        <source>Confirmed, outdated, contradicted or unverified</source>
        <translation>属实、已过时、与事实不符或未核实</translation>
    </message>
    <message>
        <source>Where it was checked</source>
        <translation>核查所依据的来源</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Remark on the verdict</source>
        <translation>关于核查结果的说明</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Name of the GPU</source>
        <translation>GPU 的名称</translation>
    </message>
    <message>
        <source>GPU vendor</source>
        <translation>GPU 厂商</translation>
    </message>
    <message>
        <source>Maker of the GPU</source>
        <translation>GPU 的制造商</translation>
    </message>
    <message>
        <source>Kind of accelerator</source>
        <translation>加速器类型</translation>
    </message>
    <message>
        <source>GPU, TPU or another accelerator</source>
        <translation>GPU、TPU 或其他加速器</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Generation of the chip</source>
        <translation>芯片的代次</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Year it came out</source>
        <translation>推出的年份</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>单个 GPU 的显存</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>显存类型</translation>
    </message>
    <message>
        <source>Kind of GPU memory</source>
        <translation>显存的种类</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Memory bandwidth of one GPU</source>
        <translation>单个 GPU 的显存带宽</translation>
    </message>
    <message>
        <source>FP64 performance</source>
        <translation>FP64 性能</translation>
    </message>
    <message>
        <source>Peak without tensor cores, dense</source>
        <translation>不使用张量核心的稠密峰值</translation>
    </message>
    <message>
        <source>FP32 performance</source>
        <translation>FP32 性能</translation>
    </message>
    <message>
        <source>Dense peak</source>
        <translation>稠密峰值</translation>
    </message>
    <message>
        <source>TF32 performance</source>
        <translation>TF32 性能</translation>
    </message>
    <message>
        <source>Dense tensor-core peak</source>
        <translation>张量核心稠密峰值</translation>
    </message>
    <message>
        <source>FP16 performance</source>
        <translation>FP16 性能</translation>
    </message>
    <message>
        <source>BF16 performance</source>
        <translation>BF16 性能</translation>
    </message>
    <message>
        <source>FP8 performance</source>
        <translation>FP8 性能</translation>
    </message>
    <message>
        <source>INT8 performance</source>
        <translation>INT8 性能</translation>
    </message>
    <message>
        <source>Dense peak in TOPS</source>
        <translation>稠密峰值，单位 TOPS</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>Thermal design power of one GPU</source>
        <translation>单个 GPU 的热设计功耗</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互连</translation>
    </message>
    <message>
        <source>Link of the GPU</source>
        <translation>GPU 的互连方式</translation>
    </message>
    <message>
        <source>Interconnect bandwidth</source>
        <translation>互连带宽</translation>
    </message>
    <message>
        <source>Bandwidth of that link</source>
        <translation>该互连的带宽</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>外形规格</translation>
    </message>
    <message>
        <source>How the GPU is built in</source>
        <translation>GPU 的安装形式</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>Other names of the GPU</source>
        <translation>GPU 的其他名称</translation>
    </message>
    <message>
        <source>Instance aliases</source>
        <translation>实例别名</translation>
    </message>
    <message>
        <source>Instance types that name the GPU in price feeds</source>
        <translation>价格数据源中代表该 GPU 的实例规格</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价数</translation>
    </message>
    <message>
        <source>Number of offers with this GPU</source>
        <translation>含该 GPU 的报价数量</translation>
    </message>
    <message>
        <source>Lowest price per GPU</source>
        <translation>每 GPU 最低价格</translation>
    </message>
    <message>
        <source>Median price per GPU</source>
        <translation>每 GPU 价格中位数</translation>
    </message>
    <message>
        <source>Median of the known prices per GPU-hour; free offers left out</source>
        <translation>已知每 GPU 小时价格的中位数，不计免费报价</translation>
    </message>
    <message>
        <source>Where the figures were read</source>
        <translation>数值的出处</translation>
    </message>
    <message>
        <source>Remark on the figures</source>
        <translation>关于数值的备注</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Identity of the offer or series</source>
        <translation>报价或序列的唯一标识</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>A reading of an offer, or a series that belongs to no offer</source>
        <translation>报价的采集记录，或不属于任何报价的序列</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>The reading is the one the offer shows</source>
        <translation>报价所显示的就是这条采集记录</translation>
    </message>
    <message>
        <source>Short name of the provider, as filters write it</source>
        <translation>供应商的简称，即筛选中的写法</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Name of the machine at the provider</source>
        <translation>供应商对该机器的命名</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Region at the provider; unknown where one price holds everywhere</source>
        <translation>供应商的区域；各地同价时为未知</translation>
    </message>
    <message>
        <source>Purchase model</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>On-demand, spot, reserved or subscription</source>
        <translation>按需、竞价、预留或订阅</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Tells offers apart that are otherwise the same, such as the way of payment</source>
        <translation>区分其他方面都相同的报价，例如付款方式不同</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Price of the whole instance</source>
        <translation>整个实例的价格</translation>
    </message>
    <message>
        <source>Price per GPU</source>
        <translation>每 GPU 价格</translation>
    </message>
    <message>
        <source>Price divided by the number of GPUs; of a slice, for a whole GPU&apos;s worth</source>
        <translation>价格除以 GPU 数量；切片则折算为一整个 GPU</translation>
    </message>
    <message>
        <source>Original price</source>
        <translation>原始价格</translation>
    </message>
    <message>
        <source>Price per hour of the whole instance as the source states it, in the original currency</source>
        <translation>来源所述的整个实例的每小时价格，以原始币种计</translation>
    </message>
    <message>
        <source>Original currency</source>
        <translation>原始币种</translation>
    </message>
    <message>
        <source>Currency of the source</source>
        <translation>来源所用的币种</translation>
    </message>
    <message>
        <source>Observed on</source>
        <translation>采集日期</translation>
    </message>
    <message>
        <source>Day the price was read; unknown where the source has no date</source>
        <translation>采集价格的日期；来源没有日期时为未知</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>距今</translation>
    </message>
    <message>
        <source>Days since the price was read</source>
        <translation>自采集价格以来的天数</translation>
    </message>
    <message>
        <source>Where the price was read</source>
        <translation>价格的出处</translation>
    </message>
    <message>
        <source>Remark on the reading</source>
        <translation>关于采集记录的备注</translation>
    </message>
    <message>
        <source>Identity of the offer: provider, instance type, region, purchase model and variant</source>
        <translation>报价的唯一标识：供应商、实例规格、区域、计费方式和变体</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Name of the provider</source>
        <translation>供应商的名称</translation>
    </message>
    <message>
        <source>Kind of provider</source>
        <translation>供应商类型</translation>
    </message>
    <message>
        <source>Hyperscaler, specialist, marketplace or notebook service</source>
        <translation>超大规模云、专业 GPU 云、算力市场或笔记本服务</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Product of the provider that the offer belongs to</source>
        <translation>报价所属的供应商产品</translation>
    </message>
    <message>
        <source>How the GPU is built in; unknown where the source does not say</source>
        <translation>GPU 的安装形式；来源未说明时为未知</translation>
    </message>
    <message>
        <source>Number of GPUs in the instance; less than 1 is a slice of one</source>
        <translation>实例中的 GPU 数量；小于 1 表示一个 GPU 的切片</translation>
    </message>
    <message>
        <source>Memory of one GPU, or of the slice</source>
        <translation>单个 GPU 或切片的显存</translation>
    </message>
    <message>
        <source>GPU memory in all</source>
        <translation>总显存</translation>
    </message>
    <message>
        <source>Memory of all GPUs of the instance</source>
        <translation>实例全部 GPU 的显存</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Virtual processors of the instance</source>
        <translation>实例的虚拟处理器数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Main memory of the instance</source>
        <translation>实例的主内存</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>本地存储</translation>
    </message>
    <message>
        <source>Storage that comes with the instance, the vendor&apos;s nominal figure</source>
        <translation>实例自带的存储，以厂商标称值为准</translation>
    </message>
    <message>
        <source>Links between the GPUs and between the machines</source>
        <translation>GPU 之间以及机器之间的连接</translation>
    </message>
    <message>
        <source>Region group</source>
        <translation>区域组</translation>
    </message>
    <message>
        <source>Part of the world the region lies in</source>
        <translation>区域所在的世界地区</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>The source says it costs nothing</source>
        <translation>来源注明免费</translation>
    </message>
    <message>
        <source>Price per TFLOPS</source>
        <translation>每 TFLOPS 价格</translation>
    </message>
    <message>
        <source>Price divided by the dense FP16 or BF16 TFLOPS of the instance</source>
        <translation>价格除以实例的 FP16 或 BF16 稠密 TFLOPS</translation>
    </message>
    <message>
        <source>Price per GiB of GPU memory</source>
        <translation>每 GiB 显存价格</translation>
    </message>
    <message>
        <source>Price divided by the GPU memory of the instance</source>
        <translation>价格除以实例的显存</translation>
    </message>
    <message>
        <source>Spot saving</source>
        <translation>竞价节省</translation>
    </message>
    <message>
        <source>Saving against on-demand of the same instance and region; negative where spot costs more</source>
        <translation>与同实例同区域的按需价格相比节省的比例；竞价更贵时为负</translation>
    </message>
    <message>
        <source>Comparison currency</source>
        <translation>比较币种</translation>
    </message>
    <message>
        <source>Currency that prices are compared in</source>
        <translation>比较价格所用的币种</translation>
    </message>
    <message>
        <source>Subscription fee</source>
        <translation>订阅费</translation>
    </message>
    <message>
        <source>Fee per month in the original currency</source>
        <translation>每月费用，以原始币种计</translation>
    </message>
    <message>
        <source>Included units</source>
        <translation>包含的单元</translation>
    </message>
    <message>
        <source>Compute units a month that the subscription includes</source>
        <translation>订阅每月包含的计算单元</translation>
    </message>
    <message>
        <source>Session limit</source>
        <translation>会话时限</translation>
    </message>
    <message>
        <source>Longest session</source>
        <translation>单次会话的最长时间</translation>
    </message>
    <message>
        <source>Dense FP16, else BF16 peak of the whole instance</source>
        <translation>整个实例的 FP16 稠密峰值，没有则取 BF16</translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation>计费粒度</translation>
    </message>
    <message>
        <source>Time is billed in steps of so many seconds</source>
        <translation>计费时间的最小步长，以秒计</translation>
    </message>
    <message>
        <source>Minimum billing</source>
        <translation>最短计费时长</translation>
    </message>
    <message>
        <source>Shortest time that is billed</source>
        <translation>计费的最短时间</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Machine-learning frameworks that the provider supports</source>
        <translation>供应商支持的机器学习框架</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>合规</translation>
    </message>
    <message>
        <source>Programmes the provider names; read their scope at the source</source>
        <translation>供应商列出的合规项目；适用范围请查阅来源</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>使用方式</translation>
    </message>
    <message>
        <source>How one works on it: SSH, notebook or managed jobs</source>
        <translation>如何使用：SSH、笔记本或托管作业</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>供应商的英文名称</translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation>中文名称</translation>
    </message>
    <message>
        <source>Name in Simplified Chinese</source>
        <translation>供应商的简体中文名称</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>主页</translation>
    </message>
    <message>
        <source>Web site of the provider</source>
        <translation>供应商的网站</translation>
    </message>
    <message>
        <source>Price page</source>
        <translation>价格页面</translation>
    </message>
    <message>
        <source>Where the provider states its prices</source>
        <translation>供应商公布价格的页面</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>How time is billed</source>
        <translation>时间的计费方法</translation>
    </message>
    <message>
        <source>Free credit</source>
        <translation>免费额度</translation>
    </message>
    <message>
        <source>Credit or free tier for new users</source>
        <translation>新用户的赠金或免费套餐</translation>
    </message>
    <message>
        <source>Egress price</source>
        <translation>出网流量价格</translation>
    </message>
    <message>
        <source>USD per GiB that leaves the provider, first paid tier</source>
        <translation>每 GiB 流出供应商流量的美元价格，取首个收费档</translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation>存储价格</translation>
    </message>
    <message>
        <source>USD per GiB and month of block storage</source>
        <translation>块存储每 GiB 每月的美元价格</translation>
    </message>
    <message>
        <source>Compliance in detail</source>
        <translation>合规详情</translation>
    </message>
    <message>
        <source>The same in the vendor&apos;s wording</source>
        <translation>合规项目，按厂商原文表述</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>What the provider is good for, in English</source>
        <translation>该供应商的长处，英文表述</translation>
    </message>
    <message>
        <source>Strengths in Chinese</source>
        <translation>中文优势</translation>
    </message>
    <message>
        <source>What the provider is good for, in Chinese</source>
        <translation>该供应商的长处，中文表述</translation>
    </message>
    <message>
        <source>Number of offers of this provider</source>
        <translation>该供应商的报价数量</translation>
    </message>
    <message>
        <source>Kinds of GPU</source>
        <translation>GPU 种类数</translation>
    </message>
    <message>
        <source>Number of different GPUs among its offers</source>
        <translation>其报价中不同 GPU 的数量</translation>
    </message>
    <message>
        <source>Where the facts were read</source>
        <translation>事实数据的出处</translation>
    </message>
    <message>
        <source>Short name of the source, as other tables write it</source>
        <translation>来源的简称，即其他表中的写法</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the source</source>
        <translation>来源的标题</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Who published it</source>
        <translation>来源由谁发布</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Where it can be read</source>
        <translation>可以查阅的地址</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>使用条款</translation>
    </message>
    <message>
        <source>Retrieved on</source>
        <translation>获取日期</translation>
    </message>
    <message>
        <source>Day it was read</source>
        <translation>读取来源的日期</translation>
    </message>
    <message>
        <source>Day its figures are from</source>
        <translation>来源数据所属的日期</translation>
    </message>
    <message>
        <source>Kind of source</source>
        <translation>来源类型</translation>
    </message>
    <message>
        <source>Vendor page, data set, article, paper or benchmark</source>
        <translation>厂商页面、数据集、文章、论文或基准测试</translation>
    </message>
    <message>
        <source>Marks of doubtful data: what a rule of data health found wrong with the offer</source>
        <translation>存疑数据的标记：数据健康规则在该报价中发现的问题</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>竞价价格</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>What was measured and how: only rows with the same text here may be compared with each other</source>
        <translation>测了什么、如何测：只有此处文字相同的行才能相互比较</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Derived: computed from what was published; vendor&apos;s own figure: checked by nobody else; preview: of a product that could not be had</source>
        <translation>推算：由公布的数据计算得出；厂商自报：没有他人核对；预览：当时还无法获得的产品</translation>
    </message>
    <message>
        <source>Cost of a million</source>
        <translation>百万次费用</translation>
    </message>
    <message>
        <source>Throughput: what a million images, tokens or samples cost at the lowest price that is known for these GPUs</source>
        <translation>吞吐量：按这些 GPU 的已知最低价，处理一百万张图像、词元或样本的费用</translation>
    </message>
    <message>
        <source>Cost of a run</source>
        <translation>单次训练费用</translation>
    </message>
    <message>
        <source>Time to train: what the run costs at the lowest price that is known for these GPUs</source>
        <translation>训练时长：按这些 GPU 的已知最低价，训练一次的费用</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>相对速度</translation>
    </message>
    <message>
        <source>Times as fast as the best result of the chosen GPU in the same benchmark; unknown where it has none</source>
        <translation>是所选 GPU 在同一基准测试中最好结果的多少倍；该 GPU 没有可比结果时未知</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Name without memory size and form factor</source>
        <translation>不含显存大小和外形规格的名称</translation>
    </message>
    <message>
        <source>Lowest known price per GPU-hour; free and doubtful offers left out</source>
        <translation>已知的最低每 GPU 小时价格，不含免费和存疑的报价</translation>
    </message>
    <message>
        <source>Price per GiB</source>
        <translation>每 GiB 价格</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>供应商数</translation>
    </message>
    <message>
        <source>Number of providers that rent it out</source>
        <translation>出租它的供应商数量</translation>
    </message>
    <message>
        <source>Rented out by</source>
        <translation>出租方</translation>
    </message>
    <message>
        <source>Ids of the providers that rent it out</source>
        <translation>出租它的供应商的标识</translation>
    </message>
    <message>
        <source>Highest price per GPU</source>
        <translation>最高每 GPU 价格</translation>
    </message>
    <message>
        <source>Highest known price per GPU-hour; free offers left out</source>
        <translation>已知的最高每 GPU 小时价格，不含免费报价</translation>
    </message>
    <message>
        <source>GPUs on offer</source>
        <translation>提供的 GPU</translation>
    </message>
    <message>
        <source>Ids of the GPUs among its offers; a filter also finds them by name</source>
        <translation>其报价中 GPU 的标识；筛选时也可用名称查找</translation>
    </message>
    <message>
        <source>Purchase models</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>How its offers can be paid</source>
        <translation>其报价可用的付费方式</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域数</translation>
    </message>
    <message>
        <source>Number of named regions among its offers</source>
        <translation>其报价中有名称的区域数量</translation>
    </message>
    <message>
        <source>Parts of the world</source>
        <translation>所在地区</translation>
    </message>
    <message>
        <source>Where its offers are</source>
        <translation>其报价所在的地区</translation>
    </message>
    <message>
        <source>Billing step</source>
        <translation>计费步长</translation>
    </message>
    <message>
        <source>Smallest step that time is billed in among its offers</source>
        <translation>其报价中最小的计时步长</translation>
    </message>
    <message>
        <source>Minimum billed</source>
        <translation>最短计费</translation>
    </message>
    <message>
        <source>Smallest time that is billed at least among its offers</source>
        <translation>其报价中最短的起计时间</translation>
    </message>
    <message>
        <source>How its machines are reached</source>
        <translation>其机器的访问方式</translation>
    </message>
    <message>
        <source>Newest price</source>
        <translation>最新价格</translation>
    </message>
    <message>
        <source>Day of the newest price among its offers</source>
        <translation>其报价中最新价格的日期</translation>
    </message>
    <message>
        <source>Days since its newest price was read</source>
        <translation>距其最新价格采集日的天数</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法数</translation>
    </message>
    <message>
        <source>Number of checked claims about it</source>
        <translation>关于它的已核查说法数量</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>How many facts of the catalog, of any kind, come from it</source>
        <translation>目录中来自它的各类事实数量</translation>
    </message>
    <message>
        <source>Number of offers whose current price comes from it</source>
        <translation>当前价格来自它的报价数量</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量数</translation>
    </message>
    <message>
        <source>Number of measurements that come from it</source>
        <translation>来自它的测量数量</translation>
    </message>
    <message>
        <source>Number of claims that were checked with it</source>
        <translation>用它核查的说法数量</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Rule and offer</source>
        <translation>规则与报价</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What was looked for</source>
        <translation>检查的内容</translation>
    </message>
    <message>
        <source>Doubt or remark</source>
        <translation>存疑或提示</translation>
    </message>
    <message>
        <source>A doubt says that a figure may be wrong, a remark how it must be read</source>
        <translation>存疑表示数值可能有误，提示表示应如何理解</translation>
    </message>
    <message>
        <source>Identity of the offer</source>
        <translation>报价的标识</translation>
    </message>
    <message>
        <source>Region as the provider names it</source>
        <translation>供应商所用的区域名称</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What was found, with its figures</source>
        <translation>发现的问题及其数值</translation>
    </message>
    <message>
        <source>What is done about it</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>How the program treats the offer</source>
        <translation>程序如何处理该报价</translation>
    </message>
    <message>
        <source>Lowest known price for one TFLOPS and hour (dense FP16, else BF16); free and doubtful offers left out</source>
        <translation>每 TFLOPS 每小时的最低已知价格（FP16 稠密，没有则用 BF16）；不计免费和存疑的报价</translation>
    </message>
    <message>
        <source>Lowest known price for one GiB of GPU memory and hour; free and doubtful offers left out</source>
        <translation>每 GiB 显存每小时的最低已知价格；不计免费和存疑的报价</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>已加星标</translation>
    </message>
    <message>
        <source>Whether you have put a star on the offer</source>
        <translation>是否为该报价加了星标</translation>
    </message>
    <message>
        <source>My note</source>
        <translation>我的备注</translation>
    </message>
    <message>
        <source>What you have noted about the offer</source>
        <translation>您为该报价写下的备注</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 不接受值。</translation>
    </message>
    <message>
        <source>%1 needs a value after it.</source>
        <translation>%1 后面需要一个值。</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>没有选项 %1。</translation>
    </message>
    <message>
        <source>There is no option %1; did you mean %2?</source>
        <translation>没有选项 %1；是否想输入 %2？</translation>
    </message>
    <message>
        <source>“%1” is one argument too many; put quotes around the whole filter.</source>
        <translation>多了一个参数“%1”；请用引号括住整个筛选条件。</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>多了一个参数“%1”。</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation>%1 需要 %2。</translation>
    </message>
    <message>
        <source>--today needs a date like 2026-01-31, not “%1”.</source>
        <translation>--today 需要 2026-01-31 这样的日期，而不是“%1”。</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>试试：%1</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file.</source>
        <translation>“%1”既不是命令，也不是文件。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; did you mean %2?</source>
        <translation>“%1”既不是命令，也不是文件；是否想输入 %2？</translation>
    </message>
    <message>
        <source>There is no display to open the window on; commands like “gpu-atlas offers” work without one.</source>
        <translation>没有可打开窗口的显示器；“gpu-atlas offers”等命令不需要显示器。</translation>
    </message>
    <message>
        <source>“%1” does not say which kind of picture it is; end it with .png, .svg or .pdf or add --format.</source>
        <translation>从“%1”看不出图片格式；请以 .png、.svg 或 .pdf 结尾，或加上 --format。</translation>
    </message>
    <message>
        <source>--size needs width and height in pixels like 1600x900, each from 64 to 16384, not “%1”.</source>
        <translation>--size 需要以像素计的宽和高，例如 1600x900，每边从 64 到 16384，而不是“%1”。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>chart needs the chart&apos;s name, one of: %1.</source>
        <translation>chart 需要图表名称，可选：%1。</translation>
    </message>
    <message>
        <source>chart needs -o FILE.png, .svg or .pdf, or --data csv or json.</source>
        <translation>chart 需要 -o FILE.png、.svg 或 .pdf，或者 --data csv 或 json。</translation>
    </message>
    <message>
        <source>draw a chart into a file, or print the numbers behind it</source>
        <translation>将图表画入文件，或输出图表背后的数值</translation>
    </message>
    <message>
        <source>Formats: png, svg, pdf; the file&apos;s name says which, for -o - and devices --format does. Needs no display.</source>
        <translation>格式：png、svg、pdf；由文件名决定，写入 -o - 或设备文件时由 --format 决定。不需要显示器。</translation>
    </message>
    <message>
        <source>write into this file, whole or not at all</source>
        <translation>写入此文件，要么完整写入，要么完全不写</translation>
    </message>
    <message>
        <source>print the numbers instead of the picture</source>
        <translation>输出数值而不是图片</translation>
    </message>
    <message>
        <source>size in pixels, 1600x900 if not given</source>
        <translation>以像素计的尺寸，默认 1600x900</translation>
    </message>
    <message>
        <source>pixels per inch, 96 if not given; more makes text larger</source>
        <translation>每英寸像素数，默认 96；越大则文字越大</translation>
    </message>
    <message>
        <source>colours on a light or on a dark ground</source>
        <translation>使用浅色或深色背景的配色</translation>
    </message>
    <message>
        <source>keep text as text in SVG, or draw it for machines without the fonts</source>
        <translation>SVG 中的文字保留为文本，或画成图形以便没有相应字体的机器显示</translation>
    </message>
    <message>
        <source>The file is sound.</source>
        <translation>文件完好。</translation>
    </message>
    <message>
        <source>facets needs --by COLUMN.</source>
        <translation>facets 需要 --by COLUMN。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价数</translation>
    </message>
    <message>
        <source>count offers by the values of columns</source>
        <translation>按列的值统计报价数</translation>
    </message>
    <message>
        <source>Formats: json (an array of column, value and count; an unknown value is null), csv, tsv, table. A column that holds several values counts each of them, so its counts may sum up to more than the offers.</source>
        <translation>格式：json（由 column、value 和 count 组成的数组；未知值为 null）、csv、tsv、table。一列含多个值时，每个值都计数，因此合计可能多于报价数。</translation>
    </message>
    <message>
        <source>the columns to count by</source>
        <translation>用于统计的列</translation>
    </message>
    <message>
        <source>leave a column&apos;s own part of the filter out, as the window&apos;s facets do</source>
        <translation>忽略筛选中针对该列自身的部分，与窗口中的分面相同</translation>
    </message>
    <message>
        <source>currency to compare in, USD if not given</source>
        <translation>比较所用的币种，默认 USD</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>读取内容</translation>
    </message>
    <message>
        <source>list the formats that import reads</source>
        <translation>列出 import 可读取的格式</translation>
    </message>
    <message>
        <source>Formats: table, json, csv, tsv.</source>
        <translation>格式：table、json、csv、tsv。</translation>
    </message>
    <message>
        <source>“%1” is an address; download it first and import the file.</source>
        <translation>“%1”是网址；请先下载，再导入文件。</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>import needs --feed, one of: %1.</source>
        <translation>import 需要 --feed，可选：%1。</translation>
    </message>
    <message>
        <source>import needs at least one file.</source>
        <translation>import 至少需要一个文件。</translation>
    </message>
    <message>
        <source>--observed-on needs a date like 2026-01-31, not “%1”.</source>
        <translation>--observed-on 需要 2026-01-31 这样的日期，而不是“%1”。</translation>
    </message>
    <message>
        <source>--undo takes one run at most.</source>
        <translation>--undo 最多接受一个导入编号。</translation>
    </message>
    <message>
        <source>--undo needs the number of a run, not “%1”.</source>
        <translation>--undo 需要导入编号，而不是“%1”。</translation>
    </message>
    <message>
        <source>Run %1 (%2, %3) was undone.</source>
        <translation>已撤销导入 %1（%2，%3）。</translation>
    </message>
    <message>
        <source>import offers and facts into the catalog, or undo an import</source>
        <translation>将报价和资料导入目录，或撤销导入</translation>
    </message>
    <message>
        <source>the format of the files, see the command feeds</source>
        <translation>文件格式，见 feeds 命令</translation>
    </message>
    <message>
        <source>the provider, where the rows do not name it</source>
        <translation>行中未注明供应商时使用的供应商</translation>
    </message>
    <message>
        <source>the day of the prices, where the rows have none</source>
        <translation>行中没有日期时使用的价格日期</translation>
    </message>
    <message>
        <source>only say what would change</source>
        <translation>只显示将有哪些更改</translation>
    </message>
    <message>
        <source>take back a run, without a number the newest one</source>
        <translation>撤销一次导入，不带编号则撤销最近一次</translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation>第 %1 行：</translation>
    </message>
    <message>
        <source>%1 (row skipped)</source>
        <translation>%1（已跳过该行）</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Stubs</source>
        <translation>占位条目</translation>
    </message>
    <message>
        <source>make a new catalog from the starter facts</source>
        <translation>用初始数据新建目录</translation>
    </message>
    <message>
        <source>An existing file is never overwritten. Prints how many rows each table has taken in. Formats: table, json, csv, tsv.</source>
        <translation>绝不覆盖已有文件。输出各表收录的行数。格式：table、json、csv、tsv。</translation>
    </message>
    <message>
        <source>without the starter facts</source>
        <translation>不含初始数据</translation>
    </message>
    <message>
        <source>use this catalog instead of your own one</source>
        <translation>使用此目录，而不是您自己的目录</translation>
    </message>
    <message>
        <source>language of messages, titles and pictures</source>
        <translation>消息、标题和图片的语言</translation>
    </message>
    <message>
        <source>how the result is written, see each command</source>
        <translation>结果的输出格式，见各命令</translation>
    </message>
    <message>
        <source>count ages from this day and write it into files (YYYY-MM-DD)</source>
        <translation>以这一天计算价格天数，并写入文件（YYYY-MM-DD）</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>print this help, or that of a command (also -h)</source>
        <translation>显示本帮助或某个命令的帮助（也可用 -h）</translation>
    </message>
    <message>
        <source>An .xlsx file is nothing for a terminal; name a file with -o.</source>
        <translation>.xlsx 文件无法输出到终端；请用 -o 指定文件。</translation>
    </message>
    <message>
        <source>Formats: table, csv, excel-csv, tsv, json, markdown, xlsx. csv, tsv and json are for programs: all columns under their keys, prices per hour. The others are for people: the columns shown by default, in the chosen unit, which the titles name.</source>
        <translation>格式：table、csv、excel-csv、tsv、json、markdown、xlsx。csv、tsv 和 json 供程序使用：包含所有列，以列键命名，价格按小时计。其余格式供人阅读：包含默认显示的列，价格按所选单位计，单位见列标题。</translation>
    </message>
    <message>
        <source>write these columns, in this order</source>
        <translation>按此顺序输出这些列</translation>
    </message>
    <message>
        <source>sort by these columns; unknown values come last</source>
        <translation>按这些列排序；未知值排在最后</translation>
    </message>
    <message>
        <source>write at most N rows</source>
        <translation>最多输出 N 行</translation>
    </message>
    <message>
        <source>write into this file, whole or not at all; its name may say the format</source>
        <translation>写入此文件，要么完整写入，要么不写；文件名可决定格式</translation>
    </message>
    <message>
        <source>list offers, cheapest per GPU-hour first</source>
        <translation>列出报价，每 GPU 小时价格最低的在前</translation>
    </message>
    <message>
        <source>list GPUs and other accelerators</source>
        <translation>列出 GPU 和其他加速器</translation>
    </message>
    <message>
        <source>list providers</source>
        <translation>列出供应商</translation>
    </message>
    <message>
        <source>list measured throughput and times to train</source>
        <translation>列出实测吞吐量和训练时长</translation>
    </message>
    <message>
        <source>list where the facts come from</source>
        <translation>列出数据来源</translation>
    </message>
    <message>
        <source>list claims that were checked, with the verdict</source>
        <translation>列出核查过的说法及核查结果</translation>
    </message>
    <message>
        <source>list every observed price, current or not</source>
        <translation>列出所有采集到的价格，无论是否当前有效</translation>
    </message>
    <message>
        <source>%1 needs a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 需要 %2 到 %3 之间的整数，而不是“%4”。</translation>
    </message>
    <message>
        <source>time unit of prices (a month has 730 h, a year 8760 h)</source>
        <translation>价格的时间单位（一个月按 730 小时、一年按 8760 小时计）</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a heading in help</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>a text contains a word; = is exactly, != is not</source>
        <translation>文本包含某个词；= 为完全等于，!= 为不等于</translation>
    </message>
    <message>
        <source>numbers and dates also know &lt; &lt;= &gt; &gt;=</source>
        <translation>数字和日期还可用 &lt; &lt;= &gt; &gt;=</translation>
    </message>
    <message>
        <source>a range, both ends included; one end may be left out</source>
        <translation>范围，含两端；可省略一端</translation>
    </message>
    <message>
        <source>any of several values</source>
        <translation>多个值中的任意一个</translation>
    </message>
    <message>
        <source>not; also NOT, AND, OR and parentheses</source>
        <translation>取反；也可用 NOT、AND、OR 和括号</translation>
    </message>
    <message>
        <source>the value is unknown; price:any: it is known</source>
        <translation>值未知；price:any 则为已知</translation>
    </message>
    <message>
        <source>words of provider, instance type, GPU, region or note</source>
        <translation>供应商、实例规格、GPU、区域或备注中的词</translation>
    </message>
    <message>
        <source>Columns have the names that --format json prints; price, vram, count and ram are short names. Put quotes around the filter, so that the shell leaves it alone.</source>
        <translation>列名与 --format json 输出的一致；price、vram、count 和 ram 是简称。请给筛选条件加上引号，以免 shell 对其进行解释。</translation>
    </message>
    <message>
        <source>Exit codes</source>
        <translation>退出码</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>it could not be done</source>
        <translation>未能完成</translation>
    </message>
    <message>
        <source>the command line is wrong</source>
        <translation>命令行有误</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>your own catalog, made from the starter facts on first use</source>
        <translation>您自己的目录，首次使用时用初始数据创建</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>work without a window or a display</source>
        <translation>不打开窗口，无需显示器</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Options of all commands</source>
        <translation>所有命令的选项</translation>
    </message>
    <message>
        <source>gpu-atlas COMMAND --help says more about a command.</source>
        <translation>用 gpu-atlas COMMAND --help 查看命令的详细说明。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>filter, chart and compare GPU cloud offers</source>
        <translation>筛选、图表展示和对比 GPU 云报价</translation>
    </message>
    <message>
        <source>The result could not be written to the standard output.</source>
        <translation>无法将结果写入标准输出。</translation>
    </message>
    <message>
        <source>%1 knows no “%2”; did you mean “%3”?</source>
        <translation>%1 不支持“%2”；您是否想输入“%3”？</translation>
    </message>
    <message>
        <source>%1 knows no “%2”, only: %3.</source>
        <translation>%1 不支持“%2”，仅支持：%3。</translation>
    </message>
    <message>
        <source>Nothing could be imported: every row was skipped.</source>
        <translation>未能导入任何内容：所有行均被跳过。</translation>
    </message>
    <message>
        <source>The name “%1” says no format that this command writes; use one of %2, or say the format with --format.</source>
        <translation>文件名“%1”没有指明此命令能写出的格式；请使用 %2 之一，或用 --format 指定格式。</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for Wayland is not installed, so the window cannot be opened; on Debian and Ubuntu it is in the package qt6-wayland.</source>
        <translation>未安装 Qt 的 Wayland 插件，无法打开窗口；在 Debian 和 Ubuntu 上，该插件在软件包 qt6-wayland 中。</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for the platform “%1” is not installed, so the window cannot be opened.</source>
        <translation>未安装 Qt 的平台插件“%1”，无法打开窗口。</translation>
    </message>
    <message>
        <source>%1 does not take a view.</source>
        <translation>%1 不接受视图。</translation>
    </message>
    <message>
        <source>There is no view “%1”.</source>
        <translation>没有视图“%1”。</translation>
    </message>
    <message>
        <source>take filter, columns, order, unit and currency from this view; what is said beside it wins</source>
        <translation>从这个视图取筛选条件、列、排序、单位和货币；另外给出的选项优先</translation>
    </message>
    <message>
        <source>“%1” is a view of %2, not of %3.</source>
        <translation>“%1”是 %2 的视图，不是 %3 的视图。</translation>
    </message>
    <message>
        <source>The filter of the view “%1” cannot be used here.</source>
        <translation>视图“%1”的筛选条件在这里无法使用。</translation>
    </message>
    <message>
        <source>the views that you saved in the window</source>
        <translation>您在窗口中保存的视图</translation>
    </message>
    <message>
        <source>open the window; FILE is a catalog or a view</source>
        <translation>打开窗口；FILE 是目录或视图</translation>
    </message>
    <message>
        <source>and %1 more; --format json has them all</source>
        <translation>另有 %1 条；用 --format json 查看全部</translation>
    </message>
    <message>
        <source>Nothing found by: %1</source>
        <translation>以下规则未发现问题：%1</translation>
    </message>
    <message>
        <source>check a catalog file and the health of its data</source>
        <translation>检查目录文件及其数据健康状况</translation>
    </message>
    <message>
        <source>Reads pages, references and rules of the file and never changes it; then looks for offers whose figures are doubtful or must be read with care, and says why and what follows. Formats: json, table. The exit code is 1 for a damaged file; findings do not change it.</source>
        <translation>读取文件的页面、引用和约束，绝不修改文件；然后找出数字存疑或需谨慎解读的报价，并说明原因和处理方式。格式：json、table。文件损坏时退出码为 1；数据问题不影响退出码。</translation>
    </message>
    <message>
        <source>Options that answer this: --map HEADER=COLUMN, --set COLUMN=VALUE, --decimal point|comma.</source>
        <translation>可用以下选项说明：--map 表头=列、--set 列=值、--decimal point|comma。</translation>
    </message>
    <message>
        <source>All files of one call are one run: either all of it or nothing. A row that cannot be used is skipped, counted and named with its line. Importing the same again changes nothing and records no run. The feed csv finds out the encoding, delimiter, decimal sign and columns by itself, and --dry-run says what it found.</source>
        <translation>一次调用中的所有文件为一次导入：要么全部导入，要么什么都不导入。无法使用的行会被跳过、计数并给出行号。重复导入相同内容不会有任何变化，也不会记录导入。格式 csv 会自行判断编码、分隔符、小数点和各列的含义，--dry-run 会说明判断结果。</translation>
    </message>
    <message>
        <source>%1 needs two parts joined by “=”, not “%2”.</source>
        <translation>%1 需要用“=”连接的两部分，而不是“%2”。</translation>
    </message>
    <message>
        <source>take the column with this header for that one, without COLUMN leave it out; repeatable</source>
        <translation>把此表头的列当作该列；不写列名则忽略此列；可重复使用</translation>
    </message>
    <message>
        <source>the value of a column where the rows do not say it; repeatable</source>
        <translation>各行未给出时该列的值；可重复使用</translation>
    </message>
    <message>
        <source>the encoding of the files, such as UTF-8, GB18030 or UTF-16LE</source>
        <translation>文件的编码，例如 UTF-8、GB18030 或 UTF-16LE</translation>
    </message>
    <message>
        <source>what stands between fields</source>
        <translation>字段之间的分隔符</translation>
    </message>
    <message>
        <source>the decimal sign of all numbers</source>
        <translation>所有数字的小数点：point 为点，comma 为逗号</translation>
    </message>
    <message>
        <source>what to do with a row of too many or too few fields: leave it out, fill it up, or import nothing</source>
        <translation>字段过多或过少的行如何处理：跳过、补齐，或不导入任何内容</translation>
    </message>
    <message>
        <source>line %1, record %2: </source>
        <translation>第 %1 行（第 %2 条记录）：</translation>
    </message>
    <message>
        <source>New offers</source>
        <translation>新报价</translation>
    </message>
    <message>
        <source>Options, the usual value first</source>
        <translation>选项（默认值在前）</translation>
    </message>
    <message>
        <source>%1 has no option %2, see chart --list.</source>
        <translation>%1 没有选项 %2，请看 chart --list。</translation>
    </message>
    <message>
        <source>list the charts and what each can be told</source>
        <translation>列出图表及各自的选项</translation>
    </message>
    <message>
        <source>the column that bars, boxes, rows or series of the chart stand for</source>
        <translation>图表的条、箱体、行或系列所代表的列</translation>
    </message>
    <message>
        <source>show at most N of them</source>
        <translation>最多显示 N 个</translation>
    </message>
    <message>
        <source>logarithmic axes: none, x, y or xy</source>
        <translation>对数坐标轴：none、x、y 或 xy</translation>
    </message>
    <message>
        <source>the offers to draw, by key; a comma inside a key is written %2C</source>
        <translation>要绘制的报价（按键值）；键值中的逗号写作 %2C</translation>
    </message>
    <message>
        <source>the benchmark: suite/task/model/metric/precision, or the start of it</source>
        <translation>基准测试：套件/任务/模型/指标/精度，或其开头部分</translation>
    </message>
    <message>
        <source>what colours stand for: price, or the price against the lowest of its GPU</source>
        <translation>颜色的含义：价格，或相对该 GPU 最低价格的倍数</translation>
    </message>
    <message>
        <source>bring the starter facts in the catalog to the state of this program</source>
        <translation>把目录中的初始数据更新到本程序自带的版本</translation>
    </message>
    <message>
        <source>--starter takes no files: the facts are in the program.</source>
        <translation>--starter 不接受文件：初始数据已内置在程序中。</translation>
    </message>
    <message>
        <source>--starter and %1 do not go together.</source>
        <translation>--starter 与 %1 不能同时使用。</translation>
    </message>
    <message>
        <source>--answer needs ID=VALUE, not “%1”.</source>
        <translation>--answer 需要“问题=答案”的形式，而不是“%1”。</translation>
    </message>
    <message>
        <source>The decision tree of the catalog is not used: %1</source>
        <translation>未使用目录中的决策树：%1</translation>
    </message>
    <message>
        <source>The answer to “%1” is not used: the other answers do not lead to that question.</source>
        <translation>“%1”的回答未被采用：其他回答不会走到这个问题。</translation>
    </message>
    <message>
        <source>answer the questions of the selection wizard, get offers</source>
        <translation>回答选型向导的问题，得到推荐报价</translation>
    </message>
    <message>
        <source>an answer: of several ones the ids joined by commas, of a number with its unit (70B, 2TB, 30CNY); may be repeated</source>
        <translation>一个回答：多选用逗号连接各 ID，数值可带单位（70B、2TB、30CNY）；可重复使用</translation>
    </message>
    <message>
        <source>answers that the window saved; --answer wins over it</source>
        <translation>窗口保存的回答文件；--answer 优先于它</translation>
    </message>
    <message>
        <source>offers with unknown criteria: last, if not given; or scored like the others, or hidden</source>
        <translation>指标不全的报价：默认排在最后；也可与其他报价一样评分，或不列出</translation>
    </message>
    <message>
        <source>list questions and answers instead</source>
        <translation>改为列出问题与可选答案</translation>
    </message>
    <message>
        <source>say in the text what each answer has dropped</source>
        <translation>在文本中说明每个回答排除了多少报价</translation>
    </message>
    <message>
        <source>The decision tree that was loaded into “%1”.</source>
        <translation>载入“%1”的决策树。</translation>
    </message>
    <message>
        <source>The decision tree that is built in.</source>
        <translation>内置决策树。</translation>
    </message>
    <message>
        <source>tree load needs either a FILE or --built-in.</source>
        <translation>tree load 需要一个文件，或者 --built-in。</translation>
    </message>
    <message>
        <source>The built-in decision tree is in force again.</source>
        <translation>已恢复使用内置决策树。</translation>
    </message>
    <message>
        <source>The decision tree “%1” (%2) is in force in “%3” now.</source>
        <translation>决策树“%1”（%2）现已在“%3”中生效。</translation>
    </message>
    <message>
        <source>show, check or replace the decision tree of the wizard</source>
        <translation>显示、检查或替换向导的决策树</translation>
    </message>
    <message>
        <source>show prints an outline, or with --format json the file itself, to be edited. check finds questions that nobody comes to, loops, wrong filters and missing texts. load keeps a tree in the catalog, where it takes the place of the built-in one; a tree with a fault is not loaded.</source>
        <translation>show 输出大纲，配合 --format json 输出可编辑的原文件。check 查找走不到的问题、循环、错误的筛选条件和缺失的文本。load 把决策树保存到目录中并取代内置树；有错误的树不会被载入。</translation>
    </message>
    <message>
        <source>with load: use the built-in tree again</source>
        <translation>与 load 一起使用：恢复内置决策树</translation>
    </message>
    <message>
        <source>what prices are held against: a figure of the GPU, or a measured benchmark</source>
        <translation>与价格对比的指标：GPU 指标或实测基准</translation>
    </message>
    <message>
        <source>all savings, or near: only of prices at most 180 days apart</source>
        <translation>all 为全部节省；near 只取两个价格相隔不超过 180 天的</translation>
    </message>
    <message>
        <source>leave out title and filter</source>
        <translation>不画标题和筛选条件</translation>
    </message>
    <message>
        <source>leave out numbers, dates and sources below</source>
        <translation>不画下方的数量、日期和来源</translation>
    </message>
    <message>
        <source>%1 needs a number from 0 to %2, not “%3”.</source>
        <translation>%1 需要 0 到 %2 之间的数，而不是“%3”。</translation>
    </message>
    <message>
        <source>A GPU has no price of its own; state hours, storage and egress for offers.</source>
        <translation>GPU 本身没有价格；时长、存储和出网流量只能用于报价。</translation>
    </message>
    <message>
        <source>compare takes %1 to %2 GPUs, not %3.</source>
        <translation>compare 需要 %1 至 %2 个 GPU，而不是 %3 个。</translation>
    </message>
    <message>
        <source>compare takes %1 to %2 offers, not %3.</source>
        <translation>compare 需要 %1 至 %2 个报价，而不是 %3 个。</translation>
    </message>
    <message>
        <source>set 2 to 8 offers or GPUs side by side</source>
        <translation>把 2 至 8 个报价或 GPU 并排对比</translation>
    </message>
    <message>
        <source>One line for each property. A value is called best only where the property says which direction is better, all have a value and data health doubts none of them. A stated use adds what it costs a month, line by line, and what is not included. Formats: table, csv, excel-csv, tsv, json, markdown, xlsx.</source>
        <translation>每项属性一行。只有当该属性有优劣方向、所有对象都有值且数据健康对其均无疑问时，才标出最佳值。给出用量后，逐行列出每月费用以及未包含的项目。格式：table、csv、excel-csv、tsv、json、markdown、xlsx。</translation>
    </message>
    <message>
        <source>compare GPUs, named by their ids, instead of offers</source>
        <translation>对比 GPU（以 ID 指定），而不是报价</translation>
    </message>
    <message>
        <source>what it costs to run so many hours a month, at most 730</source>
        <translation>每月运行这么多小时的费用，至多 730</translation>
    </message>
    <message>
        <source>… and to keep so much stored</source>
        <translation>……并保存这么多数据</translation>
    </message>
    <message>
        <source>… and to send so much out to the internet</source>
        <translation>……并向互联网传出这么多数据</translation>
    </message>
    <message>
        <source>only these properties, besides the cost of the use</source>
        <translation>除用量费用外只列这些属性</translation>
    </message>
    <message>
        <source>leave out what is the same for all</source>
        <translation>略去全部相同的项</translation>
    </message>
    <message>
        <source>leave out what is unknown for all</source>
        <translation>略去全部未知的项</translation>
    </message>
    <message>
        <source>who offers it; own if not given</source>
        <translation>由谁提供；不写则为 own</translation>
    </message>
    <message>
        <source>name of the machine</source>
        <translation>机器名称</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>所在区域</translation>
    </message>
    <message>
        <source>on_demand (if not given), spot, reserved_1y, reserved_3y, subscription</source>
        <translation>on_demand（不写时）、spot、reserved_1y、reserved_3y、subscription</translation>
    </message>
    <message>
        <source>tells it from other offers; own if not given</source>
        <translation>用以区别于其他报价；不写则为 own</translation>
    </message>
    <message>
        <source>its GPU, see the command gpus</source>
        <translation>GPU，参见命令 gpus</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>memory of one GPU</source>
        <translation>单个 GPU 的显存</translation>
    </message>
    <message>
        <source>virtual processors</source>
        <translation>虚拟处理器数</translation>
    </message>
    <message>
        <source>main memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>storage that comes with it</source>
        <translation>附带的存储</translation>
    </message>
    <message>
        <source>links between GPUs and machines</source>
        <translation>GPU 之间及机器之间的互连</translation>
    </message>
    <message>
        <source>us, eu, asia-pacific, cn or other</source>
        <translation>us、eu、asia-pacific、cn 或 other</translation>
    </message>
    <message>
        <source>price of the whole machine per hour</source>
        <translation>整台机器每小时价格</translation>
    </message>
    <message>
        <source>its currency, USD if not given</source>
        <translation>价格的货币，不写则为 USD</translation>
    </message>
    <message>
        <source>day of the quote, today if not given</source>
        <translation>报价日期，不写则为今天</translation>
    </message>
    <message>
        <source>a machine of one&apos;s own: what it cost; the price per hour follows</source>
        <translation>自有机器：购置成本；由此得出每小时价格</translation>
    </message>
    <message>
        <source>what it is still worth at the end</source>
        <translation>期末残值</translation>
    </message>
    <message>
        <source>how long it is used, 4 if not given</source>
        <translation>使用年限，不写则为 4</translation>
    </message>
    <message>
        <source>used hours of all hours, above 0 to 1</source>
        <translation>使用小时占全部小时的比例，大于 0，至多 1</translation>
    </message>
    <message>
        <source>power that the whole server draws in use</source>
        <translation>整台服务器运行时的功率</translation>
    </message>
    <message>
        <source>power of the building for each part of it, 1 if not given</source>
        <translation>电源使用效率 (PUE)，不写则为 1</translation>
    </message>
    <message>
        <source>price of a kWh</source>
        <translation>每千瓦时电价</translation>
    </message>
    <message>
        <source>a year, as a part of what it cost (0.05)</source>
        <translation>每年维护费占购置成本的比例（0.05）</translation>
    </message>
    <message>
        <source>pay for it a year</source>
        <translation>每年人工费用</translation>
    </message>
    <message>
        <source>%1 needs a number, not “%2”.</source>
        <translation>%1 需要一个数，而不是“%2”。</translation>
    </message>
    <message>
        <source>A machine of your own needs --capex, what it cost.</source>
        <translation>自有机器需要 --capex，即购置成本。</translation>
    </message>
    <message>
        <source>--price and --capex exclude each other: the price follows from what the machine cost.</source>
        <translation>--price 与 --capex 不能同时使用：价格由机器的购置成本得出。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何改动。</translation>
    </message>
    <message>
        <source>%1 To take it back: gpu-atlas import --undo %2</source>
        <translation>%1 如需撤销：gpu-atlas import --undo %2</translation>
    </message>
    <message>
        <source>offer add needs --instance-type, or --like with the key of an offer.</source>
        <translation>offer add 需要 --instance-type，或用 --like 给出一个报价的键值。</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>已添加 %1。</translation>
    </message>
    <message>
        <source>%1 is part of the offer&apos;s key and cannot be edited; delete the offer and add another.</source>
        <translation>%1 是报价键值的一部分，不能修改；请删除该报价后另行添加。</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>已修改 %1。</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>已删除 %1。</translation>
    </message>
    <message>
        <source>add: take provider, machine and region from this offer</source>
        <translation>add：供应商、机器和区域取自此报价</translation>
    </message>
    <message>
        <source>%1 means nothing for the format %2.</source>
        <translation>%1 对格式 %2 没有意义。</translation>
    </message>
    <message>
        <source>name the columns of csv, tsv and json by their keys, or by titles with prices in the chosen unit</source>
        <translation>csv、tsv 和 json 的列名：keys 为列键，titles 为标题（价格为所选单位）</translation>
    </message>
    <message>
        <source>encoding of csv, tsv and excel-csv: utf-8, gb18030, gbk, utf-16le …</source>
        <translation>csv、tsv 和 excel-csv 的编码：utf-8、gb18030、gbk、utf-16le 等</translation>
    </message>
    <message numerus="yes">
        <source>The decision tree “%1” is sound: %n questions.</source>
        <translation>
            <numerusform>决策树“%1”没有问题：共 %n 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More faults: %n.</source>
        <translation>
            <numerusform>还有 %n 处错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of %1 is to be changed.</source>
        <translation>没有要对 %1 作的更改。</translation>
    </message>
    <message>
        <source>No answer has to be given: a question without one is passed by. Formats: table (text), json. In json, near_misses say how many offers more a loosened condition gives (offers), how many there are then (total) and how much lower the lowest cost is; cost names the measure: the price per GPU-hour, per hour of one machine, or a month of it where the hours are known. Offers are ordered by the weighted mean of what is known of them, those of which more is known first; nothing is put in for what is unknown.</source>
        <translation>所有问题都可以不答，未答的问题会跳过。格式：table（文本）、json。在 json 中，near_misses 说明放宽某个条件可增加多少报价（offers）、届时共有多少（total）以及最低费用能低多少；cost 注明费用的算法：每 GPU 小时价格、单台机器的每小时价格，或在已知使用小时数时的每月费用。报价按已知指标的加权平均值排序，已知指标更多者在前；未知的指标不作任何填补。</translation>
    </message>
    <message>
        <source>suggest at most N offers, from 1 to 1000, 5 if not given</source>
        <translation>最多推荐 N 个报价，1 到 1000，默认 5</translation>
    </message>
    <message>
        <source>More of this is not listed: %1.</source>
        <translation>另有 %1 条同类提示未列出。</translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <translation>%1 “%2”：%3</translation>
    </message>
    <message>
        <source>a remark; with offer note: your own on any offer</source>
        <translation>备注；用于 offer note 时为自己对任一报价的备注</translation>
    </message>
    <message>
        <source>offer %1 does not take %2.</source>
        <translation>offer %1 不接受 %2。</translation>
    </message>
    <message>
        <source>offer note needs --note with the text; an empty text takes the note away.</source>
        <translation>offer note 需要用 --note 给出内容；内容为空则删除备注。</translation>
    </message>
    <message>
        <source>Say: offer add OPTIONS, offer edit KEY OPTIONS, or offer delete, star, unstar or note KEY…</source>
        <translation>用法：offer add 选项、offer edit 键值 选项，或 offer delete、star、unstar、note 键值…</translation>
    </message>
    <message>
        <source>keep your own quotes, machines, stars and notes beside the other offers</source>
        <translation>在其他报价之外保存自己的报价、机器、星标和备注</translation>
    </message>
    <message>
        <source>Own offers have the source own, which no import changes, and the variant own unless another is given, so that they stand beside the offer they are like. A machine of one&apos;s own gets a price per used hour: ((capex − residual) ÷ (8760 × years) + (capex × maintenance + staff) ÷ 8760) ÷ utilisation + kW × PUE × price of a kWh; its note says so. An empty value clears a field. Stars and notes may be put on any offer; they are kept under its key, and no import touches them: starred=yes and my_note find them. Each change is a run that import --undo takes back.</source>
        <translation>自有报价的来源为 own，任何导入都不会改动；除非另行指定，变体也为 own，因此可与相似的报价并存。自有机器按使用小时计价：((购置成本 − 残值) ÷ (8760 × 年限) + (购置成本 × 维护比例 + 人工) ÷ 8760) ÷ 利用率 + 功率 kW × PUE × 每千瓦时电价，备注中会写明。空值清除该字段。任何报价都可加星标和备注，它们按报价的键保存，导入不会改动：可用 starred=yes 和 my_note 查找。每次改动都是一次可用 import --undo 撤销的运行。</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Machine, %1 h</source>
        <translation>机器，%1 小时</translation>
    </message>
    <message>
        <source>Hours a month times the price per hour; reserved offers are paid all month</source>
        <translation>每月小时数乘以每小时价格；预留报价按整月付费</translation>
    </message>
    <message>
        <source>Storage, %1 GiB</source>
        <translation>存储，%1 GiB</translation>
    </message>
    <message>
        <source>Kept all month at the provider&apos;s price per GiB</source>
        <translation>按供应商每 GiB 单价保存整月</translation>
    </message>
    <message>
        <source>Egress, %1 GiB</source>
        <translation>出网流量，%1 GiB</translation>
    </message>
    <message>
        <source>Sent out to the internet at the provider&apos;s price per GiB</source>
        <translation>按供应商每 GiB 单价向互联网传出</translation>
    </message>
    <message>
        <source>Subscription fee</source>
        <translation>订阅费</translation>
    </message>
    <message>
        <source>Fee of the month, converted</source>
        <translation>当月费用，已换算</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Sum of the lines above; unknown where one of them is</source>
        <translation>以上各行之和；任一行未知则未知</translation>
    </message>
    <message>
        <source>Known part of the total</source>
        <translation>合计中的已知部分</translation>
    </message>
    <message>
        <source>Sum of the lines with a known price: at least so much, and no ground for a choice</source>
        <translation>价格已知各行之和：至少这么多，不能据此取舍</translation>
    </message>
    <message>
        <source>Price unknown</source>
        <translation>价格未知的项</translation>
    </message>
    <message>
        <source>Lines that the total lacks</source>
        <translation>合计中缺少的行</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>计算说明</translation>
    </message>
    <message>
        <source>What must be known to read the total right</source>
        <translation>正确理解合计所需的说明</translation>
    </message>
    <message>
        <source>Not included</source>
        <translation>未包含</translation>
    </message>
    <message>
        <source>What no total contains</source>
        <translation>任何合计都不包含的项目</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3 (%4)</source>
        <translation>1 %1 = %2 %3（%4）</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <translation>“%1”给出了两次。</translation>
    </message>
    <message>
        <source>There is no offer “%1”.</source>
        <translation>没有报价“%1”。</translation>
    </message>
    <message>
        <source>There is no GPU “%1”.</source>
        <translation>没有 GPU“%1”。</translation>
    </message>
    <message>
        <source>There is no offer “%1”; did you mean “%2”?</source>
        <translation>没有报价“%1”；您是指“%2”吗？</translation>
    </message>
    <message>
        <source>There is no GPU “%1”; did you mean “%2”?</source>
        <translation>没有 GPU“%1”；您是指“%2”吗？</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>%1 cannot write “%2” of the comparison. Nothing was written; choose UTF-8.</source>
        <translation>%1 无法写出对比中的“%2”。未写入任何内容，请选择 UTF-8。</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1 is too long: it has more or longer fields than can be read.</source>
        <translation>第 %1 行过长：字段过多或过长，无法读取。</translation>
    </message>
    <message>
        <source>A quote in the record that begins on line %1 is never closed.</source>
        <translation>从第 %1 行开始的记录中有未闭合的引号。</translation>
    </message>
    <message>
        <source>This is no text file: it holds NUL characters. Save it as CSV in UTF-8.</source>
        <translation>这不是文本文件：其中含有 NUL 字符。请另存为 UTF-8 编码的 CSV。</translation>
    </message>
    <message>
        <source>The file says that it is in %1 but holds bytes that are not.</source>
        <translation>文件声明编码为 %1，但含有不符合该编码的字节。</translation>
    </message>
    <message>
        <source>The text is neither in UTF-8 or UTF-16 nor in GB18030. Save it as CSV in UTF-8.</source>
        <translation>文本编码不是 UTF-8、UTF-16 或 GB18030。请另存为 UTF-8 编码的 CSV。</translation>
    </message>
    <message>
        <source>“%1” (U+%2, line %3)</source>
        <translation>“%1”（U+%2，第 %3 行）</translation>
    </message>
    <message>
        <source>The file is not in %1: it holds bytes that are not.</source>
        <translation>文件的编码不是 %1：其中有不属于该编码的字节。</translation>
    </message>
    <message>
        <source>%1 has no way to write %2. Nothing was written; choose UTF-8.</source>
        <translation>%1 无法表示 %2。未写入任何内容；请选择 UTF-8。</translation>
    </message>
    <message>
        <source>The file is in UTF-8, but line %1 holds bytes that are not. Save it in UTF-8 again, or say which encoding it is in.</source>
        <translation>该文件是 UTF-8 编码，但第 %1 行含有无效字节。请重新保存为 UTF-8，或指定该文件的编码。</translation>
    </message>
</context>
<context>
    <name>CsvFeed</name>
    <message>
        <source>This is no number with a decimal comma, so it was taken as unknown.</source>
        <translation>这不是以逗号为小数点的数字，按未知处理。</translation>
    </message>
    <message>
        <source>This is no number with a decimal point, so it was taken as unknown.</source>
        <translation>这不是以点为小数点的数字，按未知处理。</translation>
    </message>
    <message>
        <source>What stands beside the amount is neither a currency nor a time; it was taken as unknown.</source>
        <translation>金额旁的文字既不是货币也不是时间，按未知处理。</translation>
    </message>
    <message>
        <source>This is no known value of %1.</source>
        <translation>%1 没有这个取值。</translation>
    </message>
    <message>
        <source>This is neither yes nor no.</source>
        <translation>这既不是“是”也不是“否”。</translation>
    </message>
    <message>
        <source>This is no date with the year first, such as 2026-01-31, so it was taken as unknown.</source>
        <translation>这不是年份在前的日期（例如 2026-01-31），按未知处理。</translation>
    </message>
    <message>
        <source>This is no currency.</source>
        <translation>这不是货币。</translation>
    </message>
    <message>
        <source>This was taken as unknown.</source>
        <translation>按未知处理。</translation>
    </message>
    <message>
        <source>The column was left out.</source>
        <translation>此列未导入。</translation>
    </message>
    <message>
        <source>CSV: any list of offers, with its own headers, delimiter, encoding and way to write numbers</source>
        <translation>CSV：任意报价列表，表头、分隔符、编码和数字写法均可不同</translation>
    </message>
    <message>
        <source>No column can be taken for “%1”, only for one of %2.</source>
        <translation>没有“%1”这一列，只能是以下之一：%2。</translation>
    </message>
    <message>
        <source>The file has no column “%1”; its columns are %2.</source>
        <translation>文件中没有“%1”列；它的列为：%2。</translation>
    </message>
    <message>
        <source>Both “%1” and “%2” are to be taken for %3.</source>
        <translation>“%1”和“%2”都被指定为 %3。</translation>
    </message>
    <message>
        <source>“%1” is nothing that an offer has.</source>
        <translation>报价没有“%1”这一项。</translation>
    </message>
    <message>
        <source>“%1” cannot be the value of %2: %3</source>
        <translation>“%1”不能作为 %2 的值：%3</translation>
    </message>
    <message>
        <source>The numbers of the column “%1” can be read in two ways, such as “%2”: say whether the decimal sign is a point or a comma.</source>
        <translation>“%1”列中的数字有两种读法，例如“%2”：请说明小数点是点还是逗号。</translation>
    </message>
    <message>
        <source>The sign ¥ stands for CNY or JPY: say which currency it is.</source>
        <translation>符号 ¥ 可能是 CNY 或 JPY：请说明是哪种货币。</translation>
    </message>
    <message>
        <source>No column names the provider.</source>
        <translation>没有供应商列。</translation>
    </message>
    <message>
        <source>No column names the instance type or the GPU.</source>
        <translation>没有实例规格列或 GPU 列。</translation>
    </message>
    <message>
        <source>No column holds a price.</source>
        <translation>没有价格列。</translation>
    </message>
    <message>
        <source>No column says the purchase model: on-demand, spot, reserved or subscription.</source>
        <translation>没有计费方式列：按需、竞价、预留或订阅。</translation>
    </message>
    <message>
        <source>Nothing says the currency of the prices.</source>
        <translation>未注明价格的币种。</translation>
    </message>
    <message>
        <source>The comma cannot be both delimiter and decimal sign: no number of this file holds one.</source>
        <translation>逗号不能既是分隔符又是小数点：此文件的数字中没有逗号。</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Read as %1, delimiter “%2”, decimal comma: %3</source>
        <translation>编码 %1，分隔符“%2”，小数点为逗号：%3</translation>
    </message>
    <message>
        <source>Read as %1, delimiter “%2”, decimal point: %3</source>
        <translation>编码 %1，分隔符“%2”，小数点为点：%3</translation>
    </message>
    <message>
        <source>The price is of one GPU and the number of GPUs is not known; it was taken as unknown.</source>
        <translation>这是单个 GPU 的价格，而 GPU 数量未知；价格按未知处理。</translation>
    </message>
    <message>
        <source>The price of this row is in %1.</source>
        <translation>此行的价格以 %1 计。</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>已停止读取。</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>The question “%1” has no answer “%2”, only: %3.</source>
        <translation>问题“%1”没有答案“%2”，只有：%3。</translation>
    </message>
    <message>
        <source>The question “%1” has no answer “%2”; did you mean “%3”?</source>
        <translation>问题“%1”没有答案“%2”；是否指“%3”？</translation>
    </message>
    <message>
        <source>The question “%1” takes a number without a unit, not “%2”.</source>
        <translation>问题“%1”的数值不带单位，不接受“%2”。</translation>
    </message>
    <message>
        <source>The question “%1” knows no unit “%2”, only: %3.</source>
        <translation>问题“%1”没有单位“%2”，只有：%3。</translation>
    </message>
    <message>
        <source>The question “%1” needs a number, not “%2”.</source>
        <translation>问题“%1”需要数值，而不是“%2”。</translation>
    </message>
    <message>
        <source>The question “%1” needs a number from %2 to %3, not “%4”.</source>
        <translation>问题“%1”需要 %2 到 %3 之间的数值，而不是“%4”。</translation>
    </message>
    <message>
        <source>The question “%1” needs a number of at least %2, not “%3”.</source>
        <translation>问题“%1”需要不小于 %2 的数值，而不是“%3”。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between answers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The decision tree has no question “%1”.</source>
        <translation>决策树没有问题“%1”。</translation>
    </message>
    <message>
        <source>The decision tree has no question “%1”; did you mean “%2”?</source>
        <translation>决策树没有问题“%1”；是否指“%2”？</translation>
    </message>
    <message>
        <source>This is no file of answers: an entry of “relaxed” lacks “from” or “to”.</source>
        <translation>这不是回答文件：“relaxed”的某一项缺少“from”或“to”。</translation>
    </message>
    <message>
        <source>This is no file of answers: it is larger than 1 MiB.</source>
        <translation>这不是回答文件：超过 1 MiB。</translation>
    </message>
    <message>
        <source>This is no file of answers: %1, at byte %2.</source>
        <translation>这不是回答文件：%1，位于第 %2 字节。</translation>
    </message>
    <message>
        <source>This is no file of answers: it has no “answers”.</source>
        <translation>这不是回答文件：缺少“answers”。</translation>
    </message>
    <message>
        <source>The answer to “%1” is no text.</source>
        <translation>“%1”的回答不是文本。</translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour</source>
        <comment>price and currency</comment>
        <translation>每 GPU 小时 %1 %2</translation>
    </message>
    <message>
        <source>The answer to “%1” makes no filter: %2</source>
        <translation>“%1”的回答无法转成筛选条件：%2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a column, its limit and a looser one</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>Spot: the work can be interrupted, and spot is %1 % below on-demand for this machine.</source>
        <translation>竞价：任务可以中断，且该机型的竞价比按需低 %1%。</translation>
    </message>
    <message>
        <source>%1: it pays off from %2 % of all hours, and you use it for %3 %.</source>
        <comment>a purchase model</comment>
        <translation>%1：使用时间达到 %2% 即划算，而您的使用时间为 %3%。</translation>
    </message>
    <message>
        <source>On-demand; or spot, %1 % below it for this machine, if the work can be interrupted.</source>
        <translation>按需；如果任务可以中断，也可用竞价，该机型可低 %1%。</translation>
    </message>
    <message>
        <source>On-demand: nothing that you stated makes a commitment or spot pay off for this machine.</source>
        <translation>按需：就所填情况而言，该机型的预留或竞价都不划算。</translation>
    </message>
    <message>
        <source>%1: the only way that is left to pay for this machine.</source>
        <comment>a purchase model</comment>
        <translation>%1：该机型仅剩这一种计费方式。</translation>
    </message>
    <message>
        <source>No change of a single weight would make another offer the first.</source>
        <translation>无论怎样调整任何一项权重，排名第一的报价都不变。</translation>
    </message>
    <message>
        <source>1 more offer</source>
        <translation>增加 1 个报价</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of GPUs and their name</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of %2 criteria are unknown of it: %3</source>
        <translation>%2 项指标中有 %1 项未知：%3</translation>
    </message>
    <message>
        <source>Nothing fits: none of the %1 offers is left.</source>
        <translation>没有符合的报价：%1 个报价全部被排除。</translation>
    </message>
    <message>
        <source>1 of %1 offers is left.</source>
        <translation>%1 个报价中剩 1 个。</translation>
    </message>
    <message>
        <source>Marked by the data checks: %1.</source>
        <translation>数据检查标记：%1。</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1, the lowest</source>
        <comment>a price</comment>
        <translation>%1，最低</translation>
    </message>
    <message>
        <source>%1, %2 % below the median</source>
        <comment>a price</comment>
        <translation>%1，比中位数低 %2%</translation>
    </message>
    <message>
        <source>%1 %2 per TFLOP-hour</source>
        <comment>price and currency</comment>
        <translation>每 TFLOP 小时 %1 %2</translation>
    </message>
    <message>
        <source>%1 per GPU</source>
        <comment>a figure with its unit</comment>
        <translation>每 GPU %1</translation>
    </message>
    <message>
        <source>%1 memory bandwidth per GPU</source>
        <comment>a figure with its unit</comment>
        <translation>每 GPU 显存带宽 %1</translation>
    </message>
    <message>
        <source>%1 of GPU memory for the %2 needed</source>
        <translation>显存 %1，需要 %2</translation>
    </message>
    <message>
        <source>%1 is equal to the first: both have the same score.</source>
        <comment>an offer</comment>
        <translation>%1 与第一名并列：两者得分相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n more offers</source>
        <translation>
            <numerusform>增加 %n 个报价</numerusform>
        </translation>
    </message>
    <message>
        <source>price per GPU-hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour × %3 h paid ÷ %4 h used = %5 %2 per GPU-hour used</source>
        <comment>price, currency, hours, hours</comment>
        <translation>每 GPU 小时 %1 %2 × 付费 %3 小时 ÷ 使用 %4 小时 = 实际使用的每 GPU 小时 %5 %2</translation>
    </message>
    <message>
        <source>cost a month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>price per hour of the machine</source>
        <translation>整机每小时价格</translation>
    </message>
    <message>
        <source>%1 %2 a month</source>
        <comment>amount and currency</comment>
        <translation>每月 %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 per hour</source>
        <comment>price and currency</comment>
        <translation>每小时 %1 %2</translation>
    </message>
    <message>
        <source>%1 %2/h × %3 h, which are paid, used or not = %4 %2 a month</source>
        <comment>price, currency, hours, amount</comment>
        <translation>%1 %2/小时 × %3 小时（无论是否使用都须付费）= 每月 %4 %2</translation>
    </message>
    <message>
        <source>%1 %2/h × %3 h = %4 %2 a month</source>
        <comment>price, currency, hours, amount</comment>
        <translation>%1 %2/小时 × %3 小时 = 每月 %4 %2</translation>
    </message>
    <message>
        <source>allowing “%1”</source>
        <comment>a condition</comment>
        <translation>也接受“%1”</translation>
    </message>
    <message>
        <source>without “%1”</source>
        <comment>a condition</comment>
        <translation>去掉“%1”</translation>
    </message>
    <message>
        <source>“%1” instead of “%2”</source>
        <comment>two conditions</comment>
        <translation>以“%1”代替“%2”</translation>
    </message>
    <message>
        <source>Spot, as suggested, only if the work can be interrupted: it is %1 % below on-demand for this machine. Else on-demand.</source>
        <translation>推荐的竞价报价仅适用于可以中断的任务：该机型的竞价比按需低 %1%。否则选按需。</translation>
    </message>
    <message>
        <source>%1, as suggested, if you use it for more than %2 % of all hours to the end of the term. Else on-demand.</source>
        <comment>a purchase model</comment>
        <translation>推荐的“%1”要在整个期限内使用时间超过 %2% 才划算，否则选按需。</translation>
    </message>
    <message>
        <source>If “%1” counted about %2 % more, %3 would be the first.</source>
        <translation>如果“%1”的权重增加约 %2%，%3 将排第一。</translation>
    </message>
    <message>
        <source>If “%1” counted about %2 % less, %3 would be the first.</source>
        <translation>如果“%1”的权重减少约 %2%，%3 将排第一。</translation>
    </message>
    <message>
        <source>%1, the lowest cost %2 % lower</source>
        <comment>so many offers more</comment>
        <translation>%1，最低费用再低 %2%</translation>
    </message>
    <message>
        <source>%1 of %2 offers are left.</source>
        <comment>2 or more</comment>
        <translation>%2 个报价中剩 %1 个。</translation>
    </message>
    <message>
        <source>Offers left after this question: %1 of %2; after those that follow: %3, as questions without an answer count with their default.</source>
        <translation>本题之后剩 %1 个报价（共 %2 个）；后面的问题之后剩 %3 个，未回答的问题按默认答案计。</translation>
    </message>
    <message>
        <source>Offers left after this question: %1 of %2; after those that follow: %3.</source>
        <translation>本题之后剩 %1 个报价（共 %2 个）；后面的问题之后剩 %3 个。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question and its answer</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Not answered, so by default: %1.</source>
        <comment>questions and answers</comment>
        <translation>未回答而按默认答案计：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between questions</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>an answer</comment>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>the lowest cost</source>
        <translation>费用最低</translation>
    </message>
    <message>
        <source>%1 % below the median cost</source>
        <translation>费用比中位数低 %1%</translation>
    </message>
    <message>
        <source>Free of charge: there is nothing to pay.</source>
        <translation>免费：无需付费。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a purchase model and its price</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, as much as on-demand</source>
        <translation>，与按需同价</translation>
    </message>
    <message>
        <source>, %1 % below on-demand</source>
        <translation>，比按需低 %1%</translation>
    </message>
    <message>
        <source>, %1 % above on-demand</source>
        <translation>，比按需高 %1%</translation>
    </message>
    <message>
        <source>, pays off from %1 % of all hours</source>
        <translation>，使用时间超过 %1% 即划算</translation>
    </message>
    <message>
        <source>Its GPU memory of %1 is less than the %2 needed.</source>
        <translation>显存只有 %1，少于所需的 %2。</translation>
    </message>
</context>
<context>
    <name>DecisionTree</name>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>there is no such member: “%1”</source>
        <translation>没有“%1”这个成员</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a place and what is wrong there</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>“%1” has to be %2</source>
        <translation>“%1”必须是%2</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>“%1” is too long</source>
        <translation>“%1”过长</translation>
    </message>
    <message>
        <source>“%1” may hold lower-case letters, digits and underscores only, not “%2”</source>
        <translation>“%1”只能由小写字母、数字和下划线组成，不能是“%2”</translation>
    </message>
    <message>
        <source>“%1” lacks its text in the language %2</source>
        <translation>“%1”缺少语言 %2 的文本</translation>
    </message>
    <message>
        <source>“%1” has a text in an unknown language: “%2”</source>
        <translation>“%1”含有未知语言的文本：“%2”</translation>
    </message>
    <message>
        <source>“%1” has to be a list of texts</source>
        <translation>“%1”必须是文本列表</translation>
    </message>
    <message>
        <source>no answer leads to it</source>
        <translation>没有任何回答会走到它</translation>
    </message>
    <message>
        <source>it leads back to itself: %1</source>
        <translation>它会绕回自身：%1</translation>
    </message>
    <message>
        <source>it has no answers</source>
        <translation>它没有答案</translation>
    </message>
    <message>
        <source>its answers have to be “yes” and “no”, in this order</source>
        <translation>它的答案必须依次是“yes”和“no”</translation>
    </message>
    <message>
        <source>“filter”, “units” and “money” belong to questions for a number</source>
        <translation>“filter”“units”和“money”只用于数值问题</translation>
    </message>
    <message>
        <source>“any” belongs to questions with several answers</source>
        <translation>“any”只用于多选问题</translation>
    </message>
    <message>
        <source>“min” is above “max”</source>
        <translation>“min”大于“max”</translation>
    </message>
    <message>
        <source>its numbers have to begin after those of the answer before</source>
        <translation>它的数值区间必须从上一个答案之后开始</translation>
    </message>
    <message>
        <source>“from” and “above” belong to questions for a number</source>
        <translation>“from”和“above”只用于数值问题</translation>
    </message>
    <message>
        <source>its default “%1” is none of its answers</source>
        <translation>它的默认值“%1”不在答案之中</translation>
    </message>
    <message>
        <source>“%1” is no expression; numbers and names are joined by * and /</source>
        <translation>“%1”不是表达式；数值与名称之间用 * 和 / 连接</translation>
    </message>
    <message>
        <source>“%1” has no value anywhere in the tree</source>
        <translation>“%1”在整棵树中都没有取值</translation>
    </message>
    <message>
        <source>the filter “%1” is wrong: %2</source>
        <translation>筛选条件“%1”有误：%2</translation>
    </message>
    <message>
        <source>Criterion “%1”</source>
        <translation>指标“%1”</translation>
    </message>
    <message>
        <source>Warning “%1”</source>
        <translation>警告“%1”</translation>
    </message>
    <message>
        <source>Tip “%1”</source>
        <translation>提示“%1”</translation>
    </message>
    <message>
        <source>Entry %1 of “%2”</source>
        <translation>“%2”的第 %1 项</translation>
    </message>
    <message>
        <source>“%1” has %2 entries, at most %3 are allowed</source>
        <translation>“%1”有 %2 项，最多允许 %3 项</translation>
    </message>
    <message>
        <source>there is no criterion “%1”</source>
        <translation>没有指标“%1”</translation>
    </message>
    <message>
        <source>“next” leads to “%1”, which is no question; the last one leads to “end”</source>
        <translation>“next”指向“%1”，但没有这个问题；最后一个问题应指向“end”</translation>
    </message>
    <message>
        <source>“measure” is one of %1, not “%2”</source>
        <translation>“measure”只能是 %1 之一，不能是“%2”</translation>
    </message>
    <message>
        <source>“score” is a number from 0 to 1</source>
        <translation>“score”是 0 到 1 之间的数值</translation>
    </message>
    <message>
        <source>“factor” has to be above 0</source>
        <translation>“factor”必须大于 0</translation>
    </message>
    <message>
        <source>the weight of “%1” is no number</source>
        <translation>“%1”的权重不是数值</translation>
    </message>
    <message>
        <source>there is no tip “%1”</source>
        <translation>没有提示“%1”</translation>
    </message>
    <message>
        <source>two answers have the id “%1”</source>
        <translation>有两个答案使用 ID“%1”</translation>
    </message>
    <message>
        <source>“kind” is one of %1, not “%2”</source>
        <translation>“kind”只能是 %1 之一，不能是“%2”</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>it needs a newer GPU Atlas (format %1)</source>
        <translation>它需要更新版本的 GPU Atlas（格式 %1）</translation>
    </message>
    <message>
        <source>“format” has to be 1</source>
        <translation>“format”必须是 1</translation>
    </message>
    <message>
        <source>it has %1 questions, at most %2 are allowed</source>
        <translation>它有 %1 个问题，最多允许 %2 个</translation>
    </message>
    <message>
        <source>two questions have the id “%1”</source>
        <translation>有两个问题使用 ID“%1”</translation>
    </message>
    <message>
        <source>“start” names “%1”, which is no question</source>
        <translation>“start”指向“%1”，但没有这个问题</translation>
    </message>
    <message>
        <source>Question “%1”</source>
        <translation>问题“%1”</translation>
    </message>
    <message>
        <source>Question “%1”, answer “%2”</source>
        <translation>问题“%1”的答案“%2”</translation>
    </message>
    <message>
        <source>The tree is larger than 4 MiB.</source>
        <translation>决策树超过 4 MiB。</translation>
    </message>
    <message>
        <source>This is no JSON: line %1: %2.</source>
        <translation>这不是 JSON：第 %1 行：%2。</translation>
    </message>
    <message>
        <source>This is no decision tree: it is no JSON object.</source>
        <translation>这不是决策树：不是 JSON 对象。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and what is wrong there, which ends with a ?</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <comment>number of GPUs, GPU, provider</comment>
        <translation>%1 × %2，%3</translation>
    </message>
    <message>
        <source>Further</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an empty text or list, which is known to be empty</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>To be noted</source>
        <translation>注意事项</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a rule looks for, what it found</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>No claim in the catalog is about this provider or GPU.</source>
        <translation>目录中没有关于该供应商或 GPU 的说法。</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <comment>what the facts say</comment>
        <translation>核查所得：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>%1 (characters: %L2 of %L3)</source>
        <extracomment>label of a text, characters typed, characters at most</extracomment>
        <translation>%1（字符数：%L2，最多 %L3）</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source> [cut: the text is longer than a cell can hold]</source>
        <translation> [已截断：文本超出单元格容量]</translation>
    </message>
    <message>
        <source>The workbook could not be made; is there room in “%1”?</source>
        <translation>无法生成工作簿；“%1”中的空间是否足够？</translation>
    </message>
    <message>
        <source>An .xlsx sheet holds at most %1 rows, and these are %2; narrow the filter or choose CSV.</source>
        <translation>.xlsx 工作表最多容纳 %1 行，当前有 %2 行；请缩小筛选范围或选择 CSV。</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <comment>kind of file and suffix</comment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>导出对比</translation>
    </message>
</context>
<context>
    <name>FacetModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name and id</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>This is no number. Numbers have a decimal point and no thousands separators.</source>
        <translation>这不是数字。数字用小数点，不用千位分隔符。</translation>
    </message>
    <message>
        <source>The number must be above zero.</source>
        <translation>数字必须大于零。</translation>
    </message>
    <message>
        <source>The number must not be negative.</source>
        <translation>数字不能为负。</translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation>这不是整数。</translation>
    </message>
    <message>
        <source>The year must lie between 1990 and 2100.</source>
        <translation>年份必须在 1990 到 2100 之间。</translation>
    </message>
    <message>
        <source>This must be 1 or 0.</source>
        <translation>必须是 1 或 0。</translation>
    </message>
    <message>
        <source>This is no amount. Amounts have a decimal point, no thousands separators and no currency sign.</source>
        <translation>这不是金额。金额用小数点，不用千位分隔符和货币符号。</translation>
    </message>
    <message>
        <source>The amount must not be negative.</source>
        <translation>金额不能为负。</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>金额过大。</translation>
    </message>
    <message>
        <source>This is no date. Dates are YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>这不是日期。日期写作 YYYY、YYYY-MM 或 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>This is no currency code of three capital letters, such as USD.</source>
        <translation>这不是由三个大写字母组成的货币代码，例如 USD。</translation>
    </message>
    <message>
        <source>This must be one of %1.</source>
        <translation>必须是以下之一：%1。</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>contains</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>完全等于</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不等于</translation>
    </message>
    <message>
        <source>before</source>
        <translation>早于</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>until</source>
        <translation>不晚于</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>after</source>
        <translation>晚于</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>since</source>
        <translation>不早于</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>both</source>
        <translation>同时满足</translation>
    </message>
    <message>
        <source>at least one of both</source>
        <translation>满足其一</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>取反</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters. Make it shorter.</source>
        <translation>筛选条件超过 %1 个字符。请缩短。</translation>
    </message>
    <message>
        <source>More than %1 parentheses are inside one another (at character %2).</source>
        <translation>括号嵌套超过 %1 层（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) is not part of filters. Write AND or OR, or put it in quotes to search for it.</source>
        <translation>“%1”（第 %2 个字符）不能用于筛选条件。请写 AND 或 OR；如需搜索它，请加上引号。</translation>
    </message>
    <message>
        <source>“!” (at character %1) stands alone. Write NOT or !=, or put it in quotes to search for it.</source>
        <translation>“!”（第 %1 个字符）不能单独使用。请写 NOT 或 !=；如需搜索它，请加上引号。</translation>
    </message>
    <message>
        <source>There is no column before “%1” (at character %2). Write it like price&lt;4.</source>
        <translation>“%1”（第 %2 个字符）前面缺少列。请写成 price&lt;4 的形式。</translation>
    </message>
    <message>
        <source>There is no operator “%1” (at character %2). Did you mean “%3”?</source>
        <translation>没有运算符“%1”（第 %2 个字符）。您是否想输入“%3”？</translation>
    </message>
    <message>
        <source>A value for “%1” is missing (at character %2).</source>
        <translation>“%1”缺少值（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>There is nothing in the quotes (at character %1).</source>
        <translation>引号中没有内容（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>A value for “%1” cannot begin with a parenthesis (at character %2). Several values are written with commas, like %1:a,b.</source>
        <translation>“%1”的值不能以括号开头（第 %2 个字符）。多个值用逗号分隔，例如 %1:a,b。</translation>
    </message>
    <message>
        <source>The quote that opens at character %1 is not closed.</source>
        <translation>第 %1 个字符处的引号没有闭合。</translation>
    </message>
    <message>
        <source>There is nothing in the parentheses (at character %1).</source>
        <translation>括号中没有内容（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation>第 %1 个字符处的括号没有闭合。</translation>
    </message>
    <message>
        <source>No parenthesis is open that “)” (at character %1) could close.</source>
        <translation>“)”（第 %1 个字符）没有对应的左括号。</translation>
    </message>
    <message>
        <source>A comma (at character %1) can only stand between the values of a column, like provider:aws,gcp. Use OR between words.</source>
        <translation>逗号（第 %1 个字符）只能用在列的多个值之间，例如 provider:aws,gcp。词与词之间请用 OR。</translation>
    </message>
    <message>
        <source>Only one value can stand after “%1” (comma at character %2). Decimals are written with a point.</source>
        <translation>“%1”后面只能有一个值（逗号位于第 %2 个字符）。小数请用小数点。</translation>
    </message>
    <message>
        <source>There is nothing before “%1” (at character %2). Put it in quotes to search for it.</source>
        <translation>“%1”（第 %2 个字符）前面没有内容。如需搜索它，请加上引号。</translation>
    </message>
    <message>
        <source>There is nothing after “%1” (at character %2).</source>
        <translation>“%1”（第 %2 个字符）后面没有内容。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) cannot follow another negation. Use parentheses.</source>
        <translation>“%1”（第 %2 个字符）不能跟在另一个取反之后。请使用括号。</translation>
    </message>
    <message>
        <source>A range cannot stand in a list of values (at character %1). Use OR between them.</source>
        <translation>值列表中不能有范围（第 %1 个字符）。请用 OR 连接。</translation>
    </message>
    <message>
        <source>A range is written without blanks, like price:1..4 (at character %1).</source>
        <translation>范围中不能有空格，应写成 price:1..4 的形式（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The range “%1” (at character %2) has no ends. Give at least one, like 1.. or ..4.</source>
        <translation>范围“%1”（第 %2 个字符）没有端点。请至少给出一端，例如 1.. 或 ..4。</translation>
    </message>
    <message>
        <source>The range “%1” (at character %2) begins after its end. Did you mean “%3”?</source>
        <translation>范围“%1”（第 %2 个字符）的起点大于终点。您是否想输入“%3”？</translation>
    </message>
    <message>
        <source>“%1” holds no numbers or dates, so it has no ranges (at character %2). Put the value in quotes to search for its dots.</source>
        <translation>“%1”不是数字或日期列，不支持范围（第 %2 个字符）。如需搜索其中的点，请给值加上引号。</translation>
    </message>
    <message>
        <source>There is no column “%1” (at character %2). Put the text in quotes to search for it.</source>
        <translation>没有列“%1”（第 %2 个字符）。如需搜索该文本，请加上引号。</translation>
    </message>
    <message>
        <source>There is no column “%1” (at character %2). Did you mean “%3”?</source>
        <translation>没有列“%1”（第 %2 个字符）。您是否想输入“%3”？</translation>
    </message>
    <message>
        <source>“%1” holds no numbers or dates, so “%2” (at character %3) does not apply. It has the operators : = and !=.</source>
        <translation>“%1”不是数字或日期列，不能使用“%2”（第 %3 个字符）。可用的运算符为 :、= 和 !=。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) is not a number, but “%3” holds numbers. Write it like 4 or 2.5.</source>
        <translation>“%1”（第 %2 个字符）不是数字，而“%3”是数字列。请写成 4 或 2.5 的形式。</translation>
    </message>
    <message>
        <source>The number “%1” (at character %2) is too large.</source>
        <translation>数字“%1”（第 %2 个字符）过大。</translation>
    </message>
    <message>
        <source>“%1” cannot follow a number for “%2” (at character %3). Allowed there: %4.</source>
        <translation>“%2”的数字后面不能有“%1”（第 %3 个字符）。可用：%4。</translation>
    </message>
    <message>
        <source>The catalog has no exchange rate for “%1” (at character %2). Give the price in the comparison currency.</source>
        <translation>目录中没有“%1”的汇率（第 %2 个字符）。请用比较货币填写价格。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) is not a date, but “%3” holds dates. Write it as YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>“%1”（第 %2 个字符）不是日期，而“%3”是日期列。请写成 YYYY、YYYY-MM 或 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) is neither true nor false, but “%3” holds only these.</source>
        <translation>“%1”（第 %2 个字符）既不是真也不是假，而“%3”只有这两种值。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) can only follow “:”. Write %3, or NOT %3 for the opposite.</source>
        <translation>“%1”（第 %2 个字符）只能跟在“:”后面。请写 %3；相反条件请写 NOT %3。</translation>
    </message>
    <message>
        <source>“%1” never has the value “%2” (at character %3). Did you mean “%4”?</source>
        <translation>“%1”没有值“%2”（第 %3 个字符）。您是否想输入“%4”？</translation>
    </message>
    <message>
        <source>“%1” never has the value “%2” (at character %3). It has: %4.</source>
        <translation>“%1”没有值“%2”（第 %3 个字符）。可用的值：%4。</translation>
    </message>
    <message>
        <source>“%1” (at character %2) is searched as a word. The operator is written %3.</source>
        <translation>“%1”（第 %2 个字符）会作为词来搜索。运算符应写作 %3。</translation>
    </message>
    <message>
        <source>No row has a “%1” like “%2” (at character %3).</source>
        <translation>没有任何行的“%1”与“%2”匹配（第 %3 个字符）。</translation>
    </message>
    <message>
        <source>No row has a “%1” like “%2” (at character %3). Did you mean “%4”?</source>
        <translation>没有任何行的“%1”与“%2”匹配（第 %3 个字符）。您是否想输入“%4”？</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>an empty text or list</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>Written in full, as programs do it, the filter is longer than %1 characters. Make it shorter.</source>
        <translation>按程序的完整写法，筛选条件超过 %1 个字符，请缩短。</translation>
    </message>
</context>
<context>
    <name>FilterInWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>two conditions</comment>
        <translation>%1，且 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two conditions</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>“%1” in a name</source>
        <comment>a word of provider, GPU, region …</comment>
        <translation>名称含“%1”</translation>
    </message>
    <message>
        <source>not (%1)</source>
        <comment>a condition</comment>
        <translation>非（%1）</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <comment>a column, a date</comment>
        <translation>%1早于 %2</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>a column, a number</comment>
        <translation>%1低于 %2</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a column, a date</comment>
        <translation>%1不晚于 %2</translation>
    </message>
    <message>
        <source>%1 at most %2</source>
        <comment>a column, a number</comment>
        <translation>%1不超过 %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <comment>a column, a date</comment>
        <translation>%1晚于 %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>a column, a number</comment>
        <translation>%1高于 %2</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a column, a date</comment>
        <translation>%1不早于 %2</translation>
    </message>
    <message>
        <source>%1 at least %2</source>
        <comment>a column, a number</comment>
        <translation>%1不低于 %2</translation>
    </message>
    <message>
        <source>%1: not %2</source>
        <comment>a column, values</comment>
        <translation>%1不是 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column, values</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a column, two numbers or dates</comment>
        <translation>%1在 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>%1 … (%2 in all)</source>
        <comment>some of many values</comment>
        <translation>%1 …（共 %2 个）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>values</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a value</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>known</source>
        <comment>a value</comment>
        <translation>已知</translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>The spot and the on-demand price are more than 180 days apart, or one of them has no date.</source>
        <translation>竞价与按需价格的日期相差超过 180 天，或其中之一没有日期。</translation>
    </message>
    <message>
        <source>The saving against on-demand is %1 %.</source>
        <translation>相对按需的节省为 %1 %。</translation>
    </message>
    <message>
        <source>%1 an hour for %2 GPUs, and the same for another number of them.</source>
        <translation>%2 个 GPU 每小时 %1，其他数量的价格也相同。</translation>
    </message>
    <message>
        <source>Another offer has the same name but for case, blanks and dashes, in the same region.</source>
        <translation>同一区域另有一条报价，名称仅大小写、空格或连字符不同。</translation>
    </message>
    <message>
        <source>Neither processors nor memory are stated, and the price is below that of every whole machine.</source>
        <translation>未注明处理器和内存，且价格低于所有整机。</translation>
    </message>
    <message>
        <source>No price is known.</source>
        <translation>价格未知。</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1.</source>
        <translation>没有 %1 的汇率。</translation>
    </message>
    <message>
        <source>The source says that it costs nothing.</source>
        <translation>来源称其免费。</translation>
    </message>
    <message>
        <source>The provider names regions for other offers, for this one none.</source>
        <translation>该供应商的其他报价注明了区域，这一条没有。</translation>
    </message>
    <message>
        <source>No figure of “%1” is known.</source>
        <translation>“%1”没有任何已知参数。</translation>
    </message>
    <message>
        <source>%1 of a GPU.</source>
        <translation>%1 个 GPU。</translation>
    </message>
    <message>
        <source>%1 is no GPU.</source>
        <translation>%1 不是 GPU。</translation>
    </message>
    <message>
        <source>Read on %1, more than %2 days ago.</source>
        <translation>采集于 %1，已超过 %2 天。</translation>
    </message>
    <message>
        <source>The source gives no date.</source>
        <translation>来源未注明日期。</translation>
    </message>
    <message>
        <source>A node of %1 GPUs; the provider has no smaller one there.</source>
        <translation>%1 个 GPU 的节点；该供应商在此处没有更小的规格。</translation>
    </message>
    <message>
        <source>In %1; most offers of the provider are in another currency.</source>
        <translation>以 %1 计价；该供应商的多数报价使用另一种货币。</translation>
    </message>
    <message>
        <source>the unnamed GPU</source>
        <translation>未命名的 GPU</translation>
    </message>
    <message>
        <source>The name says %1 GiB for one GPU, the row %2 GiB.</source>
        <translation>名称表示单个 GPU 为 %1 GiB，记录中为 %2 GiB。</translation>
    </message>
    <message>
        <source>%1 GiB is the memory of all %2 GPUs; one has %3 GiB.</source>
        <translation>%1 GiB 是全部 %2 个 GPU 的显存；单个为 %3 GiB。</translation>
    </message>
    <message>
        <source>%1 GiB for one GPU; its data sheet says %2 GiB.</source>
        <translation>记录的单个 GPU 显存为 %1 GiB；规格书为 %2 GiB。</translation>
    </message>
    <message>
        <source>%1 per GPU-hour; the median over the providers of this GPU and purchase model is %2.</source>
        <translation>每 GPU 小时 %1；该 GPU 与计费方式在各供应商间的中位数为 %2。</translation>
    </message>
    <message>
        <source>Another reading says %1 an hour instead of %2.</source>
        <translation>另一次采集为每小时 %1，而非 %2。</translation>
    </message>
    <message>
        <source>Kept and marked; not recommended without the mark.</source>
        <translation>保留并标记；推荐时必带标记。</translation>
    </message>
    <message>
        <source>Readings of the price disagree</source>
        <translation>多次采集的价格不一致</translation>
    </message>
    <message>
        <source>The newest dated reading counts, the others stay in the history.</source>
        <translation>以日期最新的采集为准，其余保留在历史中。</translation>
    </message>
    <message>
        <source>Saving computed from prices of different age</source>
        <translation>节省由日期相差较大的价格算出</translation>
    </message>
    <message>
        <source>GPU memory contradicts the instance name</source>
        <translation>显存与实例名称矛盾</translation>
    </message>
    <message>
        <source>Memory of all GPUs where that of one is meant</source>
        <translation>本应为单卡显存，却是全部 GPU 的显存</translation>
    </message>
    <message>
        <source>GPU memory differs from the data sheet</source>
        <translation>显存与规格书不符</translation>
    </message>
    <message>
        <source>Spot dearer than on-demand</source>
        <translation>竞价高于按需</translation>
    </message>
    <message>
        <source>Kept with its negative saving; not recommended to save money.</source>
        <translation>保留其负的节省；不作为省钱方案推荐。</translation>
    </message>
    <message>
        <source>Same price for different numbers of GPUs</source>
        <translation>不同 GPU 数量价格相同</translation>
    </message>
    <message>
        <source>Same offer under two spellings</source>
        <translation>同一报价有两种写法</translation>
    </message>
    <message>
        <source>Both are kept and counted; merge them in the source.</source>
        <translation>两条均保留并计数；请在来源中合并。</translation>
    </message>
    <message>
        <source>Price far from the market</source>
        <translation>价格远离市场水平</translation>
    </message>
    <message>
        <source>Price of a GPU without its host machine</source>
        <translation>不含主机的 GPU 价格</translation>
    </message>
    <message>
        <source>Kept and marked; not ranked against whole machines without the mark.</source>
        <translation>保留并标记；与整机一同排名时必带标记。</translation>
    </message>
    <message>
        <source>No known price</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>Shown as unknown; in no lowest price, median or chart.</source>
        <translation>显示为未知；不参与最低价、中位数和图表。</translation>
    </message>
    <message>
        <source>Price of zero that its source calls free</source>
        <translation>来源称为免费的零价格</translation>
    </message>
    <message>
        <source>Shown as free; never the lowest price or the base of a saving.</source>
        <translation>显示为免费；绝不作为最低价或节省的基准。</translation>
    </message>
    <message>
        <source>No region although the provider has regions</source>
        <translation>供应商有区域，但此报价未注明</translation>
    </message>
    <message>
        <source>Shown as unknown; filters by region leave it out.</source>
        <translation>显示为未知；按区域筛选时不包含。</translation>
    </message>
    <message>
        <source>GPU without known figures</source>
        <translation>GPU 参数未知</translation>
    </message>
    <message>
        <source>Kept and visible; figures that need its data sheet are unknown.</source>
        <translation>保留并显示；依赖规格书的数字为未知。</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>部分 GPU</translation>
    </message>
    <message>
        <source>The price per GPU is for a whole GPU&apos;s worth; the memory is that of the part.</source>
        <translation>每 GPU 价格按整卡折算；显存为该部分的显存。</translation>
    </message>
    <message>
        <source>Accelerator that is not a GPU</source>
        <translation>非 GPU 加速器</translation>
    </message>
    <message>
        <source>Kept; wizard and estimates leave it out unless asked for it.</source>
        <translation>保留；除非要求，向导和估算不包含它。</translation>
    </message>
    <message>
        <source>Price read long ago</source>
        <translation>价格采集已久</translation>
    </message>
    <message>
        <source>Kept; its date is shown wherever the price is.</source>
        <translation>保留；显示价格处均显示日期。</translation>
    </message>
    <message>
        <source>Price without a date</source>
        <translation>价格无日期</translation>
    </message>
    <message>
        <source>Kept as of unknown age; a dated reading goes before it.</source>
        <translation>按日期未知保留；有日期的采集优先。</translation>
    </message>
    <message>
        <source>Price of a node shown per GPU</source>
        <translation>按 GPU 折算的节点价格</translation>
    </message>
    <message>
        <source>The price per GPU is the node&apos;s divided by its GPUs; fewer cannot be rented.</source>
        <translation>每 GPU 价格为节点价格除以 GPU 数；无法少租。</translation>
    </message>
    <message>
        <source>Provider quotes in several currencies</source>
        <translation>供应商使用多种货币报价</translation>
    </message>
    <message>
        <source>Kept; compared at the dated exchange rate.</source>
        <translation>保留；按注明日期的汇率比较。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>列键</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column and unit</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>What is the matter</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What is done about it</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>可选项</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>作用</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no feed “%1”.</source>
        <translation>没有数据源格式“%1”。</translation>
    </message>
    <message>
        <source>The row breaks a rule of the catalog: %1.</source>
        <translation>该行违反目录规则：%1。</translation>
    </message>
    <message>
        <source>The import was stopped; the catalog is as it was.</source>
        <translation>导入已中止；目录保持原样。</translation>
    </message>
    <message>
        <source>The catalog has another value from another source; it was left as it is.</source>
        <translation>目录中已有来自其他来源的不同值，已保留原值。</translation>
    </message>
    <message>
        <source>This field is needed and is empty.</source>
        <translation>此字段必填，但为空。</translation>
    </message>
    <message>
        <source>A price needs its currency.</source>
        <translation>价格必须注明货币。</translation>
    </message>
    <message>
        <source>A price of 0 that is not marked as free was taken as unknown.</source>
        <translation>价格为 0 但未标记为免费，已按未知处理。</translation>
    </message>
    <message>
        <source>The catalog has this row from another source, which says otherwise; that row was left as it is.</source>
        <translation>目录中已有来自其他来源的这一行，内容不同；已保留原有的行。</translation>
    </message>
    <message>
        <source>This provider was not in the catalog and was added by name only.</source>
        <translation>目录中没有该供应商，已仅按名称添加。</translation>
    </message>
    <message>
        <source>This GPU was not in the catalog and was added by name only, without its figures.</source>
        <translation>目录中没有该 GPU，已仅按名称添加，不含性能参数。</translation>
    </message>
    <message>
        <source>This service was not in the catalog and was added by name only.</source>
        <translation>目录中没有该服务，已仅按名称添加。</translation>
    </message>
    <message>
        <source>This source was not in the catalog and was added by name only.</source>
        <translation>目录中没有该来源，已仅按名称添加。</translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation>没有可撤销的导入。</translation>
    </message>
    <message>
        <source>There is no import run %1.</source>
        <translation>没有导入 %1。</translation>
    </message>
    <message>
        <source>Run %1 made the catalog; it cannot be undone. Make a new catalog instead.</source>
        <translation>目录由导入 %1 创建，无法撤销。请改为新建目录。</translation>
    </message>
    <message>
        <source>Import run %1 was undone already.</source>
        <translation>导入 %1 已经撤销过了。</translation>
    </message>
    <message>
        <source>Import run %1 cannot be undone: the catalog was changed since by something that was no import. Nothing was changed.</source>
        <translation>无法撤销导入 %1：此后目录有导入以外的更改。未做任何更改。</translation>
    </message>
    <message>
        <source>Import run %1 cannot be undone while later imports build on it. Undo run %2 first.</source>
        <translation>无法撤销导入 %1，因为后续导入依赖于它。请先撤销导入 %2。</translation>
    </message>
    <message>
        <source>This date lies in the future; it was kept as it is.</source>
        <translation>此日期在将来；已按原样保留。</translation>
    </message>
    <message>
        <source>This is “%1” in the catalog, and so are all rows with this name.</source>
        <translation>在目录中对应“%1”，所有同名的行均如此处理。</translation>
    </message>
    <message>
        <source>“%1” has newer starter facts (%2) than this GPU Atlas (%3). Nothing was changed.</source>
        <translation>“%1”中的初始数据（%2）比本版 GPU Atlas 自带的（%3）新，未作任何更改。</translation>
    </message>
    <message>
        <source>“%1” is a folder; name the files in it.</source>
        <translation>“%1”是文件夹；请指定其中的文件。</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>“%1” is larger than 1 GiB; import it in parts.</source>
        <translation>“%1”大于 1 GiB；请分成几部分导入。</translation>
    </message>
    <message>
        <source>“%1” has %2 GiB: taken as that, here and in all rows with this figure.</source>
        <translation>“%1”的显存为 %2 GiB：此处及所有出现该数值的行均按此处理。</translation>
    </message>
    <message>
        <source>This is the memory of all %1 GPUs; each has %2 GiB.</source>
        <translation>这是全部 %1 个 GPU 的显存之和；每个 GPU 为 %2 GiB。</translation>
    </message>
    <message>
        <source>The name of the instance says %1 GB: taken as that.</source>
        <translation>实例名称写明为 %1 GB：按此处理。</translation>
    </message>
    <message>
        <source>You have an own offer of that provider, machine, region, purchase model and variant; no import changes it, so the row was left out.</source>
        <translation>您已有该供应商、实例规格、区域、计费方式和变体的自有报价；任何导入都不会改动它，因此略过了这一行。</translation>
    </message>
</context>
<context>
    <name>ImportSummary</name>
    <message>
        <source>new offers: %1</source>
        <translation>新报价 %1 条</translation>
    </message>
    <message>
        <source>new prices of known offers: %1</source>
        <translation>已有报价的新价格 %1 条</translation>
    </message>
    <message>
        <source>new rows of other tables: %1</source>
        <translation>其他表新增 %1 行</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>更改 %1 行</translation>
    </message>
    <message>
        <source>unchanged: %1</source>
        <translation>未变 %1 行</translation>
    </message>
    <message>
        <source>in conflict with other sources: %1</source>
        <translation>与其他来源冲突 %1 行</translation>
    </message>
    <message>
        <source>names new to the catalog: %1</source>
        <translation>目录中新增名称 %1 个</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>拒绝 %1 行</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选框</translation>
    </message>
    <message>
        <source>Conditions under the filter</source>
        <translation>筛选框下方的条件</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>List of pages</source>
        <translation>页面列表</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>转到窗口的下一部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>转到窗口的上一部分</translation>
    </message>
    <message>
        <source>Clear what is chosen or typed here, then leave this part</source>
        <translation>清除此处的选择或输入，再按则离开此部分</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>上一页或下一页</translation>
    </message>
    <message>
        <source>List what may come next</source>
        <translation>列出可继续输入的内容</translation>
    </message>
    <message>
        <source>Go to the results</source>
        <translation>转到结果</translation>
    </message>
    <message>
        <source>Take back the last change of the text</source>
        <translation>撤销上一次文本修改</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>移除此条件</translation>
    </message>
    <message>
        <source>Previous or next condition</source>
        <translation>上一个或下一个条件</translation>
    </message>
    <message>
        <source>Choose this value or not</source>
        <translation>选择或取消此值</translation>
    </message>
    <message>
        <source>From the search to the values</source>
        <translation>从搜索框转到值列表</translation>
    </message>
    <message>
        <source>Details of the current row</source>
        <translation>当前行的详情</translation>
    </message>
    <message>
        <source>Select several rows</source>
        <translation>选择多行</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>选择所有行</translation>
    </message>
    <message>
        <source>Previous or next column</source>
        <translation>上一列或下一列</translation>
    </message>
    <message>
        <source>First or last row</source>
        <translation>首行或末行</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回表格</translation>
    </message>
    <message>
        <source>Read off the previous or next bar</source>
        <translation>读取上一个或下一个条形</translation>
    </message>
    <message>
        <source>Read off a bar one page further</source>
        <translation>向前或向后翻一页读取</translation>
    </message>
    <message>
        <source>Read off the first or last bar</source>
        <translation>读取首个或末个条形</translation>
    </message>
    <message>
        <source>Narrow the filter to this bar</source>
        <translation>将筛选缩小到此条形</translation>
    </message>
    <message>
        <source>Edit this condition</source>
        <translation>编辑此条件</translation>
    </message>
    <message>
        <source>On a title: remove this facet</source>
        <translation>在标题上：移除此分面</translation>
    </message>
    <message>
        <source>On a title: move this facet</source>
        <translation>在标题上：移动此分面</translation>
    </message>
    <message>
        <source>On a title: what can be done with this facet</source>
        <translation>在标题上：打开此分面的菜单</translation>
    </message>
    <message>
        <source>What can be done with this value and its column</source>
        <translation>打开此值及其所在列的菜单</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>the code of this language; in Chinese: zh_CN</comment>
        <translation>zh_CN</translation>
    </message>
</context>
<context>
    <name>OfferMarks</name>
    <message>
        <source>%1: %2</source>
        <comment>what is doubtful, with its figures</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 for %2 of a GPU; shown is the price of a whole GPU&apos;s worth.</source>
        <translation>%2 个 GPU 的价格为 %1；此处显示折合整个 GPU 的价格。</translation>
    </message>
    <message>
        <source>Node total %1, divided by %2 GPUs.</source>
        <translation>整机价格 %1，除以 %2 个 GPU。</translation>
    </message>
    <message>
        <source>The lowest price of this GPU.</source>
        <translation>该 GPU 的最低价格。</translation>
    </message>
    <message>
        <source>You have put a star on this offer.</source>
        <translation>您为此报价加了星标。</translation>
    </message>
    <message>
        <source>My note: %1</source>
        <translation>我的备注：%1</translation>
    </message>
</context>
<context>
    <name>OwnOfferDialog</name>
    <message>
        <source>What it cost</source>
        <translation>购置成本</translation>
    </message>
    <message>
        <source>Worth at the end</source>
        <translation>期末残值</translation>
    </message>
    <message>
        <source>Lifetime (years)</source>
        <translation>使用年限（年）</translation>
    </message>
    <message>
        <source>Utilisation (0 to 1)</source>
        <translation>利用率（0 到 1）</translation>
    </message>
    <message>
        <source>Power of the server (kW)</source>
        <translation>服务器功率 (kW)</translation>
    </message>
    <message>
        <source>PUE of the building</source>
        <translation>机房 PUE</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>每千瓦时电价</translation>
    </message>
    <message>
        <source>Maintenance a year (part of the cost)</source>
        <translation>每年维护费（占购置成本的比例）</translation>
    </message>
    <message>
        <source>Staff a year</source>
        <translation>每年人工费用</translation>
    </message>
</context>
<context>
    <name>OwnOffers</name>
    <message>
        <source>There is no offer “%1”.</source>
        <translation>没有报价“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not one of your own offers: it is from the source “%2”. Add an own offer beside it.</source>
        <translation>“%1”不是您的自有报价：其来源为“%2”。请另外添加一个自有报价。</translation>
    </message>
    <message>
        <source>Another source also has prices of “%1”; undo its import first.</source>
        <translation>另有来源也提供了“%1”的价格；请先撤销那次导入。</translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <translation>%1“%2”：%3</translation>
    </message>
    <message>
        <source>The catalog has an offer “%1” already; give yours another variant, or edit it.</source>
        <translation>目录中已有报价“%1”；请换一个变体，或修改它。</translation>
    </message>
    <message>
        <source>The catalog knows no GPU “%1”; it was added without figures.</source>
        <translation>目录中没有 GPU“%1”；已添加，但没有参数。</translation>
    </message>
    <message>
        <source>The catalog knows no GPU “%1”; it was added without figures. Did you mean “%2”?</source>
        <translation>目录中没有 GPU“%1”；已添加，但没有参数。您是否想写“%2”？</translation>
    </message>
    <message>
        <source>The catalog knows no provider “%1”; it was added by its name alone.</source>
        <translation>目录中没有供应商“%1”；已添加，但只有名称。</translation>
    </message>
    <message>
        <source>The catalog knows no provider “%1”; it was added by its name alone. Did you mean “%2”?</source>
        <translation>目录中没有供应商“%1”；已添加，但只有名称。您是否想写“%2”？</translation>
    </message>
    <message>
        <source>A price of 0 was taken as unknown.</source>
        <translation>价格 0 已按未知处理。</translation>
    </message>
    <message>
        <source>The catalog has no exchange rate for %1: the price is kept, but cannot be compared with others.</source>
        <translation>目录中没有 %1 的汇率：价格已保存，但无法与其他价格对比。</translation>
    </message>
    <message>
        <source>The day of the quote, %1, lies in the future.</source>
        <translation>报价日期 %1 在未来。</translation>
    </message>
    <message>
        <source>A note has %1 characters at most; this one has %2.</source>
        <translation>备注最多 %1 个字符，当前有 %2 个。</translation>
    </message>
    <message>
        <source>A note cannot hold the character U+0000.</source>
        <translation>备注不能包含字符 U+0000。</translation>
    </message>
    <message>
        <source>At most %1 offers are marked at a time.</source>
        <translation>一次最多标记 %1 个报价。</translation>
    </message>
    <message>
        <source>No note any more on: %1.</source>
        <translation>已无备注：%1。</translation>
    </message>
    <message>
        <source>Noted: %1.</source>
        <translation>已备注：%1。</translation>
    </message>
    <message>
        <source>Star on: %1.</source>
        <translation>已加星标：%1。</translation>
    </message>
    <message>
        <source>No star any more on: %1.</source>
        <translation>已取消星标：%1。</translation>
    </message>
</context>
<context>
    <name>Ownership</name>
    <message>
        <source>capital expenditure</source>
        <translation>购置成本</translation>
    </message>
    <message>
        <source>residual value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>lifetime in years</source>
        <translation>使用年限</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>power in kW</source>
        <translation>功率 (kW)</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>price of a kWh</source>
        <translation>每千瓦时电价</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>维护比例</translation>
    </message>
    <message>
        <source>staff a year</source>
        <translation>每年人工费用</translation>
    </message>
    <message>
        <source>The %1 must be from %2 to %3, not %4.</source>
        <translation>%1必须在 %2 到 %3 之间，不能是 %4。</translation>
    </message>
    <message>
        <source>The %1 must be above %2 and at most %3, not %4.</source>
        <translation>%1必须大于 %2 且不超过 %3，不能是 %4。</translation>
    </message>
    <message>
        <source>capex %1 %2</source>
        <translation>购置成本 %1 %2</translation>
    </message>
    <message>
        <source>residual %1</source>
        <translation>残值 %1</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>utilisation %1</source>
        <translation>利用率 %1</translation>
    </message>
    <message>
        <source>%1 kW</source>
        <translation>%1 kW</translation>
    </message>
    <message>
        <source>PUE %1</source>
        <translation>PUE %1</translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation>每千瓦时 %1</translation>
    </message>
    <message>
        <source>maintenance %1 % a year</source>
        <translation>每年维护 %1%</translation>
    </message>
    <message>
        <source>staff %1 a year</source>
        <translation>每年人工 %1</translation>
    </message>
    <message>
        <source>Own machine, price of a used hour: ((capex − residual) ÷ (8760 × years) + (capex × maintenance + staff) ÷ 8760) ÷ utilisation + kW × PUE × price of a kWh; %1</source>
        <translation>自有机器，每使用小时价格：((购置成本 − 残值) ÷ (8760 × 年限) + (购置成本 × 维护比例 + 人工) ÷ 8760) ÷ 利用率 + kW × PUE × 每千瓦时电价；%1</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Screen, 1600 × 900</source>
        <translation>屏幕，1600 × 900</translation>
    </message>
    <message>
        <source>Slide 16:9, 1920 × 1080</source>
        <translation>幻灯片 16:9，1920 × 1080</translation>
    </message>
    <message>
        <source>A4 full width, 170 × 105 mm</source>
        <translation>A4 通栏，170 × 105 毫米</translation>
    </message>
    <message>
        <source>A4 half column, 82 × 70 mm</source>
        <translation>A4 半栏，82 × 70 毫米</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格历史</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Data health</source>
        <translation>数据检查</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>What the catalog has from it</source>
        <translation>目录中来自它的内容</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>核查结果</translation>
    </message>
    <message>
        <source>What the facts say</source>
        <translation>事实依据</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>The claim in English</source>
        <translation>英文说法</translation>
    </message>
    <message>
        <source>The claim in Chinese</source>
        <translation>中文说法</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What is done about it</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Rented out by</source>
        <translation>出租方</translation>
    </message>
    <message>
        <source>No provider of the catalog rents it out.</source>
        <translation>目录中没有供应商出租它。</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>常见</translation>
    </message>
    <message>
        <source>%1 per GPU. Lowest: of any purchase model, free and doubtful offers left out. Typical: median of its on-demand offers.</source>
        <translation>单位为每 GPU %1。最低：不限计费方式，不含免费和存疑的报价。常见：其按需报价的中位数。</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>同系列型号</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>外形规格</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>%1 more are on the page of benchmarks.</source>
        <translation>另有 %1 条见基准测试页。</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>The same benchmark on other GPUs</source>
        <translation>其他 GPU 的同一基准测试</translation>
    </message>
    <message>
        <source>× this one</source>
        <translation>本行的倍数</translation>
    </message>
    <message>
        <source>Nothing else was measured alike.</source>
        <translation>没有其他可比的结果。</translation>
    </message>
    <message>
        <source>⚠ No data sheet of it is in the catalog: an import named it. Its offers are kept; what needs its figures is unknown.</source>
        <translation>⚠ 目录中没有它的数据手册：它只在导入中出现过名字。其报价保留，需要参数的数值未知。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Data sheet (dense)</source>
        <translation>数据手册（稠密值）</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>benchmark, number of GPUs, GPU</comment>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>测试条件</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Published by</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Figures of</source>
        <translation>数据日期</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Offers by GPU</source>
        <translation>各 GPU 的报价</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>The catalog has no offer of it.</source>
        <translation>目录中没有它的报价。</translation>
    </message>
    <message>
        <source>%1 per GPU. Lowest: of any purchase model, free and doubtful offers left out. Typical: median of its on-demand offers. Market: median over the providers of that, where at least two have the GPU; %: typical against market.</source>
        <translation>单位为每 GPU %1。最低：不限计费方式，不含免费和存疑的报价。常见：其按需报价的中位数。市场：至少两家供应商有该 GPU 时，各家常见价的中位数；%：常见价与市场价之差。</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>access unknown</source>
        <translation>访问方式未知</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>%1 price readings</source>
        <translation>%1 条价格记录</translation>
    </message>
    <message>
        <source>, from %1 to %2</source>
        <translation>，从 %1 到 %2</translation>
    </message>
    <message>
        <source>What the articles claim, and whether it holds</source>
        <translation>文章的说法及其核查结果</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>核查值</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>What it has</source>
        <translation>提供的内容</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>主页</translation>
    </message>
    <message>
        <source>Price page</source>
        <translation>价格页</translation>
    </message>
</context>
<context>
    <name>Recommend</name>
    <message>
        <source>%1 · score %2</source>
        <comment>an offer and its score</comment>
        <translation>%1 · 得分 %2</translation>
    </message>
    <message>
        <source>Best of all that are left</source>
        <translation>剩余报价中之最</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Safest</source>
        <translation>最稳妥</translation>
    </message>
    <message>
        <source>The nearest that there is</source>
        <translation>最接近的选择</translation>
    </message>
    <message>
        <source>What a condition costs</source>
        <translation>各项条件的代价</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>推导过程</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>an answer</comment>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Rules behind it</source>
        <translation>所依据的规则</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <comment>a rule</comment>
        <translation>更正：%1</translation>
    </message>
    <message>
        <source>Decision tree: %1 (loaded into this catalog)</source>
        <translation>决策树：%1（载入本目录）</translation>
    </message>
    <message>
        <source>Decision tree: %1</source>
        <translation>决策树：%1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选条件：%1</translation>
    </message>
    <message>
        <source>How to pay for the first</source>
        <translation>第一名的计费方式</translation>
    </message>
    <message>
        <source>How firm this is</source>
        <translation>结论有多稳固</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>end</source>
        <comment>where a question leads</comment>
        <translation>结束</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a heading</comment>
        <translation>%1：</translation>
    </message>
    <message numerus="yes">
        <source>Left out because a criterion is unknown: %n.</source>
        <translation>
            <numerusform>因指标未知而未列出：%n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheapest by %1</source>
        <comment>a measure of cost</comment>
        <translation>%1最低</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>what it is best at, an offer, its price</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a thing and what is said of it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SafeFile</name>
    <message>
        <source>“%1” could not be written: there is no space left.</source>
        <translation>无法写入“%1”：空间不足。</translation>
    </message>
    <message>
        <source>“%1” could not be written: writing is not allowed there.</source>
        <translation>无法写入“%1”：没有写入权限。</translation>
    </message>
    <message>
        <source>“%1” could not be written: its folder does not exist.</source>
        <translation>无法写入“%1”：所在文件夹不存在。</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation>“%1”是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>“%1” is being read and cannot be the output too; choose another file.</source>
        <translation>“%1”正在被读取，不能同时作为输出；请选择其他文件。</translation>
    </message>
    <message>
        <source>“%1” is a device or pipe; choose a file.</source>
        <translation>“%1”是设备或管道，请选择普通文件。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Display</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Of menus, titles and messages.</source>
        <translation>菜单、标题和消息所用的语言。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Colors of the window. Exported charts have a theme of their own.</source>
        <translation>窗口的配色。导出图表的主题另行选择。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>In percent of the system&apos;s size.</source>
        <translation>相对于系统文字大小的百分比。</translation>
    </message>
    <message>
        <source>Recent commands</source>
        <translation>最近使用的命令</translation>
    </message>
    <message>
        <source>They come first in the command palette.</source>
        <translation>在命令面板中排在最前。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Prices are converted to it for showing and comparing, also in price filters.</source>
        <translation>价格换算成此货币后显示和比较，价格筛选也以此为准。</translation>
    </message>
    <message>
        <source>Time unit</source>
        <translation>时间单位</translation>
    </message>
    <message>
        <source>Prices are shown for this time. Price filters are always per hour.</source>
        <translation>价格按此时长显示。价格筛选始终按每小时计。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Which columns of the offers are shown.</source>
        <translation>报价表格显示哪些列。</translation>
    </message>
    <message>
        <source>Column widths</source>
        <translation>列宽</translation>
    </message>
    <message>
        <source>Columns that were not resized are as wide as their values need.</source>
        <translation>未调整过的列按内容所需自动定宽。</translation>
    </message>
    <message>
        <source>Format of exported tables</source>
        <translation>表格导出格式</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Where choosing a file begins: the folder of the last one.</source>
        <translation>选择文件时的起始位置，即上次所用的文件夹。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>默认列</translation>
    </message>
    <message>
        <source>none resized</source>
        <translation>均未调整</translation>
    </message>
    <message>
        <source>your documents</source>
        <translation>“文档”文件夹</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Recent catalogs</source>
        <translation>最近的目录</translation>
    </message>
    <message>
        <source>They are in the menu File.</source>
        <translation>显示在“文件”菜单中。</translation>
    </message>
    <message>
        <source>Declined starter facts</source>
        <translation>已谢绝的初始数据</translation>
    </message>
    <message>
        <source>Newer facts that you did not want; they are not offered again.</source>
        <translation>您不需要的较新数据，不会再次提示。</translation>
    </message>
    <message>
        <source>Page at the start</source>
        <translation>启动时的页面</translation>
    </message>
    <message>
        <source>The page that the window opens with.</source>
        <translation>打开窗口时显示的页面。</translation>
    </message>
    <message>
        <source>The one that an export begins with: the one that was used last.</source>
        <translation>导出时首先给出的格式，即上次使用的格式。</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>上次的页面</translation>
    </message>
    <message>
        <source>Usual for the language</source>
        <translation>按语言的常用格式</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>已选 %Ln 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resized</source>
        <translation>
            <numerusform>已调整 %Ln 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remembered</source>
        <translation>
            <numerusform>已记住 %Ln 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableFormat</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV for Excel</source>
        <translation>Excel 用 CSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Tab-separated text</source>
        <translation>制表符分隔文本</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Providers</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Name, kind, GPU … for example: gpu:h100 purchase_model:spot</source>
        <translation>名称、类型、GPU……例如：gpu:h100 purchase_model:spot</translation>
    </message>
    <message>
        <source>Choose a provider to see what it offers, asks and is said to offer.</source>
        <translation>选择一个供应商，查看它提供什么、要价多少、有哪些说法。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Choose a GPU to see its data sheet, who rents it out and how fast it is.</source>
        <translation>选择一个 GPU，查看它的数据手册、出租方和速度。</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Model, suite, GPU … for example: bert gpu:a100</source>
        <translation>模型、套件、GPU……例如：bert gpu:a100</translation>
    </message>
    <message>
        <source>Choose a measurement to see it beside the others of the same benchmark.</source>
        <translation>选择一条测量结果，查看同一基准测试的其他结果。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Title, publisher … for example: kind:paper</source>
        <translation>标题、发布者……例如：kind:paper</translation>
    </message>
    <message>
        <source>Choose a source to see what the catalog has from it.</source>
        <translation>选择一个来源，查看目录中来自它的内容。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Words of the claim, provider … for example: verdict:contradicted</source>
        <translation>说法中的词、供应商……例如：verdict:contradicted</translation>
    </message>
    <message>
        <source>Choose a claim to see what the facts say about it.</source>
        <translation>选择一条说法，查看事实依据。</translation>
    </message>
    <message>
        <source>Data health</source>
        <translation>数据检查</translation>
    </message>
    <message>
        <source>Rule, provider, GPU … for example: kind:doubt</source>
        <translation>规则、供应商、GPU……例如：kind:doubt</translation>
    </message>
    <message>
        <source>Choose a finding to see why it was found and what is done about it.</source>
        <translation>选择一条结果，查看原因和处理方式。</translation>
    </message>
    <message>
        <source>Price readings</source>
        <translation>价格记录</translation>
    </message>
    <message>
        <source>Provider, GPU, region … for example: provider:aws gpu:h100</source>
        <translation>供应商、GPU、区域……例如：provider:aws gpu:h100</translation>
    </message>
    <message>
        <source>Choose a reading to see all of it.</source>
        <translation>选择一条记录，查看全部内容。</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By lowest price</source>
        <translation>按最低价</translation>
    </message>
    <message>
        <source>By median price</source>
        <translation>按中位价</translation>
    </message>
    <message>
        <source>Most kinds of GPU first</source>
        <translation>GPU 种类多者在前</translation>
    </message>
    <message>
        <source>Most offers first</source>
        <translation>报价多者在前</translation>
    </message>
    <message>
        <source>By egress price</source>
        <translation>按出网流量价格</translation>
    </message>
    <message>
        <source>Newest prices first</source>
        <translation>价格新者在前</translation>
    </message>
    <message>
        <source>Name, generation, memory … for example: hopper vram&gt;=80</source>
        <translation>名称、世代、显存……例如：hopper vram&gt;=80</translation>
    </message>
</context>
<context>
    <name>TableWriter</name>
    <message>
        <source>%1 cannot write “%2” (U+%3) in %4. Nothing was written; choose UTF-8.</source>
        <translation>%1 无法写入%4中的“%2”（U+%3）。未写出任何内容，请改用 UTF-8。</translation>
    </message>
    <message>
        <source>the header “%1”</source>
        <translation>列标题“%1”</translation>
    </message>
    <message>
        <source>row %1 (%2), column “%3”</source>
        <translation>第 %1 行（%2）、“%3”列</translation>
    </message>
    <message>
        <source>%1 cannot write all characters of the table. Choose UTF-8.</source>
        <translation>%1 无法写入表格中的所有字符，请改用 UTF-8。</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The catalog has no exchange rate for “%1”. It has rates for: %2.</source>
        <translation>目录中没有“%1”的汇率。现有以下汇率：%2。</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1/h</source>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1/year</source>
        <translation>%1/年</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
</context>
<context>
    <name>UseCost</name>
    <message>
        <source>machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>egress</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>subscription fee</source>
        <translation>订阅费</translation>
    </message>
    <message>
        <source>reserved: all %1 hours of the month are paid</source>
        <translation>预留：整月 %1 小时全部计费</translation>
    </message>
    <message>
        <source>spot: work lost to interruptions is not counted</source>
        <translation>竞价：未计入因中断损失的工作</translation>
    </message>
    <message>
        <source>subscription: what an hour costs beyond the fee is unknown</source>
        <translation>订阅：订阅费之外每小时的费用未知</translation>
    </message>
    <message>
        <source>sessions end after %1 h</source>
        <translation>会话最长 %1 小时</translation>
    </message>
    <message>
        <source>taxes</source>
        <translation>税费</translation>
    </message>
    <message>
        <source>discounts and free allowances</source>
        <translation>折扣与免费额度</translation>
    </message>
    <message>
        <source>traffic within the cloud</source>
        <translation>云内流量</translation>
    </message>
    <message>
        <source>rounding of billed time</source>
        <translation>计费时长取整</translation>
    </message>
    <message>
        <source>support</source>
        <translation>技术支持</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>不小于 %1 的整数</translation>
    </message>
    <message>
        <source>“%1”: the field “%2” must be %3, not %4.</source>
        <translation>“%1”：字段“%2”应为%3，而不是 %4。</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>空缺</translation>
    </message>
    <message>
        <source>a list of columns, each perhaps with “:desc” behind it</source>
        <translation>列名的列表，列名后可带“:desc”</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>a currency like USD</source>
        <translation>货币代码，例如 USD</translation>
    </message>
    <message>
        <source>“%1” is too large for a view: more than %2 KiB.</source>
        <translation>“%1”太大，不可能是视图：超过 %2 KiB。</translation>
    </message>
    <message>
        <source>“%1” is no view: it is no JSON at line %2, column %3.</source>
        <translation>“%1”不是视图：第 %2 行第 %3 列不是有效的 JSON。</translation>
    </message>
    <message>
        <source>“%1” is no view: its field “format” is not “%2”.</source>
        <translation>“%1”不是视图：字段“format”不是“%2”。</translation>
    </message>
    <message>
        <source>a text of at most %1 characters</source>
        <translation>最多 %1 个字符的文本</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of GPU Atlas.</source>
        <translation>“%1”由更新版本的 GPU Atlas 写成。</translation>
    </message>
    <message>
        <source>“%1” has fields that this version does not know; they are kept: %2.</source>
        <translation>“%1”含有此版本不认识的字段，这些字段会保留：%2。</translation>
    </message>
    <message>
        <source>“%1” names columns that are passed over here: %2.</source>
        <translation>“%1”提到的这些列在此处被忽略：%2。</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a view.</source>
        <translation>“%1”是文件夹，不是视图。</translation>
    </message>
    <message>
        <source>The view “%1” could not be opened.</source>
        <translation>无法打开视图“%1”。</translation>
    </message>
    <message>
        <source>The view “%1” could not be read.</source>
        <translation>无法读取视图“%1”。</translation>
    </message>
    <message>
        <source>The folder for views “%1” could not be made.</source>
        <translation>无法创建存放视图的文件夹“%1”。</translation>
    </message>
    <message>
        <source>There is a view “%1” already.</source>
        <translation>已有名为“%1”的视图。</translation>
    </message>
    <message>
        <source>The view “%1” could not be renamed.</source>
        <translation>无法重命名视图“%1”。</translation>
    </message>
    <message>
        <source>The view “%1” could not be deleted.</source>
        <translation>无法删除视图“%1”。</translation>
    </message>
    <message>
        <source>There is another view in its place now: “%1”.</source>
        <translation>该位置现在已有另一个视图：“%1”。</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>on-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>reserved, 1 year</source>
        <translation>预留 1 年</translation>
    </message>
    <message>
        <source>reserved, 3 years</source>
        <translation>预留 3 年</translation>
    </message>
    <message>
        <source>subscription</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>欧洲</translation>
    </message>
    <message>
        <source>Asia-Pacific</source>
        <translation>亚太</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>TPU</source>
        <translation>TPU</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Gaudi</source>
        <translation>Gaudi</translation>
    </message>
    <message>
        <source>hyperscaler</source>
        <translation>超大规模云</translation>
    </message>
    <message>
        <source>specialist</source>
        <translation>专业 GPU 云</translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation>算力市场</translation>
    </message>
    <message>
        <source>notebook</source>
        <translation>Notebook</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>managed</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>readings disagree</source>
        <translation>采集记录不一致</translation>
    </message>
    <message>
        <source>prices of different age</source>
        <translation>价格采集日期不一</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>属实</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>与事实不符</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>未核实</translation>
    </message>
    <message>
        <source>offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>series</source>
        <translation>价格序列</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>memory contradicts the name</source>
        <translation>显存与名称矛盾</translation>
    </message>
    <message>
        <source>memory of all GPUs as that of one</source>
        <translation>误用全部 GPU 显存</translation>
    </message>
    <message>
        <source>memory differs from the data sheet</source>
        <translation>显存与规格书不符</translation>
    </message>
    <message>
        <source>spot dearer than on-demand</source>
        <translation>竞价高于按需</translation>
    </message>
    <message>
        <source>same price for other numbers of GPUs</source>
        <translation>不同 GPU 数量同价</translation>
    </message>
    <message>
        <source>same offer under two spellings</source>
        <translation>同一报价两种写法</translation>
    </message>
    <message>
        <source>price far from the market</source>
        <translation>价格远离市场</translation>
    </message>
    <message>
        <source>without host machine</source>
        <translation>不含主机</translation>
    </message>
    <message>
        <source>no known price</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>没有区域</translation>
    </message>
    <message>
        <source>GPU without figures</source>
        <translation>没有参数的 GPU</translation>
    </message>
    <message>
        <source>part of a GPU</source>
        <translation>部分 GPU</translation>
    </message>
    <message>
        <source>not a GPU</source>
        <translation>不是 GPU</translation>
    </message>
    <message>
        <source>old price</source>
        <translation>价格较旧</translation>
    </message>
    <message>
        <source>price without a date</source>
        <translation>价格没有日期</translation>
    </message>
    <message>
        <source>node only</source>
        <translation>仅整机</translation>
    </message>
    <message>
        <source>several currencies</source>
        <translation>多种货币</translation>
    </message>
    <message>
        <source>doubt</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推算</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>vendor&apos;s own figure</source>
        <translation>厂商自报</translation>
    </message>
</context>
<context>
    <name>atlas::AboutDialog</name>
    <message>
        <source>About GPU Atlas</source>
        <translation>关于 GPU Atlas</translation>
    </message>
    <message>
        <source>GPU Atlas %1</source>
        <translation>GPU Atlas %1</translation>
    </message>
    <message>
        <source>Filter, chart and compare offers of GPU clouds</source>
        <translation>筛选、图示和对比各家 GPU 云的报价</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Parts by others</source>
        <translation>第三方组件</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>关于程序</translation>
    </message>
    <message>
        <source>Licence of the program</source>
        <translation>程序的许可证</translation>
    </message>
    <message>
        <source>Licences of parts by others</source>
        <translation>第三方组件的许可证</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy what the page “Program” says</source>
        <translation>复制“程序”页的内容</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. Free software that comes with no warranty; you may pass it on under the terms of the GNU General Public License, version 3 or later.</source>
        <translation>许可证：GPL-3.0-or-later。本程序是自由软件，不附带任何担保；您可以按照 GNU 通用公共许可证第 3 版或更高版本的条款再分发。</translation>
    </message>
    <message>
        <source>Runs on: %1, Qt %2</source>
        <comment>system</comment>
        <translation>运行环境：%1，Qt %2</translation>
    </message>
    <message>
        <source>WenQuanYi Micro Hei, a font for Chinese</source>
        <translation>文泉驿微米黑（中文字体）</translation>
    </message>
    <message>
        <source>GPL-3.0-or-later with font exception</source>
        <translation>GPL-3.0-or-later（附字体例外条款）</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>使用的组件</translation>
    </message>
    <message>
        <source>  %1: %2</source>
        <comment>library, licence</comment>
        <translation>  %1：%2</translation>
    </message>
    <message>
        <source>  %1 %2: %3</source>
        <comment>library, version, licence</comment>
        <translation>  %1 %2：%3</translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation>没有打开的目录。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message numerus="yes">
        <source>  %Ln offers</source>
        <translation>
            <numerusform>  %Ln 条报价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sources, each named with its facts</source>
        <translation>
            <numerusform>%Ln 个来源，均随数据注明</numerusform>
        </translation>
    </message>
    <message>
        <source>  Prices read from %1 to %2</source>
        <translation>  价格采集于 %1 至 %2</translation>
    </message>
    <message>
        <source>  Without starter facts</source>
        <translation>  不含初始数据</translation>
    </message>
    <message>
        <source>  Starter facts of %1</source>
        <translation>  初始数据版本：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>offers, sources</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>atlas::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, keys</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>atlas::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
</context>
<context>
    <name>atlas::BenchmarksPage</name>
    <message>
        <source>as many GPUs</source>
        <translation>相同 GPU 数量</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <comment>number of GPUs</comment>
        <translation>%1 个</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>对比(&amp;G)</translation>
    </message>
    <message>
        <source>GPU that the others are held against</source>
        <translation>作为对比基准的 GPU</translation>
    </message>
    <message>
        <source>Speeds are times that of this GPU in the same benchmark</source>
        <translation>速度是该 GPU 在同一基准测试中的倍数</translation>
    </message>
    <message>
        <source>How many of that GPU</source>
        <translation>基准 GPU 的数量</translation>
    </message>
    <message>
        <source>Against as many GPUs as the result was measured with, or against a fixed number</source>
        <translation>与测得该结果的 GPU 数量相同，或固定数量</translation>
    </message>
</context>
<context>
    <name>atlas::BrowseActions</name>
    <message>
        <source>Choose a row first</source>
        <translation>请先选择一行</translation>
    </message>
</context>
<context>
    <name>atlas::CardDelegate</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>atlas::CatalogActions</name>
    <message>
        <source>Open catalog</source>
        <translation>打开目录</translation>
    </message>
    <message>
        <source>Catalogs (*.sqlite *.db)</source>
        <translation>目录 (*.sqlite *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The catalog that was open stays.</source>
        <translation>已打开的目录保持不变。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>打开其他目录…</translation>
    </message>
</context>
<context>
    <name>atlas::CatalogFileActions</name>
    <message>
        <source>Making the catalog “%1”…</source>
        <translation>正在创建目录“%1”…</translation>
    </message>
    <message>
        <source>Back up catalog</source>
        <translation>备份目录</translation>
    </message>
    <message>
        <source>Catalogs (*.sqlite)</source>
        <translation>目录 (*.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Copying the catalog to %1…</source>
        <translation>正在把目录复制到 %1…</translation>
    </message>
    <message>
        <source>The catalog was copied to %1 (%2).</source>
        <translation>目录已复制到 %1（%2）。</translation>
    </message>
</context>
<context>
    <name>atlas::CatalogInfo</name>
    <message>
        <source>Catalog information</source>
        <translation>目录信息</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>打开文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy path</source>
        <translation>复制路径(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Imports</source>
        <translation>导入记录(&amp;I)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Check the &amp;file</source>
        <translation>检查文件(&amp;F)</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>架构版本</translation>
    </message>
    <message>
        <source>%1 (older than this program&apos;s %2)</source>
        <translation>%1（早于本程序的 %2）</translation>
    </message>
    <message>
        <source>Starter facts</source>
        <translation>初始数据</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (this program brings %2)</source>
        <translation>%1（本程序自带 %2）</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Price readings</source>
        <translation>价格记录</translation>
    </message>
    <message>
        <source>Price dates</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>providers: %1, GPUs: %2, benchmarks: %3, claims: %4, sources: %5</source>
        <translation>供应商：%1，GPU：%2，基准测试：%3，说法：%4，来源：%5</translation>
    </message>
    <message>
        <source>made the catalog</source>
        <translation>创建目录</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>&amp;Imports: none</source>
        <translation>导入记录(&amp;I)：无</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>The file is whole, and keeps all rules of a catalog.</source>
        <translation>文件完好，符合目录的全部规则。</translation>
    </message>
    <message>
        <source>Problems found: %1. Keep the file as it is and go on with a copy.</source>
        <translation>发现 %1 个问题。请保留原文件，改用其副本继续。</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
</context>
<context>
    <name>atlas::CatalogReload</name>
    <message>
        <source>“%1” was changed by another program and has been read again.</source>
        <translation>“%1”已被其他程序更改，现已重新读取。</translation>
    </message>
    <message>
        <source>“%1” was moved or deleted. What was read from it stays in this window until another catalog is opened.</source>
        <translation>“%1”已被移动或删除。在打开其他目录之前，已读取的内容会保留在此窗口中。</translation>
    </message>
</context>
<context>
    <name>atlas::CatalogStatus</name>
    <message>
        <source>Reading the catalog…</source>
        <translation>正在读取目录…</translation>
    </message>
    <message>
        <source>No price has a date</source>
        <translation>价格均无日期</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>价格采集于 %1</translation>
    </message>
    <message>
        <source>Prices from %1 to %2</source>
        <translation>价格采集于 %1 至 %2</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>未计入：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange rates</source>
        <translation>
            <numerusform>%n 个汇率</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange rates of %1</source>
        <translation>%1 的汇率</translation>
    </message>
    <message>
        <source>Exchange rates from %1 to %2</source>
        <translation>%1 至 %2 的汇率</translation>
    </message>
</context>
<context>
    <name>atlas::ChartActions</name>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>数据已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>atlas::ChartControls</name>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen ✕</source>
        <comment>offers</comment>
        <translation>
            <numerusform>已选 %n 个 ✕</numerusform>
        </translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>最便宜的</translation>
    </message>
    <message>
        <source>Show the cheapest offers again</source>
        <translation>重新显示最便宜的报价</translation>
    </message>
    <message>
        <source>Select offers in the table and choose “Price history” to see others</source>
        <translation>在表格中选中报价并选择“价格历史”，即可查看其他报价</translation>
    </message>
</context>
<context>
    <name>atlas::ChartView</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>重新显示整张图表 (0)</translation>
    </message>
</context>
<context>
    <name>atlas::ChartsPage</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选条件</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>全部图表</translation>
    </message>
    <message>
        <source>Back to all charts (Esc)</source>
        <translation>返回全部图表（Esc）</translation>
    </message>
    <message>
        <source>Numbers behind the chart</source>
        <translation>图表背后的数据</translation>
    </message>
</context>
<context>
    <name>atlas::Chip</name>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Edit %1 (Enter); Delete removes it</source>
        <translation>编辑 %1（Enter），按 Delete 移除</translation>
    </message>
    <message>
        <source>Condition %1</source>
        <translation>条件 %1</translation>
    </message>
    <message>
        <source>Enter edits it, Delete removes it</source>
        <translation>按 Enter 编辑，按 Delete 移除</translation>
    </message>
</context>
<context>
    <name>atlas::ChipRow</name>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Remove every condition</source>
        <translation>移除全部筛选条件</translation>
    </message>
</context>
<context>
    <name>atlas::ChoicesEditor</name>
    <message>
        <source>Offers that are left after this answer</source>
        <translation>选择此答案后剩余的报价</translation>
    </message>
    <message>
        <source>offers left: %1</source>
        <translation>剩余报价：%1</translation>
    </message>
</context>
<context>
    <name>atlas::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search in the columns</source>
        <translation>在列中搜索</translation>
    </message>
    <message>
        <source>Search in the facets</source>
        <translation>在分面中搜索</translation>
    </message>
    <message>
        <source>Space shows or hides, Alt+Up and Alt+Down move</source>
        <translation>按空格键显示或隐藏，按 Alt+↑ 和 Alt+↓ 移动</translation>
    </message>
    <message>
        <source>No column has this in its title or help.</source>
        <translation>没有标题或说明包含此内容的列。</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移（Alt+↑）</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移（Alt+↓）</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>恢复默认列</translation>
    </message>
    <message>
        <source>Default facets</source>
        <translation>恢复默认分面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>atlas::ColumnMapModel</name>
    <message>
        <source>(not in the file)</source>
        <translation>（文件中没有）</translation>
    </message>
    <message>
        <source>(no header)</source>
        <translation>（无表头）</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and value, read aloud</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中的列</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>导入为</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Where there is none</source>
        <translation>空缺时的值</translation>
    </message>
</context>
<context>
    <name>atlas::ComboEditor</name>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>not answered: %1</source>
        <comment>what counts then</comment>
        <translation>未回答：%1</translation>
    </message>
</context>
<context>
    <name>atlas::CommandModel</name>
    <message>
        <source>chosen</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>当前不可用</translation>
    </message>
</context>
<context>
    <name>atlas::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>要做什么？</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command has a name like that. Names in other languages and the keys are searched too.</source>
        <translation>没有这样的命令。其他语言的名称和快捷键也已一并查找。</translation>
    </message>
</context>
<context>
    <name>atlas::CompareActions</name>
    <message>
        <source>The GPU of this offer is unknown.</source>
        <translation>此报价的 GPU 未知。</translation>
    </message>
    <message>
        <source>Removed from the comparison: %1</source>
        <translation>已移出对比栏：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln offers removed from the comparison.</source>
        <translation>
            <numerusform>已将 %Ln 个报价移出对比栏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPUs removed from the comparison.</source>
        <translation>
            <numerusform>已将 %Ln 个 GPU 移出对比栏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>对比已复制到剪贴板。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>page, number of what is compared</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&amp;Show among the offers</source>
        <translation>在报价表中显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show offers with this GPU</source>
        <translation>显示此 GPU 的报价(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atlas::CompareBasket</name>
    <message>
        <source>At most %1 offers can be compared; remove one from the comparison first.</source>
        <translation>至多可对比 %1 个报价；请先从对比栏移出一个。</translation>
    </message>
    <message>
        <source>At most %1 GPUs can be compared; remove one from the comparison first.</source>
        <translation>至多可对比 %1 个 GPU；请先从对比栏移出一个。</translation>
    </message>
</context>
<context>
    <name>atlas::ComparePage</name>
    <message>
        <source>Drawn: the first %1 of %2 offers</source>
        <translation>仅画出 %2 个报价中的前 %1 个</translation>
    </message>
    <message>
        <source>One offer is no comparison yet: add another one.</source>
        <translation>只有一个报价还不能对比：请再加入一个。</translation>
    </message>
    <message>
        <source>One GPU is no comparison yet: add another one.</source>
        <translation>只有一个 GPU 还不能对比：请再加入一个。</translation>
    </message>
    <message>
        <source>Reading the catalog…</source>
        <translation>正在读取目录…</translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation>没有打开目录。</translation>
    </message>
    <message>
        <source>None of the chosen offers is in this catalog.</source>
        <translation>所选报价都不在此目录中。</translation>
    </message>
    <message>
        <source>None of the chosen GPUs is in this catalog.</source>
        <translation>所选 GPU 都不在此目录中。</translation>
    </message>
    <message>
        <source>Show offers</source>
        <translation>显示报价</translation>
    </message>
    <message>
        <source>Nothing to compare yet. In the table of offers, Space puts the current offer here; two to eight make a comparison.</source>
        <translation>还没有要对比的内容。在报价表中按空格键即可把当前报价加到这里；两到八个即可对比。</translation>
    </message>
    <message>
        <source>No GPUs to compare yet. Space on the page GPUs, or Shift+Space in the table of offers, puts the current GPU here.</source>
        <translation>还没有要对比的 GPU。在 GPU 页按空格键，或在报价表中按 Shift+空格键，即可把当前 GPU 加到这里。</translation>
    </message>
    <message>
        <source>Not in this catalog: %1</source>
        <comment>list of keys</comment>
        <translation>不在此目录中：%1</translation>
    </message>
    <message>
        <source>Offers (%1)</source>
        <translation>报价（%1）</translation>
    </message>
    <message>
        <source>GPUs (%1)</source>
        <translation>GPU（%1）</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>对比对象</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>仅显示差异(&amp;D)</translation>
    </message>
    <message>
        <source>Hides rows in which all have the same value</source>
        <translation>隐藏各项取值都相同的行</translation>
    </message>
    <message>
        <source>Hide &amp;unknown</source>
        <translation>隐藏未知(&amp;U)</translation>
    </message>
    <message>
        <source>Hides rows in which none has a known value</source>
        <translation>隐藏各项都未知的行</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>Time unit of prices</source>
        <translation>价格的时间单位</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>&amp;Remove them</source>
        <translation>移出这些(&amp;R)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
</context>
<context>
    <name>atlas::ComparisonModel</name>
    <message>
        <source>Best of those compared</source>
        <translation>所比对象中的最佳值</translation>
    </message>
    <message>
        <source>Doubtful: %1</source>
        <translation>存疑：%1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>property, offer: value</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <translation>%1，存疑</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>对比的内容</translation>
    </message>
</context>
<context>
    <name>atlas::CompletionModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a completion and what it is</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>atlas::DecisionTreeModel</name>
    <message>
        <source>Question and answers</source>
        <translation>问题与答案</translation>
    </message>
    <message>
        <source>Offers left</source>
        <translation>剩余报价</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>an answer</comment>
        <translation>%1（默认）</translation>
    </message>
</context>
<context>
    <name>atlas::DetailPane</name>
    <message>
        <source>Details of the offer</source>
        <translation>报价详情</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Choose an offer in the table to see all of its fields here.</source>
        <translation>在表格中选择一条报价，即可在此查看其所有字段。</translation>
    </message>
    <message>
        <source>Open source page…</source>
        <translation>打开来源页面…</translation>
    </message>
    <message>
        <source>Open source page at %1</source>
        <translation>打开 %1 上的来源页面</translation>
    </message>
    <message>
        <source>Title of the source</source>
        <translation>来源标题</translation>
    </message>
    <message>
        <source>This opens a page of %1 in your browser:
%2</source>
        <translation>将在浏览器中打开 %1 的页面：
%2</translation>
    </message>
    <message>
        <source>Open the source page</source>
        <translation>打开来源页面</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Claims about the provider and the GPU</source>
        <translation>关于供应商和 GPU 的说法</translation>
    </message>
    <message>
        <source>Parts of the details</source>
        <translation>详情的各部分</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part and how much is in it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他购买途径</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>The same instance type in other regions and purchase models</source>
        <translation>同一实例规格在其他区域和计费方式下的报价</translation>
    </message>
    <message>
        <source>What articles claim about the provider and the GPU, checked</source>
        <translation>文章中关于该供应商和 GPU 的说法及核查结果</translation>
    </message>
    <message>
        <source>Choose an offer in the table to see claims about it here.</source>
        <translation>在表格中选择一条报价，即可在此查看相关说法。</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
</context>
<context>
    <name>atlas::FacetModel</name>
    <message numerus="yes">
        <source>%1, %n offers</source>
        <comment>a value of a facet</comment>
        <translation>
            <numerusform>%1，%n 条报价</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a text or list, known to be empty</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and id</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>atlas::FacetPanel</name>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Choose facets…</source>
        <translation>选择分面…</translation>
    </message>
</context>
<context>
    <name>atlas::FacetSection</name>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove facet</source>
        <translation>移除分面(&amp;R)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a facet and what is chosen in it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Fold this facet</source>
        <translation>收起此分面</translation>
    </message>
    <message>
        <source>Unfold this facet</source>
        <translation>展开此分面</translation>
    </message>
    <message>
        <source>Delete removes it, Alt+Up and Alt+Down move it.</source>
        <translation>按 Delete 移除，按 Alt+↑ 和 Alt+↓ 移动。</translation>
    </message>
    <message>
        <source>What can be done with this facet</source>
        <translation>此分面的操作</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>%1 的菜单</translation>
    </message>
</context>
<context>
    <name>atlas::FileDrop</name>
    <message>
        <source>“%1” cannot be opened: it is neither a catalog, nor a view, nor a list of offers.</source>
        <translation>无法打开“%1”：它既不是目录，也不是视图或报价列表。</translation>
    </message>
    <message>
        <source>Only one catalog or view can be opened at a time. Drop one file, or lists of offers only.</source>
        <translation>一次只能打开一个目录或视图。请只拖入一个文件，或只拖入报价列表。</translation>
    </message>
</context>
<context>
    <name>atlas::FilterBar</name>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>Time unit of prices</source>
        <translation>价格的时间单位</translation>
    </message>
    <message>
        <source>Time unit in which prices are shown. A month is 730 hours, a year 8,760. Price filters are always per hour.</source>
        <translation>显示价格所用的时间单位。一个月按 730 小时、一年按 8,760 小时计。价格筛选始终按每小时计。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Currency in which prices are shown and compared, also in price filters.</source>
        <translation>显示和比较价格所用的货币，也用于价格筛选。</translation>
    </message>
    <message>
        <source>Puts the suggested word into the filter</source>
        <translation>将建议的词填入筛选条件</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>改用“%1”</translation>
    </message>
    <message>
        <source>%1 of %2 offers</source>
        <translation>%1 / %2 条报价</translation>
    </message>
</context>
<context>
    <name>atlas::FilterBox</name>
    <message>
        <source>Filter: gpu:h100 price&lt;4 provider:aws,gcp spot</source>
        <translation>筛选：gpu:h100 price&lt;4 provider:aws,gcp spot</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Which offers are shown (Ctrl+F). Ctrl+Space lists what may come next.</source>
        <translation>决定显示哪些报价（Ctrl+F）。按 Ctrl+Space 列出可继续输入的内容。</translation>
    </message>
</context>
<context>
    <name>atlas::HealthPage</name>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule, how many offers it found</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Show what one rule found</source>
        <translation>只显示一条规则的结果</translation>
    </message>
</context>
<context>
    <name>atlas::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
</context>
<context>
    <name>atlas::ImportActions</name>
    <message>
        <source>Import offers</source>
        <translation>导入报价</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.tab *.txt)</source>
        <translation>列表 (*.csv *.tsv *.tab *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>my catalog (%1)</source>
        <translation>我的目录（%1）</translation>
    </message>
    <message>
        <source>the open catalog (%1)</source>
        <translation>当前打开的目录（%1）</translation>
    </message>
    <message>
        <source>%1 was imported into %2: %3.</source>
        <translation>已将 %1 导入 %2：%3。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Run %1 of %2 brought %3 into %4 as %5. Taking it back removes what it added and restores what it changed.</source>
        <translation>第 %1 次导入（%2）将 %3 以格式 %5 导入了 %4。撤销后，它新增的内容会被移除，更改的内容会恢复原样。</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>撤销导入</translation>
    </message>
    <message>
        <source>The import of %1 was undone.</source>
        <translation>已撤销对 %1 的导入。</translation>
    </message>
</context>
<context>
    <name>atlas::ImportChoices</name>
    <message>
        <source>Semicolon ;</source>
        <translation>分号 ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>竖线 |</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>逗号 ,</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>分隔符(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rows of another length</source>
        <translation>字段数不符的行(&amp;R)</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>自动判断</translation>
    </message>
    <message>
        <source>Point 1.5</source>
        <translation>点 1.5</translation>
    </message>
    <message>
        <source>Comma 1,5</source>
        <translation>逗号 1,5</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Fill up</source>
        <translation>补齐</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>不导入任何内容</translation>
    </message>
    <message>
        <source>%1 (found)</source>
        <translation>%1（自动判断）</translation>
    </message>
    <message>
        <source>please choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Decimal &amp;sign</source>
        <translation>小数点(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atlas::ImportDialog</name>
    <message>
        <source>Import offers</source>
        <translation>导入报价</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>导入到(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Columns: what each one is taken for</source>
        <translation>列(&amp;C)：每一列导入为什么</translation>
    </message>
    <message>
        <source>Columns of the file and what they are taken for</source>
        <translation>文件中的列及其含义</translation>
    </message>
    <message>
        <source>First rows as they would be imported</source>
        <translation>前几行导入后的样子</translation>
    </message>
    <message>
        <source>What is to be said about the rows</source>
        <translation>各行的问题与说明</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>预览(&amp;P)</translation>
    </message>
    <message>
        <source>I&amp;mport</source>
        <translation>导入(&amp;M)</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>Looking at the file…</source>
        <translation>正在分析文件…</translation>
    </message>
    <message>
        <source>Counting what would change…</source>
        <translation>正在计算变化…</translation>
    </message>
    <message>
        <source>Importing brings: %1.</source>
        <translation>导入后：%1。</translation>
    </message>
    <message>
        <source>Importing would change nothing: %1.</source>
        <translation>导入不会带来任何变化：%1。</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The columns are known: the file has the shape of this program or of a provider&apos;s price list. Nothing is to be chosen here.</source>
        <translation>各列已知：该文件是本程序的格式或供应商的价格表，这里无需选择。</translation>
    </message>
    <message>
        <source>Fa&amp;ults and remarks (%L1)</source>
        <translation>问题与说明 (%L1)(&amp;U)</translation>
    </message>
</context>
<context>
    <name>atlas::ImportIssueModel</name>
    <message>
        <source>Refused: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and value, read aloud</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录号</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What is to be said</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>atlas::ImportPreviewModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column and value, read aloud</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>atlas::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>GPU Atlas</source>
        <translation>GPU Atlas</translation>
    </message>
</context>
<context>
    <name>atlas::MarkActions</name>
    <message>
        <source>My note on %1</source>
        <translation>我对 %1 的备注</translation>
    </message>
    <message numerus="yes">
        <source>My note on %Ln offers</source>
        <translation>
            <numerusform>我对 %Ln 个报价的备注</numerusform>
        </translation>
    </message>
    <message>
        <source>My note</source>
        <translation>我的备注</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message numerus="yes">
        <source>%Ln offers</source>
        <translation>
            <numerusform>%Ln 个报价</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::MenuEditor</name>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
</context>
<context>
    <name>atlas::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>atlas::NewCatalogDialog</name>
    <message>
        <source>From the &amp;starter facts: offers of many providers, with their sources</source>
        <translation>使用初始数据(&amp;S)：多家供应商的报价，均注明来源</translation>
    </message>
    <message>
        <source>&amp;Empty, for your own offers</source>
        <translation>空目录(&amp;E)，用于您自己的报价</translation>
    </message>
    <message>
        <source>New catalog</source>
        <translation>新建目录</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;Make catalog</source>
        <translation>创建目录(&amp;M)</translation>
    </message>
    <message>
        <source>Catalogs (*.sqlite)</source>
        <translation>目录 (*.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>“%1” exists already; choose another name.</source>
        <translation>“%1”已存在，请换一个名称。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>文件夹“%1”不存在。</translation>
    </message>
</context>
<context>
    <name>atlas::NumberEditor</name>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
</context>
<context>
    <name>atlas::OffersPage</name>
    <message>
        <source>Reading the catalog…</source>
        <translation>正在读取目录…</translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation>没有打开的目录。</translation>
    </message>
    <message>
        <source>Open catalog…</source>
        <translation>打开目录…</translation>
    </message>
    <message>
        <source>This catalog has no offers.</source>
        <translation>此目录中没有报价。</translation>
    </message>
    <message>
        <source>No offer matches the filter.</source>
        <translation>没有报价符合筛选条件。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选条件</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message numerus="yes">
        <source>No offer matches the filter. Without %1 there are %Ln.</source>
        <comment>an operand of the filter, number of offers</comment>
        <translation>
            <numerusform>没有报价符合筛选条件。去掉 %1 后有 %Ln 条。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::OutputActions</name>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln rows are too many for the clipboard. Export the table instead.</source>
        <translation>
            <numerusform>超过 %Ln 行，无法复制到剪贴板。请改为导出表格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>导出表格…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows written to %1.</source>
        <translation>
            <numerusform>已将 %Ln 行写入 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::OwnActions</name>
    <message>
        <source>Added %1.</source>
        <translation>已添加 %1。</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>已修改 %1。</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>已删除 %1。</translation>
    </message>
</context>
<context>
    <name>atlas::OwnOfferDialog</name>
    <message>
        <source>Add own offer</source>
        <translation>添加自有报价</translation>
    </message>
    <message>
        <source>Edit own offer</source>
        <translation>修改自有报价</translation>
    </message>
    <message>
        <source>Stored in %1, under the source “own”; no import changes it.</source>
        <translation>保存在 %1 中，来源为“own”；任何导入都不会改动。</translation>
    </message>
    <message>
        <source>&amp;Add offer</source>
        <translation>添加报价(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save changes</source>
        <translation>保存修改(&amp;S)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>A machine of my own: the price follows from what it cost</source>
        <translation>自己的机器：价格由购置成本得出</translation>
    </message>
    <message>
        <source>“%1” is no number: %2</source>
        <translation>“%1”不是数：%2</translation>
    </message>
    <message>
        <source>Price of a used hour: %1 %2</source>
        <translation>每使用小时价格：%1 %2</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>Provider and instance type are needed.</source>
        <translation>需要供应商和实例规格。</translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <comment>field, value, what is wrong</comment>
        <translation>%1“%2”：%3</translation>
    </message>
</context>
<context>
    <name>atlas::PictureDialog</name>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;All charts into a folder…</source>
        <translation>全部图表存入文件夹(&amp;A)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>To the clipboard: of a PNG the picture, of SVG and PDF the drawing as well</source>
        <translation>复制到剪贴板：PNG 复制图片，SVG 和 PDF 还附带矢量图</translation>
    </message>
    <message>
        <source>The picture as it will be written</source>
        <translation>将要写出的图片</translation>
    </message>
    <message>
        <source>%1 × %2 px, %3 × %4 mm</source>
        <translation>%1 × %2 像素，%3 × %4 毫米</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF 页面 (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>图表已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>导出全部图表</translation>
    </message>
    <message numerus="yes">
        <source>%n files of these names are in the folder and will be written over.</source>
        <translation>
            <numerusform>文件夹里已有 %n 个同名文件，将被覆盖。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write over</source>
        <translation>覆盖</translation>
    </message>
    <message numerus="yes">
        <source>%n charts written.</source>
        <translation>
            <numerusform>已写出 %n 张图表。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the others.</source>
        <translation>其余图表未写，已停止。</translation>
    </message>
    <message>
        <source>Nothing to show in: %1.</source>
        <translation>没有可画的内容：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of charts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size of the picture, size of its file</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>atlas::PictureForm</name>
    <message>
        <source>Unit of the size</source>
        <translation>尺寸单位</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>PNG, a picture of pixels</source>
        <translation>PNG，像素图片</translation>
    </message>
    <message>
        <source>SVG, a drawing for web and editors</source>
        <translation>SVG，用于网页和编辑的矢量图</translation>
    </message>
    <message>
        <source>PDF, a page</source>
        <translation>PDF，页面</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定义尺寸</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Text that can be searched</source>
        <translation>可搜索的文字</translation>
    </message>
    <message>
        <source>Outlines that look the same everywhere</source>
        <translation>轮廓，各处显示一致</translation>
    </message>
    <message>
        <source>T&amp;itle and filter</source>
        <translation>标题和筛选条件(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Numbers, dates and sources below</source>
        <translation>下方的数量、日期和来源(&amp;N)</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>More dots per inch make text and lines larger in a picture of the same pixels</source>
        <translation>像素相同的图片，每英寸点数越多，文字和线条越大</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Te&amp;xt in SVG</source>
        <translation>SVG 中的文字(&amp;X)</translation>
    </message>
</context>
<context>
    <name>atlas::PriceSteps</name>
    <message>
        <source>%1: %2</source>
        <comment>date, price</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>price, the same as the source states it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price, source</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>One reading without a date or price: nothing to draw.</source>
        <translation>有一条记录没有日期或价格，无法绘图。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln readings without a date or price: nothing to draw.</source>
        <translation>
            <numerusform>有 %Ln 条记录没有日期或价格，无法绘图。</numerusform>
        </translation>
    </message>
    <message>
        <source>One reading only: %1</source>
        <translation>仅有一条记录：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln readings</source>
        <translation>
            <numerusform>%Ln 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two remarks</comment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a date or price</source>
        <translation>
            <numerusform>%Ln 条没有日期或价格</numerusform>
        </translation>
    </message>
    <message>
        <source>Price over time</source>
        <translation>价格随时间的变化</translation>
    </message>
</context>
<context>
    <name>atlas::PrintActions</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: none</source>
        <translation>筛选：无</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>GPU Atlas – %1 – %2</source>
        <comment>catalog, day</comment>
        <translation>GPU Atlas – %1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln offers</source>
        <translation>
            <numerusform>%Ln 条报价</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>价格单位：%1</translation>
    </message>
    <message>
        <source>Prices read from %1 to %2</source>
        <translation>价格采集于 %1 至 %2</translation>
    </message>
    <message>
        <source>%1 doubtful, see the flags of the offer</source>
        <comment>a sign</comment>
        <translation>%1 存疑，见该报价的标记</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln rows are too many to print. Narrow the filter, or export the table.</source>
        <translation>
            <numerusform>超过 %Ln 行，无法打印。请缩小筛选范围，或导出表格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open one of the charts to print it.</source>
        <translation>请先打开一张图表再打印。</translation>
    </message>
</context>
<context>
    <name>atlas::ProfilePane</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it is, its host</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This opens a page of %1 in your browser:
%2</source>
        <translation>这会在浏览器中打开 %1 的网页：
%2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
</context>
<context>
    <name>atlas::ProvidersPage</name>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Show the providers as cards or as a table</source>
        <translation>以卡片或表格显示供应商</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>卡片的顺序</translation>
    </message>
</context>
<context>
    <name>atlas::QuestionPage</name>
    <message>
        <source>Choose one to go on: everything else depends on it.</source>
        <translation>请选择一项再继续：其余问题都取决于它。</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <comment>a rule</comment>
        <translation>更正：%1</translation>
    </message>
</context>
<context>
    <name>atlas::QuestionWizard</name>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;result</source>
        <translation>显示结果(&amp;R)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>atlas::RadiosEditor</name>
    <message>
        <source>No answer: pass this by</source>
        <translation>不回答，跳过此题</translation>
    </message>
    <message>
        <source>%1 (unless you choose)</source>
        <comment>an answer</comment>
        <translation>%1（默认）</translation>
    </message>
</context>
<context>
    <name>atlas::RangeFacet</name>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln offers</source>
        <comment>values, number of offers</comment>
        <translation>
            <numerusform>%1：%Ln 条报价</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <comment>of a facet</comment>
        <translation>已设置</translation>
    </message>
    <message>
        <source>The filter says more about this than two ends.</source>
        <translation>筛选条件中对此列的限定不止一个范围。</translation>
    </message>
    <message>
        <source>A date is written 2026, 2026-01 or 2026-01-31.</source>
        <translation>日期请写成 2026、2026-01 或 2026-01-31。</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>The first value is greater than the second.</source>
        <translation>起始值大于终止值。</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1，上限</translation>
    </message>
    <message>
        <source>At least; empty: from the lowest</source>
        <translation>下限；留空表示从最低值起</translation>
    </message>
    <message>
        <source>At most; empty: up to the highest</source>
        <translation>上限；留空表示到最高值止</translation>
    </message>
    <message>
        <source>Unknown (%1)</source>
        <comment>number of offers</comment>
        <translation>未知（%1）</translation>
    </message>
    <message>
        <source>%1: unknown too</source>
        <translation>%1：包含未知值</translation>
    </message>
    <message>
        <source>The two fields take the same range.</source>
        <translation>也可在两个输入框中设置相同的范围。</translation>
    </message>
</context>
<context>
    <name>atlas::RecentActions</name>
    <message>
        <source>%1  –  %2</source>
        <comment>file and its folder</comment>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清除此列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>atlas::RecordTable</name>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
</context>
<context>
    <name>atlas::ResultView</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>By the decision tree of this catalog: %1</source>
        <translation>依据本目录的决策树：%1</translation>
    </message>
    <message>
        <source>The decision tree of the catalog is not used. %1</source>
        <translation>未使用目录中的决策树。%1</translation>
    </message>
    <message>
        <source>The table with the filter of this result</source>
        <translation>以此结果的筛选条件显示报价表</translation>
    </message>
    <message>
        <source>Show in a char&amp;t</source>
        <translation>在图表中显示(&amp;T)</translation>
    </message>
    <message>
        <source>The charts with the filter of this result</source>
        <translation>以此结果的筛选条件显示图表</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>The whole result with its steps, rules and sources</source>
        <translation>完整结果，含步骤、规则和来源</translation>
    </message>
    <message>
        <source>%1 · score %2</source>
        <comment>an offer and its score</comment>
        <translation>%1 · 得分 %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Loosened conditions</source>
        <translation>已放宽的条件</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>The nearest that there is</source>
        <translation>最接近的选择</translation>
    </message>
    <message>
        <source>What a condition costs</source>
        <translation>各项条件的代价</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Loosen</source>
        <translation>放宽</translation>
    </message>
    <message>
        <source>Best of all that are left</source>
        <translation>剩余报价中之最</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Safest</source>
        <translation>最稳妥</translation>
    </message>
    <message>
        <source>%1 (place %2)</source>
        <comment>an offer</comment>
        <translation>%1（第 %2 名）</translation>
    </message>
    <message>
        <source>Best of each provider: %1</source>
        <translation>各供应商之最：%1</translation>
    </message>
    <message>
        <source>How to pay for the first</source>
        <translation>第一名的计费方式</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Rules behind it</source>
        <translation>所依据的规则</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <comment>a rule</comment>
        <translation>更正：%1</translation>
    </message>
    <message numerus="yes">
        <source>Left out because a criterion is unknown: %Ln.</source>
        <translation>
            <numerusform>因指标未知而未列出：%Ln 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln in &amp;Offers</source>
        <translation>
            <numerusform>在报价中显示这 %Ln 个(&amp;O)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mpare the first %Ln</source>
        <translation>
            <numerusform>对比前 %Ln 名(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>The offers listed here side by side, with all that is known of them</source>
        <translation>把这里列出的报价并列，显示全部已知信息</translation>
    </message>
    <message>
        <source>Add to the comparison: %1</source>
        <comment>an offer</comment>
        <translation>加入对比：%1</translation>
    </message>
    <message>
        <source>Show in Offers: %1</source>
        <comment>an offer</comment>
        <translation>在报价中显示：%1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选条件：%1</translation>
    </message>
    <message>
        <source>Filter then: %1</source>
        <translation>放宽后的筛选条件：%1</translation>
    </message>
    <message>
        <source>Cheapest by %1</source>
        <comment>a measure of cost</comment>
        <translation>%1最低</translation>
    </message>
</context>
<context>
    <name>atlas::RunMessages</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何改动。</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>已撤销：%1</translation>
    </message>
</context>
<context>
    <name>atlas::SaveDialog</name>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln shown, in their order</source>
        <translation>
            <numerusform>正在显示的 %Ln 列（按当前顺序）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln</source>
        <translation>
            <numerusform>全部 %Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Titles, prices in the shown unit</source>
        <translation>标题，价格为当前显示的单位</translation>
    </message>
    <message>
        <source>Keys, prices per hour, for programs</source>
        <translation>列键，价格为每小时，供程序使用</translation>
    </message>
    <message numerus="yes">
        <source>%Ln, as filtered and sorted</source>
        <translation>
            <numerusform>%Ln 行（按当前筛选和排序）</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>表头(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;E)</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Texts that look like formulas are saved so that a spreadsheet does not run them.</source>
        <translation>看似公式的文本会经过处理，电子表格不会将其作为公式运行。</translation>
    </message>
    <message>
        <source>Texts are saved as they are. For a spreadsheet choose a format for Excel: it keeps texts from being run as formulas.</source>
        <translation>文本按原样保存。如用于电子表格，请选择 Excel 格式，以免文本被当作公式运行。</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>导出对比</translation>
    </message>
    <message numerus="yes">
        <source>%Ln, as shown</source>
        <translation>
            <numerusform>%Ln 行，与所见一致</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::SavedViewActions</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <source>“%1” is a view of the table “%2”; the window shows views of offers only.</source>
        <translation>“%1”是表“%2”的视图；窗口只能显示报价的视图。</translation>
    </message>
    <message>
        <source>Open view</source>
        <translation>打开视图</translation>
    </message>
    <message>
        <source>Views (*%1)</source>
        <translation>视图 (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>保存视图</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>There is a view “%1” already. Shall it be replaced?</source>
        <translation>已有名为“%1”的视图。要替换它吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>The view “%1” was replaced.</source>
        <translation>视图“%1”已被替换。</translation>
    </message>
    <message>
        <source>The view “%1” was saved.</source>
        <translation>视图“%1”已保存。</translation>
    </message>
    <message>
        <source>The view “%1” was updated.</source>
        <translation>视图“%1”已更新。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Rename view</source>
        <translation>重命名视图</translation>
    </message>
    <message>
        <source>The view “%1” was deleted.</source>
        <translation>视图“%1”已删除。</translation>
    </message>
    <message>
        <source>Name of the view:</source>
        <translation>视图名称：</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>视图需要一个名称。</translation>
    </message>
    <message>
        <source>No saved views</source>
        <translation>没有已存视图</translation>
    </message>
</context>
<context>
    <name>atlas::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Sets every line to what it was at first</source>
        <translation>将每一项恢复为初始值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <comment>what is remembered</comment>
        <translation>清除：%1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>name of a setting</comment>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>所有设置已恢复为初始值。</translation>
    </message>
    <message>
        <source>%1: as it was at first.</source>
        <comment>name of a setting</comment>
        <translation>%1：已恢复为初始值。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>atlas::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the keyboard shortcuts</source>
        <translation>搜索键盘快捷键</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the lines in sight as text and as a table</source>
        <translation>将当前列出的各行复制为文本和表格</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>atlas::ShortcutModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>atlas::SiblingTable</name>
    <message numerus="yes">
        <source>Show all %Ln in the table</source>
        <translation>
            <numerusform>在表格中显示全部 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an offer in the table to see where else its instance type is offered.</source>
        <translation>在表格中选择一条报价，即可在此查看其实例规格的其他报价。</translation>
    </message>
    <message>
        <source>This instance type has no other offer in the catalog.</source>
        <translation>目录中没有该实例规格的其他报价。</translation>
    </message>
    <message>
        <source>Other regions and purchase models</source>
        <translation>其他区域和计费方式</translation>
    </message>
</context>
<context>
    <name>atlas::StarterOffer</name>
    <message>
        <source>This version of GPU Atlas brings starter facts of %1; your catalog has those of %2. Importing them leaves what you added as it is, and can be undone.</source>
        <translation>本版 GPU Atlas 带来了 %1 的初始数据，您的目录中是 %2 的。导入后您自己添加的内容保持不变，并且可以撤销。</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Importing the newer starter facts…</source>
        <translation>正在导入较新的初始数据…</translation>
    </message>
    <message>
        <source>The starter facts of %1 are in your catalog. New rows: %2, changed rows: %3.</source>
        <translation>%1 的初始数据已导入您的目录。新增 %2 行，更改 %3 行。</translation>
    </message>
    <message>
        <source>Left as they were, because another source says otherwise: %1.</source>
        <translation>另有 %1 行因其他来源说法不同而保持原样。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The import was undone; your catalog is as it was before.</source>
        <translation>已撤销导入，您的目录已恢复原样。</translation>
    </message>
</context>
<context>
    <name>atlas::TableModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1，已升序排列</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1，已降序排列</translation>
    </message>
    <message>
        <source>In the comparison</source>
        <translation>已在对比栏中</translation>
    </message>
</context>
<context>
    <name>atlas::TablePage</name>
    <message>
        <source>%1 of %2</source>
        <comment>rows that are shown, all rows</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Reading the catalog…</source>
        <translation>正在读取目录…</translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation>没有打开的目录。</translation>
    </message>
    <message>
        <source>This catalog has none of these: %1.</source>
        <translation>此目录中没有这类内容：%1。</translation>
    </message>
    <message>
        <source>Nothing here matches the filter.</source>
        <translation>没有符合筛选条件的内容。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation>恢复初始的列</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
</context>
<context>
    <name>atlas::TargetDelegate</name>
    <message>
        <source>left out</source>
        <translation>不导入</translation>
    </message>
</context>
<context>
    <name>atlas::TracePanel</name>
    <message>
        <source>Nearest misses</source>
        <translation>最接近的落选</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Loosen</source>
        <translation>放宽</translation>
    </message>
    <message>
        <source>No offer is found by that.</source>
        <translation>没有找到这样的报价。</translation>
    </message>
    <message>
        <source>Not dropped: %1 of them.</source>
        <translation>其中 %1 个未被排除。</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 个</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>&amp;Why is it not there?</source>
        <translation>为什么没有它(&amp;W)？</translation>
    </message>
    <message>
        <source>An offer, a GPU, a filter: a100, provider:lambda …</source>
        <translation>报价、GPU 或筛选条件：a100、provider:lambda ……</translation>
    </message>
    <message>
        <source>An offer that you miss</source>
        <translation>您没看到的报价</translation>
    </message>
    <message>
        <source>What dropped it</source>
        <translation>被什么排除</translation>
    </message>
    <message>
        <source>Filter then: %1</source>
        <translation>放宽后的筛选条件：%1</translation>
    </message>
    <message>
        <source>%1: dropped by “%2” (%3)</source>
        <comment>an offer, a question, its condition</comment>
        <translation>%1：被“%2”排除（%3）</translation>
    </message>
</context>
<context>
    <name>atlas::TreePanel</name>
    <message>
        <source>Decision tree</source>
        <translation>决策树</translation>
    </message>
</context>
<context>
    <name>atlas::UseFields</name>
    <message>
        <source>Use a month:</source>
        <translation>每月用量：</translation>
    </message>
    <message>
        <source>e&amp;gress (GiB)</source>
        <translation>出网流量 (GiB)(&amp;G)</translation>
    </message>
    <message>
        <source>Hours a month that the machine runs; a month has 730</source>
        <translation>机器每月运行的小时数；一个月按 730 小时计</translation>
    </message>
    <message>
        <source>Storage that is kept all the month</source>
        <translation>整月保存的存储量</translation>
    </message>
    <message>
        <source>Data sent out to the internet in a month</source>
        <translation>每月向互联网传出的数据量</translation>
    </message>
    <message>
        <source>h&amp;ours</source>
        <translation>小时(&amp;O)</translation>
    </message>
    <message>
        <source>s&amp;torage (GiB)</source>
        <translation>存储 (GiB)(&amp;T)</translation>
    </message>
</context>
<context>
    <name>atlas::ValueActions</name>
    <message>
        <source>Only %1</source>
        <comment>this value</comment>
        <translation>只看 %1</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <comment>this value</comment>
        <translation>排除 %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <comment>this value</comment>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <comment>this value</comment>
        <translation>不大于 %1</translation>
    </message>
    <message>
        <source>No value to filter by</source>
        <translation>没有可用于筛选的值</translation>
    </message>
    <message>
        <source>The filter now leaves every offer of this instance type.</source>
        <translation>筛选条件已改为该实例规格的全部报价。</translation>
    </message>
    <message>
        <source>Back to the filter before</source>
        <translation>恢复之前的筛选条件</translation>
    </message>
</context>
<context>
    <name>atlas::ValueFacet</name>
    <message>
        <source>No values</source>
        <translation>没有值</translation>
    </message>
    <message>
        <source>%1 different values are too many for a list. Write into the filter: %2</source>
        <comment>number, beginning of a filter</comment>
        <translation>共有 %1 个不同的值，不便列出。请在筛选框中输入：%2</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search in %1</source>
        <translation>在“%1”中搜索</translation>
    </message>
</context>
<context>
    <name>atlas::ViewButton</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>已存视图</translation>
    </message>
    <message>
        <source>Saved views: filter, columns, order, unit and currency under a name</source>
        <translation>已存视图：以名称保存的筛选条件、列、排序、单位和货币</translation>
    </message>
    <message>
        <source>View “%1”, changed since it was saved</source>
        <translation>视图“%1”，保存后有更改</translation>
    </message>
    <message>
        <source>View “%1”</source>
        <translation>视图“%1”</translation>
    </message>
</context>
<context>
    <name>atlas::WizardActions</name>
    <message>
        <source>The result was copied as text.</source>
        <translation>结果已复制为文本。</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>保存回答</translation>
    </message>
    <message>
        <source>Answers (%1)</source>
        <comment>a kind of file</comment>
        <translation>回答 (%1)</translation>
    </message>
    <message>
        <source>The answers were saved as “%1”.</source>
        <translation>回答已保存为“%1”。</translation>
    </message>
    <message>
        <source>Load answers</source>
        <translation>载入回答</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>“%1” was not loaded, the answers are as before. %2</source>
        <translation>未载入“%1”，回答保持不变。%2</translation>
    </message>
</context>
<context>
    <name>atlas::WizardCompare</name>
    <message>
        <source>There is no room for %1 more: the comparison has %2 of at most %3 offers.</source>
        <translation>放不下另外 %1 个：对比中已有 %2 个报价，最多 %3 个。</translation>
    </message>
    <message>
        <source>Compare only these</source>
        <translation>只对比这些</translation>
    </message>
    <message>
        <source>The best offers of the wizard are in the comparison: %1 of at most %2.</source>
        <translation>向导的最佳报价已加入对比：%1 个，最多 %2 个。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>atlas::WizardOffer</name>
    <message>
        <source>New here? A few questions about your work lead to the offers that suit it.</source>
        <translation>初次使用？回答几个有关任务的问题，即可找到合适的报价。</translation>
    </message>
    <message>
        <source>Open the wizard</source>
        <translation>打开向导</translation>
    </message>
</context>
<context>
    <name>atlas::WizardPage</name>
    <message>
        <source>The questions are here as soon as a catalog is open.</source>
        <translation>打开目录后，这里会出现问题。</translation>
    </message>
    <message>
        <source>Back to the &amp;questions</source>
        <translation>返回问题(&amp;Q)</translation>
    </message>
    <message>
        <source>Start &amp;anew</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>推导过程</translation>
    </message>
    <message>
        <source>Answers, tree and trace</source>
        <translation>回答、决策树和推导过程</translation>
    </message>
</context>
</TS>
