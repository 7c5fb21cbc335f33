/**
 * The generator the published pages draw from: a linear congruential one of 32 bits that starts at the seed.
 *
 * @returns a function that draws a whole number from 0 to `count - 1`
 */
export function lcg(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(1_664_525, state) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
