import { fakeDevice } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { readClipboard, writeClipboard } from './clipboard.ts';

/** A phone with Clipper, which answers so. BACK leaves it. */
function phoneAnswering(answers: Readonly<Record<string, string>>) {
  let inFront = 'com.example.fake/.Main';
  const device = fakeDevice({
    shell(script) {
      if (script.startsWith('am start')) inFront = script.split(' ').at(-1) ?? '';
      const stdout = script.startsWith('dumpsys')
        ? `  ResumedActivity: ActivityRecord{1a2b u0 ${inFront} t7}\n`
        : (answers[script] ?? '');
      return { exitCode: 0, stdout, stderr: '' };
    },
  });
  return device;
}

const get = 'am broadcast -a clipper.get';
const completed = (rest: string) => `Broadcast completed: result=${rest}\n`;

/** Brings Clipper to the front, asks it, and leaves it. */
const callsAround = (asked: string) => [
  'shell am start -W -n ca.zgrs.clipper/ca.zgrs.clipper.Main',
  'shell dumpsys activity activities',
  `shell ${asked}`,
  'perform key',
];

describe('readClipboard()', () => {
  it('reads the text Clipper answers with, in front, and leaves it', async () => {
    const device = phoneAnswering({ [get]: completed('-1, data="a "quoted" text"') });
    expect(await readClipboard(device)).toBe('a "quoted" text');
    expect(device.calls).toEqual(callsAround(get));
    expect(device.phone.inputs).toEqual([{ type: 'key', keycode: 'KEYCODE_BACK' }]);
  });

  it('takes an answer without data for an empty clipboard', async () => {
    expect(await readClipboard(phoneAnswering({ [get]: completed('-1') }))).toBe('');
  });

  it('says what to mend when Clipper does not answer, and leaves it', async () => {
    const device = phoneAnswering({ [get]: completed('0') });
    await expect(readClipboard(device)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message:
        'Expected Clipper on fake-1 to answer with result -1; found 0. Is the Clipper app (ca.zgrs.clipper) installed, set up and in front?',
      details: { serial: 'fake-1', code: 0, data: '' },
    });
    expect(device.calls.at(-1)).toBe('perform key');
  });

  it('says what Clipper said when it refuses', async () => {
    const device = phoneAnswering({ [get]: completed('1, data="denied"') });
    await expect(readClipboard(device)).rejects.toThrow('found 1, "denied". Is the Clipper');
  });

  it('says that Clipper does not come to the front', async () => {
    const device = fakeDevice();
    await expect(readClipboard(device, { timeoutMs: 10 })).rejects.toThrow(
      'waiting until the Clipper helper app is in front on fake-1 (is it installed and set up?)',
    );
    expect(device.calls).not.toContain(`shell ${get}`);
  });

  it('waits until Clipper is in front', async () => {
    const looks = ['', 'com.example.fake/.Main', 'ca.zgrs.clipper/.Main'];
    const device = fakeDevice({
      shell(script) {
        if (script === get) return { exitCode: 0, stdout: completed(`${looks.length === 0 ? -1 : 0}`), stderr: '' };
        const front = script.startsWith('dumpsys') ? looks.shift() : undefined;
        return { exitCode: 0, stdout: front ? `ResumedActivity: ActivityRecord{1 u0 ${front} t7}` : '', stderr: '' };
      },
    });
    expect(await readClipboard(device)).toBe('');
  });
});

describe('writeClipboard()', () => {
  it('has Clipper take the text, and leaves it', async () => {
    const set = "am broadcast -a clipper.set -e text 'it'\\''s $HOME'";
    const device = phoneAnswering({ [set]: completed('-1, data="Text is copied"') });
    await writeClipboard(device, "it's $HOME");
    expect(device.calls).toEqual(callsAround(set));
  });

  it('says when Clipper did not take it', async () => {
    const device = phoneAnswering({ 'am broadcast -a clipper.set -e text a': completed('0') });
    await expect(writeClipboard(device, 'a')).rejects.toThrow('Expected Clipper on fake-1');
  });
});
