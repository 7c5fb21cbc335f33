import { expect, test } from 'vitest';
import { parseForeground } from './parse-foreground.ts';

// Formats by the platform's sources, and as devices printed them in public (names and numbers are ours): Android 6
// (github.com/zengjingfang/AndroidBox/issues/29), 7 (github.com/liudongmiao/Brevent/issues/54), and newer ones whose record
// closes before its task.
test.each([
  [
    'a phone with Android 6',
    '    Running activities (most recent first):\n      TaskRecord{7ebd2b5 #653 A=com.example.other U=0 sz=1}\n        Run #0: ActivityRecord{1e44eb8 u0 com.example.other/.Main t653}\n\n    mResumedActivity: ActivityRecord{1e44eb8 u0 com.example.app/.MainActivity t653}\n',
  ],
  [
    'a phone with Android 7',
    '      Activities=[ActivityRecord{9f7aeb7 u0 com.example.other/.Main t130}]\r\n  mLastPausedActivity: ActivityRecord{9f7aeb7 u0 com.example.other/.Main t130}\r\n  ResumedActivity: ActivityRecord{9f7aeb8 u0 com.example.app/.MainActivity t131}\r\n',
  ],
  [
    'a record that closes before its task',
    '    topResumedActivity=ActivityRecord{1a70f4a u0 com.example.app/com.example.app.MainActivity} t6294}\n',
  ],
  [
    'a number in place of a hash',
    '    topResumedActivity=ActivityRecord{12376650 u0 com.example.app/.MainActivity t349}\n',
  ],
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
