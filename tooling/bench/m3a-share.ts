import { setTimeout as sleep } from 'node:timers/promises';
import { m3a } from '../../packages/agent-m3a/src/index.ts';
import { scriptedModel } from '../../packages/models/src/testing/index.ts';
import { agentShare } from './agent-share.ts';
import { atMost, type Figure } from './figure.ts';

export const m3aShare: Figure = {
  name: "M3A's own share of a step (all but device and model), median",
  promise: 'at most 60 ms',
  measure: async () => atMost(60, await shareOf('som'), 'ms'),
};

export const t3aShare: Figure = {
  name: "M3A's own share of a step in its text variant, median",
  promise: 'at most 10 ms',
  measure: async () => atMost(10, await shareOf('text'), 'ms'),
};

/** No model is faster. What the agent does while it waits, such as the next picture, takes no time of a run. */
const thinkingMs = 200;

async function shareOf(input: 'som' | 'text'): Promise<number> {
  let modelMs = 0;
  const model = scriptedModel(async () => {
    const startedMs = performance.now();
    await sleep(thinkingMs);
    modelMs += performance.now() - startedMs;
    return 'Reason: I look on.\nAction: {"action_type": "wait"}';
  });
  return await agentShare(m3a({ model, input }), () => modelMs);
}
