import type { Evidence } from './testify.ts';
import { firstDifference } from './witness.ts';

/**
 * What two runs of an episode differ in, one line each, where one was on simulated time and the other on the world's: the
 * same is expected but for what a clock shows.
 */
export function differentModes(one: Evidence, other: Evidence): string[] {
  const score = one.score === other.score ? [] : [`score: ${one.score} and ${other.score}`];
  const [looks, others] = [one.testimony.looks, other.testimony.looks];
  const count = looks.length === others.length ? [] : [`looks: ${looks.length} and ${others.length}`];
  const trees = looks.flatMap(({ tree }, look) => {
    const [a, b] = [withoutTimes(tree), withoutTimes(others[look]?.tree ?? '')];
    return a === b ? [] : [`look ${look}: the tree, at ${firstDifference(a, b)}`];
  });
  return [...score, ...count, ...trees];
}

/** Times of day and durations ("3:34", "15:34:02", "00:01.25") are all alike, and so are a stopwatch's hundredths. */
function withoutTimes(tree: string): string {
  return tree
    .replaceAll(/\b\d{1,2}:\d{2}(?:[:.]\d{2})?\b/g, '(time)')
    .replaceAll(/"text":"\d{2}"(?=[^{}]*hundredths)/g, '"text":"(time)"');
}
