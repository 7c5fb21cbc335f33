import { describe, expect, it } from 'vitest';
import type { Ui } from '../contracts/task.ts';
import type { FakeDeviceOptions } from '../testing/fake-device.ts';
import type { FakeNode } from '../testing/fake-screen.ts';
import { pressButton, runInMemory, scriptedAgent } from '../testing/test-world.ts';
import { runSolution } from './solution-ui.ts';

const oracle = scriptedAgent([], {
  name: 'oracle',
  privileges: ['solution'],
  async *run(run) {
    if (run.solution === undefined) throw new Error('No solution');
    return yield* runSolution(run.solution, run);
  },
});

async function solve(solution: (ui: Ui) => Promise<void>, device: FakeDeviceOptions = {}) {
  const task = { ...pressButton, stepBudget: 30, solution };
  const run = await runInMemory({ agent: oracle, tasks: [task], device });
  return { ...run, actions: run.steps.map(({ action }) => action) };
}

describe('runSolution()', () => {
  it('turns the calls of a solution into steps, and its end into complete', async () => {
    const { result, actions } = await solve(async (ui) => ui.tap('Press me'));
    expect(result).toMatchObject({ status: 'passed', endReason: 'complete' });
    expect(actions).toEqual([
      { action_type: 'click', index: 0 },
      { action_type: 'status', goal_status: 'complete' },
    ]);
  });

  it('types without ENTER, replacing what the field holds', async () => {
    const field: FakeNode = { hintText: 'Name', editable: true, resourceId: 'com.example:id/name' };
    const { actions, devices } = await solve(
      async (ui) => {
        await ui.type({ hintText: 'Name' }, 'Ana');
        await ui.type({ hintText: 'Name' }, 'Bo');
        if (ui.find({ editable: true })?.text !== 'Bo') throw new Error('Not typed');
      },
      { screens: { home: [field] } },
    );
    expect(actions[0]).toEqual({
      action_type: 'input_text',
      index: 0,
      text: 'Ana',
      clear_text: true,
      press_enter: false,
    });
    expect(devices[0]?.phone.texts.get('com.example:id/name')).toBe('Bo');
  });

  it('waits for what comes later', async () => {
    const { result, actions } = await solve(
      async (ui) => {
        await ui.tap('Press me');
        await ui.waitFor('Pressed', { steps: 3 });
      },
      { reactionMs: 1_500 },
    );
    expect(actions.map((action) => action?.action_type)).toEqual(['click', 'wait', 'wait', 'status']);
    expect(result?.status).toBe('passed');
  });

  it('scrolls until the target is there', async () => {
    const list = (rows: readonly string[]): FakeNode => ({
      scrollable: true,
      bounds: { left: 0, top: 0, right: 360, bottom: 640 },
      onSwipe: (phone, towards) =>
        towards === 'up' && phone.state.set('page', Number(phone.state.get('page') ?? 0) + 1),
      children: rows.map((text) => ({ text })),
    });
    const pages = [['a', 'b'], ['c', 'd'], ['e']];
    const device: FakeDeviceOptions = {
      screens: { home: (phone) => [list(pages[Math.min(Number(phone.state.get('page') ?? 0), 2)] ?? [])] },
    };
    const { actions } = await solve(async (ui) => void (await ui.scrollTo('d')), device);
    expect(actions.map((action) => action?.action_type)).toEqual(['scroll', 'status']);
    const { result, steps } = await solve(async (ui) => void (await ui.scrollTo('z')), device);
    expect(steps).toHaveLength(3);
    expect(result?.error).toMatchObject({
      code: 'AW_TASK_FAILED',
      message: expect.stringMatching(
        /found no "z" although it was scrolled down to its end\nThe screen \(com\.example\.fake\/.*\) shows:\n {2}1 TextView "e"/,
      ),
    });
  });

  it('says what the screen shows when an element is missing', async () => {
    const { result } = await solve(async (ui) => ui.tap({ text: 'Save', editable: false }));
    expect(result?.error).toMatchObject({ code: 'AW_TASK_FAILED', audience: 'task' });
    expect(result?.error?.message).toMatchInlineSnapshot(`
      "The solution found no text "Save", editable false after waiting 2 times
      The screen (com.example.fake/com.example.fake.home) shows:
        0 TextView "Press me""
    `);
  });

  it('fails when an action fails', async () => {
    const { result } = await solve(async (ui) => ui.openApp('Wallet'));
    expect(result?.error?.message).toContain(
      'action {"action_type":"open_app","app_name":"Wallet"} failed: There is no app "Wallet"',
    );
  });

  it('lets a solution catch a failed action and go on', async () => {
    const { result } = await solve(async (ui) => {
      await ui.openApp('Wallet').catch(() => undefined);
      if (ui.lastResult?.ok !== false) throw new Error('No result');
      await ui.tap('Press me');
    });
    expect(result?.status).toBe('passed');
  });

  it('refuses two actions at once', async () => {
    const { result } = await solve(async (ui) => {
      await Promise.all([ui.home(), ui.back()]);
    });
    expect(result?.error?.message).toContain('two actions at once (navigate_home and navigate_back)');
  });

  it('ends a solution whose episode has ended', async () => {
    let ended: unknown;
    const { result } = await solve(async (ui) => {
      try {
        for (;;) await ui.perform({ action_type: 'unknown' });
      } catch (error) {
        ended = error;
      }
    });
    expect(result?.endReason).toBe('budget');
    expect(ended).toMatchObject({ message: 'The episode ended before the solution did' });
  });
});
