// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/support.h"

#include <QTest>

/// main() of a test: own XDG folders, C locale. Application is QCoreApplication or QApplication (include it).
#define ATLAS_TEST_MAIN(Application, TestClass)                                                                        \
    int main(int argc, char* argv[])                                                                                   \
    {                                                                                                                  \
        atlas::test::isolateFromUser();                                                                                \
        Application app(argc, argv);                                                                                   \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
