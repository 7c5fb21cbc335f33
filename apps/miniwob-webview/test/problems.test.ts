import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../pages/runtime/instruction.ts';
import { loadPages } from './load-pages.ts';
import { problemOf } from './problem-of.ts';

/** Constant by the specification: these pages vary in what they show. */
const CONSTANT_UTTERANCES = new Set([
  'bisect-angle',
  'circle-center',
  'click-button-sequence',
  'click-collapsible',
  'click-dialog',
  'click-test',
  'click-test-2',
  'click-test-transfer',
  'copy-paste',
  'count-sides',
  'drag-box',
  'find-midpoint',
  'focus-text',
  'guess-number',
  'highlight-text',
  'identify-shape',
  'read-table-2',
  'right-angle',
  'scroll-text',
  'simon-says',
  'simple-algebra',
  'simple-arithmetic',
  'text-transform',
  'tic-tac-toe',
  'use-colorwheel-2',
  'visual-addition',
]);

const SEEDS = Array.from({ length: 300 }, (_, seed) => String(seed));
const pages = await loadPages();

describe.each([...pages])('%s', (task, page) => {
  const utterances = SEEDS.map((seed) => utteranceOf(page.instruction(problemOf(page, seed))));

  it('is the name in the page and of its file', () => {
    expect(page.task).toBe(task);
  });

  it('asks for something in every problem', () => {
    for (const utterance of utterances) expect(utterance).toMatch(/^\S.*\S$/);
  });

  it('can be typed, but for the pages about other alphabets', () => {
    if (task !== 'unicode-test') for (const utterance of utterances) expect(utterance).toMatch(/^[ -~]*$/);
  });

  it('draws the same problem for the same seed, and others for others', () => {
    for (const seed of SEEDS.slice(0, 20)) expect(problemOf(page, seed)).toEqual(problemOf(page, seed));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(problemOf(page, seed)))).size).toBeGreaterThan(3);
  });

  it('varies its utterance where the specification says so', () => {
    const different = new Set(utterances).size;
    if (CONSTANT_UTTERANCES.has(task)) expect(different).toBe(1);
    else expect(different).toBeGreaterThan(1);
  });
});
