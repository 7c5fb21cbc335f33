import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBroadcastData } from './clipboard.ts';

const answer = (text: string) =>
  `Broadcasting: Intent { act=clipper.get flg=0x400000 }\nBroadcast completed: result=-1, data="${text}"\n`;

test('parseBroadcastData() reads back any text, which is printed without escapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseBroadcastData(answer(text))).toBe(text);
    }),
  );
});

test('parseBroadcastData() keeps quotes, line breaks and `data=` in a text', () => {
  const text = '"a"\n, data="b"\nBroadcast completed: result=0';
  expect(parseBroadcastData(answer(text))).toBe(text);
});

test('parseBroadcastData() takes an answer without data for an empty clipboard', () => {
  expect(parseBroadcastData('Broadcast completed: result=-1\n')).toBe('');
});

test.each(['Broadcast completed: result=0\n', 'Error: activity manager is not running', ''])(
  'parseBroadcastData() says what to mend when the answer is %j',
  (output) => {
    expect(() => parseBroadcastData(output)).toThrow(/Is the Clipper app .* installed, set up and in front/);
  },
);
