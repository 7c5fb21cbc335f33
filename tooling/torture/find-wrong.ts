import type { JournalEntry } from './config/journal.ts';

/** Score by episode id; undefined where there is none. */
export type Scores = ReadonlyMap<string, number | undefined>;

/** What became of a run. */
export interface Tried {
  readonly scores: Scores;
  /** Pictures the store names that are missing or no whole PNG. */
  readonly broken: readonly string[];
  readonly journal: readonly JournalEntry[];
  readonly entries: number;
  /** Names of the faults that hit. */
  readonly hit: readonly string[];
  readonly resumedAfterErrors: number;
  readonly durationMs: number;
  /** Why it did not come to a good end. */
  readonly problem?: string;
}

/** Compares with the scores of an undisturbed run: lost, doubled or changed, a line each. */
export function findWrong(tried: Tried, expected: Scores): string[] {
  const wrong = tried.problem === undefined ? [] : [tried.problem];
  for (const [id, score] of expected) {
    if (!tried.scores.has(id)) wrong.push(`${id} is lost`);
    else if (tried.scores.get(id) !== score) wrong.push(`${id} scored ${tried.scores.get(id)} instead of ${score}`);
  }
  for (const id of tried.scores.keys()) if (!expected.has(id)) wrong.push(`${id} was not planned`);
  const scored = tried.journal.filter(({ kind, status }) => kind === 'end' && status !== 'errored').map(({ id }) => id);
  for (const id of new Set(scored.filter((each, place) => scored.indexOf(each) !== place))) {
    wrong.push(`${id} was finished ${scored.filter((each) => each === id).length} times`);
  }
  return [...wrong, ...tried.broken.map((file) => `${file} is no whole picture`)];
}
