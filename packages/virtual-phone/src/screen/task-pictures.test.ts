import type { PhoneState } from '@androidworld/app-sdk/host';
import { expect, it } from 'vitest';
import { TaskPictures } from './task-pictures.ts';

const home = 1;

/** With an app's task in front, or home. */
function stateOf(taskId: number, change: Partial<PhoneState> = {}): PhoneState {
  const activities = [{ token: taskId, taskId, intentSerial: 1, visible: true }];
  const recents = [{ taskId: 2 }, { taskId: 3 }];
  return { activities, recents, panel: 'none', screenOn: true, rotation: 0, ...change } as unknown as PhoneState;
}

it('A picture is kept of a task that leaves the foreground, not of home, nor of one that goes for good or is covered', () => {
  const leaves = (before: PhoneState, after: PhoneState) => new TaskPictures(before).leave(after)?.taskId;
  expect(leaves(stateOf(2), stateOf(home))).toBe(2);
  expect(leaves(stateOf(2), stateOf(3))).toBe(2);
  expect(leaves(stateOf(2), stateOf(2))).toBeUndefined();
  expect(leaves(stateOf(home), stateOf(2))).toBeUndefined();
  expect(leaves(stateOf(2), stateOf(home, { recents: [] }))).toBeUndefined();
  expect(leaves(stateOf(2, { panel: 'notifications' }), stateOf(home))).toBeUndefined();
  expect(leaves(stateOf(2, { screenOn: false }), stateOf(home))).toBeUndefined();
});

it('What somebody has just looked at is not drawn again: not after one more deed, nor once something else is shown', () => {
  const picture = Uint8Array.of(1);
  const fresh = new TaskPictures(stateOf(2));
  fresh.looked(picture);
  expect(fresh.leave(stateOf(home))).toEqual({ taskId: 2, picture });
  const used = new TaskPictures(stateOf(2));
  used.looked(picture);
  used.done();
  expect(used.leave(stateOf(home))).toEqual({ taskId: 2, picture: undefined });
  const other = new TaskPictures(stateOf(2));
  other.looked(picture);
  other.leave(stateOf(3));
  expect(other.leave(stateOf(home))).toEqual({ taskId: 3, picture: undefined });
});
