import { expect, test } from 'vitest';
import { characterOf } from './key-characters.ts';

test('characterOf() gives every printable ASCII character, with or without SHIFT', () => {
  const codes = Array.from({ length: 170 }, (_, code) => code);
  const typed = new Set(codes.flatMap((code) => [characterOf(code, false), characterOf(code, true)]));
  for (let code = 0x20; code < 0x7f; code++) expect(typed).toContain(String.fromCharCode(code));
});

test('characterOf() knows no character for keys that have none', () => {
  for (const code of [0, 3, 4, 19, 24, 26, 61, 66, 67, 113]) expect(characterOf(code, false)).toBeUndefined();
});
