import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneOfEvery } from '../../../../tooling/today.ts';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { activityWindow, buildTestApps, openTestPhone, type TestPhone } from './test-phone.ts';

const TROUBLE = 'org.example.trouble';
/** A page that does not answer is ended after 5 s. A phone that it stops answers once meanwhile, if it had just been asked. */
const leastAnswers = 2;

let factory: ScreenFactory;
let apps: Awaited<ReturnType<typeof buildTestApps>>;
let other: TestPhone;

beforeAll(async () => {
  [factory, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  other = await openTestPhone(factory, apps);
  await other.show('test.State');
});
afterAll(() => factory?.close());

/** What ends with its page; a page in a WebView may not go elsewhere by itself. */
const ending: readonly (readonly [what: string, where: readonly string[], how: RegExp])[] = [
  ['loops for ever', ['test.InApp', 'test.InPage'], /did not answer/],
  ['loops in promises', ['test.InApp', 'test.InPage'], /did not answer/],
  ['fills its memory with objects', ['test.InApp', 'test.InPage'], /crashed|memory|did not answer/],
  ['fills its memory with buffers', ['test.InApp', 'test.InPage'], /crashed|memory|did not answer/],
  ['writes to the console in a loop', ['test.InApp', 'test.InPage'], /did not answer/],
  ['makes millions of nodes', ['test.InApp', 'test.InPage'], /did not answer|crashed|memory/],
  ['goes elsewhere', ['test.InApp'], /left for another page/],
  ['loads itself again', ['test.InApp'], /left for another page/],
];
const bearable = [
  'writes to the console in turns',
  'opens dialogs without end',
  'opens windows without end',
  'writes history without end',
  'sends messages without end',
  'animates without end',
  'works in every frame',
  'asks its server without end',
  'registers a service worker',
];
const both = ['test.InApp', 'test.InPage'] as const;

describe('an app or a page', () => {
  test.each(
    oneOfEvery(
      2,
      ending.flatMap(([what, where, how]) => where.map((className) => [what, className, how] as const)),
    ),
  )('that %s ends with its page, and stops no other phone: %s', { timeout: 90_000 }, async (what, className, how) => {
    const phone = await makeTrouble(what, className);
    const [answers] = await Promise.all([
      answersUntil(() => phone.lost.length > 0),
      expect.poll(() => phone.lost, { timeout: 60_000 }).toEqual([expect.stringMatching(how)]),
    ]);
    if (phone.lost[0]?.includes('did not answer')) expect(answers).toBeGreaterThanOrEqual(leastAnswers);
    await isWell(phone);
    await phone.screen.close();
  });

  test.each(
    oneOfEvery(
      2,
      bearable.flatMap((what) => both.map((className) => [what, className] as const)),
    ),
  )('that %s stops neither its own phone nor another one: %s', { timeout: 60_000 }, async (what, className) => {
    const phone = await makeTrouble(what, className);
    let looks = 0;
    const look = async () => {
      for (; looks < 10; looks += 1) await phone.screen.windows();
    };
    await Promise.all([answersUntil(() => looks === 10), look()]);
    await isWell(phone);
    expect(phone.lost).toEqual([]);
    await phone.screen.close();
  });

  test('that throws pictures away goes on, whatever they took: they are garbage', { timeout: 120_000 }, async () => {
    const phone = await makeTrouble('throws pictures away', 'test.InApp');
    await expect.poll(() => phone.crashes, { timeout: 60_000 }).toEqual([expect.stringContaining('threw away 200')]);
    expect(phone.lost).toEqual([]);
    await isWell(phone);
    await phone.screen.close();
  });
});

/** A phone on which it has begun, or is about to. */
async function makeTrouble(what: string, className: string): Promise<TestPhone> {
  const phone = await openTestPhone(factory, apps);
  await phone.screen.send({ kind: 'app', packageName: TROUBLE, moduleUrl: apps.trouble });
  const intent = { data: what };
  const activities = [activityWindow(1, className, { packageName: TROUBLE, processId: 1, intent })];
  await phone.screen.send({ kind: 'state', state: { ...phone.state, activities } });
  return phone;
}

/** @returns how often a tap and a look at the other phone were over before `isOver` */
async function answersUntil(isOver: () => boolean): Promise<number> {
  for (let answers = 0; ; answers += 1) {
    await other.tap(await other.byId('toast'));
    await other.screen.screenshot();
    if (isOver()) return answers;
  }
}

/** Shows another app, and works. */
async function isWell(phone: TestPhone): Promise<void> {
  await phone.show('test.State');
  await phone.tap(await phone.byId('toast'));
  await expect.poll(() => phone.calls.map(({ args }) => args)).toContainEqual(['hello']);
}
