import { describe, expect, it } from 'vitest';
import { fakeTime } from './fake-time.ts';

describe('fakeTime()', () => {
  it('wakes sleepers in the order of their times, without waiting', async () => {
    const time = fakeTime(0);
    const woken: string[] = [];
    const sleep = async (name: string, milliseconds: number) => {
      await time.sleep(milliseconds);
      woken.push(`${name} at ${time.now()}`);
    };
    await Promise.all([sleep('late', 60_000), sleep('early', 10), sleep('middle', 20).then(() => sleep('after', 5))]);
    expect(woken).toEqual(['early at 10', 'middle at 20', 'after at 25', 'late at 60000']);
    expect(time.date()).toBe(60_000);
  });

  it('does not jump to the time of somebody who no longer sleeps', async () => {
    const time = fakeTime();
    const controller = new AbortController();
    const cancelled = time.sleep(1_000_000, controller.signal);
    controller.abort(new Error('off'));
    await expect(cancelled).rejects.toThrow('off');
    await expect(time.sleep(1, controller.signal)).rejects.toThrow('off');
    await time.sleep(5);
    expect(time.now()).toBe(5);
  });
});
