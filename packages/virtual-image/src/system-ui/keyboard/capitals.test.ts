import { expect, test } from 'vitest';
import { isCapital } from './capitals.ts';

test.each([
  ['textCapSentences', '', true],
  ['textCapSentences', 'Hello. ', true],
  ['textCapSentences', 'Is it? "', true],
  ['textCapSentences', 'Hello.', false],
  ['textCapSentences', 'Hello ', false],
  ['textCapSentences', 'One line\n', true],
  ['textCapWords', 'Ada ', true],
  ['textCapWords', 'Ada L', false],
  ['text', '', false],
  ['textCapSentences', null, false],
] as const)('isCapital() of %s after %j is %s', (inputType, before, capital) => {
  expect(isCapital(inputType, before)).toBe(capital);
});
