import { sh } from '@androidworld/core';
import { fakeDevice } from '@androidworld/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBroadcastResult, sendBroadcast } from './send-broadcast.ts';

const printed = (rest: string) => `Broadcasting: Intent { act=a.b.GET flg=0x400000 }\nBroadcast completed: ${rest}\n`;

test('parseBroadcastResult() gives back any data, which are printed without escapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (data) => {
      expect(parseBroadcastResult(printed(`result=-1, data="${data}"`))).toEqual({ code: -1, data });
    }),
  );
});

test('parseBroadcastResult() keeps quotes, line breaks and `data=` in the data', () => {
  const data = '"a"\n, data="b"\nBroadcast completed: result=0';
  expect(parseBroadcastResult(printed(`result=-1, data="${data}"`))).toEqual({ code: -1, data });
});

test('parseBroadcastResult() tells no data from empty data', () => {
  expect(parseBroadcastResult(printed('result=0'))).toEqual({ code: 0 });
  expect(parseBroadcastResult(printed('result=-1, data=""'))).toEqual({ code: -1, data: '' });
});

test('parseBroadcastResult() leaves out extras', () => {
  const output = printed('result=-1, data="a", extras: Bundle[{x=1}]');
  expect(parseBroadcastResult(output)).toEqual({ code: -1, data: 'a' });
});

test.each(['Error: no such user', ''])('parseBroadcastResult() says what was found when it is %j', (output) => {
  expect(() => parseBroadcastResult(output)).toThrow(`found ${JSON.stringify(output)}`);
});

test('parseBroadcastResult() reads codes of several digits', () => {
  expect(parseBroadcastResult(printed('result=-123'))).toEqual({ code: -123 });
});

test('parseBroadcastResult() shows the end of a long output, without the white space around it', () => {
  const output = `${'x'.repeat(300)}end\n\n`;
  expect(() => parseBroadcastResult(output)).toThrow(
    expect.objectContaining({
      code: 'AW_PARSE',
      message: `Expected "Broadcast completed: result=…" of "am broadcast"; found "${'x'.repeat(197)}end"`,
      details: { output },
    }),
  );
});

test('sendBroadcast() sends the intent and waits for what came of it', async () => {
  const device = fakeDevice({
    shell: (script) => ({
      exitCode: 0,
      stdout: script === "am broadcast -a a.b.GET --es key 'c d'" ? printed('result=3') : '',
      stderr: '',
    }),
  });
  expect(await sendBroadcast(device, sh`-a a.b.GET --es key ${'c d'}`)).toEqual({ code: 3 });
});

test('parseBroadcastResult() reads a result without the lines around it', () => {
  expect(Object.keys(parseBroadcastResult('Broadcast completed: result=0'))).toEqual(['code']);
});
