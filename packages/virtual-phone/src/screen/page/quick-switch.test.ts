import type { PhoneState } from '@androidworld/app-sdk/host';
import { expect, it } from 'vitest';
import { QuickSwitch } from './quick-switch.ts';

/** As the phone has it: what is in front is the newest. */
function stateOf(front: number | 'home', recents: readonly number[]): Pick<PhoneState, 'recents' | 'activities'> {
  const order = front === 'home' ? recents : [front, ...recents.filter((taskId) => taskId !== front)];
  return {
    recents: order.map((taskId) => ({ taskId })),
    activities: [{ taskId: front === 'home' ? 99 : front, visible: true }],
  } as unknown as Pick<PhoneState, 'recents' | 'activities'>;
}

it('goes to older apps and back again in the order there was at the beginning', () => {
  const quick = new QuickSwitch();
  const tasks = [3, 2, 1];
  expect(quick.next(stateOf(3, tasks), 'older')).toBe(2);
  expect(quick.next(stateOf(2, tasks), 'older')).toBe(1);
  expect(quick.next(stateOf(1, [2, 3]), 'older')).toBeUndefined();
  expect(quick.next(stateOf(1, [2, 3]), 'newer')).toBe(2);
  expect(quick.next(stateOf(2, [1, 3]), 'newer')).toBe(3);
  expect(quick.next(stateOf(3, [2, 1]), 'newer')).toBeUndefined();
});

it('begins anew with the order there is once an app was used, and from home with the newest', () => {
  const quick = new QuickSwitch();
  expect(quick.next(stateOf(3, [2, 1]), 'older')).toBe(2);
  quick.settle();
  expect(quick.next(stateOf(2, [3, 1]), 'older')).toBe(3);
  expect(new QuickSwitch().next(stateOf('home', [3, 2, 1]), 'older')).toBe(3);
});
