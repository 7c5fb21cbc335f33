import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeConfig } from '../packages/core/src/entries/config.ts';
import { plan, run } from '../packages/core/src/entries/engine.ts';
import type { StoredEpisode, StoredStep } from '../packages/core/src/entries/results.ts';
import { type Agent, type Driver, defineSuite, defineTask, sh } from '../packages/core/src/index.ts';
import {
  progressReporter,
  type Report,
  readReport,
  renderCsv,
  renderJson,
  renderJunit,
  renderSummary,
  writeHtmlReport,
} from '../packages/report/src/index.ts';
import { openStore } from '../packages/store/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { buildEchoApp } from '../packages/virtual-phone/test/echo-app/echo-app.ts';

const hostile = [
  `it's "quoted" \`here\``,
  '$(reboot); rm -rf /sdcard; `id` && $HOME',
  'two\nlines\r\nand\ta tab',
  '</script><script>alert(1)</script><img src=x onerror=alert(2)>',
  '\u202ertl override\u202c and עברית',
  '👩‍👩‍👧‍👦 🇩🇪 👍🏽',
  'x'.repeat(10_000),
  ']]><!-- &amp; %s %n \u001b[2J\u001b]0;title\u0007',
  '=HYPERLINK("http://evil","click"),"',
];

const anyParams: StandardSchemaV1<unknown, { text: string }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => ({ value: value as { text: string } }),
  },
};

const kept = '/data/data/test.echo/kept.txt';

/** The phone shows the text; keeping it through the screen solves the task. */
const tasks = hostile.map((text, index) =>
  defineTask({
    name: `Keep${index}`,
    apps: [],
    tags: [text.slice(0, 40)],
    stepBudget: 6,
    params: anyParams,
    sample: () => ({ text }),
    goal: (params) => `Keep the text: ${params.text}`,
    async setUp({ device }, params) {
      await device.shell(sh`rm -f ${kept}`, { root: true });
      await device.shell(sh`am start -W -S -n test.echo/.Main --es text ${params.text}`);
    },
    score: async ({ device, answer }, params) => {
      const { stdout } = await device.shell(sh`cat ${kept}`, { root: true });
      return stdout === params.text && answer === params.text ? 1 : 0;
    },
    solution: (ui) => ui.tap('Keep what is shown'),
  }),
);

/** Says back in every place an agent can write to what the goal says. */
const parrot: Agent = {
  name: '<b>parrot</b>',
  async *run({ goal, observation, log }) {
    const text = goal.replace('Keep the text: ', '');
    const button = observation.elements.find((element) => element.text === 'Keep what is shown');
    log(text, { text });
    yield { action: { action_type: 'click', index: button?.index }, thought: text, trace: { prompt: text } };
    yield { action: { action_type: text }, thought: 'an action that does not exist' };
    return { status: 'complete', answer: text };
  },
};

let folder: string;
let driver: Driver;
let echo: Awaited<ReturnType<typeof buildEchoApp>>;
let report: Report;
let episodes: readonly StoredEpisode[];
let steps: readonly StoredStep[];
let progress = '';
let html = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-strings-'));
  echo = await buildEchoApp();
  driver = virtualPhone({ image: systemImage, apps: [...standardApps, echo.app] });
  const suites = [defineSuite({ name: 'hostile', version: '1', tasks })];
  const makeup = { suites, agents: [parrot], seed: 1, instances: 1, identicalParams: false, select: {} };
  const store = await openStore({ folder });
  const stream = { write: (text: string) => (progress += text) };
  const { runId } = await run({
    ...makeup,
    plan: plan(makeup),
    config: describeConfig({ ...makeup, tools: [] }),
    driver,
    store,
    reporters: [progressReporter({ stream, isTty: false, color: false })],
  });
  report = await readReport(store, runId);
  episodes = await all(store.readEpisodes(runId));
  steps = (await Promise.all(episodes.map(({ id, attempt }) => all(store.readSteps(runId, id, attempt))))).flat();
  const file = join(folder, 'report.html');
  await writeHtmlReport({ runs: [{ store, runId, resultsFolder: folder }], file });
  html = readFileSync(file, 'utf8');
  await store.close();
}, 120_000);

afterAll(async () => {
  await driver.close?.();
  echo.remove();
  rmSync(folder, { recursive: true });
});

describe('Texts from tasks, screens and agents', () => {
  it('reach the screen, the file on the phone and the store as they are', () => {
    expect(episodes.map(({ params, result }) => [params.text, result?.answer, result?.status])).toEqual(
      hostile.map((text) => [text, text, 'passed']),
    );
    expect(steps.filter(({ index }) => index === 0).map(({ thought }) => thought)).toEqual(hostile);
  });

  it('are data in JSON and CSV', () => {
    expect(JSON.parse(renderJson(report)).episodes.map((episode: { goal: string }) => episode.goal)).toEqual(
      hostile.map((text) => `Keep the text: ${text}`),
    );
    // A cell that begins like a formula is not one to a spreadsheet.
    expect(renderCsv(report)).not.toMatch(/(?:^|,)"?=HYPERLINK/m);
  });

  it('do not end an element of JUnit, and leave out what XML cannot hold', () => {
    const junit = renderJunit(report);
    expect(junit).not.toContain('<b>parrot</b>');
    expect(junit).toContain('&#60;b&#62;parrot&#60;/b&#62;');
    expect([...junit].filter((character) => character < ' ' && !'\n\r\t'.includes(character))).toEqual([]);
  });

  it('are no markup in the HTML report', () => {
    expect(html).not.toContain('</script><script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>parrot</b>');
    expect(html).toContain('parrot');
  });

  it('move no cursor and turn no direction in a terminal', () => {
    const shown = progress + renderSummary(report, { color: false, width: 100 });
    expect([...shown].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
    expect(shown).not.toContain('\u202e');
    expect(Math.max(...progress.split('\n').map((line) => line.length))).toBeLessThan(400);
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
