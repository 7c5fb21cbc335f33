import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import { postsOf } from './shared/toggle-feed.ts';
import socialMedia from './social-media.ts';
import socialMediaAll from './social-media-all.ts';
import socialMediaSome from './social-media-some.ts';

const phone = usePhone(['social-media', 'social-media-all', 'social-media-some']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('social-media draws 5 to 9 posts and nine actions', () => {
  const problems = SEEDS.map((seed) => problemOf(socialMedia, seed));
  for (const { posts, username } of problems) expect(posts.map((post) => post.username)).toContain(username);
  expect(new Set(problems.map(({ posts }) => posts.length))).toEqual(new Set([5, 6, 7, 8, 9]));
  expect(new Set(problems.map(({ action }) => action)).size).toBe(9);
});

it('social-media-some draws 6 to 11 posts, and asks for no more than the user has', () => {
  const problems = SEEDS.map((seed) => problemOf(socialMediaSome, seed));
  for (const problem of problems) {
    expect(problem.amount).toBeGreaterThanOrEqual(1);
    expect(problem.amount).toBeLessThanOrEqual(postsOf(problem).length);
  }
  expect(new Set(problems.map(({ posts }) => posts.length))).toEqual(new Set([6, 7, 8, 9, 10, 11]));
});

it('social-media takes the first button or entry of a menu, of the user asked for', async () => {
  await using opened = await phone.open('social-media');
  for (const seed of SEEDS.slice(0, 6)) {
    const { posts, username, action } = problemOf(socialMedia, seed);
    for (const post of posts.slice(0, 3)) {
      await opened.start(seed);
      const card = opened.page.locator('.post-card').nth(posts.indexOf(post));
      await card.getByLabel('More').tap();
      expect(await opened.isRunning()).toBe(true);
      await card.getByRole('button', { name: action }).first().tap();
      expect(await opened.reward()).toBe(post.username === username ? 1 : -1);
    }
  }
});

it.each([
  { task: 'social-media-all', wanted: (seed: string) => postsOf(problemOf(socialMediaAll, seed)).length },
  { task: 'social-media-some', wanted: (seed: string) => problemOf(socialMediaSome, seed).amount },
])('$task wants that many posts, none of them unset again, and nothing else', async ({ task, wanted }) => {
  const page = task === 'social-media-all' ? socialMediaAll : socialMediaSome;
  await using opened = await phone.open(task);
  for (const seed of SEEDS.slice(0, 3)) {
    const { posts, username, action } = problemOf(page, seed);
    const own = posts.flatMap((post, index) => (post.username === username ? [index] : []));
    const button = (index: number, name: string) => opened.page.locator('.post-card').nth(index).getByLabel(name);
    for (const [change, reward] of [
      ['none', 1],
      ['first unset', -1],
      ['another button', -1],
    ] as const) {
      await opened.start(seed);
      for (const index of own.slice(0, wanted(seed))) await button(index, action).tap();
      if (change === 'first unset') await button(own[0] ?? 0, action).tap();
      if (change === 'another button') await button(own[0] ?? 0, action === 'Like' ? 'Share' : 'Like').tap();
      await opened.page.tap('#subbtn');
      expect(await opened.reward()).toBe(reward);
    }
  }
});
