import { expect, it } from 'vitest';
import { usePhone } from './use-phone.ts';

const phone = usePhone(['click-test']);

it('The cover of a page starts an episode, as long as no host hides the display', async () => {
  await using opened = await phone.open('click-test');
  await opened.page.tap('#sync-task-cover');
  expect(opened.lines).toEqual(['utterance: Press the button.']);
});

it('An episode ends with -1 when its time is over, unless the host stops the timer', async () => {
  await using opened = await phone.open('click-test');
  await opened.page.evaluate('core.EPISODE_MAX_TIME = 1; core.startEpisodeReal()');
  await opened.page.waitForFunction('WOB_DONE_GLOBAL');
  expect(opened.lines.at(-1)).toBe('reward: -1 (raw: -1)');
  expect(await opened.page.evaluate('WOB_REWARD_REASON')).toBe('timed out');
});

it('A positive reward is discounted by the time it took; the raw one is not', async () => {
  await using opened = await phone.open('click-test');
  await opened.start(1);
  await opened.page.evaluate('core.ept0 -= 5_000');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
  const discounted = await opened.page.evaluate<number>('WOB_REWARD_GLOBAL');
  expect(discounted).toBeGreaterThan(0);
  expect(discounted).toBeLessThanOrEqual(0.5);
});

it('An end without an episode has no effect', async () => {
  await using opened = await phone.open('click-test');
  await opened.page.evaluate('core.endEpisode(1)');
  expect(opened.lines).toEqual([]);
  expect(await opened.page.evaluate('WOB_EPISODE_ID')).toBe(0);
});

it("Math.seedrandom() gives the well-known numbers of the library's generator", async () => {
  await using opened = await phone.open('click-test');
  const numbers = await opened.page.evaluate("Math.seedrandom('hello.'); [Math.random(), Math.random()]");
  expect(numbers).toEqual([0.9282578795792454, 0.3752569768646784]);
});
