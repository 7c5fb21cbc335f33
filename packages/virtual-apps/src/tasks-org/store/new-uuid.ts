const smallest = 100_000_000n;

/** What the app names its rows with: a positive 63-bit number of at least nine digits, as a decimal text. */
export function newUuid(): string {
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  const positive = random >> 1n;
  return positive < smallest ? newUuid() : String(positive);
}
