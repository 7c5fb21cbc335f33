import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { m3a } from '../packages/agent-m3a/src/index.ts';
import { describeConfig } from '../packages/core/src/entries/config.ts';
import { plan, run } from '../packages/core/src/entries/engine.ts';
import { type Agent, defineAgent, defineSuite, defineTask } from '../packages/core/src/index.ts';
import { fakeDevice, fakeDriver } from '../packages/core/src/testing/index.ts';
import { connectModel, type ModelEndpoint, traceCall } from '../packages/models/src/index.ts';
import { type ScriptedResponse, startModelServer } from '../packages/models/src/testing/index.ts';
import { patientClock } from '../packages/models/test/patient-clock.ts';
import { readReport, renderCsv, renderJson, renderJunit, writeHtmlReport } from '../packages/report/src/index.ts';
import { openStore } from '../packages/store/src/index.ts';

const tail = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});
/** Like no other text in any of the files. */
const key = tail.map((text) => `sk-${randomBytes(8).toString('hex')}${text}`);

const encodings: Record<string, (key: string) => string> = {
  plain: (text) => text,
  json: (text) => JSON.stringify(text),
  url: (text) => encodeURIComponent(text),
  base64: (text) => Buffer.from(`key: ${text};`).toString('base64'),
};

/** About where texts are cut: messages at 500 characters, replies at 20 000. */
const offset = fc.oneof(fc.integer({ min: 440, max: 560 }), fc.integer({ min: 9_900, max: 10_100 }), fc.nat(21_000));

const replies: Record<string, (text: string) => ScriptedResponse> = {
  text: (text) => text,
  'decision of M3A': (text) => `Reason: ${text}\nAction: ${JSON.stringify({ action_type: 'answer', text })}`,
  'broken decision': (text) => `Reason: because\nAction: {"action_type": ${text}`,
  'call of a tool': (text) => ({ text, toolCalls: [{ name: text.slice(0, 60), input: { [text]: text }, id: text }] }),
  refusal: (text) => ({ text, finish: 'refusal' }),
  'filter of contents': (message) => ({ fail: 'status', status: 400, code: 'content_filter', message }),
  'wrong key': (message) => ({ fail: 'status', status: 401, message }),
  'too many requests': (message) => ({ fail: 'status', status: 429, message }),
  'code of an error': (code) => ({ fail: 'status', status: 400, code, message: 'no' }),
  'broken answer': (text) => ({ fail: 'body', body: `{"choices": [{"message": "${text}` }),
  'page of a gateway': (text) => ({ fail: 'body', status: 403, body: `<html>${text}</html>` }),
};

test('A key in any position of any reply is in none of the files a run writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      key,
      fc.constantFrom(...Object.keys(encodings)),
      offset,
      fc.constantFrom(...Object.keys(replies)),
      async (secret, encoding, at, reply) => {
        const written = encodings[encoding]?.(secret) ?? '';
        const response = replies[reply]?.(`${'. '.repeat(at / 2)}${written} and so on`) ?? '';
        const files = await filesOfRun(secret, response);
        expect(files.map(({ name }) => name)).toEqual(
          expect.arrayContaining(['androidworld.db', 'report.html', 'episodes.csv', 'junit.xml', 'report.json']),
        );
        for (const form of new Set([secret, written, JSON.stringify(secret).slice(1, -1)])) {
          const holding = files.filter(({ content }) => content.includes(form)).map(({ name }) => name);
          expect(holding, `${form} in ${reply}`).toEqual([]);
        }
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 90_000 },
  );
}, 180_000);

/** Runs two agents that ask a model which always says the same, and writes all reports. */
async function filesOfRun(apiKey: string, response: ScriptedResponse): Promise<{ name: string; content: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'androidworld-keys-'));
  try {
    await using server = await startModelServer(() => response);
    const model: ModelEndpoint = { baseURL: server.baseURLs.openai, apiKey, name: 'parrot' };
    const shared = { model, clock: patientClock(), cassettes: { folder: join(folder, 'cassettes') } };
    const agents = [m3a(shared), parrot(shared)];
    const store = await openStore({ folder });
    const makeup = { suites: [suite], agents, seed: 1, instances: 1, identicalParams: false, select: {} };
    const device = fakeDevice({ settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 1, timeoutMs: 100 } });
    const { runId } = await run({
      plan: plan(makeup),
      config: describeConfig({ ...makeup, tools: [] }),
      ...{ suites: [suite], agents, store },
      driver: fakeDriver([device]),
      retries: 0,
    });
    const report = await readReport(store, runId);
    await writeFile(join(folder, 'episodes.csv'), renderCsv(report));
    await writeFile(join(folder, 'junit.xml'), renderJunit(report));
    await writeFile(join(folder, 'report.json'), renderJson(report));
    await writeHtmlReport({ runs: [{ store, runId, resultsFolder: folder }], file: join(folder, 'report.html') });
    await store.close();
    expect(server.requests.every((request) => request.apiKey === apiKey)).toBe(true);
    expect(server.requests.length).toBeGreaterThan(1);
    return await readAll(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Keeps and shows everything a model says, in every way an agent can. */
function parrot(options: Parameters<typeof connectModel>[0]): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'parrot',
    settings: model.settings,
    async *run({ goal, signal, log }) {
      const request = { messages: [{ role: 'user' as const, content: goal }], signal };
      const completion = await model.complete(request);
      log(completion.text, { completion });
      yield {
        action: { action_type: 'input_text', text: completion.text },
        thought: completion.text,
        trace: { ...traceCall(request, completion) },
      };
      return { status: 'complete', answer: completion.text };
    },
  });
}

const suite = defineSuite({
  name: 'keys',
  version: '1',
  tasks: [
    defineTask({
      name: 'Ask',
      apps: [],
      stepBudget: 3,
      params: { '~standard': { version: 1, vendor: 'test', validate: () => ({ value: {} }) } },
      sample: () => ({}),
      goal: () => 'Say what you like',
      score: async () => 1,
    }),
  ],
});

async function readAll(folder: string): Promise<{ name: string; content: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => ({ name, content: await readFile(join(parentPath, name), 'latin1') })),
  );
}
