import type { Random } from '@androidworld/core';

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** A text without meaning, such as `q7XbT2`: nobody guesses it, every keyboard types it. */
export function lettersAndDigits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(characters)).join('');
}
