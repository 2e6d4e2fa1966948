// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace atlas {

class Actions;
class FileDrop;
class Language;
class MessageBar;
class PageStack;
class QueryPages;
class Session;
class WizardPage;

/// What the doers of actions work on. All of it lives as long as the window.
struct WindowParts
{
    QMainWindow* window;
    Actions& actions;
    Session& session;
    Language& language;
    PageStack& stack;
    QueryPages& pages;
    WizardPage& wizard;
    MessageBar& messages;
    FileDrop& drops; ///< files that are dropped on the window, by what they are
};

} // namespace atlas
