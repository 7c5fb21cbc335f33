import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Agent } from '../contracts/agent.ts';
import type { EpisodeResult, StepRecord } from '../contracts/records.ts';
import { type AnyTask, defineTask } from '../contracts/task.ts';
import { defaultDeadlines } from '../engine/deadlines.ts';
import { guard } from '../engine/guard.ts';
import { runEpisode } from '../engine/run-episode.ts';
import { systemTime } from '../engine/time.ts';
import { drawInstance } from '../planning/instance.ts';
import type { Contract } from './contract.ts';
import { fakeDevice } from './fake-device.ts';

/** An agent to be tested, and how to make it answer. */
export interface AgentFixture {
  readonly agent: Agent;
  /**
   * The agent in a state in which it answers with `text`, e.g. with a scripted model. Absent for agents that never
   * answer, such as the idle one: list the case as known.
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
        const limit = { what: 'Stopping the agent', time: systemTime, timeoutMs: 10_000 };
        const { steps, cleanUpErrors } = await guard(() => stopping, limit);
        assert.ok(steps.length <= 1, `it took ${steps.length} steps`);
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
      name: 'delivers its answer (R1)',
      async run({ answering }) {
        assert.ok(answering, 'the fixture has no agent that answers');
        const { result } = await play(answering.agent);
        assert.equal(result?.answer, answering.text);
        assert.equal(result?.score, 1, 'it answered, but did not say that it is done');
      },
    },
  ],
};

/** What an agent does on the fake device. */
interface Play {
  /** Absent when it was stopped. */
  readonly result: EpisodeResult | undefined;
  readonly steps: readonly StepRecord[];
  readonly cleanUpErrors: readonly string[];
}

const stepBudget = 6;

async function play(agent: Agent, options: { signal?: AbortSignal; onStep?: () => void } = {}): Promise<Play> {
  const steps: StepRecord[] = [];
  const cleanUpErrors: string[] = [];
  const place = { agent: agent.name, suite: 'contract', task: question.name, instance: 0 };
  const result = await runEpisode({
    episode: { id: 'contract', ...place, seed: 1, stepBudget, tags: [], apps: [], startsInGoalState: false },
    suite: { name: 'contract', version: '1', tasks: [question] },
    task: question,
    agent,
    instance: await drawInstance(question, 1),
    device: roomyDevice(),
    tools: [],
    deadlines: defaultDeadlines,
    time: systemTime,
    signal: options.signal ?? new AbortController().signal,
    prepared: new Set(),
    async onStep(step) {
      steps.push(step);
      options.onStep?.();
    },
    log(kind, message) {
      if (kind === 'agent.cleanup-failed') cleanUpErrors.push(message);
    },
  });
  return { result, steps, cleanUpErrors };
}

const question: AnyTask = defineTask({
  name: 'Question',
  apps: [],
  stepBudget,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'How many unread messages are there? Answer with the number alone.',
  score: async ({ answer }) => (answer === undefined ? 0 : 1),
  solution: async (ui) => ui.answer('3'),
});

function roomyDevice() {
  const app = { packageName: 'com.example.mail', label: 'Mail', component: 'com.example.mail/.Main', screen: 'mail' };
  return fakeDevice({
    size: { width: 1080, height: 2400 },
    settleTimes: { intervalMs: 1, quietMs: 1, graceMs: 2, timeoutMs: 100 },
    apps: [app],
    screens: {
      home: [{ text: 'Mail', onTap: 'mail' }, { text: 'Clock' }],
      mail: [
        { text: '3 unread messages' },
        { hint: 'Search', editable: true, resourceId: 'com.example.mail:id/search' },
        { scrollable: true, children: [{ text: 'Ana: hello' }, { text: 'Bo: dinner?' }] },
      ],
    },
  });
}
