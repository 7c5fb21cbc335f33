import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import clickColor from './click-color.ts';
import clickShades from './click-shades.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('click-color has four different colours, the wanted one among them', () => {
  for (const seed of SEEDS) {
    const { boxes, target } = problemOf(clickColor, seed);
    expect(new Set(boxes).size).toBe(4);
    expect(boxes).toContain(target);
  }
});

it('click-shades has twelve squares in three colours, two to six of each', () => {
  for (const seed of SEEDS) {
    const { shades } = problemOf(clickShades, seed);
    const counts = ['red', 'green', 'blue'].map((name) => shades.filter(({ hue }) => hue === name).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    for (const count of counts) expect(count >= 2 && count <= 6).toBe(true);
  }
});

it('click-shades draws no shade whose strongest channel is not its colour', () => {
  for (const seed of SEEDS) {
    for (const { hue, color } of problemOf(clickShades, seed).shades) {
      const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
      const strongest = ['red', 'green', 'blue'].indexOf(hue);
      const others = channels.filter((_, index) => index !== strongest);
      expect((channels[strongest] ?? 0) - Math.max(...others), color).toBeGreaterThanOrEqual(15);
    }
  }
});
