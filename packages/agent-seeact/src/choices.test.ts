import { observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { findCandidates } from './candidates.ts';
import { batchChoices } from './choices.ts';

const screenOf = (count: number) =>
  findCandidates(
    observationOf(
      Array.from({ length: count }, (_, index) => ({
        text: `Row ${index}`,
        clickable: true,
        bounds: { left: 0, top: index, right: 10, bottom: index + 1 },
      })),
    ),
  );

describe('batchChoices()', () => {
  it('letters from A and keeps Z for none', () => {
    const [only, ...others] = batchChoices(screenOf(25));
    expect(only?.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXY');
    expect(others).toEqual([]);
  });

  it('puts what does not fit into further batches, each lettered from A', () => {
    const batches = batchChoices(screenOf(26));
    expect(batches.map((batch) => batch.length)).toEqual([25, 1]);
    expect(batches[1]?.[0]).toMatchObject({ letter: 'A', description: '"Row 25" icon' });
  });

  it('asks one question about an empty screen, too', () => {
    expect(batchChoices([])).toEqual([[]]);
  });
});
