import type { PhoneEntry } from './store.ts';

const letters: Readonly<Record<string, string>> = {
  '2': 'abc',
  '3': 'def',
  '4': 'ghi',
  '5': 'jkl',
  '6': 'mno',
  '7': 'pqrs',
  '8': 'tuv',
  '9': 'wxyz',
};

/** Numbers that hold the digits, or whose owner has a name that begins with letters on those keys. */
export function smartDial(entries: readonly PhoneEntry[], typed: string): PhoneEntry[] {
  const digits = typed.replace(/[^\d+*#]/g, '');
  if (digits === '') return [];
  return entries.filter(
    ({ name, number }) =>
      number.replace(/[^\d+*#]/g, '').includes(digits) || name.split(/\s+/).some((word) => spells(word, digits)),
  );
}

function spells(word: string, digits: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain.length >= digits.length &&
    [...digits].every(
      (digit, index) => digit === plain[index] || letters[digit]?.includes(plain[index] ?? ' ') === true,
    )
  );
}
