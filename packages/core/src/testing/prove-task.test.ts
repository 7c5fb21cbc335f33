import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AnyTask, defineTask, type NearMiss, type Ui } from '../contracts/task.ts';
import { sh } from '../shell/sh.ts';
import { fakeClock } from './fake-clock.ts';
import { type FakeDeviceOptions, fakeDevice } from './fake-device.ts';
import { renderProofs } from './proof.ts';
import type { ProveOptions } from './prove-options.ts';
import { proveTask, testTasks } from './prove-task.ts';
import { suiteOf } from './test-world.ts';

/** A phone with a switch for Wi-Fi, and just enough of a shell to read and write settings. */
function wifiPhone(): FakeDeviceOptions {
  const settings = new Map([
    ['wifi_on', '1'],
    ['last_sync_time', '0'],
  ]);
  let reads = 0;
  return {
    screens: {
      home: [
        { text: 'Wi-Fi', onTap: () => void settings.set('wifi_on', settings.get('wifi_on') === '1' ? '0' : '1') },
        { text: 'Bluetooth', onTap: () => undefined },
      ],
    },
    shell: (script) => {
      const [, list] = /^settings list (\w+)$/.exec(script) ?? [];
      const [, key = '', value = ''] = /^settings put global (\w+) (\w+)$/.exec(script) ?? [];
      const [, wanted = ''] = /^settings get global (\w+)$/.exec(script) ?? [];
      if (key !== '') settings.set(key, value);
      reads += 1;
      settings.set('last_sync_time', String(reads));
      const lines = list === 'global' ? [...settings].map((entry) => entry.join('=')).join('\n') : settings.get(wanted);
      return { exitCode: 0, stdout: `${lines ?? ''}\n`, stderr: '' };
    },
  };
}

const turnOffWifi = defineTask<Record<string, never>, string>({
  name: 'TurnOffWifi',
  apps: [],
  stepBudget: 5,
  params: z.object({}).strict() as z.ZodType<Record<string, never>>,
  sample: () => ({}),
  goal: () => 'Turn Wi-Fi off.',
  async setUp({ device }) {
    await device.shell(sh`settings put global wifi_on 1`);
    return '1';
  },
  score: async ({ device }) => ((await device.shell(sh`settings get global wifi_on`)).stdout.trim() === '0' ? 1 : 0),
  async tearDown({ device }, _params, before = '1') {
    await device.shell(sh`settings put global wifi_on ${before}`);
  },
  solution: async (ui) => ui.tap('Wi-Fi'),
  nearMisses: [{ name: 'the other switch', run: async (ui) => ui.tap('Bluetooth') }],
});

async function prove(rest: Partial<AnyTask> = {}, options: Partial<ProveOptions> = {}) {
  const clock = fakeClock();
  const openDevice = async () => fakeDevice({ ...wifiPhone(), clock });
  return await proveTask({ ...turnOffWifi, ...rest }, { openDevice, seeds: [1], clock, ...options });
}

const failures = async (rest: Partial<AnyTask>, options: Partial<ProveOptions> = {}) =>
  (await prove(rest, options)).filter(({ holds }) => !holds).map(({ claim, found }) => `${claim}: ${found}`);

describe('proveTask()', () => {
  it('shows the steps of what does not hold, warnings among them, and where the last screen is', async () => {
    const pictures = await mkdtemp(join(tmpdir(), 'androidworld-proof-test-'));
    try {
      const solution: AnyTask['solution'] = async (ui) => ui.tap(/Bluetooth|Wi/);
      // The device's and the engine's: otherwise it hangs on how long this process runs already which is ahead.
      const clock = fakeClock();
      const openDevice = async () => {
        const { shell } = wifiPhone();
        const home = [{ text: 'Bluetooth' }, { text: 'Wi-Fi' }];
        return fakeDevice({ clock, screens: { home }, ...(shell && { shell }) });
      };
      const proofs = await prove({ solution }, { openDevice, pictures, clock });
      const text = renderProofs(proofs.filter(({ kind }) => kind === 'solution'));
      expect(text.replaceAll(pictures, '<pictures>')).toMatchInlineSnapshot(`
        "FAILS  TurnOffWifi, seed 1: its solution scores 1
               found: score 0
               steps:
                   warning: /Bluetooth|Wi/ fits 2 elements, at (180, 72) and (180, 120): name more of the one that is meant, or its "nth"
                 1. {"action_type":"click","index":0}  on "Bluetooth"
                 2. {"action_type":"status","goal_status":"complete"}
               last screen: <pictures>/TurnOffWifi-1-oracle.png"
      `);
      const [file = ''] = await readdir(pictures);
      expect((await readFile(join(pictures, file))).subarray(1, 4).toString()).toBe('PNG');

      const [strict] = await prove({ solution }, { openDevice, pictures, clock, strict: true });
      expect(strict?.found).toContain("AW_TASK_FAILED in agent: The solution's target /Bluetooth|Wi/ fits 2 elements");
    } finally {
      await rm(pictures, { recursive: true });
    }
  });

  it('proves a good task for every seed, near misses and the crash for the first', async () => {
    expect(renderProofs(await prove({}, { seeds: [1, 2] }))).toMatchInlineSnapshot(`
      "holds  TurnOffWifi, seed 1: its solution scores 1
      holds  TurnOffWifi, seed 1: its tear-down leaves the phone as it was
      holds  TurnOffWifi, seed 1: doing nothing scores 0
      holds  TurnOffWifi, seed 2: its solution scores 1
      holds  TurnOffWifi, seed 2: its tear-down leaves the phone as it was
      holds  TurnOffWifi, seed 2: doing nothing scores 0
      holds  TurnOffWifi, seed 1: near miss "the other switch" scores below 1
      holds  TurnOffWifi, seed 1: its set-up works on what a crashed episode left"
    `);
  });

  it('proves near misses for every seed when it is to be thorough', async () => {
    const proofs = await prove({}, { seeds: [1, 2], thorough: true });
    const kindsOf = (wanted: number) => proofs.filter(({ seed }) => seed === wanted).map(({ kind }) => kind);
    expect(kindsOf(1)).toEqual(['solution', 'tearDown', 'noop', 'nearMiss', 'afterCrash']);
    expect(kindsOf(2)).toEqual(['solution', 'tearDown', 'noop', 'nearMiss']);
    expect(proofs.every(({ holds }) => holds)).toBe(true);
  });

  it('refuses a near miss that takes no action', async () => {
    const nearMisses = [{ name: 'idle', run: async (ui: Ui) => void (await ui.perform({ action_type: 'wait' })) }];
    expect(await failures({ nearMisses })).toEqual([
      'near miss "idle" scores below 1: it took no action: it does nothing, or should `skip` saying why it does not apply',
    ]);
  });

  it('tries a near miss that does not apply with the other instances', async () => {
    const own: number[] = [];
    const nearMisses: NearMiss[] = [
      {
        name: 'the other switch',
        async run(ui, _params, context) {
          own.push(own.length);
          if (own.length === 1) context.skip('there is no other switch');
          await ui.tap('Bluetooth');
        },
      },
    ];
    const proofs = await prove({ nearMisses }, { seeds: [1], solutionSeeds: [2, 3] });
    expect(renderProofs(proofs.filter(({ kind }) => kind === 'nearMiss'))).toMatchInlineSnapshot(`
      "skips  TurnOffWifi, seed 1: near miss "the other switch" scores below 1 (there is no other switch)
      holds  TurnOffWifi, seed 2: near miss "the other switch" scores below 1"
    `);
  });

  it('refuses a near miss that applies to no instance', async () => {
    const skips: NearMiss = { name: 'the other switch', run: async (_ui, _params, { skip }) => skip('there is none') };
    expect(await failures({ nearMisses: [skips] }, { seeds: [1, 2] })).toEqual([
      'near miss "the other switch" scores below 1: it applies to 0 of 2 instances only: there is none',
    ]);
  });

  it('refuses, when it is to be thorough, a near miss that applies to half of the instances or fewer', async () => {
    let played = 0;
    const rare: NearMiss = {
      name: 'rare',
      async run(ui, _params, { skip }) {
        played += 1;
        if (played === 1) skip('too early');
        await ui.tap('Bluetooth');
      },
    };
    expect(await failures({ nearMisses: [rare] }, { seeds: [1, 2], thorough: true })).toEqual([
      'near miss "rare" scores below 1: it applies to 1 of 2 instances only: too early',
    ]);
  });

  it('proves the solution alone for further seeds', async () => {
    const proofs = await prove({}, { seeds: [1], solutionSeeds: [2, 3] });
    expect(proofs.filter(({ seed }) => seed > 1).map(({ seed, kind, holds }) => [seed, kind, holds])).toEqual([
      [2, 'solution', true],
      [3, 'solution', true],
    ]);
  });

  it('notices a task that pays for nothing, and near misses that are paid', async () => {
    expect(await failures({ score: async () => 1 })).toEqual([
      'doing nothing scores 0: score 1',
      'near miss "the other switch" scores below 1: score 1',
    ]);
    expect(await failures({ score: async () => 1, startsInGoalState: true, nearMisses: [] })).toEqual([]);
  });

  it('notices a task without a solution, with a wrong one, and one that is too long', async () => {
    const noSolution = 'it has no solution';
    const { solution: _solution, ...unsolved } = turnOffWifi;
    const proofs = await proveTask(unsolved, {
      openDevice: async () => fakeDevice(wifiPhone()),
      seeds: [1],
      clock: fakeClock(),
    });
    expect(proofs[0]).toMatchObject({ holds: false, found: noSolution });
    expect(await failures({ solution: async (ui) => ui.tap('Bluetooth') })).toContain('its solution scores 1: score 0');
    expect(await failures({ stepBudget: 1 })).toContain(
      'its solution scores 1: the solution does not fit into the budget of 1 step',
    );
    expect(await failures({ solution: async (ui) => ui.tap('Wifi') })).toContainEqual(
      expect.stringContaining('AW_TASK_FAILED in agent: The solution found no "Wifi"'),
    );
  });

  it('notices a tear-down that leaves traces', async () => {
    expect(await failures({ tearDown: async () => undefined })).toContain(
      'its tear-down leaves the phone as it was: setting global wifi_on: "1" became "0"',
    );
    const ignore = [/wifi_on/];
    expect(await failures({ tearDown: async () => undefined }, { ignore })).toEqual([]);
  });

  it('notices, when it is to be thorough, what a near miss leaves behind', async () => {
    const forgetful: Partial<AnyTask> = {
      nearMisses: [
        {
          name: 'a setting of its own',
          async run(ui, _params, { device }) {
            await device.shell(sh`settings put global left 1`);
            await ui.tap('Bluetooth');
          },
        },
      ],
    };
    expect(await failures(forgetful)).toEqual([]);
    expect(await failures(forgetful, { thorough: true })).toContain(
      'near miss "a setting of its own" scores below 1: setting global left: nothing became "1"',
    );
  });

  it('notices a set-up that relies on the tear-down before', async () => {
    expect(await failures({ setUp: async () => '1' })).toEqual([
      'its set-up works on what a crashed episode left: score 0',
    ]);
    expect(await failures({ setUp: async () => '1' }, { solutionSeeds: [2] })).toEqual([
      'its set-up works on what a crashed episode left: score 0',
    ]);
  });

  it('runs the hooks of the suite around each episode, but not after a crash', async () => {
    const hooks: string[] = [];
    const suite = suiteOf([turnOffWifi], {
      prepareDevice: async () => void hooks.push('prepare'),
      beforeEpisode: async () => void hooks.push('before'),
      afterEpisode: async () => void hooks.push('after'),
    });
    await prove({}, { suite });
    expect(hooks.filter((hook) => hook === 'prepare')).toHaveLength(1);
    expect(hooks.filter((hook) => hook === 'before')).toHaveLength(6);
    expect(hooks.filter((hook) => hook === 'after')).toHaveLength(5);
  });
});

describe('testTasks()', () => {
  it('makes a test of each task that fails with what does not hold', async () => {
    const tests: [string, () => Promise<void>][] = [];
    const clock = fakeClock();
    testTasks([turnOffWifi, { ...turnOffWifi, name: 'Broken', score: async () => 1 }], {
      openDevice: async () => fakeDevice({ ...wifiPhone(), clock }),
      seeds: [1],
      clock,
      test: (name, run) => tests.push([name, run]),
    });
    expect(tests.map(([name]) => name)).toEqual(['task TurnOffWifi is proved', 'task Broken is proved']);
    await expect(tests[0]?.[1]()).resolves.toBeUndefined();
    await expect(tests[1]?.[1]()).rejects.toThrow(
      /FAILS {2}Broken, seed 1: doing nothing scores 0\n {7}found: score 1/,
    );
  });
});
