import { describe, expect, it } from 'vitest';
import { describeConfig } from '../config/describe-config.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { AnyTask } from '../contracts/task.ts';
import { plan } from '../planning/plan.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import type { FakeDevice } from '../testing/fake-device.ts';
import { fakeDriver } from '../testing/fake-driver.ts';
import { memoryRunStore } from '../testing/memory-run-store.ts';
import {
  buttonDevice,
  complete,
  press,
  pressButton,
  readBack,
  runInMemory,
  scriptedAgent,
  suiteOf,
} from '../testing/test-world.ts';
import { run } from './run.ts';

const solver = scriptedAgent([press, complete]);
const task = (rest: Partial<AnyTask>): AnyTask => ({ ...pressButton, ...rest });
const statuses = (episodes: readonly { result?: { status: string } }[]) => episodes.map(({ result }) => result?.status);

function devicesOf(count: number): { clock: ReturnType<typeof fakeClock>; devices: FakeDevice[] } {
  const clock = fakeClock();
  const latency = { tree: 10, screenshot: 35, perform: 5 };
  const serials = Array.from({ length: count }, (_, number) => `fake-${number + 1}`);
  return { clock, devices: serials.map((serial) => buttonDevice({ serial, clock, latency })) };
}

describe('run()', () => {
  it('runs every episode of the plan, records it all, and finishes the run', async () => {
    const { episodes, runId, interrupted, options } = await runInMemory({ agent: solver, instances: 3 });
    expect(interrupted).toBe(false);
    expect(statuses(episodes)).toEqual(['passed', 'passed', 'passed']);
    const stored = await options.store.readRun('last');
    expect(stored).toMatchObject({
      manifest: { id: runId },
      finishedAt: expect.any(String),
      devices: [{ serial: 'fake-1' }],
    });
    expect(episodes[0]).toMatchObject({
      goal: 'Press "Press me".',
      params: { button: 'Press me' },
      attempt: 1,
      deviceSerial: 'fake-1',
    });
  });

  it('uses all devices at once', async () => {
    const timeFor = async (count: number) => {
      const { clock, devices } = devicesOf(count);
      const { episodes } = await runInMemory({ agent: solver, instances: 12, devices, given: { clock } });
      expect(statuses(episodes)).toEqual(Array(12).fill('passed'));
      return clock.now();
    };
    const [one, four] = [await timeFor(1), await timeFor(4)];
    expect(one / four).toBeGreaterThan(3.6);
  });

  it('tries an episode that lost its device on another one', async () => {
    const { clock, devices } = devicesOf(2);
    devices[0]?.fail('perform', 'transport', 1);
    const { episodes, events } = await runInMemory({ agent: solver, devices, given: { clock } });
    expect(episodes).toMatchObject([{ attempt: 2, deviceSerial: 'fake-2', result: { status: 'passed' } }]);
    expect(events.map(({ kind }) => kind)).toEqual(['episode.retry', 'device.reopened']);
  });

  it('errs an episode, without a score, when the harness keeps failing', async () => {
    const agent = scriptedAgent([], {
      async *run() {
        yield press;
        throw new AndroidWorldError('AW_PROVIDER', 'The model is down');
      },
    });
    const { episodes, events } = await runInMemory({ agent, instances: 2, given: { retries: 1 } });
    expect(episodes).toMatchObject([
      { attempt: 2, result: { status: 'errored', error: { code: 'AW_PROVIDER', audience: 'harness' } } },
      { attempt: 2, result: { status: 'errored' } },
    ]);
    expect(episodes.every(({ result }) => result !== undefined && !('score' in result))).toBe(true);
    expect(events.map(({ kind }) => kind)).toEqual(['episode.retry', 'episode.retry']);
  });

  it('errs an episode at once, without a score, for what the user must put right', async () => {
    const agent = scriptedAgent([], {
      async *run() {
        yield press;
        throw new AndroidWorldError('AW_PROVIDER_REJECTED', 'The API key is wrong');
      },
    });
    const { episodes, events } = await runInMemory({ agent });
    expect(episodes).toMatchObject([
      {
        attempt: 1,
        result: {
          status: 'errored',
          error: { code: 'AW_PROVIDER_REJECTED', audience: 'user', message: 'The API key is wrong' },
        },
      },
    ]);
    expect(episodes[0]?.result).not.toHaveProperty('score');
    expect(events).toEqual([]);
  });

  it('begins no further episode of an agent whose first requests are all rejected', async () => {
    let asked = 0;
    const locked = scriptedAgent([], {
      name: 'locked',
      async *run() {
        asked += 1;
        throw new AndroidWorldError('AW_PROVIDER_REJECTED', 'The API key is wrong');
      },
    });
    const { episodes } = await runInMemory({ agent: locked, instances: 5 });
    expect(asked).toBe(3);
    expect(statuses(episodes)).toEqual(Array(5).fill('errored'));
    expect(episodes[4]?.result?.error).toMatchObject({
      code: 'AW_PROVIDER_REJECTED',
      audience: 'user',
      message:
        'Not begun: in 3 episodes in a row the first request was rejected. Put this right, then resume the run: The API key is wrong',
    });
  });

  it('never tries an episode again because of its agent or task', async () => {
    const agent = scriptedAgent([], {
      async *run() {
        yield press;
        throw new Error('bug');
      },
    });
    expect((await runInMemory({ agent })).episodes).toMatchObject([{ attempt: 1, result: { status: 'errored' } }]);
  });

  it('quarantines a device that hangs, and goes on when it recovers', async () => {
    const { clock, devices } = devicesOf(1);
    const [device] = devices;
    device?.fail('observe', 'hang', 5);
    const { episodes, events } = await runInMemory({ agent: solver, instances: 4, devices, given: { clock } });
    expect(statuses(episodes)).toEqual(Array(4).fill('passed'));
    expect(events.map(({ kind }) => kind)).toEqual(['device.quarantined', 'device.recovered']);
    expect(events[0]?.message).toContain('Timed out after 60000 ms');
  });

  it('does not use up the tries of all episodes on a device that is gone', async () => {
    const { clock, devices } = devicesOf(1);
    let calls = 0;
    const breaking = task({
      setUp: async () => {
        calls += 1;
        if (calls !== 2) return;
        devices[0]?.fail('observe', 'transport', 4);
      },
    });
    const { episodes } = await runInMemory({
      agent: solver,
      tasks: [breaking],
      instances: 5,
      devices,
      given: { clock },
    });
    expect(episodes.map(({ attempt, result }) => [attempt, result?.status])).toEqual([
      [1, 'passed'],
      [2, 'passed'],
      [1, 'passed'],
      [1, 'passed'],
      [1, 'passed'],
    ]);
  });

  it('errs what is left, with the reason, when no device recovers', async () => {
    const { clock, devices } = devicesOf(2);
    for (const device of devices) device.fail('observe', 'transport');
    const { episodes, options } = await runInMemory({ agent: solver, instances: 2, devices, given: { clock } });
    expect(episodes).toMatchObject([
      { result: { status: 'errored', error: { code: 'AW_NO_DEVICE', audience: 'harness' } } },
      { result: { status: 'errored' } },
    ]);
    expect(episodes[0]?.result?.error?.message).toMatch(/Given up: "fake-1" \(.*is gone.*"fake-2"/);
    for (const device of devices) device.heal();
    await run({ ...options, resume: 'last' });
    expect(statuses((await readBack('last', options)).episodes)).toEqual(['passed', 'passed']);
  });

  it('keeps a failing device from the episodes of the others (bar 5)', async () => {
    const { clock, devices } = devicesOf(3);
    devices[0]?.fail('perform', 'transport');
    const { episodes } = await runInMemory({ agent: solver, instances: 9, devices, given: { clock } });
    expect(statuses(episodes)).toEqual(Array(9).fill('passed'));
    expect(new Set(episodes.map(({ deviceSerial }) => deviceSerial))).toEqual(new Set(['fake-2', 'fake-3']));
  });

  it('does not wait for a device in quarantine once all is done', async () => {
    const timeWith = async (broken: boolean) => {
      const { clock, devices } = devicesOf(broken ? 2 : 1);
      if (broken) devices[1]?.fail('observe', 'transport');
      const { events } = await runInMemory({ agent: solver, instances: 30, devices, given: { clock } });
      expect(events.map(({ kind }) => kind)).toEqual(broken ? ['device.quarantined'] : []);
      return clock.now();
    };
    expect(await timeWith(true)).toBe(await timeWith(false));
  });

  it('says so when the driver knows no device', async () => {
    await expect(runInMemory({ agent: solver, devices: [] })).rejects.toMatchObject({ code: 'AW_NO_DEVICE' });
  });

  it('prepares a device once for each suite', async () => {
    const { clock, devices } = devicesOf(2);
    const prepared: string[] = [];
    await runInMemory({
      agent: solver,
      instances: 6,
      devices,
      suite: { prepareDevice: async ({ device }) => void prepared.push(device.serial) },
      given: { clock },
    });
    expect(prepared.toSorted()).toEqual(['fake-1', 'fake-2']);
  });

  it('prepares a device anew after another suite has used it', async () => {
    const prepared: string[] = [];
    const suiteOfName = (name: string) =>
      suiteOf([pressButton], { name, prepareDevice: async () => void prepared.push(name) });
    const suites = [suiteOfName('one'), suiteOfName('other')];
    const agents = [solver, { ...solver, name: 'again' }];
    const makeup = { suites, agents, seed: 30, instances: 2, identicalParams: false, select: {} };
    const config = describeConfig({ ...makeup, tools: [] });
    await runInMemory({ agent: solver, given: { suites, agents, config, plan: plan(makeup) } });
    expect(prepared).toEqual(['one', 'other', 'one', 'other']);
  });

  it('goes on after a task that fails in every way', async () => {
    const broken = (name: string, rest: Partial<AnyTask>) => task({ name, ...rest });
    const fail = () => {
      throw new Error('broken');
    };
    const { episodes } = await runInMemory({
      agent: solver,
      tasks: [
        broken('A', { sample: fail }),
        broken('B', { goal: fail }),
        broken('C', { setUp: fail }),
        broken('D', { score: fail }),
        broken('E', { tearDown: fail }),
        task({ name: 'F' }),
      ],
    });
    expect(episodes.map(({ task: name, result }) => [name, result?.status, result?.error?.code])).toEqual([
      ['A', 'errored', 'AW_TASK_FAILED'],
      ['B', 'errored', 'AW_TASK_FAILED'],
      ['C', 'errored', 'AW_TASK_FAILED'],
      ['D', 'errored', 'AW_TASK_FAILED'],
      ['E', 'passed', undefined],
      ['F', 'passed', undefined],
    ]);
  });

  it('ends in good order when it is interrupted, and resumes with what is left', async () => {
    const controller = new AbortController();
    const tornDown: string[] = [];
    const stopping: Reporter = {
      name: 'stop',
      onEpisodeStart: ({ instance }) => {
        if (instance === 1) controller.abort(new Error('Ctrl-C'));
      },
    };
    const tasks = [task({ tearDown: async () => void tornDown.push('torn down') })];
    const first = await runInMemory({
      agent: solver,
      tasks,
      instances: 3,
      given: { signal: controller.signal, reporters: [stopping] },
    });
    expect(first.interrupted).toBe(true);
    expect(statuses(first.episodes)).toEqual(['passed', undefined]);
    expect(first.events.map(({ kind }) => kind)).toEqual(['episode.interrupted']);
    expect((await first.options.store.readRun('last')).finishedAt).toBeUndefined();
    expect(first.devices[0]?.calls.at(-1)).toBe('close');

    const { signal: _signal, reporters: _reporters, ...options } = first.options;
    const second = await run({ ...options, resume: first.runId });
    const { episodes } = await readBack(second.runId, options);
    expect(second).toEqual({ runId: first.runId, interrupted: false });
    expect(episodes.map(({ instance, attempt, result }) => [instance, attempt, result?.status])).toEqual([
      [0, 1, 'passed'],
      [1, 2, 'passed'],
      [2, 1, 'passed'],
    ]);
  });

  it('begins nothing when it is interrupted at once', async () => {
    const { interrupted, episodes } = await runInMemory({ agent: solver, given: { signal: AbortSignal.abort() } });
    expect(interrupted).toBe(true);
    expect(episodes).toEqual([]);
  });

  it('tears an interrupted episode down', async () => {
    const controller = new AbortController();
    const tornDown: boolean[] = [];
    const agent = scriptedAgent([], {
      async *run() {
        yield press;
        controller.abort(new Error('Ctrl-C'));
        yield press;
        return undefined;
      },
    });
    const tasks = [
      task({
        tearDown: async ({ device, signal }) => {
          await device.shell({ script: 'true' } as never, { signal });
          tornDown.push(signal.aborted);
        },
      }),
    ];
    const { episodes, steps } = await runInMemory({ agent, tasks, given: { signal: controller.signal } });
    expect(tornDown).toEqual([false]);
    expect(steps).toHaveLength(1);
    expect(statuses(episodes)).toEqual([undefined]);
  });

  it('loses no more than the step in flight when the process is killed (bar 6)', async () => {
    const store = memoryRunStore();
    const killed = new Error('killed');
    // What a kill leaves behind: the store takes nothing any more, from one moment to the next.
    const dying: typeof store = {
      ...store,
      async createRun(manifest) {
        const writer = await store.createRun(manifest);
        let steps = 0;
        return {
          ...writer,
          startEpisode: async (episode) => {
            const inner = await writer.startEpisode(episode);
            return {
              ...inner,
              async saveStep(step) {
                steps += 1;
                if (steps > 3) throw killed;
                await inner.saveStep(step);
              },
              async finish(result) {
                if (steps > 3) throw killed;
                await inner.finish(result);
              },
            };
          },
        };
      },
    };
    const clock = fakeClock();
    const given = { agent: solver, instances: 3, given: { store: dying, clock }, devices: [buttonDevice({ clock })] };
    await expect(runInMemory(given)).rejects.toBe(killed);
    const left = await readBack('last', { store });
    expect(left.episodes.map(({ result }) => result?.status)).toEqual(['passed', undefined]);
    expect(left.steps).toHaveLength(3);

    const resumed = await runInMemory({ ...given, given: { store, clock, resume: 'last' } });
    expect(resumed.episodes.map(({ attempt, result }) => [attempt, result?.status])).toEqual([
      [1, 'passed'],
      [2, 'passed'],
      [1, 'passed'],
    ]);
  });

  it('refuses to resume a run that was made of something else, and says what changed', async () => {
    const agent = { ...solver, settings: { model: 'a' } };
    const { options } = await runInMemory({ agent, instances: 2 });
    await expect(run({ ...options, resume: 'last' })).resolves.toBeDefined();
    const config = { ...options.config, agents: [{ name: 'scripted', settings: { model: 'b' } }] };
    const changed = { ...options, config, plan: options.plan.slice(1), resume: 'last' };
    await expect(run(changed)).rejects.toMatchObject({
      code: 'AW_RUN_CHANGED',
      message: expect.stringMatching(
        /its configuration has changed since it began\.\n {2}agents\[0\]\.settings\.model: "a" became "b"\nChange it back/,
      ),
    });
  });

  it('uses only the devices it is told to', async () => {
    const { clock, devices } = devicesOf(3);
    const given = { clock, devices: ['fake-2'] };
    const { episodes } = await runInMemory({ agent: solver, instances: 3, devices, given });
    expect(new Set(episodes.map(({ deviceSerial }) => deviceSerial))).toEqual(new Set(['fake-2']));
    const unknown = runInMemory({ agent: solver, devices, given: { clock, devices: ['fake-9'] } });
    await expect(unknown).rejects.toMatchObject({
      code: 'AW_DEVICE_NOT_FOUND',
      message: expect.stringContaining('has no device "fake-9"; it has fake-1, fake-2, fake-3'),
    });
  });

  it('does nothing, and asks for no device, when all is done', async () => {
    const { options } = await runInMemory({ agent: solver });
    await expect(run({ ...options, driver: fakeDriver([]), resume: 'last' })).resolves.toMatchObject({
      interrupted: false,
    });
  });

  it('tells reporters what happens, in order', async () => {
    const told: string[] = [];
    const reporter: Reporter = {
      name: 'list',
      onRunStart: ({ remaining }) => void told.push(`start ${remaining.length}`),
      onEpisodeStart: ({ id, attempt }) => void told.push(`episode ${id} ${attempt}`),
      onStep: (_episode, { index }) => void told.push(`step ${index}`),
      onEpisodeEnd: (_episode, { status }) => void told.push(status),
      onEvent: ({ kind }) => void told.push(kind),
      onRunEnd: ({ interrupted }) => void told.push(`end ${interrupted}`),
    };
    const tasks = [task({ setUp: async ({ log }) => log('hello') })];
    await runInMemory({ agent: solver, tasks, given: { reporters: [reporter] } });
    expect(told).toEqual([
      'start 1',
      'episode scripted/test/PressButton/0 1',
      'task.log',
      'step 0',
      'step 1',
      'passed',
      'end false',
    ]);
  });

  it('makes an event of a reporter that fails, and goes on', async () => {
    const fail = () => {
      throw new Error('disk full');
    };
    const bad = (name: string): Reporter => ({ name, onStep: fail, onEvent: fail, onRunEnd: fail });
    const { episodes, events } = await runInMemory({ agent: solver, given: { reporters: [bad('a'), bad('b')] } });
    expect(statuses(episodes)).toEqual(['passed']);
    expect(events.map(({ message }) => message)).toContain('Reporter "a" failed in onStep: disk full');
    expect(events.map(({ message }) => message)).toContain('Reporter "b" failed in onRunEnd: disk full');
  });

  it('ends with everything torn down when the store breaks', async () => {
    const store = memoryRunStore();
    const broken: typeof store = {
      ...store,
      async createRun(manifest) {
        const writer = await store.createRun(manifest);
        return {
          ...writer,
          startEpisode: async () => Promise.reject(new AndroidWorldError('AW_STORE_INVALID', 'no space')),
        };
      },
    };
    const { clock, devices } = devicesOf(2);
    const running = runInMemory({ agent: solver, devices, instances: 4, given: { store: broken, clock } });
    await expect(running).rejects.toMatchObject({ code: 'AW_STORE_INVALID' });
    expect(devices.map((device) => device.calls.at(-1))).toEqual(['close', 'close']);
  });

  it('ends at once when a step cannot be stored: the episode is not tried again', async () => {
    const store = memoryRunStore();
    const begun: string[] = [];
    const full: typeof store = {
      ...store,
      async createRun(manifest) {
        const writer = await store.createRun(manifest);
        return {
          ...writer,
          async startEpisode(episode) {
            begun.push(episode.id);
            const own = await writer.startEpisode(episode);
            const saveStep = async () => Promise.reject(new AndroidWorldError('AW_STORE_FAILED', 'no space'));
            return { ...own, attempt: own.attempt, saveStep };
          },
        };
      },
    };
    const { clock, devices } = devicesOf(1);
    const running = runInMemory({ agent: solver, devices, instances: 4, given: { store: full, clock } });
    await expect(running).rejects.toMatchObject({ code: 'AW_STORE_FAILED' });
    expect(begun).toHaveLength(1);
    expect(devices.map((device) => device.calls.at(-1))).toEqual(['close']);
  });

  it('ends at the deadline of the run as if interrupted', async () => {
    const { clock, devices } = devicesOf(1);
    const slow = task({ setUp: async () => clock.sleep(5_000) });
    const { episodes, interrupted } = await runInMemory({
      agent: solver,
      tasks: [slow],
      instances: 5,
      devices,
      given: { clock, deadlines: { runMs: 12_000 } },
    });
    expect(interrupted).toBe(true);
    expect(statuses(episodes)).toEqual(['passed', 'passed', undefined]);
  });

  it('uses the parameters of the plan when it carries some', async () => {
    const { options } = await runInMemory({ agent: solver });
    const plan = options.plan.map((episode) => ({ ...episode, params: { button: 'Other' } }));
    await run({ ...options, plan });
    expect((await readBack('last', options)).episodes[0]?.goal).toBe('Press "Other".');
    await run({ ...options, plan: plan.map((episode) => ({ ...episode, params: { button: 3 } })) });
    expect((await readBack('last', options)).result?.error?.code).toBe('AW_PARAMS_INVALID');
  });

  it('names what a plan asks for and is not there', async () => {
    const { options } = await runInMemory({ agent: solver });
    const agents = [{ ...solver, name: 'other' }];
    await expect(run({ ...options, agents })).rejects.toMatchObject({
      code: 'AW_PLUGIN_NOT_FOUND',
      message: `The plan names agent "${solver.name}", which is not there; there is other. A run goes on with the suites and agents it was begun with: give it those, or start a new one`,
    });
    const plan = options.plan.map((episode) => ({ ...episode, task: 'PressButon' }));
    await expect(run({ ...options, plan })).rejects.toThrow(
      /"PressButon", which is not there; did you mean "PressButton"\?/,
    );
  });

  it('quarantines a device that only shows old screens', async () => {
    const { clock, devices } = devicesOf(2);
    const work = task({
      setUp: async ({ device }) => {
        if (device.serial === 'fake-1') devices[0]?.fail('observe', 'stale');
      },
    });
    const { episodes } = await runInMemory({ agent: solver, tasks: [work], devices, given: { clock } });
    expect(episodes).toMatchObject([{ deviceSerial: 'fake-2', attempt: 2, result: { status: 'passed' } }]);
  });
});
