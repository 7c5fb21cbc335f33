import { expect, test } from 'vitest';
import { commonBeginning, titleOf } from './titles.ts';

test.each([
  ['clip_7_HD.mp4', 'clip_7_HD'],
  ['my.summer.video.mp4', 'my summer video'],
  ['README', 'README'],
])('%s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

test.each([
  ['clip_7_HD', 'clip_71', 'clip_7'],
  ['clip_1', 'clip_2', undefined],
  ['The Meadow at dawn', 'meadow by night', 'Meadow '],
])('%s and %s begin alike: %s', (one, other, beginning) => {
  expect(commonBeginning(one, other)).toBe(beginning);
});
