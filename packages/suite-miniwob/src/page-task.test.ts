import { createRandom } from '@androidworld/core';
import { fakeDevice } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { hosts } from './host/host.ts';
import { pageTask } from './page-task.ts';

const host = hosts.androidworld;
const { signal } = new AbortController();

/** The task's context on a phone whose page stands so. */
function contextOf(state: Readonly<Record<string, string>>) {
  const answer = JSON.stringify({ page: 'ready', episode: 'none', utterance: '', reward: '', ...state });
  const device = fakeDevice({
    shell: (script) => ({
      exitCode: 0,
      stdout: script.startsWith('am broadcast') ? `Broadcast completed: result=-1, data="${answer}"\n` : '',
      stderr: '',
    }),
  });
  const context = { device, signal, random: createRandom(1), log: () => undefined };
  return { device, context };
}

const task = pageTask('click-test', { host });
const params = { seed: 7 };

describe('pageTask()', () => {
  it.each([
    ['1', 1],
    ['0.69', 0.69],
    ['0', 0],
    ['-1', 0],
    ['-0.5', 0],
    ['2', 1],
    ['NaN', 0],
  ])('scores a reward of %s with %s', async (reward, score) => {
    const { context } = contextOf({ episode: 'ended', utterance: 'Go.', reward });
    expect(await task.score(context, params, 'Go.')).toMatchObject({ score });
  });

  it('scores an episode that has not ended with 0', async () => {
    const { context } = contextOf({ episode: 'running', utterance: 'Go.' });
    expect(await task.score(context, params, 'Go.')).toMatchObject({ score: 0 });
  });

  it('is over when the page says so', async () => {
    expect(await task.isOver?.(contextOf({ episode: 'ended', reward: '1' }).context, params, 'Go.')).toBe(true);
    expect(await task.isOver?.(contextOf({ episode: 'running' }).context, params, 'Go.')).toBe(false);
  });

  it('has the page draw the problem of its seed, from the folder of the user if there is one', async () => {
    const start = async (pagesFolder?: string) => {
      const { device, context } = contextOf({ episode: 'running', utterance: 'Go.' });
      const own = pageTask('click-test', { host, ...(pagesFolder !== undefined && { pagesFolder }) });
      expect(await own.setUp?.(context, params)).toBe('Go.');
      return device.calls[0];
    };
    expect(await start()).toContain(`'{"task":"click-test","seed":7}'`);
    expect(await start('/sdcard/pages')).toContain(`'{"task":"click-test","seed":7,"pages":"/sdcard/pages"}'`);
  });

  it('asks for what the page asks for', () => {
    expect(task.goal(params, 'Click OK.')).toBe('Do what the instruction at the top of the page says: Click OK.');
    expect(task.goal(params, undefined)).toBe('Do what the instruction at the top of the page says.');
  });

  it('is a task of 30 steps, named as the page', () => {
    expect(task).toMatchObject({ name: 'MiniWobClickTest', apps: ['miniwob'], tags: ['miniwob'], stepBudget: 30 });
    expect(task).not.toHaveProperty('solution');
    expect(task).not.toHaveProperty('nearMisses');
  });

  it('draws seeds that its own parameters allow', async () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const drawn = task.sample(createRandom(seed));
      expect(await task.params['~standard'].validate(drawn)).toEqual({ value: drawn });
    }
    for (const seed of [-1, 1.5, '7']) {
      expect(await task.params['~standard'].validate({ seed })).toHaveProperty('issues');
    }
  });

  it('carries the solution of a page that has one', async () => {
    const solved: unknown[] = [];
    const nearMisses = [{ name: 'nothing', run: async () => undefined }];
    const solution = { solve: async (ui: unknown) => void solved.push(ui), nearMisses };
    const own = pageTask('click-test', { host, solution });
    expect(own.nearMisses).toBe(nearMisses);
    const ui = {} as Parameters<NonNullable<typeof own.solution>>[0];
    await own.solution?.(ui, params);
    expect(solved).toEqual([ui]);
  });
});
