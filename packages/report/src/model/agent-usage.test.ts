import { expect, test } from 'vitest';
import { episodeOf, reportOf, resultOf } from '../../test/sample-report.ts';
import { agentUsage } from './agent-usage.ts';

const usage = { inputTokens: 1000, outputTokens: 200, costUsd: 0.5 };

test('agentUsage() divides all that an agent took by what it solved', async () => {
  const { episodes } = await reportOf([
    episodeOf({ result: resultOf('passed', { usage, durationMs: 4000 }) }),
    episodeOf({ instance: 1, result: resultOf('failed', { usage, durationMs: 8000 }) }),
    episodeOf({ agent: 'other', result: resultOf('passed', { usage }) }),
  ]);
  expect(agentUsage('m3a', episodes)).toEqual({
    tokens: 2400,
    costUsd: 1,
    durationMs: 12_000,
    perSolved: { tokens: 2400, costUsd: 1, durationMs: 12_000 },
  });
});

test('agentUsage() has nothing per solved task where none is solved, and no cost where no price is known', async () => {
  const { episodes } = await reportOf([
    episodeOf({ result: resultOf('failed', { usage: { inputTokens: 10 }, durationMs: 1 }) }),
  ]);
  expect(agentUsage('m3a', episodes)).toEqual({ tokens: 10, costUsd: undefined, durationMs: 1, perSolved: undefined });
});
