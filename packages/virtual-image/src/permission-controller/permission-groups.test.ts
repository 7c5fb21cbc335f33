import { expect, test } from 'vitest';
import { byGroup } from './permission-groups.ts';

test('byGroup() asks once for the permissions of one group', () => {
  const questions = byGroup([
    'android.permission.ACCESS_FINE_LOCATION',
    'android.permission.CAMERA',
    'android.permission.ACCESS_COARSE_LOCATION',
  ]);
  expect(questions.map(({ group, permissions }) => [group.name, permissions.length])).toEqual([
    ['Location', 2],
    ['Camera', 1],
  ]);
});
