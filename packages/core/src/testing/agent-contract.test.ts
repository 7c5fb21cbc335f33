import { describe, expect, it, test } from 'vitest';
import type { Agent } from '../contracts/agent.ts';
import { type AgentFixture, agentContract } from './agent-contract.ts';
import { testContract } from './contract.ts';
import { complete, press, scriptedAgent } from './test-world.ts';

const answer = { action: { action_type: 'answer', text: '3' } };
const good = scriptedAgent([press, answer, complete]);

testContract(agentContract, async () => ({ agent: good, answering: { agent: good, text: '3' } }), { test });

describe('agentContract', () => {
  const stubborn = scriptedAgent([], {
    async *run() {
      try {
        yield press;
      } finally {
        await new Promise(() => undefined);
      }
      return undefined;
    },
  });
  it.each<[string, AgentFixture]>([
    [
      'yields valid actions, and ends by itself or at its budget',
      { agent: scriptedAgent([{ action: { action_type: 'tap' } }]) },
    ],
    ['stops when it is told to', { agent: stubborn }],
    ['can be run twice', { agent: onceOnly() }],
    ['delivers its answer', { agent: good }],
    ['delivers its answer', { agent: good, answering: { agent: scriptedAgent([complete]), text: '3' } }],
    ['delivers its answer', { agent: good, answering: { agent: scriptedAgent([answer]), text: '3' } }],
  ])('notices an agent that does not do this: %s', async (name, fixture) => {
    const found = agentContract.cases.find((candidate) => candidate.name === name);
    await expect(found?.run(fixture)).rejects.toThrow();
  });
});

function onceOnly(): Agent {
  let used = false;
  return scriptedAgent([], {
    async *run() {
      if (used) throw new Error('used up');
      used = true;
      yield press;
      return undefined;
    },
  });
}
