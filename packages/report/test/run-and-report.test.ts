import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Agent, defineSuite, defineTask } from '@androidworld/core';
import { describeConfig } from '@androidworld/core/config';
import { plan, run } from '@androidworld/core/engine';
import { fakeDevice, fakeDriver } from '@androidworld/core/testing';
import { openStore } from '@androidworld/store';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildReportUi } from '../build-ui.ts';
import type { ViewerStep } from '../src/html/render-page.ts';
import { progressReporter, readReport, renderSummary, writeHtmlReport } from '../src/index.ts';

const pressButton = defineTask({
  name: 'PressButton',
  apps: ['buttons'],
  stepBudget: 5,
  params: z.object({ button: z.string() }),
  sample: () => ({ button: 'Press me' }),
  goal: ({ button }) => `Press "${button}".`,
  score: async ({ device }) => ((await device.observe()).elements[0]?.text === 'Pressed' ? 1 : 0),
});
const breaks = defineTask({
  ...pressButton,
  name: 'Breaks',
  score: async () => {
    throw new Error('the score is broken');
  },
});

const presser: Agent = {
  name: 'presser',
  async *run() {
    yield { action: { action_type: 'click', index: 0 }, thought: 'There is a button.' };
    yield { action: { action_type: 'status', goal_status: 'complete' } };
    return undefined;
  },
};

test('a run of the engine, kept in the store, comes out on the terminal and as HTML', async () => {
  await buildReportUi();
  const folder = await mkdtemp(join(tmpdir(), 'androidworld-run-'));
  const store = await openStore({ folder });
  const device = fakeDevice({
    screens: { home: [{ text: 'Press me', onTap: 'pressed' }], pressed: [{ text: 'Pressed' }] },
  });
  const suites = [defineSuite({ name: 'buttons', version: '1', tasks: [pressButton, breaks] })];
  const makeup = { suites, agents: [presser], seed: 30, instances: 1, identicalParams: false, select: {} };
  let printed = '';
  const progress = progressReporter({
    stream: { write: (text) => (printed += text) },
    isTty: false,
    color: false,
  });

  await run({
    plan: plan(makeup),
    config: describeConfig({ ...makeup, tools: [] }),
    suites,
    agents: [presser],
    driver: fakeDriver([device]),
    store,
    reporters: [progress],
  });

  expect(printed).toMatch(/passed {2}presser\/buttons\/PressButton\/0 2 steps/);
  expect(printed).toMatch(/errored presser\/buttons\/Breaks\/0 \d steps.*the score is broken/);

  const report = await readReport(store, 'last');
  const summary = renderSummary(report, { color: false, width: 100 });
  expect(summary).toContain('presser  buttons  2 episodes  100.0 % solved');
  expect(summary).toContain("1 of 2 not scored: the task's own code failed (50.0 % solved if they count as failed)");

  const file = join(folder, 'report.html');
  await writeHtmlReport({ runs: [{ store, runId: 'last', resultsFolder: folder }], file });
  const index = report.episodes.findIndex((episode) => episode.task === 'PressButton');
  const block = new RegExp(`id="steps-${index}">([\\s\\S]*?)</script>`).exec(await readFile(file, 'utf8'))?.[1] ?? '[]';
  const [step]: ViewerStep[] = JSON.parse(block);
  expect(step).toMatchObject({ thought: 'There is a button.', result: { ok: true }, action: { action_type: 'click' } });
  expect(step?.touched?.label).toBe('Press me');
  const picture = await readFile(join(folder, decodeURIComponent(step?.image ?? '')));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');

  await store.close();
  await rm(folder, { recursive: true });
});
