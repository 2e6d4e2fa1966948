-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 2. What the user says of offers stands beside them under their key: no import touches it, and it is still
-- there when an offer goes and comes again.

CREATE TABLE marks (
    offer_key TEXT PRIMARY KEY NOT NULL CHECK (offer_key <> ''),
    starred INTEGER NOT NULL CHECK (starred IN (0, 1)),
    note TEXT CHECK (length(note) BETWEEN 1 AND 2000),
    CHECK (starred = 1 OR note IS NOT NULL)
) STRICT, WITHOUT ROWID;
