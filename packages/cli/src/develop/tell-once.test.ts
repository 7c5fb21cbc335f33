import { expect, it } from 'vitest';
import { tellOnce } from './tell-once.ts';

it('tellOnce() tells what two phones say once, and again when one of them says it again', () => {
  const told: string[] = [];
  const tell = tellOnce<string>((text) => told.push(text));
  tell('emulator-5554', 'a screen is missing');
  tell('emulator-5556', 'a screen is missing');
  tell('emulator-5556', 'a crash');
  expect(told).toEqual(['a screen is missing', 'a crash']);
  tell('emulator-5556', 'a screen is missing');
  tell('emulator-5554', 'a screen is missing');
  expect(told).toEqual(['a screen is missing', 'a crash', 'a screen is missing']);
});
