import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { readClipboard } from './clipboard.ts';

/** A phone whose Clipper is in front and answers so. */
function phoneAnswering(answer: string) {
  const inFront = '  ResumedActivity: ActivityRecord{1a2b u0 ca.zgrs.clipper/.Main t7}\n';
  return fakeDevice({
    shell: (script) => ({ exitCode: 0, stdout: script.startsWith('am broadcast') ? answer : inFront, stderr: '' }),
  });
}

test('readClipboard() reads the text Clipper answers with', async () => {
  const device = phoneAnswering('Broadcast completed: result=-1, data="a "quoted" text"\n');
  expect(await readClipboard(device)).toBe('a "quoted" text');
});

test('readClipboard() takes an answer without data for an empty clipboard', async () => {
  expect(await readClipboard(phoneAnswering('Broadcast completed: result=-1\n'))).toBe('');
});

test('readClipboard() says what to mend when Clipper does not answer', async () => {
  const device = phoneAnswering('Broadcast completed: result=0\n');
  await expect(readClipboard(device)).rejects.toThrow(/found 0. Is the Clipper app .* installed, set up and in front/);
});
