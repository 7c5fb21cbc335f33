import type { Migration } from './migration.ts';

/** The process that writes a run. No row: nobody does. */
export const runOwners: Migration = {
  version: 2,
  sql: `
    CREATE TABLE run_owners (
      run INTEGER PRIMARY KEY REFERENCES runs (number),
      -- Of the opening, not of the process: asked for by every write.
      token TEXT NOT NULL,
      host TEXT NOT NULL,
      -- In which process numbers count: containers may share the name of their host.
      pid_space TEXT NOT NULL,
      pid INTEGER NOT NULL,
      since TEXT NOT NULL,
      heartbeat TEXT NOT NULL
    ) STRICT;
  `,
};
