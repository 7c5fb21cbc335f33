import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Reporter } from '../../../packages/core/src/entries/results.ts';

export const journalVariable = 'ANDROIDWORLD_TORTURE_JOURNAL';

export interface JournalEntry {
  readonly kind: 'start' | 'step' | 'end';
  readonly id: string;
  readonly attempt: number;
  /** Of the end. */
  readonly status?: string;
}

/** Writes down, at once, what the engine tells of: what it tells of is stored. Several processes write one after another. */
export function journal(): Reporter {
  const note = (entry: JournalEntry) =>
    appendFileSync(process.env[journalVariable] ?? 'journal.jsonl', `${JSON.stringify(entry)}\n`);
  return {
    name: 'journal',
    onEpisodeStart: ({ id, attempt }) => note({ kind: 'start', id, attempt }),
    onStep: ({ id, attempt }) => note({ kind: 'step', id, attempt }),
    onEpisodeEnd: ({ id, attempt }, { status }) => note({ kind: 'end', id, attempt, status }),
  };
}

export function readJournal(file: string): JournalEntry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEntry);
}
