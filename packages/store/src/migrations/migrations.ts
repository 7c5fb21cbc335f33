import { runs } from './0001-runs.ts';
import { runOwners } from './0002-run-owners.ts';
import { episodeFacts } from './0003-episode-facts.ts';
import { plainWords } from './0004-plain-words.ts';
import { prefixedCodes } from './0005-prefixed-codes.ts';
import type { Migration } from './migration.ts';

/** All of them, in order: a new one is a file and a line here. */
export const migrations: readonly Migration[] = [runs, runOwners, episodeFacts, plainWords, prefixedCodes];
