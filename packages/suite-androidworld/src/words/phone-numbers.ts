import type { Random } from '@androidworld/core';
import { phoneNumber } from './people.ts';

/** By fewer digits phones do not tell callers apart: numbers that end alike share a conversation. */
const toldApartBy = 7;

/** Numbers of different people: no two, nor one and one of `taken`, end in the same seven digits. */
export function phoneNumbers(random: Random, count: number, taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(ending));
  const numbers: string[] = [];
  while (numbers.length < count) {
    const number = phoneNumber(random);
    if (used.has(ending(number))) continue;
    used.add(ending(number));
    numbers.push(number);
  }
  return numbers;
}

function ending(number: string): string {
  return number.slice(-toldApartBy);
}
