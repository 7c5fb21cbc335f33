import type { AppApi } from '@androidworld/app-sdk';

const smallest = 100_000_000n;

/** What the app names its rows with: a positive 63-bit number of at least nine digits, as a decimal text. */
export async function newUuid(api: AppApi): Promise<string> {
  const bytes = await api.random.bytes(8);
  const positive = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) >> 1n;
  return positive < smallest ? await newUuid(api) : String(positive);
}
