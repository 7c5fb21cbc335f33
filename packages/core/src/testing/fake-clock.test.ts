import { describe, expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';

describe('fakeClock()', () => {
  it('wakes sleepers in the order of their times, without waiting', async () => {
    const clock = fakeClock(0);
    const woken: string[] = [];
    const sleep = async (name: string, milliseconds: number) => {
      await clock.sleep(milliseconds);
      woken.push(`${name} at ${clock.now()}`);
    };
    await Promise.all([sleep('late', 60_000), sleep('early', 10), sleep('middle', 20).then(() => sleep('after', 5))]);
    expect(woken).toEqual(['early at 10', 'middle at 20', 'after at 25', 'late at 60000']);
    expect(clock.date()).toBe(60_000);
  });

  it('does not jump to the time of somebody who no longer sleeps', async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const cancelled = clock.sleep(1_000_000, controller.signal);
    controller.abort(new Error('off'));
    await expect(cancelled).rejects.toThrow('off');
    await expect(clock.sleep(1, controller.signal)).rejects.toThrow('off');
    await clock.sleep(5);
    expect(clock.now()).toBe(5);
  });
});
