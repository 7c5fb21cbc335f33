import type { Migration } from './migration.ts';

/**
 * Rows keep their record as JSON, which brings every string back as it was (SQLite's text does not hold half a
 * surrogate pair); the other columns are what is searched, counted and sorted by. An episode is found by its
 * position in the run's plan: that is also the order of reading.
 */
export const runs: Migration = {
  version: 1,
  sql: `
    CREATE TABLE runs (
      number INTEGER PRIMARY KEY,
      -- Not even case may tell two runs apart: their screenshots lie in folders of these names.
      id TEXT NOT NULL UNIQUE COLLATE NOCASE,
      started_at TEXT NOT NULL,
      finished_at TEXT,
      planned INTEGER NOT NULL,
      manifest TEXT NOT NULL
    ) STRICT;

    CREATE TABLE devices (
      run INTEGER NOT NULL REFERENCES runs (number),
      serial TEXT NOT NULL,
      facts TEXT NOT NULL,
      PRIMARY KEY (run, serial)
    ) STRICT;

    CREATE TABLE episodes (
      number INTEGER PRIMARY KEY,
      run INTEGER NOT NULL REFERENCES runs (number),
      position INTEGER NOT NULL,
      attempt INTEGER NOT NULL,
      status TEXT CHECK (status IN ('passed', 'failed', 'errored')),
      episode TEXT NOT NULL,
      result TEXT,
      UNIQUE (run, position, attempt)
    ) STRICT;
    -- Counting a run reads this alone.
    CREATE INDEX episodes_by_status ON episodes (run, position, attempt, status);

    CREATE TABLE steps (
      episode INTEGER NOT NULL REFERENCES episodes (number),
      step INTEGER NOT NULL,
      screenshot_file TEXT,
      record TEXT NOT NULL,
      PRIMARY KEY (episode, step)
    ) STRICT;

    CREATE TABLE events (
      number INTEGER PRIMARY KEY,
      run INTEGER NOT NULL REFERENCES runs (number),
      event TEXT NOT NULL
    ) STRICT;
    CREATE INDEX events_of_run ON events (run, number);
  `,
};
