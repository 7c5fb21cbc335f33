import { describe, expect, it } from 'vitest';
import { fakeTime } from '../testing/fake-time.ts';
import { withDeadline } from './with-deadline.ts';

const forever = () => new Promise<never>(() => undefined);

describe('guard()', () => {
  it('returns what the operation returns', async () => {
    const time = fakeTime();
    expect(await withDeadline(async () => 5, { what: 'Adding', time, timeoutMs: 10 })).toBe(5);
    expect(time.now()).toBe(0);
  });

  it('abandons an operation that ignores its signal at the deadline', async () => {
    const time = fakeTime();
    await expect(
      withDeadline(forever, { what: 'Observing', time, timeoutMs: 500, leaveMs: 100 }),
    ).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: 'Timed out after 500 ms: Observing',
    });
    expect(time.now()).toBe(600);
  });

  it('throws the reason of the stop, not what the operation made of it', async () => {
    const time = fakeTime();
    const operation = async (signal: AbortSignal) => {
      await time.sleep(10_000, signal).catch(() => {
        throw new Error('socket closed');
      });
    };
    await expect(withDeadline(operation, { what: 'Reading', time, timeoutMs: 500 })).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });

  it('ends with the signal of its caller', async () => {
    const time = fakeTime();
    const controller = new AbortController();
    const running = withDeadline(forever, { what: 'Reading', time, signal: controller.signal, leaveMs: 0 });
    controller.abort(new Error('stop'));
    await expect(running).rejects.toThrow('stop');
    await expect(withDeadline(forever, { what: 'Reading', time, signal: controller.signal })).rejects.toThrow('stop');
  });

  it('passes on the error of the operation', async () => {
    const fail = async () => {
      throw new Error('no such file');
    };
    await expect(withDeadline(fail, { what: 'Reading', time: fakeTime(), timeoutMs: 5 })).rejects.toThrow(
      'no such file',
    );
  });
});
