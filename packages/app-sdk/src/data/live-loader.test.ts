import { expect, it } from 'vitest';
import { LiveLoader, type LiveState } from './live-loader.ts';

/** A loader whose answers are given by hand. */
function setUp() {
  const waiting: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const states: LiveState<number>[] = [];
  const loader = new LiveLoader<number>(
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    (state) => states.push(state),
  );
  const answer = async (settle: (load: (typeof waiting)[number]) => void) => {
    const next = waiting.shift();
    if (next !== undefined) settle(next);
    await Promise.resolve().then(() => Promise.resolve());
  };
  return { loader, waiting, answer, last: () => states.at(-1) };
}

it('LiveLoader loads once more after a load in which things changed, however often', async () => {
  const { loader, waiting, answer, last } = setUp();
  loader.restart();
  loader.invalidate();
  loader.invalidate();
  expect(waiting).toHaveLength(1);
  await answer(({ resolve }) => resolve(1));
  expect(waiting).toHaveLength(1);
  expect(last()).toMatchObject({ data: 1, loading: true });
  await answer(({ resolve }) => resolve(2));
  expect(waiting).toHaveLength(0);
  expect(last()).toEqual({ data: 2, error: undefined, loading: false });
});

it('LiveLoader drops answers to earlier questions, and all once it is closed', async () => {
  const { loader, answer, last } = setUp();
  loader.restart();
  loader.restart();
  await answer(({ resolve }) => resolve(1));
  expect(last()?.data).toBeUndefined();
  loader.close();
  await answer(({ resolve }) => resolve(2));
  expect(last()?.data).toBeUndefined();
});

it('LiveLoader waits with loading until somebody looks', async () => {
  const { loader, waiting, answer } = setUp();
  loader.restart();
  await answer(({ resolve }) => resolve(1));
  loader.show(false);
  loader.invalidate();
  expect(waiting).toHaveLength(0);
  loader.show(true);
  expect(waiting).toHaveLength(1);
});

it('LiveLoader keeps the last value when loading fails, and names the exception', async () => {
  const { loader, answer, last } = setUp();
  loader.restart();
  await answer(({ resolve }) => resolve(1));
  loader.invalidate();
  await answer(({ reject }) => reject(new Error('SecurityException: not allowed')));
  expect(last()).toMatchObject({ data: 1, error: { name: 'SecurityException' }, loading: false });
});
