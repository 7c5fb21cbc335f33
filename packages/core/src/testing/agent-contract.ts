import assert from 'node:assert/strict';
import type { Agent } from '../contracts/agent.ts';
import { systemClock } from '../wait/clock.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import type { Contract } from './contract.ts';
import { fakeDevice } from './fake-device.ts';
import { type Played, type PlayOptions, playAgent } from './play-agent.ts';

/** An agent to be tested, and how to make it answer. */
export interface AgentFixture {
  /** The agent itself; it is given a goal on the fake device, and 6 steps. */
  readonly agent: Agent;
  /**
   * The agent in a state in which it answers with `text`, e.g. with a scripted model. Absent for agents that never
   * answer, such as the one that does nothing: list the case as known.
   */
  readonly answering?: { readonly agent: Agent; readonly text: string };
}

/** What every agent must do, on a fake device with a screen of a button, a field and a list. */
export const agentContract: Contract<AgentFixture> = {
  name: 'agent',
  cases: [
    {
      name: 'yields valid actions, and ends by itself or at its budget',
      async run({ agent }) {
        const { result, steps } = await play(agent);
        assert.ok(result, 'there is no result');
        assert.equal(result.error, undefined, result.error?.message);
        const invalid = steps.filter(({ action }) => action === undefined).map(({ rawAction }) => rawAction);
        assert.deepEqual(invalid, [], 'invalid actions');
      },
    },
    {
      name: 'stops when it is told to',
      async run({ agent }) {
        const controller = new AbortController();
        const stopping = play(agent, { signal: controller.signal, onStep: () => controller.abort(new Error('stop')) });
        const limit = { what: 'Stopping the agent', clock: systemClock, timeoutMs: 10_000 };
        const { steps, log } = await withDeadline(limit, () => stopping);
        assert.ok(steps.length <= 1, `it took ${steps.length} steps`);
        const cleanUpErrors = log.filter(({ kind }) => kind === 'agent.cleanup-failed');
        assert.deepEqual(cleanUpErrors, []);
      },
    },
    {
      name: 'can be run twice',
      async run({ agent }) {
        await play(agent);
        const { result } = await play(agent);
        assert.equal(result?.error, undefined, result?.error?.message);
      },
    },
    {
      name: 'delivers its answer',
      async run({ answering }) {
        assert.ok(answering, 'the fixture has no agent that answers');
        const { result } = await play(answering.agent);
        assert.equal(result?.answer, answering.text);
        assert.equal(result?.score, 1, 'it answered, but did not say that it is done');
      },
    },
  ],
};

function play(agent: Agent, options: Pick<PlayOptions, 'signal' | 'onStep'> = {}): Promise<Played> {
  return playAgent(agent, {
    device: roomyDevice(),
    goal: 'How many unread messages are there? Answer with the number alone.',
    stepBudget: 6,
    score: ({ answer }) => (answer === undefined ? 0 : 1),
    ...options,
  });
}

function roomyDevice() {
  const app = { packageName: 'com.example.mail', label: 'Mail', component: 'com.example.mail/.Main', screen: 'mail' };
  return fakeDevice({
    size: { width: 1080, height: 2400 },
    settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 2, timeoutMs: 100 },
    apps: [app],
    screens: {
      home: [{ text: 'Mail', onTap: 'mail' }, { text: 'Clock' }],
      mail: [
        { text: '3 unread messages' },
        { hintText: 'Search', editable: true, resourceId: 'com.example.mail:id/search' },
        { scrollable: true, children: [{ text: 'Ana: hello' }, { text: 'Bo: dinner?' }] },
      ],
    },
  });
}
