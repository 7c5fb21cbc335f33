import { describe, expect, it } from 'vitest';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { AnyTask } from '../contracts/task.ts';
import { sh } from '../shell/sh.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import type { FakeDevice, FakeFault } from '../testing/fake-device.ts';
import { fakeDriver } from '../testing/fake-driver.ts';
import { fakeLeases, otherOwner } from '../testing/fake-leases.ts';
import { buttonDevice, complete, press, pressButton, runInMemory, scriptedAgent } from '../testing/test-world.ts';

const solver = scriptedAgent([press, complete]);
const task = (rest: Partial<AnyTask>): AnyTask => ({ ...pressButton, ...rest });
const statuses = (episodes: readonly { result?: { status: string } }[]) => episodes.map(({ result }) => result?.status);
const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

function phones(count: number) {
  const clock = fakeClock();
  const devices = Array.from({ length: count }, (_, number) => buttonDevice({ serial: `fake-${number + 1}`, clock }));
  return { clock, devices, first: devices[0] as FakeDevice };
}

/** Calls something the first `times` times only. */
function atMost(times: number, call: () => void): () => void {
  let left = times;
  return () => {
    left -= 1;
    if (left >= 0) call();
  };
}

describe('run() with a device that fails', () => {
  const moments: Record<string, (die: () => void) => Partial<AnyTask>> = {
    'set-up': (die) => ({
      setUp: async ({ device }) => {
        die();
        await device.shell(sh`true`);
      },
    }),
    scoring: (die) => ({
      score: async (context, params, state) => {
        die();
        return await pressButton.score(context, params as never, state as never);
      },
    }),
    'scoring that takes the loss of the phone for a failure': (die) => ({
      score: async (context, params, state) => {
        die();
        try {
          return await pressButton.score(context, params as never, state as never);
        } catch {
          return 0;
        }
      },
    }),
    'set-up that wraps the loss of the phone in an error of its own': (die) => ({
      setUp: async ({ device }) => {
        die();
        await device.shell(sh`true`).catch((cause: unknown) => {
          throw new Error('no contacts', { cause });
        });
      },
    }),
  };

  it.each(Object.keys(moments))('opens it anew and tries the episode again when it dies in %s', async (moment) => {
    const { clock, devices, first } = phones(1);
    const dying = task(moments[moment]?.(atMost(1, () => first.die())) ?? {});
    const { episodes, events } = await runInMemory({
      agent: solver,
      tasks: [dying],
      instances: 2,
      devices,
      given: { clock },
    });
    expect(episodes.map(({ attempt, result }) => [attempt, result?.status])).toEqual([
      [2, 'passed'],
      [1, 'passed'],
    ]);
    expect(kinds(events)).toContain('device.reopened');
    expect(first.calls.filter((call) => call === 'open')).toHaveLength(2);
  });

  it('keeps the score when it dies in tear-down, and opens it anew for the next episode', async () => {
    const { clock, devices, first } = phones(1);
    const dying = task({
      tearDown: async ({ device }) => {
        if (first.calls.filter((call) => call === 'open').length === 1) first.die();
        await device.shell(sh`true`);
      },
    });
    const { episodes } = await runInMemory({ agent: solver, tasks: [dying], instances: 2, devices, given: { clock } });
    expect(episodes.map(({ attempt, result }) => [attempt, result?.status, result?.tearDownError?.code])).toEqual([
      [1, 'passed', 'AW_TRANSPORT'],
      [1, 'passed', undefined],
    ]);
  });

  it('loses nothing when it dies again and again', async () => {
    const { clock, devices, first } = phones(1);
    let count = 0;
    const dying = task({
      setUp: async () => {
        count += 1;
        if (count % 3 === 0) first.die(count % 2 === 0 ? 'hang' : 'transport');
      },
    });
    const { episodes } = await runInMemory({ agent: solver, tasks: [dying], instances: 20, devices, given: { clock } });
    expect(statuses(episodes)).toEqual(Array(20).fill('passed'));
  });

  it('errs an episode that kills every phone, and goes on with the others', async () => {
    const { clock, devices } = phones(2);
    const poison = task({
      name: 'Poison',
      setUp: async ({ device }) => devices.find(({ serial }) => serial === device.serial)?.die(),
    });
    const { episodes } = await runInMemory({
      agent: solver,
      tasks: [poison, pressButton],
      instances: 3,
      devices,
      given: { clock },
    });
    expect(episodes.map(({ task: name, attempt, result }) => [name, attempt, result?.status])).toEqual([
      ...Array(3).fill(['Poison', 5, 'errored']),
      ...Array(3).fill(['PressButton', 1, 'passed']),
    ]);
  });

  it('gives it up when five different episodes in a row failed on it, however well it opens', async () => {
    const { clock, devices, first } = phones(1);
    first.fail('perform', 'transport');
    const { episodes, events } = await runInMemory({ agent: solver, instances: 30, devices, given: { clock } });
    expect(statuses(episodes)).toEqual(Array(30).fill('errored'));
    expect(first.calls.filter((call) => call === 'open')).toHaveLength(5);
    expect(events.find(({ kind }) => kind === 'device.given-up')?.message).toContain(
      '5 episodes in a row failed on it',
    );
    expect(episodes[29]?.result?.error).toMatchObject({ code: 'AW_NO_DEVICE', audience: 'harness' });
  });

  it.each(['open', 'facts', 'observe'] as const)(
    'gives it up when %s hangs for ever, within the time it states',
    async (call) => {
      const { clock, devices, first } = phones(1);
      first.fail(call, 'hang');
      const { episodes, events } = await runInMemory({ agent: solver, instances: 2, devices, given: { clock } });
      expect(statuses(episodes)).toEqual(['errored', 'errored']);
      expect(episodes[0]?.result?.error?.code).toBe('AW_NO_DEVICE');
      expect(kinds(events)).toEqual(['device.quarantined', 'device.given-up']);
      // The first try, five minutes to come back, and what it takes to leave the last call.
      expect(clock.now()).toBeLessThan(60_000 + 300_000 + 30_000);
    },
  );

  it.each(['hang', 'transport'] as const)(
    'goes on with the other phone when one is dead for good (%s)',
    async (fault: FakeFault) => {
      const { clock, devices, first } = phones(2);
      const dying = task({
        setUp: async ({ device }) => void (device.serial === 'fake-1' && first.die(fault, { forGood: true })),
      });
      const { episodes } = await runInMemory({
        agent: solver,
        tasks: [dying],
        instances: 8,
        devices,
        given: { clock },
      });
      expect(statuses(episodes)).toEqual(Array(8).fill('passed'));
    },
  );

  it('ends, with what is left errored, when all phones die in the middle', async () => {
    const { clock, devices } = phones(2);
    let begun = 0;
    const dying = task({
      setUp: async () => {
        begun += 1;
        if (begun === 4) for (const device of devices) device.die('hang', { forGood: true });
      },
    });
    const { episodes, interrupted } = await runInMemory({
      agent: solver,
      tasks: [dying],
      instances: 9,
      devices,
      given: { clock },
    });
    expect(interrupted).toBe(false);
    expect(statuses(episodes).slice(0, 2)).toEqual(['passed', 'passed']);
    expect(episodes).toHaveLength(9);
    expect(episodes[8]?.result?.error?.message).toMatch(/Given up: "fake-[12]" .* within 300 s/);
  });

  it('ends although close() hangs for ever', async () => {
    const { clock, devices, first } = phones(1);
    first.fail('close', 'hang');
    const { episodes, events } = await runInMemory({ agent: solver, devices, given: { clock } });
    expect(statuses(episodes)).toEqual(['passed']);
    expect(kinds(events)).toEqual(['device.close-failed']);
  });

  it('closes a device that opens after it was given up', async () => {
    const { clock, devices, first } = phones(1);
    const driver = fakeDriver(devices);
    let opens = 0;
    const late: typeof driver = {
      ...driver,
      async open(serial) {
        opens += 1;
        if (opens === 1) await clock.sleep(100_000);
        // One that does not heed its signal.
        return await driver.open(serial);
      },
    };
    const patient = task({ setUp: async () => clock.sleep(120_000) });
    const { episodes } = await runInMemory({
      agent: solver,
      tasks: [patient],
      devices,
      given: { clock, driver: late },
    });
    expect(statuses(episodes)).toEqual(['passed']);
    expect(first.calls.filter((call) => call === 'open')).toHaveLength(2);
    expect(first.calls.filter((call) => call === 'close')).toHaveLength(2);
  });

  it('does not tear down on a phone that hangs for minutes per part', async () => {
    const { clock, devices, first } = phones(1);
    const tornDown: string[] = [];
    const hanging = task({
      setUp: async ({ device }) => {
        if (first.calls.filter((call) => call === 'open').length === 1) first.die('hang');
        await device.shell(sh`true`);
      },
      tearDown: async () => void tornDown.push('task'),
    });
    const { episodes, events } = await runInMemory({
      agent: solver,
      tasks: [hanging],
      devices,
      suite: { afterEpisode: async () => void tornDown.push('suite') },
      given: { clock },
    });
    expect(statuses(episodes)).toEqual(['passed']);
    expect(tornDown).toEqual(['task', 'suite']);
    expect(events.find(({ kind }) => kind === 'tearDown.skipped')?.message).toBe(
      'The device does not answer: 2 parts of the tear-down were left out',
    );
    expect(clock.now()).toBeLessThan(120_000);
  });

  it('ends an interrupted run although the phone hangs', async () => {
    const { clock, devices, first } = phones(1);
    const controller = new AbortController();
    const hanging = task({
      setUp: async ({ device }) => {
        first.die('hang', { forGood: true });
        controller.abort(new Error('Ctrl-C'));
        await device.shell(sh`true`);
      },
    });
    const { interrupted } = await runInMemory({
      agent: solver,
      tasks: [hanging],
      devices,
      suite: { afterEpisode: async ({ device }) => void (await device.shell(sh`true`)) },
      given: { clock, signal: controller.signal },
    });
    expect(interrupted).toBe(true);
    expect(clock.now()).toBeLessThan(120_000);
  });
});

describe('run() with a command that fails in set-up', () => {
  /** Says no to every command until it is opened anew, as a phone that has lost root. */
  function withoutRoot(clock: ReturnType<typeof fakeClock>) {
    const broken = { since: 0, opens: 1 };
    const setUp: AnyTask['setUp'] = async ({ device }) => {
      const opens = phone.calls.filter((call) => call === 'open').length;
      if (broken.opens >= opens) {
        throw new AndroidWorldError('AW_COMMAND_FAILED', `rm on ${device.serial} failed: Permission denied`);
      }
    };
    const phone = buttonDevice({ serial: 'fake-1', clock });
    return { phone, setUp, broken };
  }

  it('opens the device anew, which brings root back, and tries the episode again', async () => {
    const clock = fakeClock();
    const { phone, setUp } = withoutRoot(clock);
    const { episodes } = await runInMemory({
      agent: solver,
      tasks: [task({ setUp })],
      instances: 5,
      devices: [phone],
      given: { clock },
    });
    expect(episodes.map(({ attempt, result }) => [attempt, result?.status])).toEqual([
      [2, 'passed'],
      ...Array(4).fill([1, 'passed']),
    ]);
  });

  it('does not make the same attempt again and again when that is of no use', async () => {
    const clock = fakeClock();
    const { phone, setUp, broken } = withoutRoot(clock);
    broken.opens = Number.POSITIVE_INFINITY;
    const { episodes } = await runInMemory({
      agent: solver,
      tasks: [task({ setUp }), task({ name: 'Zebra' })],
      instances: 10,
      devices: [phone],
      given: { clock },
    });
    expect(episodes.map(({ task: name, attempt, result }) => [name, attempt, result?.error?.code])).toEqual([
      ...Array(10).fill(['PressButton', 2, 'AW_COMMAND_FAILED']),
      ...Array(10).fill(['Zebra', 1, undefined]),
    ]);
    expect(phone.calls.filter((call) => call === 'open')).toHaveLength(2);
  });

  it('tries the episode on another device, once', async () => {
    const { clock, devices } = phones(2);
    const failing = task({
      setUp: async ({ device }) => {
        throw new AndroidWorldError('AW_COMMAND_FAILED', `am on ${device.serial} failed`);
      },
    });
    const { episodes } = await runInMemory({ agent: solver, tasks: [failing], devices, given: { clock } });
    expect(episodes).toMatchObject([{ attempt: 2, deviceSerial: 'fake-2', result: { status: 'errored' } }]);
  });
});

describe('run() with devices that have leases', () => {
  function leased(count: number) {
    const { clock, devices, first } = phones(count);
    const leases = fakeLeases();
    return { clock, devices, first, leases, driver: fakeDriver(devices, { leases }) };
  }

  it('has a device leased while it uses it, and gives it back', async () => {
    const { clock, devices, leases, driver } = leased(1);
    const seen: unknown[] = [];
    const looking = task({ setUp: async ({ device }) => void seen.push(leases.holders.get(device.serial)) });
    const { runId } = await runInMemory({ agent: solver, tasks: [looking], devices, given: { clock, driver } });
    expect(seen).toEqual([
      { runId, host: expect.any(String), pid: process.pid, startedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(leases.holders.size).toBe(0);
  });

  it('leaves out what others use, and says who', async () => {
    const { clock, devices, first, leases, driver } = leased(2);
    leases.takeOver('fake-1');
    const { episodes, events } = await runInMemory({ agent: solver, instances: 3, devices, given: { clock, driver } });
    expect(statuses(episodes)).toEqual(Array(3).fill('passed'));
    expect(first.calls).toEqual([]);
    expect(events).toMatchObject([
      {
        kind: 'device.busy',
        deviceSerial: 'fake-1',
        message: 'Left out: Device "fake-1" is used by run "other-run" (process 4711 on other-host)',
      },
    ]);
    expect([...leases.holders]).toEqual([['fake-1', otherOwner]]);
  });

  it('begins nothing when all are in use', async () => {
    const { clock, devices, leases, driver } = leased(2);
    for (const { serial } of devices) leases.takeOver(serial);
    const store = (await import('../testing/memory-run-store.ts')).memoryRunStore();
    await expect(runInMemory({ agent: solver, devices, given: { clock, driver, store } })).rejects.toMatchObject({
      code: 'AW_DEVICE_BUSY',
      message:
        'All devices are in use:\n  Device "fake-1" is used by run "other-run" (process 4711 on other-host)\n  Device "fake-2" is used by run "other-run" (process 4711 on other-host)',
    });
    expect(await store.listRuns()).toEqual([]);
    expect(devices.flatMap(({ calls }) => calls)).toEqual([]);
  });

  it('does not touch a device any more that was taken over, and tries its episode elsewhere', async () => {
    const { clock, devices, first, leases, driver } = leased(2);
    let callsWhenLost = 0;
    const losing = task({
      setUp: async ({ device }) => {
        if (device.serial === 'fake-1') {
          leases.takeOver('fake-1');
          callsWhenLost = first.calls.length;
        }
      },
    });
    const { episodes, events } = await runInMemory({
      agent: solver,
      tasks: [losing],
      instances: 6,
      devices,
      given: { clock, driver },
    });
    expect(statuses(episodes)).toEqual(Array(6).fill('passed'));
    expect(new Set(episodes.map(({ deviceSerial }) => deviceSerial))).toEqual(new Set(['fake-2']));
    // The connection is closed; nothing reaches the phone.
    expect(first.calls.slice(callsWhenLost)).toEqual(['close']);
    expect(events.find(({ kind }) => kind === 'device.given-up')?.message).toContain(
      'was taken over by somebody else and is no longer used by this run: run "other-run" has it',
    );
    expect([...leases.holders]).toEqual([['fake-1', otherOwner]]);
  });

  it('gives leases back when it is interrupted, when the store breaks, and when the phone hangs', async () => {
    const interrupted = leased(2);
    const controller = new AbortController();
    await runInMemory({
      agent: solver,
      tasks: [task({ setUp: async () => controller.abort(new Error('Ctrl-C')) })],
      devices: interrupted.devices,
      given: { clock: interrupted.clock, driver: interrupted.driver, signal: controller.signal },
    });
    expect(interrupted.leases.holders.size).toBe(0);

    const broken = leased(1);
    const { memoryRunStore } = await import('../testing/memory-run-store.ts');
    const store = { ...memoryRunStore(), createRun: async () => Promise.reject(new Error('no space')) };
    const given = { clock: broken.clock, driver: broken.driver, store };
    await expect(runInMemory({ agent: solver, devices: broken.devices, given })).rejects.toThrow('no space');
    expect(broken.leases.holders.size).toBe(0);

    const hanging = leased(1);
    hanging.first.fail('observe', 'hang');
    hanging.first.fail('close', 'hang');
    await runInMemory({
      agent: solver,
      devices: hanging.devices,
      given: { clock: hanging.clock, driver: hanging.driver },
    });
    expect(hanging.leases.holders.size).toBe(0);
  });

  it('ends although lease() and release() hang for ever', async () => {
    const { clock, devices, driver } = leased(1);
    const never = () => new Promise<never>(() => undefined);
    const hangs = { ...driver, lease: never };
    const { episodes } = await runInMemory({ agent: solver, devices, given: { clock, driver: hangs } });
    expect(episodes[0]?.result?.error?.code).toBe('AW_NO_DEVICE');
    const keeps = {
      ...driver,
      lease: async () => ({ release: never, lost: new AbortController().signal }),
    };
    const { events } = await runInMemory({ agent: solver, devices, given: { clock, driver: keeps } });
    expect(kinds(events)).toEqual(['device.release-failed']);
  });
});
