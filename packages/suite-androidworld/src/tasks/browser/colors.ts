import { lcg } from './lcg.ts';

/** What one can draw with, in the order of the buttons. */
export const palette = [
  '#e53935',
  '#43a047',
  '#1e88e5',
  '#fdd835',
  '#8e24aa',
  '#00acc1',
  '#fb8c00',
  '#6d4c41',
  '#d81b60',
  '#7cb342',
  '#3949ab',
  '#ffb300',
  '#5e35b1',
  '#00897b',
  '#f4511e',
  '#546e7a',
  '#ad1457',
  '#c0ca33',
  '#283593',
  '#ff7043',
  '#4db6ac',
  '#9575cd',
  '#a1887f',
  '#90a4ae',
] as const;

/** The three to draw with: places in the palette, as the published page draws them. */
export function drawColors(seed: number): number[] {
  const draw = lcg(seed);
  const left = palette.map((_, place) => place);
  return Array.from({ length: 3 }, () => left.splice(draw(left.length), 1)[0] ?? 0);
}
