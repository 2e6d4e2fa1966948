<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AtlasFeed</name>
    <message>
        <source>The catalog has no such column, so it was passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key does not fit the other columns, which make it “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only price series, of the kind “series”, can stand in a file with this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has %1 fields, but the header has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no data rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU Atlas: CSV files with column keys as headers, as exported by this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not in UTF-8 and was read as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line names the columns of no table of the catalog. It must hold column keys, such as provider,instance_type,purchase_model,original_price,original_currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a file of %1, but it lacks the column “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CatalogFile</name>
    <message>
        <source>“%1” is not read: its object “%2” is not as GPU Atlas makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has unfinished changes beside it that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent changes to “%1” are not visible: they are in a file beside it that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has to be brought to a newer schema, but no copy can be made as “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” exists already and was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: row %3 of table “%2” makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a picture, not a catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an archive or a spreadsheet, not a catalog. Unpack it first, or save the spreadsheet as CSV and import that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a PDF document, not a catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no SQLite database; it may be encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an SQL script, not a catalog. Run it with sqlite3 to make a database of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a JSON file, not a catalog. Import it instead of opening it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a CSV file, not a catalog. Import it instead of opening it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a text file, not a catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: its header makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: its end is missing. Use a copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be made: its lock file cannot be had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not read: it holds the %2 “%3”, which no catalog of GPU Atlas has in this form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a SQLite database of another program, not a catalog of GPU Atlas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a newer GPU Atlas: it has schema %2, this program knows schemas up to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: its schema number %2 makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: it lacks the table “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is locked by another program. Try again when that is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged. Use a copy of it, or make a new catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds values larger than any catalog has, so it is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before “%1” was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: “%1” was left as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change would break the rules of the catalog “%1”, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading or writing “%1” failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>1 %1 = %2 %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 %1 = %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price per GPU by GPU model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price per GPU by region group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price per GPU by purchase model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price per GPU by provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a known price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in a currency without an exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a known number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ n: price of a whole instance with n GPUs, divided by n; fewer cannot be rented at this price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× n: price of an nth of a GPU, for a whole GPU&apos;s worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer passes the filter. Widen the filter or clear it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the offers that pass the filter has a price per GPU that can be compared. Widen the filter or clear it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart %1 cannot be grouped by “%2”: choose one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per GPU (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 groups with a higher lowest price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels cannot be made: each side must have %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture with %1 dots per inch cannot be made: it must be %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PDF page longer than 200 inches cannot be made: choose fewer pixels or more dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be drawn: no font on this machine has %1 (%2) of “%3”. Install a font that has it, or save as SVG with text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of %1 × %2 pixels could not be made: not enough memory. Choose a smaller size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices observed: dates unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices observed on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices observed from %1 (oldest) to %2 (newest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; undated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: none, all offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the %2 dearest groups, for which the picture is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rates: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (price of a whole instance with %1 GPUs, divided by them)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (price of a part of a GPU, times %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price observed on: unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price observed on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer with the lowest price: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest of all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last bar: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>The file is damaged: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of table “%2” refers to a row of table “%3” that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of table “%2” has the date “%3”, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer %1 has a region of another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer %1 has no price reading at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware %1 has a service of another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer %1 has a price of 0 but is not marked as free.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Benchmark id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity of the measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection the measurement belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training, fine-tuning, inference or another task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data it was run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software it was run with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples a step, as the source states it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name of the GPU; a filter also finds it by name and alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of GPUs used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine it was measured on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput or time to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a higher value is the better one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day of the measurement or of its publication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it was published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark on the measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity of the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two articles makes the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider the claim is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the claim is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim in Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim in Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure in the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the facts say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed, outdated, contradicted or unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it was checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark on the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maker of the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU, TPU or another accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation of the chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year it came out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of GPU memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory bandwidth of one GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP64 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak without tensor cores, dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP32 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF32 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense tensor-core peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP16 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT8 performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak in TOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thermal design power of one GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link of the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth of that link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the GPU is built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other names of the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance aliases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance types that name the GPU in price feeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of offers with this GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest price per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest known price per GPU-hour; free offers left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median price per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median of the known prices per GPU-hour; free offers left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the figures were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark on the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity of the offer or series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reading of an offer, or a series that belongs to no offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reading is the one the offer shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name of the provider, as filters write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the machine at the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region at the provider; unknown where one price holds everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchase model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand, spot, reserved or subscription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells offers apart that are otherwise the same, such as the way of payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of the whole instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price divided by the number of GPUs; of a slice, for a whole GPU&apos;s worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per hour of the whole instance as the source states it, in the original currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day the price was read; unknown where the source has no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days since the price was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the price was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark on the reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity of the offer: provider, instance type, region, purchase model and variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hyperscaler, specialist, marketplace or notebook service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product of the provider that the offer belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the GPU is built in; unknown where the source does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of GPUs in the instance; less than 1 is a slice of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one GPU, or of the slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of all GPUs of the instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual processors of the instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main memory of the instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage that comes with the instance, the vendor&apos;s nominal figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links between the GPUs and between the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the world the region lies in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source says it costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price divided by the dense FP16 or BF16 TFLOPS of the instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per GiB of GPU memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price divided by the GPU memory of the instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving against on-demand of the same instance and region; negative where spot costs more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency that prices are compared in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscription fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fee per month in the original currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Included units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute units a month that the subscription includes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense FP16, else BF16 peak of the whole instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is billed in steps of so many seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum billing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest time that is billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-learning frameworks that the provider supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programmes the provider names; read their scope at the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How one works on it: SSH, notebook or managed jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks of doubtful data: readings that disagree, prices of different age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in Simplified Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web site of the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the provider states its prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How time is billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credit or free tier for new users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egress price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD per GiB that leaves the provider, first paid tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD per GiB and month of block storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compliance in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same in the vendor&apos;s wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the provider is good for, in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strengths in Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the provider is good for, in Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of offers of this provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of different GPUs among its offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the facts were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name of the source, as other tables write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who published it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieved on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day its figures are from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor page, data set, article, paper or benchmark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1; did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is one argument too many; put quotes around the whole filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--today needs a date like 2026-01-31, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display to open the window on; commands like “gpu-atlas offers” work without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not say which kind of picture it is; end it with .png, .svg or .pdf or add --format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size needs width and height in pixels like 1600x900, each from 64 to 16384, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chart needs the chart&apos;s name, one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chart needs -o FILE.png, .svg or .pdf, or --data csv or json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a chart into a file, or print the numbers behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats: png, svg, pdf; the file&apos;s name says which, for -o - and devices --format does. Needs no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write into this file, whole or not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the chart groups by, see --list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw at most N bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the numbers instead of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size in pixels, 1600x900 if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels per inch, 96 if not given; more makes text larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours on a light or on a dark ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep text as text in SVG, or draw it for machines without the fonts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check whether a catalog file is sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads pages, references and rules of the file and never changes it. Formats: json, table. The exit code is 1 for a damaged file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facets needs --by COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count offers by the values of columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats: json (an array of column, value and count; an unknown value is null), csv, tsv, table. A column that holds several values counts each of them, so its counts may sum up to more than the offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the columns to count by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave a column&apos;s own part of the filter out, as the window&apos;s facets do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>currency to compare in, USD if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the formats that import reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats: table, json, csv, tsv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an address; download it first and import the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder; name the files in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is larger than 1 GiB; import it in parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import needs --feed, one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import needs at least one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--observed-on needs a date like 2026-01-31, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--undo takes one run at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--undo needs the number of a run, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 (%2, %3) was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import offers and facts into the catalog, or undo an import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files of one call are one run: either all of it or nothing. A row that cannot be used is skipped, counted and named with its line. Importing the same again changes nothing and records no run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format of the files, see the command feeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider, where the rows do not name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the day of the prices, where the rows have none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only say what would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back a run, without a number the newest one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (row skipped)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make a new catalog from the starter facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An existing file is never overwritten. Prints how many rows each table has taken in. Formats: table, json, csv, tsv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the starter facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use this catalog instead of your own one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of messages, titles and pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the result is written, see each command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count ages from this day and write it into files (YYYY-MM-DD)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print this help, or that of a command (also -h)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An .xlsx file is nothing for a terminal; name a file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats: table, csv, excel-csv, tsv, json, markdown, xlsx. csv, tsv and json are for programs: all columns under their keys, prices per hour. The others are for people: the columns shown by default, in the chosen unit, which the titles name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write these columns, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort by these columns; unknown values come last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write at most N rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write into this file, whole or not at all; its name may say the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list offers, cheapest per GPU-hour first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list GPUs and other accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list measured throughput and times to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list where the facts come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list claims that were checked, with the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list every observed price, current or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a whole number from %2 to %3, not “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unit of prices (a month has 730 h, a year 8760 h)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a heading in help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text contains a word; = is exactly, != is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers and dates also know &lt; &lt;= &gt; &gt;=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a range, both ends included; one end may be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any of several values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not; also NOT, AND, OR and parentheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is unknown; price:any: it is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words of provider, instance type, GPU, region or note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns have the names that --format json prints; price, vram, count and ram are short names. Put quotes around the filter, so that the shell leaves it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could not be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the command line is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own catalog, made from the starter facts on first use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>work without a window or a display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of all commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gpu-atlas COMMAND --help says more about a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter, chart and compare GPU cloud offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result could not be written to the standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knows no “%2”; did you mean “%3”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knows no “%2”, only: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1 is too long: it has more or longer fields than can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote in the record that begins on line %1 is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no text file: it holds NUL characters. Save it as CSV in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says that it is in %1 but holds bytes that are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is neither in UTF-8 or UTF-16 nor in GB18030. Save it as CSV in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <comment>number of GPUs, GPU, provider</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source> [cut: the text is longer than a cell can hold]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook could not be made; is there room in “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An .xlsx sheet holds at most %1 rows, and these are %2; narrow the filter or choose CSV.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>CSV with all columns (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV for Excel, as shown (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook, as shown (*.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated with all columns (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON with all columns (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, as shown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text, as shown (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetModel</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>This is no number. Numbers have a decimal point and no thousands separators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number must be above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number must not be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The year must lie between 1990 and 2100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be 1 or 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no amount. Amounts have a decimal point, no thousands separators and no currency sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount must not be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no date. Dates are YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no currency code of three capital letters, such as USD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters. Make it shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 parentheses are inside one another (at character %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) is not part of filters. Write AND or OR, or put it in quotes to search for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“!” (at character %1) stands alone. Write NOT or !=, or put it in quotes to search for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column before “%1” (at character %2). Write it like price&lt;4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no operator “%1” (at character %2). Did you mean “%3”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value for “%1” is missing (at character %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in the quotes (at character %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value for “%1” cannot begin with a parenthesis (at character %2). Several values are written with commas, like %1:a,b.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quote that opens at character %1 is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in the parentheses (at character %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No parenthesis is open that “)” (at character %1) could close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma (at character %1) can only stand between the values of a column, like provider:aws,gcp. Use OR between words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one value can stand after “%1” (comma at character %2). Decimals are written with a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing before “%1” (at character %2). Put it in quotes to search for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing after “%1” (at character %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) cannot follow another negation. Use parentheses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A range cannot stand in a list of values (at character %1). Use OR between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A range is written without blanks, like price:1..4 (at character %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range “%1” (at character %2) has no ends. Give at least one, like 1.. or ..4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range “%1” (at character %2) begins after its end. Did you mean “%3”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds no numbers or dates, so it has no ranges (at character %2). Put the value in quotes to search for its dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column “%1” (at character %2). Put the text in quotes to search for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column “%1” (at character %2). Did you mean “%3”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds no numbers or dates, so “%2” (at character %3) does not apply. It has the operators : = and !=.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) is not a number, but “%3” holds numbers. Write it like 4 or 2.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number “%1” (at character %2) is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot follow a number for “%2” (at character %3). Allowed there: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog has no exchange rate for “%1” (at character %2). Give the price in the comparison currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) is not a date, but “%3” holds dates. Write it as YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) is neither true nor false, but “%3” holds only these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) can only follow “:”. Write %3, or NOT %3 for the opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” never has the value “%2” (at character %3). Did you mean “%4”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” never has the value “%2” (at character %3). It has: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (at character %2) is searched as a word. The operator is written %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row has a “%1” like “%2” (at character %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row has a “%1” like “%2” (at character %3). Did you mean “%4”?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no feed “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row breaks a rule of the catalog: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was stopped; the catalog is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog has another value from another source; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field is needed and is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price needs its currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price of 0 that is not marked as free was taken as unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog has this row from another source, which says otherwise; that row was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This provider was not in the catalog and was added by name only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This GPU was not in the catalog and was added by name only, without its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service was not in the catalog and was added by name only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source was not in the catalog and was added by name only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no import run %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 made the catalog; it cannot be undone. Make a new catalog instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import run %1 was undone already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import run %1 cannot be undone: the catalog was changed since by something that was no import. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import run %1 cannot be undone while later imports build on it. Undo run %2 first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SafeFile</name>
    <message>
        <source>“%1” could not be written: there is no space left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written: writing is not allowed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written: its folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is being read and cannot be the output too; choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The catalog has no exchange rate for “%1”. It has rates for: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>on-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved, 1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved, 3 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subscription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>United States</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia-Pacific</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>China</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaudi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hyperscaler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>specialist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>managed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readings disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prices of different age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::CatalogStatus</name>
    <message>
        <source>Reading the catalog…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price has a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::ChartsPage</name>
    <message>
        <source>C&amp;hart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bar for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one bar stands for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::Chip</name>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::CompletionModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a completion and what it is</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::DetailPane</name>
    <message>
        <source>Details of the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an offer in the table to see all of its fields here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open source page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open source page at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This opens a page of %1 in your browser:
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the source page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::FacetModel</name>
    <message numerus="yes">
        <source>%1, %n offers</source>
        <comment>a value of a facet</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::FacetPanel</name>
    <message>
        <source>Facets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::FacetSection</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a facet and how many of its values are chosen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::FilterBar</name>
    <message>
        <source>per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time unit of prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time unit in which prices are shown. A month is 730 hours, a year 8,760. Price filters are always per hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency in which prices are shown and compared, also in price filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the suggested word into the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 offers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::FilterBox</name>
    <message>
        <source>Filter: gpu:h100 price&lt;4 provider:aws,gcp spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which offers are shown (Ctrl+F). Ctrl+Space lists what may come next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::FilterHelp</name>
    <message>
        <source>How to write a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word finds offers whose provider, instance type, GPU, region or note has a word that begins so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in quotes are found together, in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column contains the value. A GPU is found by id, name or alias, whole words only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of several values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly this value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers compare with &lt;, &lt;=, &gt;, &gt;= and =. The price is per GPU-hour in the shown currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A range with both ends; one end may be left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price in another currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory takes M, G and T; other numbers take k, M and G.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates are YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot, on_demand and reserved alone mean the purchase model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none is unknown, any is known. Unknown matches nothing else, not even NOT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minus sign or NOT turns a condition around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank means AND. OR stands in capitals and binds less than AND.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parentheses group conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each condition leaves fewer offers. Every column of the table can be named by its key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short names: price is price_per_gpu_hour, vram is gpu_memory_gib, count is gpu_count, ram is memory_gib. Ctrl+Space lists what may come next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers (Ctrl+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts (Ctrl+2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open catalog…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;my catalog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows with &amp;headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort by current column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add current column to sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to write a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About GPU Atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU Atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – GPU Atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog that was open stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open catalog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogs (*.sqlite *.db)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>More than %n rows are too many for the clipboard. Export the table instead.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU Atlas %1: filter, chart and compare offers of GPU clouds. Free software under the GNU GPL, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::OffersPage</name>
    <message>
        <source>Reading the catalog…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open catalog…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This catalog has no offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No offer matches the filter. Without %1 there are %n.</source>
        <comment>an operand of the filter, number of offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::PictureDialog</name>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, a picture of pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, a drawing for the web and editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text, can be searched and edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As outlines, looks the same everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt in SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::QueryPages</name>
    <message>
        <source>&amp;Facets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the facets (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the details of the current offer (F4)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::RecordTable</name>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>atlas::TableModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
