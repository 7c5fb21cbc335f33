import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunStore } from '@androidworld/core/results';
import { openStore } from '@androidworld/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildReportUi } from '../build-ui.ts';
import type { ViewerStep } from '../src/html/render-page.ts';
import { readReport, renderJson, reportSchema, writeHtmlReport } from '../src/index.ts';
import { demoRun } from './demo-run.ts';
import { hostileTexts } from './sample-report.ts';

let folder: string;
let store: RunStore;

beforeAll(async () => {
  await buildReportUi();
  folder = await mkdtemp(join(tmpdir(), 'androidworld-report-'));
  store = await openStore({ folder });
  await demoRun(store, { instances: 1 });
});

afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('readReport()', () => {
  test('reads a run from the store into the documented format', async () => {
    const report = await readReport(store, 'last');
    expect(reportSchema.parse(JSON.parse(renderJson(report)))).toEqual(report);
    const { agents, unfinished, total } = report.aggregates;
    expect(agents.map(({ name }) => name).sort()).toEqual(['m3a', 'noop', 'seeact']);
    expect({ episodes: report.episodes.length, finished: total.episodes, unfinished }).toEqual({
      episodes: 36,
      finished: 35,
      unfinished: 1,
    });
  });

  test('has no member that the documentation does not name', async () => {
    const document = await readFile(new URL('../../../docs/report-format.md', import.meta.url), 'utf8');
    const { run, episodes, aggregates } = reportSchema.shape;
    const members = [
      ...Object.keys(reportSchema.shape),
      ...Object.keys(run.shape),
      ...Object.keys(episodes.element.shape),
      ...Object.keys(aggregates.shape),
      ...Object.keys(aggregates.shape.total.shape),
    ];
    expect(members.filter((member) => !document.includes(`\`${member}\``))).toEqual([]);
  });
});

describe('writeHtmlReport()', () => {
  test('writes one file that holds the run and every step, and links the pictures beside it', async () => {
    const file = join(folder, 'reports', 'report.html');
    await writeHtmlReport({ runs: [{ store, runId: 'last', resultsFolder: folder }], file });
    const html = await readFile(file, 'utf8');
    const report = await readReport(store, 'last');

    expect(reportSchema.parse(block(html, 'report'))).toEqual(report);
    for (const [index, episode] of report.episodes.entries()) {
      const steps = block<ViewerStep[]>(html, `steps-${index}`);
      if (episode.status !== 'unfinished') expect(steps).toHaveLength(episode.steps);
      for (const { image } of steps) expect(image).toMatch(/^\.\.\/screenshots\/demo\/[\w.-]+\/1\/\d{4}\.png$/);
    }
    expect(await readdir(join(folder, 'reports'))).toEqual(['report.html']);
  });

  test('allows the browser nothing but its own script, its own style and pictures', async () => {
    const file = join(folder, 'report.html');
    await writeHtmlReport({ runs: [{ store, runId: 'last', resultsFolder: folder }], file });
    const html = await readFile(file, 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "img-src 'self' file: data:",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html.match(/<script/g)).toHaveLength(1 + 1 + 36);
    expect(html).not.toMatch(/(src|href)="?https?:/);
  });

  test('embeds the pictures on demand, and leaves out those that are gone', async () => {
    const own = await mkdtemp(join(tmpdir(), 'androidworld-embed-'));
    const other = await openStore({ folder: own });
    await demoRun(other, { instances: 1 });
    await rm(join(own, 'screenshots/demo/0000-m3a-ContactsAddContact-0/1/0000.png'));
    const file = join(own, 'report.html');
    await writeHtmlReport({ runs: [{ store: other, runId: 'last', resultsFolder: own }], file, embed: true });
    const [first, second] = block<ViewerStep[]>(await readFile(file, 'utf8'), 'steps-0');
    expect(first?.image).toBeUndefined();
    const [, base64 = ''] = /^data:image\/png;base64,(.+)$/.exec(second?.image ?? '') ?? [];
    const stored = await other.readScreenshot(second?.before.screenshotFile ?? '');
    expect(Buffer.from(base64, 'base64').equals(stored)).toBe(true);
    await other.close();
    await rm(own, { recursive: true });
  });

  test('keeps hostile texts inside their data', async () => {
    const own = await mkdtemp(join(tmpdir(), 'androidworld-hostile-'));
    const other = await openStore({ folder: own });
    const plan = hostileTexts.map((text, instance) => ({
      id: String(instance),
      agent: text,
      suite: text,
      task: text,
      instance,
      seed: 1,
      stepBudget: 5,
      tags: [text],
      apps: [text],
      startsInGoalState: false,
    }));
    const id = '</title><script>alert(1)</script>';
    const run = await other.createRun({
      id,
      startedAt: '',
      configHash: '',
      config: { id },
      versions: { [id]: id },
      plan,
    });
    for (const planned of plan) {
      const common = {
        params: { [planned.task]: planned.task },
        agentPrivileges: [],
        deviceSerial: planned.task,
        startedAt: '',
      };
      const episode = await run.startEpisode({ ...planned, ...common, goal: planned.task, deviceKind: 'phone' });
      await episode.saveStep({
        index: 0,
        startedAt: '',
        rawAction: planned.task,
        result: { ok: false, code: planned.task, message: planned.task },
        thought: planned.task,
        trace: { [planned.task]: planned.task },
        before: { observationId: 1, size: { width: 1, height: 2 }, elementCount: 0 },
        durations: {},
      });
    }
    const file = join(own, 'report.html');
    await writeHtmlReport({ runs: [{ store: other, runId: 'last', resultsFolder: own }], file });
    const html = await readFile(file, 'utf8');

    expect(html.match(/<script/g)).toHaveLength(1 + 1 + plan.length);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).not.toContain('<img src=x');
    for (const [index, text] of hostileTexts.entries()) {
      expect(block<ViewerStep[]>(html, `steps-${index}`)[0]?.thought).toBe(text);
    }
    await other.close();
    await rm(own, { recursive: true });
  });
});

function block<Data>(html: string, id: string): Data {
  const text = new RegExp(`<script type="application/json" id="${id}">([\\s\\S]*?)</script>`).exec(html)?.[1];
  if (text === undefined) throw new Error(`no block "${id}"`);
  return JSON.parse(text);
}
