/** Days since 1970: what a run of the tests leaves out rotates with it, and stays the same for the runs of a day. */
const today = Math.floor(Date.now() / 86_400_000);

/** `EVERY_CASE=1 pnpm vitest run ...` leaves no case out; what `rotated` begins with is for `pnpm proofs`. */
const isWhole = process.env.EVERY_CASE === '1';

/** One of every so many values today, the others on the days after: one run is short, so many in a row try all. */
export function oneOfEvery<T>(count: number, values: readonly T[]): T[] {
  return isWhole ? [...values] : values.filter((_value, place) => (place + today) % count === 0);
}

/** The values in their order, each day from the next one on. */
export function rotated<T>(values: readonly T[]): T[] {
  const start = values.length === 0 ? 0 : today % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
