import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { foregroundActivity } from './foreground.ts';

const phonePrinting = (stdout: string) =>
  fakeDevice({
    shell: (script) => ({ exitCode: 0, stdout: script === 'dumpsys activity activities' ? stdout : '', stderr: '' }),
  });

test.each([
  ['13, per task', '    topResumedActivity=ActivityRecord{9c6f6 u0 com.example/.Main t12}\n'],
  ['13, per display', '  ResumedActivity: ActivityRecord{9c6f6 u0 com.example/.Main t12}\n'],
  ['11', '    mResumedActivity: ActivityRecord{9c6f6 u10 com.example/com.example.Main t12}\n'],
])('foregroundActivity() reads what Android %s prints', async (_, line) => {
  expect(await foregroundActivity(phonePrinting(`ACTIVITY MANAGER ACTIVITIES\n${line}`))).toEqual({
    packageName: 'com.example',
    activity: 'com.example.Main',
  });
});

test('foregroundActivity() gives nothing when no activity is in front', async () => {
  expect(await foregroundActivity(phonePrinting('  ResumedActivity: null\n'))).toBeUndefined();
  expect(await foregroundActivity(phonePrinting(''))).toBeUndefined();
});
