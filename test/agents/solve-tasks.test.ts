import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { m3a } from '../../packages/agent-m3a/src/index.ts';
import { seeAct } from '../../packages/agent-seeact/src/index.ts';
import { describeConfig } from '../../packages/core/src/entries/config.ts';
import { plan, run } from '../../packages/core/src/entries/engine.ts';
import type { Agent, Driver } from '../../packages/core/src/index.ts';
import { type ModelServer, startModelServer } from '../../packages/models/src/testing/index.ts';
import { readReport } from '../../packages/report/src/index.ts';
import { openStore } from '../../packages/store/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { oneOfEvery } from '../../tooling/today.ts';
import { answer } from './model-that-reads.ts';

const everyTask = [
  'CameraTakePhoto',
  'ClockStopWatchRunning',
  'ContactsAddContact',
  'MarkorCreateFolder',
  'MarkorDeleteNote',
  'OpenAppTaskEval',
  'SystemBluetoothTurnOff',
  'SystemBluetoothTurnOn',
  'SystemCopyToClipboard',
  'SystemWifiTurnOff',
  'SystemWifiTurnOn',
];
const tasks = oneOfEvery(6, everyTask);

let server: ModelServer;
let driver: Driver;
let folder: string;

beforeAll(async () => {
  server = await startModelServer((request) => ({
    text: answer(request),
    usage: { inputTokens: 1_000, outputTokens: 50 },
  }));
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  folder = await mkdtemp(join(tmpdir(), 'agents-'));
});

afterAll(async () => {
  await driver.close?.();
  await server.close();
  await rm(folder, { recursive: true });
});

// Each speaks another provider's API, through the provider's own package.
const agents: Readonly<Record<string, () => Agent>> = {
  'M3A, by the responses API of OpenAI': () => {
    const openai = createOpenAI({ baseURL: server.baseURLs.openai, apiKey: 'test' });
    return m3a({ model: openai('gpt-5') });
  },
  'M3A with text alone, by the messages API of Anthropic': () => {
    const anthropic = createAnthropic({ baseURL: server.baseURLs.anthropic, apiKey: 'test' });
    return m3a({ model: anthropic('claude-sonnet-4-5'), input: 'text' });
  },
  'SeeAct, by the API of Google': () => {
    const google = createGoogleGenerativeAI({ baseURL: server.baseURLs.google, apiKey: 'test' });
    return seeAct({ model: google('gemini-2.5-pro'), pressEnter: false });
  },
};

describe.each(Object.entries(agents))('%s', (_title, createAgent) => {
  test(`solves ${tasks.length} tasks on the virtual phone by reading its prompts`, { timeout: 300_000 }, async () => {
    const agent = createAgent();
    const report = await playAll(agent);
    const unsolved = report.episodes.filter(({ status }) => status !== 'passed');
    expect(unsolved.map(({ task, status, steps, error }) => ({ task, status, steps, error: error?.message }))).toEqual(
      [],
    );
    expect(report.episodes).toHaveLength(tasks.length);
    for (const { usage, steps } of report.episodes) {
      // Two calls for every step: M3A sums up each but the last, SeeAct thinks before each.
      const calls = (usage?.inputTokens ?? 0) / 1_000;
      expect(usage?.outputTokens).toBe(calls * 50);
      expect(calls).toBeGreaterThanOrEqual(2 * steps - 1);
    }
  });
});

test('M3A solves a task by the chat completions of a plain endpoint', { timeout: 60_000 }, async () => {
  const agent = m3a({ model: { baseURL: server.baseURLs.openai, name: 'any' }, name: 'plain' });
  const { episodes } = await playAll(agent, ['ClockStopWatchRunning']);
  expect(episodes).toMatchObject([{ status: 'passed', agent: 'plain' }]);
});

async function playAll(agent: Agent, only: readonly string[] = tasks) {
  const suite = androidWorld();
  const made = {
    suites: [suite],
    agents: [agent],
    seed: 30,
    instances: 1,
    identicalParams: false,
    select: { tasks: only },
  };
  const store = await openStore({ folder: join(folder, agent.name) });
  try {
    const { runId } = await run({
      ...made,
      plan: plan(made),
      config: describeConfig({ ...made, tools: [] }),
      driver,
      store,
    });
    return await readReport(store, runId);
  } finally {
    await store.close();
  }
}
