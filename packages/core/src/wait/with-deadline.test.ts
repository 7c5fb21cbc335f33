import { describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { withDeadline } from './with-deadline.ts';

const forever = () => new Promise<never>(() => undefined);

describe('withDeadline()', () => {
  it('returns what the operation returns', async () => {
    const clock = fakeClock();
    expect(await withDeadline({ what: 'Adding', clock, timeoutMs: 10 }, async () => 5)).toBe(5);
    expect(clock.now()).toBe(0);
  });

  it('abandons an operation that ignores its signal at the deadline', async () => {
    const clock = fakeClock();
    await expect(
      withDeadline({ what: 'Observing', clock, timeoutMs: 500, leaveMs: 100 }, forever),
    ).rejects.toMatchObject({
      code: 'AW_TIMEOUT',
      message: 'Timed out after 500 ms: Observing',
    });
    expect(clock.now()).toBe(600);
  });

  it('says what was seen last', async () => {
    const reading = withDeadline({ what: 'Reading', clock: fakeClock(), timeoutMs: 5, leaveMs: 0 }, (_signal, saw) => {
      saw(() => 'the first line');
      saw(() => 'the second line');
      return forever();
    });
    await expect(reading).rejects.toThrow('Timed out after 5 ms: Reading; last seen: the second line');
  });

  it('throws the reason of the stop, not what the operation made of it', async () => {
    const clock = fakeClock();
    const operation = async (signal: AbortSignal) => {
      await clock.sleep(10_000, signal).catch(() => {
        throw new Error('socket closed');
      });
    };
    await expect(withDeadline({ what: 'Reading', clock, timeoutMs: 500 }, operation)).rejects.toMatchObject({
      code: 'AW_TIMEOUT',
    });
  });

  it('ends with the signal of its caller', async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const running = withDeadline({ what: 'Reading', clock, signal: controller.signal, leaveMs: 0 }, forever);
    controller.abort(new Error('stop'));
    await expect(running).rejects.toThrow('stop');
    await expect(withDeadline({ what: 'Reading', clock, signal: controller.signal }, forever)).rejects.toThrow('stop');
  });

  it('passes on the error of the operation', async () => {
    const fail = async () => {
      throw new Error('no such file');
    };
    await expect(withDeadline({ what: 'Reading', clock: fakeClock(), timeoutMs: 5 }, fail)).rejects.toThrow(
      'no such file',
    );
  });
});
