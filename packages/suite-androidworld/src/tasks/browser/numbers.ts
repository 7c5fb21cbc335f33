import { lcg } from './lcg.ts';

/** Five numbers from 1 to 10, as the published page shows them. */
export function drawNumbers(seed: number): number[] {
  const draw = lcg(seed);
  return Array.from({ length: 5 }, () => draw(10) + 1);
}
