import { expect, test } from 'vitest';
import { complete, press, readBack, runInMemory, scriptedAgent } from '../testing/test-world.ts';
import { run } from './run.ts';

const paid = scriptedAgent([{ ...press, usage: { inputTokens: 90, outputTokens: 10, costUsd: 0.4 } }, complete]);

test('a run ends in good order when it has used up its tokens, and says so', async () => {
  const ran = await runInMemory({ agent: paid, instances: 3, given: { limits: { tokens: 150 } } });
  expect(ran.limit).toBe('the run has used 200 of 150 tokens');
  expect(ran.interrupted).toBe(true);
  expect(ran.episodes.map(({ result }) => result?.status)).toEqual(['passed', undefined]);
  expect(ran.events).toContainEqual(expect.objectContaining({ kind: 'run.limit', message: ran.limit }));
});

test('a run that is gone on with counts what it had cost before', async () => {
  const ran = await runInMemory({ agent: paid, instances: 3, given: { limits: { usd: 0.5 } } });
  const again = await run({ ...ran.options, resume: 'last', limits: { usd: 0.9 } });
  expect(again.limit).toBe('the run has cost $1.20 of the $0.9 it may cost');
  const whole = await run({ ...ran.options, resume: 'last', limits: { usd: 5 } });
  expect(whole).toEqual({ runId: ran.runId, interrupted: false });
  const { episodes } = await readBack(ran.runId, ran.options);
  expect(episodes.every(({ result }) => result?.status === 'passed')).toBe(true);
});

test('a run within its limits ends by itself', async () => {
  const { limit, interrupted } = await runInMemory({
    agent: paid,
    given: { limits: { tokens: 1_000, usd: 1, minutes: 60 } },
  });
  expect({ limit, interrupted }).toEqual({ limit: undefined, interrupted: false });
});

test('a run ends when its minutes are over', async () => {
  const slow = scriptedAgent([], {
    async *run({ signal }) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      return undefined;
    },
  });
  const ran = await runInMemory({ agent: slow, given: { limits: { minutes: 1 } } });
  expect(ran.limit).toBe('the run has taken the 1 minute it may take');
});
