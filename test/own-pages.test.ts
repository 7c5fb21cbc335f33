import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeConfig } from '../packages/core/src/entries/config.ts';
import { plan, run } from '../packages/core/src/entries/engine.ts';
import { type Agent, type Driver, defineAgent } from '../packages/core/src/index.ts';
import { memoryRunStore } from '../packages/core/src/testing/index.ts';
import { miniWob } from '../packages/suite-miniwob/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';

const pages = fileURLToPath(new URL('./own-pages', import.meta.url));
let driver: Driver;

beforeAll(() => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
});

afterAll(() => driver.close?.());

type Taps = (goal: string) => readonly string[];

/** An agent that taps what its goal asks for, by text, then says it is done. */
function tapping(taps: Taps): Agent {
  return defineAgent({
    name: 'tapping',
    async *run({ goal, observation }) {
      let screen = observation;
      for (const text of taps(goal)) {
        const index = screen.elements.find((element) => element.text === text)?.index ?? 0;
        screen = yield { action: { action_type: 'click', index } };
      }
      return { status: 'complete' };
    },
  });
}

/** Plays one episode of each page. */
async function play(names: readonly string[], taps: Taps, { instances = 1 } = {}) {
  const suite = miniWob({ pages });
  const made = {
    suites: [suite],
    agents: [tapping(taps)],
    seed: 30,
    instances,
    identicalParams: false,
    select: { tasks: names },
  };
  const store = memoryRunStore();
  const config = describeConfig({ ...made, tools: [] });
  const { runId } = await run({
    ...made,
    plan: plan(made),
    config,
    driver,
    store,
    retries: 0,
    deadlines: { phaseMs: 20_000 },
  });
  const episodes = [];
  for await (const episode of store.readEpisodes(runId)) episodes.push(episode);
  return episodes;
}

const sideOf = (goal: string) => /the (left|right) button/.exec(goal)?.[1] ?? '';

describe('miniWob({ pages }) shows the pages of a user', () => {
  test('right answers score 1, and the goal is what the page asks for', async () => {
    const episodes = await play(['MiniWobPressOne'], (goal) => [sideOf(goal)], { instances: 3 });
    for (const { result } of episodes) {
      expect(result).toMatchObject({ status: 'passed', score: 1, endReason: 'terminated', steps: 1 });
      expect(result?.goal).toMatch(/: Press the (left|right) button\.$/);
    }
  });

  test('wrong answers score 0, and so does none', async () => {
    const wrong = await play(['MiniWobPressOne'], (goal) => [sideOf(goal) === 'left' ? 'right' : 'left']);
    expect(wrong).toMatchObject([{ result: { status: 'failed', score: 0, endReason: 'terminated' } }]);
    const none = await play(['MiniWobPressOne'], () => []);
    expect(none).toMatchObject([{ result: { status: 'failed', score: 0, endReason: 'complete' } }]);
  });

  test('a fraction stays one, and the first reward counts', async () => {
    const episodes = await play(['MiniWobHalfRight'], () => ['half', 'half']);
    expect(episodes).toMatchObject([
      { result: { status: 'failed', score: 0.5, stateScore: 0.5, endReason: 'terminated', steps: 1 } },
    ]);
  });

  test.each(['away', 'again'])('a page that is left by its "%s" ends the episode with 0', async (text) => {
    const episodes = await play(['MiniWobLeadsAway'], () => [text, text]);
    expect(episodes).toMatchObject([{ result: { status: 'failed', score: 0, endReason: 'terminated', steps: 1 } }]);
  });

  test.each([
    ['MiniWobThrowsAtStart', /Page "throws-at-start" cannot be used .*: The page threw .*no problem today/],
    ['MiniWobNoRuntime', /Page "no-runtime" cannot be used .*: The page has no core\.startEpisodeReal/],
    ['MiniWobSaysNothing', /page "says-nothing" on .* says what it asks for/],
  ])('%s is an error that says why, and has no score', { timeout: 60_000 }, async (name, message) => {
    const [episode] = await play([name], () => []);
    expect(episode?.result?.status).toBe('errored');
    expect(episode?.result).not.toHaveProperty('score');
    expect(episode?.result?.error?.message).toMatch(message);
  });
});
