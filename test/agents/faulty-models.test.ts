import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { describe, expect, test } from 'vitest';
import { m3a } from '../../packages/agent-m3a/src/index.ts';
import { seeAct } from '../../packages/agent-seeact/src/index.ts';
import type { Agent } from '../../packages/core/src/index.ts';
import { fakeClock, fakeDevice, playAgent } from '../../packages/core/src/testing/index.ts';
import type { ModelOptions, ModelSource } from '../../packages/models/src/index.ts';
import {
  type ModelServer,
  type ReceivedRequest,
  type ScriptedResponse,
  startModelServer,
} from '../../packages/models/src/testing/index.ts';
import { answer } from './model-that-reads.ts';

type Options = ModelOptions & { readonly model: ModelSource };

const agents: Readonly<Record<string, (options: Options) => Agent>> = {
  M3A: (options) => m3a(options),
  'M3A with text alone': (options) => m3a({ ...options, input: 'text' }),
  SeeAct: (options) => seeAct(options),
};

const providers: Readonly<Record<string, (server: ModelServer) => ModelSource>> = {
  'chat completions of OpenAI': ({ baseURLs }) => createOpenAI({ baseURL: baseURLs.openai, apiKey: 'k' }).chat('gpt-5'),
  'responses of OpenAI': ({ baseURLs }) => createOpenAI({ baseURL: baseURLs.openai, apiKey: 'k' })('gpt-5'),
  Google: ({ baseURLs }) => createGoogleGenerativeAI({ baseURL: baseURLs.google, apiKey: 'k' })('gemini-2.5-pro'),
  Anthropic: ({ baseURLs }) => createAnthropic({ baseURL: baseURLs.anthropic, apiKey: 'k' })('claude-sonnet-4-5'),
};

const pages = 'word '.repeat(40_000);

/** What goes wrong once, at the first request; the agent must get over it and solve the task. */
const passing: Readonly<Record<string, ScriptedResponse>> = {
  'is told to come again later (429)': { fail: 'status', status: 429, retryAfter: '7' },
  'fails (500)': { fail: 'status', status: 500 },
  hangs: { fail: 'hang' },
  'breaks the connection off': { fail: 'cut' },
  'sends no JSON': { fail: 'malformed' },
  'says nothing': '',
  'is cut off': { text: 'Reason: the', finish: 'length' },
  'writes malformed JSON': 'Reason: it is next\nAction: {"action_type": "click", "index": ',
  'names an unknown action':
    'Reason: now\nAction: {"action_type": "teleport"}\nELEMENT: A\nACTION: TELEPORT\nVALUE: None',
  'names an element there is not':
    'Action: {"action_type": "click", "index": 4711}\nELEMENT: Y\nACTION: CLICK\nVALUE: None',
  'writes 200 kB': pages,
};

/** The clock app on a phone in memory: two taps from home to a running stopwatch. */
function stopwatchPhone() {
  return fakeDevice({
    screens: {
      home: [{ text: 'Home' }],
      clock: [{ text: 'Alarm' }, { text: 'Stopwatch', onTap: 'stopwatch' }],
      stopwatch: [{ contentDescription: 'Start', onTap: 'running' }],
      running: [{ contentDescription: 'Pause' }],
    },
    apps: [{ packageName: 'com.example.clock', label: 'Clock', component: 'com.example.clock/.Main', screen: 'clock' }],
    settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 2, timeoutMs: 100 },
  });
}

type Script = (request: ReceivedRequest, index: number) => ScriptedResponse;

/** Plays one episode over HTTP; pauses between attempts pass at once. */
async function play(agent: string, provider: string, script: Script) {
  const [createAgent, connect] = [agents[agent], providers[provider]];
  if (!createAgent || !connect) throw new Error(`There is no ${agent} or ${provider}`);
  await using server = await startModelServer(script);
  const options = { model: connect(server), clock: fakeClock(), timeoutMs: 500 };
  const device = stopwatchPhone();
  const { result, steps } = await playAgent(createAgent(options), {
    device,
    goal: 'Start the stopwatch.',
    score: () => (device.phone.screen === 'running' ? 1 : 0),
  });
  return { result, steps, requests: server.requests };
}

const names = Object.keys(providers);
const cases = Object.keys(agents).flatMap((agent, row) =>
  Object.keys(passing).map((what, column) => [agent, what, names[(row + column) % names.length] ?? ''] as const),
);

describe('a model fails once', () => {
  test.each(cases)('%s solves its task although the model %s (%s)', async (agent, what, provider) => {
    const { result, steps, requests } = await play(agent, provider, (request, index) =>
      index === 0 ? (passing[what] ?? '') : answer(request),
    );
    expect(result, JSON.stringify(steps.map(({ result: done }) => done))).toMatchObject({ status: 'passed', score: 1 });
    // It was asked again, or told what was wrong.
    expect(requests.length).toBeGreaterThan(2);
    expect(JSON.stringify(steps.map(({ trace }) => trace)).length).toBeLessThan(200_000);
  });
});

describe.each(Object.keys(agents))('%s', (agent) => {
  test.each(names)('has no score when the model is down (%s)', async (provider) => {
    const { result } = await play(agent, provider, () => ({ fail: 'status', status: 503 }));
    expect(result).toMatchObject({ status: 'errored', error: { code: 'AW_PROVIDER', audience: 'harness' } });
    expect(result).not.toHaveProperty('score');
  });

  test.each(names)('has no score when its key is wrong, and asks once (%s)', async (provider) => {
    const { result, requests } = await play(agent, provider, () => ({ fail: 'status', status: 401 }));
    expect(result).toMatchObject({ status: 'errored', error: { code: 'AW_PROVIDER_REJECTED', audience: 'user' } });
    expect(requests).toHaveLength(1);
  });

  test.each(names)('ends as infeasible when the provider refuses (%s)', async (provider) => {
    const { result } = await play(agent, provider, () => ({ text: 'I cannot help with that.', finish: 'refusal' }));
    expect(result).toMatchObject({ status: 'failed', endReason: 'infeasible', score: 0 });
  });

  test('uses up its steps when the model never says anything of use', async () => {
    const { result } = await play(agent, 'Google', () => 'Let me think about it.');
    expect(result).toMatchObject({ status: 'failed', endReason: 'budget', score: 0 });
  });
});
