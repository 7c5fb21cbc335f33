import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AgentObservation } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { AnyTask } from '../contracts/task.ts';
import { defineTool } from '../contracts/tool.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { buttonDevice, complete, press, pressButton, runInMemory, scriptedAgent } from '../testing/test-world.ts';

const forever = () => new Promise<never>(() => undefined);
const task = (rest: Partial<AnyTask>): AnyTask => ({ ...pressButton, ...rest });

describe('runEpisode()', () => {
  it('passes an agent that does the task and says so', async () => {
    const { result, steps } = await runInMemory({ agent: scriptedAgent([press, complete]) });
    expect(result).toMatchObject({ status: 'passed', score: 1, stateScore: 1, endReason: 'complete', steps: 2 });
    expect(steps.map(({ index, action, result: done }) => [index, action?.action_type, done.ok])).toEqual([
      [0, 'click', true],
      [1, 'status', true],
    ]);
    expect(steps[0]?.touched).toMatchObject({ label: 'Press me' });
    expect(steps[0]?.before).toMatchObject({ screenshotFile: expect.any(String), elementCount: 1 });
  });

  it('keeps the right state apart from the missing declaration', async () => {
    const { result } = await runInMemory({ agent: scriptedAgent([press]) });
    expect(result).toMatchObject({ status: 'failed', score: 0, stateScore: 1, steps: 1 });
    expect(result?.endReason).toBeUndefined();
  });

  it('counts infeasible as said, as the paper does', async () => {
    const infeasible = { action: { action_type: 'status', goal_status: 'infeasible' } };
    const { result } = await runInMemory({ agent: scriptedAgent([press, infeasible]) });
    expect(result).toMatchObject({ status: 'passed', score: 1, endReason: 'infeasible' });
  });

  it('scores the state when the steps are used up, but gives nothing for it', async () => {
    const { result } = await runInMemory({ agent: scriptedAgent([press, press, press, press, press, complete]) });
    expect(result).toMatchObject({ status: 'failed', score: 0, stateScore: 1, endReason: 'budget', steps: 5 });
  });

  it('ends when the task is over, and pays for it', async () => {
    const once = task({ isOver: async () => true });
    const { result, steps } = await runInMemory({ agent: scriptedAgent([press, press, complete]), tasks: [once] });
    expect(result).toMatchObject({ status: 'passed', score: 1, endReason: 'terminated', steps: 1 });
    expect(steps).toHaveLength(1);
  });

  it('blames a task whose isOver() throws, not the agent', async () => {
    const broken = task({ isOver: () => Promise.reject(new Error('no page')) });
    const { result } = await runInMemory({ agent: scriptedAgent([press, complete]), tasks: [broken] });
    expect(result).toMatchObject({ status: 'errored', error: { code: 'AW_TASK_FAILED' } });
    expect(result?.error?.message).toContain('no page');
  });

  it('gives the agent a goal that only set-up knows, and records it', async () => {
    const told: string[] = [];
    const agent = scriptedAgent([], {
      async *run({ goal }) {
        told.push(goal);
        yield complete;
        return undefined;
      },
    });
    const goal = (_params: unknown, state?: unknown) =>
      state === undefined ? 'Do as the page says.' : `Press ${state}.`;
    const { result } = await runInMemory({ agent, tasks: [task({ goal, setUp: async () => 'button 7' })] });
    expect(told).toEqual(['Press button 7.']);
    expect(result?.goal).toBe('Press button 7.');
  });

  it('counts an end that is returned like one that is yielded', async () => {
    const agent = scriptedAgent([], {
      async *run() {
        yield press;
        return { status: 'complete', answer: 'done' };
      },
    });
    const { result, steps } = await runInMemory({ agent });
    expect(result).toMatchObject({ status: 'passed', endReason: 'complete', answer: 'done', steps: 2 });
    expect(steps[1]?.action).toEqual({ action_type: 'status', goal_status: 'complete' });
    const late = await runInMemory({ agent, tasks: [task({ stepBudget: 1 })] });
    expect(late.result).toMatchObject({ endReason: 'budget', score: 0, steps: 1 });
  });

  it('keeps the last answer and goes on after it', async () => {
    const answers = ['first', 'last'].map((text) => ({ action: { action_type: 'answer', text } }));
    const asked = task({ score: async ({ answer }: { answer?: string }) => (answer === 'last' ? 1 : 0) });
    const { result } = await runInMemory({ agent: scriptedAgent([...answers, complete]), tasks: [asked] });
    expect(result).toMatchObject({ status: 'passed', answer: 'last', steps: 3 });
  });

  it('returns an invalid or impossible action to the agent, and records it as it came', async () => {
    const seen: AgentObservation[] = [];
    const raw = [
      { action_type: 'tap', index: 0 },
      'click the button',
      { action_type: 'click' },
      { action_type: 'click', index: 7 },
    ];
    const agent = scriptedAgent([], {
      async *run() {
        for (const action of raw) seen.push(yield { action });
        return undefined;
      },
    });
    const { steps, result } = await runInMemory({ agent });
    expect(seen.map((observation) => observation.result)).toMatchObject([
      { ok: false, code: 'AW_ACTION_INVALID', message: expect.stringContaining('found "tap"') },
      { ok: false, code: 'AW_ACTION_INVALID' },
      { ok: false, code: 'AW_ACTION_INVALID' },
      { ok: false, code: 'AW_TARGET_NOT_FOUND', message: expect.stringContaining('elements 0 to 0') },
    ]);
    expect(steps.map((step) => step.rawAction)).toEqual(raw);
    expect(steps.map((step) => step.action?.action_type)).toEqual([undefined, undefined, 'click', 'click']);
    expect(result?.status).toBe('failed');
  });

  it('takes one picture for the agent per step', async () => {
    const { devices } = await runInMemory({
      agent: scriptedAgent([press, { action: { action_type: 'unknown' } }, complete]),
    });
    expect(devices[0]?.calls.filter((call) => call.includes('screenshot'))).toHaveLength(3);
  });

  it('never reads the tree for an agent that looks at pictures only, and converts its coordinates', async () => {
    const agent = scriptedAgent([{ action: { action_type: 'click', x: 0.5, y: 0.1 } }, complete], {
      observes: { tree: false },
      coordinates: '0-1',
    });
    const { steps, result } = await runInMemory({ agent });
    expect(result?.status).toBe('passed');
    expect(steps[0]).toMatchObject({
      rawAction: { x: 0.5, y: 0.1 },
      action: { x: 180, y: 64 },
      before: { elementCount: 0 },
    });
  });

  it('starts at home, and records how long each phase took', async () => {
    const { devices, result } = await runInMemory({
      agent: scriptedAgent([press, complete]),
      device: { latency: { tree: 10, screenshot: 35, perform: 20 } },
    });
    expect(devices[0]?.calls.filter((call) => call.startsWith('perform'))).toEqual(['perform key', 'perform tap']);
    expect(result?.durations).toMatchObject({ setUp: 20, act: 20, settle: expect.any(Number), score: 10 });
    expect(result?.durationMs).toBeGreaterThan(100);
  });

  it('runs the tools of the run with checked arguments', async () => {
    const texts: string[] = [];
    const send = defineTool({
      name: 'send',
      description: 'Sends a text',
      arguments: z.object({ text: z.string() }),
      run: async (_context, { text }) => {
        texts.push(text);
        return 'sent';
      },
    });
    const call = (name: string, args: object) => ({ action: { action_type: 'tool', name, arguments: args } });
    const { steps } = await runInMemory({
      agent: scriptedAgent([call('send', { text: 'hi' }), call('send', { text: 5 }), call('sned', {})]),
      given: { tools: [send] },
    });
    expect(texts).toEqual(['hi']);
    expect(steps.map(({ result }) => result)).toMatchObject([
      { ok: true, note: 'sent' },
      { ok: false, message: expect.stringContaining('arguments.text') },
      { ok: false, message: 'There is no tool "sned". Tools of this run: send' },
    ]);
  });

  it('opens apps by name, and tells the agent when there is none', async () => {
    const open = (app_name: string) => ({ action: { action_type: 'open_app', app_name } });
    const app = { packageName: 'com.example', label: 'Example', component: 'com.example/.Main', screen: 'pressed' };
    const { steps, result } = await runInMemory({
      agent: scriptedAgent([open('Wallet'), open('example'), complete]),
      device: { apps: [app] },
    });
    expect(steps.map((step) => step.result)).toMatchObject([
      { ok: false, code: 'AW_APP_NOT_FOUND' },
      { ok: true, note: 'Opened Example (com.example)' },
      { ok: true },
    ]);
    expect(result?.status).toBe('passed');
  });

  it('lets wait end early when the screen changes, and take a second when it does not', async () => {
    const wait = { action: { action_type: 'wait' } };
    const durations = async (reactionMs: number) => {
      const { steps } = await runInMemory({ agent: scriptedAgent([press, wait]), device: { reactionMs } });
      return steps[1]?.durations.settle;
    };
    expect(await durations(400)).toBeLessThan(250);
    expect(await durations(0)).toBeGreaterThanOrEqual(1_000);
  });

  it('gives an agent no more privileges than it declares', async () => {
    const given: string[][] = [];
    const agent = scriptedAgent([], {
      async *run(run) {
        given.push(Object.keys(run));
        return undefined;
      },
    });
    await runInMemory({ agent });
    await runInMemory({ agent: { ...agent, privileges: ['solution', 'device'] } });
    expect(given[0]).not.toContain('solution');
    expect(given[0]).not.toContain('device');
    expect(given[1]).toEqual(expect.arrayContaining(['solution', 'device']));
  });

  it('errs on an agent that throws, names it, and tears down', async () => {
    const tornDown: unknown[] = [];
    const agent = scriptedAgent([], {
      async *run() {
        yield press;
        throw new Error('no such model');
      },
    });
    const { result } = await runInMemory({
      agent,
      tasks: [
        task({ tearDown: async (_context: unknown, _params: unknown, state: unknown) => void tornDown.push(state) }),
      ],
    });
    expect(result).toMatchObject({
      status: 'errored',
      steps: 1,
      error: {
        code: 'AW_AGENT_FAILED',
        audience: 'agent',
        phase: 'agent',
        message: 'Agent "scripted" failed: no such model',
      },
    });
    expect(result?.score).toBeUndefined();
    expect(tornDown).toEqual(['set up']);
  });

  it('adds up tokens and money, also of an episode that errs', async () => {
    const paid = (usage: object) => ({ ...press, usage });
    const agent = scriptedAgent([], {
      async *run() {
        yield paid({ inputTokens: 10, costUsd: 0.5 });
        yield paid({ inputTokens: 5, outputTokens: 1 });
        throw new Error('bug');
      },
    });
    const { result } = await runInMemory({ agent });
    expect(result).toMatchObject({
      status: 'errored',
      usage: { inputTokens: 15, outputTokens: 1, costUsd: 0.5 },
    });
  });

  it('errs on a task whose set-up throws, and undoes what was begun in reverse', async () => {
    const order: string[] = [];
    const { result } = await runInMemory({
      agent: scriptedAgent([]),
      tasks: [
        task({
          setUp: async () => {
            throw new Error('no contacts');
          },
          tearDown: async (_context: unknown, _params: unknown, state: unknown) => void order.push(`tearDown ${state}`),
        }),
      ],
      suite: {
        beforeEpisode: async () => void order.push('before'),
        afterEpisode: async () => void order.push('after'),
      },
    });
    expect(order).toEqual(['before', 'tearDown undefined', 'after']);
    expect(result?.error).toMatchObject({
      code: 'AW_TASK_FAILED',
      audience: 'task',
      phase: 'setUp',
      message: 'Set-up of task "PressButton" failed: no contacts',
    });
  });

  it('keeps the score when the tear-down fails, and still runs the rest of it', async () => {
    const order: string[] = [];
    const { result } = await runInMemory({
      agent: scriptedAgent([press, complete]),
      tasks: [
        task({
          tearDown: async () => {
            throw new Error('still open');
          },
        }),
      ],
      suite: { afterEpisode: async () => void order.push('after') },
    });
    expect(result).toMatchObject({
      status: 'passed',
      tearDownError: { code: 'AW_TASK_FAILED', phase: 'tearDown', message: expect.stringContaining('still open') },
    });
    expect(order).toEqual(['after']);
  });

  it.each([Number.NaN, 2, -0.1, undefined, '1'])('errs on a task that scores %s', async (value) => {
    const { result } = await runInMemory({
      agent: scriptedAgent([complete]),
      tasks: [task({ score: async () => value as number })],
    });
    expect(result?.error).toMatchObject({ code: 'AW_TASK_FAILED', phase: 'score' });
  });

  it('ends for the reason deadline when a decision takes too long, and cancels the agent', async () => {
    const reasons: unknown[] = [];
    const agent = scriptedAgent([], {
      async *run({ signal }) {
        signal.addEventListener('abort', () => reasons.push(signal.reason));
        yield press;
        await forever();
        return undefined;
      },
    });
    const { result } = await runInMemory({ agent, given: { deadlines: { stepMs: 5_000 } } });
    expect(result).toMatchObject({ status: 'failed', score: 0, stateScore: 1, endReason: 'deadline', steps: 1 });
    expect(result?.durations.agent).toBe(5_000);
    expect(reasons).toHaveLength(1);
  });

  it('ends for the reason deadline when the episode takes too long', async () => {
    const clock = fakeClock();
    const agent = scriptedAgent([], {
      async *run() {
        for (;;) {
          await clock.sleep(400);
          yield press;
        }
      },
    });
    const { result } = await runInMemory({
      agent,
      devices: [buttonDevice({ clock })],
      tasks: [task({ stepBudget: 1_000 })],
      given: { deadlines: { episodeMs: 3_000 }, clock },
    });
    expect(result).toMatchObject({ status: 'failed', endReason: 'deadline', stateScore: 1, score: 0 });
  });

  it('ends a set-up that hangs at its deadline, and keeps its late calls from the phone', async () => {
    const clock = fakeClock();
    const late: string[] = [];
    const { result, devices } = await runInMemory({
      agent: scriptedAgent([]),
      devices: [buttonDevice({ clock })],
      tasks: [
        task({
          setUp: async ({ device }) => {
            await clock.sleep(20_000);
            await device
              .perform({ type: 'key', keycode: 'KEYCODE_POWER' })
              .catch((error: Error) => late.push(error.message));
          },
          tearDown: async () => clock.sleep(30_000),
        }),
      ],
      given: { clock, deadlines: { phaseMs: 15_000 }, retries: 0 },
    });
    expect(result).toMatchObject({
      status: 'errored',
      error: { code: 'AW_TIMEOUT', phase: 'setUp' },
      tearDownError: { code: 'AW_TIMEOUT' },
    });
    expect(late).toHaveLength(1);
    expect(devices[0]?.phone.inputs).not.toContainEqual({ type: 'key', keycode: 'KEYCODE_POWER' });
  });

  it('keeps what a set-up left running from the phone', async () => {
    const clock = fakeClock();
    const late: unknown[] = [];
    const { devices } = await runInMemory({
      agent: scriptedAgent([{ action: { action_type: 'wait' } }]),
      devices: [buttonDevice({ clock })],
      tasks: [
        task({
          setUp: async ({ device }) => {
            const power = () => device.perform({ type: 'key', keycode: 'KEYCODE_POWER' });
            void clock
              .sleep(100)
              .then(power)
              .catch((error: Error) => late.push(error.message));
          },
        }),
      ],
      given: { clock },
    });
    expect(late).toEqual(['Set-up of task "PressButton" has ended']);
    expect(devices[0]?.phone.inputs).not.toContainEqual({ type: 'key', keycode: 'KEYCODE_POWER' });
  });

  it('returns a refused input to the agent, but not a lost device', async () => {
    const clock = fakeClock();
    const refusing = buttonDevice({ clock });
    const agent = scriptedAgent([], {
      async *run() {
        refusing.fail('perform', new AndroidWorldError('AW_TEXT_NOT_TYPED', 'No keyboard types "é"'), 1);
        yield { action: { action_type: 'input_text', text: 'é' } };
        return undefined;
      },
    });
    const { steps } = await runInMemory({ agent, devices: [refusing], given: { clock } });
    expect(steps[0]?.result).toEqual({ ok: false, code: 'AW_TEXT_NOT_TYPED', message: 'No keyboard types "é"' });
  });

  it('draws the same random numbers for set-up and agent whatever else is drawn', async () => {
    const drawn: number[][] = [];
    const agentOf = (name: string) =>
      scriptedAgent([], {
        name,
        async *run({ random }) {
          drawn.at(-1)?.push(random.next());
          return undefined;
        },
      });
    const drawing = (times: number) =>
      task({ setUp: async ({ random }) => drawn.push([...Array(times)].map(() => random.next()).slice(0, 1)) });
    await runInMemory({ agent: agentOf('a'), tasks: [drawing(1)] });
    await runInMemory({ agent: agentOf('a'), tasks: [drawing(9)] });
    expect(drawn[0]).toHaveLength(2);
    expect(drawn[0]).toEqual(drawn[1]);
    expect(drawn[0]?.[0]).not.toBe(drawn[0]?.[1]);
  });

  it('observes without touching the device', async () => {
    const { devices } = await runInMemory({ agent: scriptedAgent([complete]) });
    expect(devices[0]?.calls.filter((call) => !call.startsWith('observe'))).toEqual(['open', 'perform key', 'close']);
  });
});
