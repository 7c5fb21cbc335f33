import { expect, test } from 'vitest';
import { parseForeground } from './parse-foreground.ts';

// Formats by the platform's sources, not recorded from devices.
test.each([
  [
    'spec-api33',
    '    topResumedActivity=ActivityRecord{4d5e6f7 u0 com.example.app/.MainActivity t12}\n  ResumedActivity: ActivityRecord{4d5e6f7 u0 com.example.app/.MainActivity t12}',
  ],
  ['spec-api34', '    topResumedActivity=ActivityRecord{4d5e6f7 u0 com.example.app/.MainActivity t12}\n'],
  ['spec-api30', '    mResumedActivity: ActivityRecord{4d5e6f7 u0 com.example.app/com.example.app.MainActivity t12}\n'],
  ['another user', '    topResumedActivity=ActivityRecord{4d5e6f7 u10 com.example.app/.MainActivity t12}\n'],
  ['spec-api24', '    mResumedActivity: ActivityRecord{4d5e6f7 u0 com.example.app/.MainActivity t12 f}\n'],
])('parseForeground() reads %s', (_, output) => {
  expect(parseForeground(output)).toEqual({ packageName: 'com.example.app', activity: 'com.example.app.MainActivity' });
});

test('parseForeground() keeps a class of another package', () => {
  const output = 'topResumedActivity=ActivityRecord{1 u0 org.tasks/com.todoroo.astrid.activity.MainActivity t1}';
  expect(parseForeground(output)).toEqual({
    packageName: 'org.tasks',
    activity: 'com.todoroo.astrid.activity.MainActivity',
  });
});

test('parseForeground() finds nothing where nothing is resumed', () => {
  expect(parseForeground('  ResumedActivity: null\n')).toBeUndefined();
});
