import { type CallOptions, type Device, defineTask, sh } from '@androidworld/core';
import { z } from 'zod';

/** A small task to begin with: replace it by your own. */
export const setAirplaneMode = defineTask({
  name: 'SetAirplaneMode',
  apps: ['settings'],
  difficulty: 'easy',
  optimalSteps: 4,
  stepBudget: 10,

  // What an instance is made of; all choices come from `random`, so that a seed gives the same instance everywhere.
  params: z.object({ on: z.boolean() }),
  sample: (random) => ({ on: random.pick([true, false]) }),
  goal: ({ on }) => `Turn airplane mode ${on ? 'on' : 'off'} in the settings.`,

  // Makes the start state, whatever an earlier episode left, and tells tear-down what was there before.
  async setUp({ device, signal }, { on }) {
    const before = await isOn(device, { signal });
    await turn(device, !on, { signal });
    return before;
  },
  // Reads the device, never the agent's word.
  async score({ device, signal }, { on }) {
    const found = await isOn(device, { signal });
    return found === on ? 1 : { score: 0, reason: `expected airplane mode ${name(on)}, found it ${name(found)}` };
  },
  async tearDown({ device, signal }, _params, before) {
    if (before !== undefined) await turn(device, before, { signal });
  },

  // How a person does it: through the screen alone.
  async solution(ui) {
    await ui.openApp('Settings');
    await ui.tap('Network & internet');
    await ui.tap('Airplane mode');
  },
  // Wrong or incomplete ways, each of which must score below 1.
  nearMisses: [
    {
      name: 'looked at and not changed',
      async run(ui) {
        await ui.openApp('Settings');
        await ui.tap('Network & internet');
      },
    },
  ],
});

const name = (on: boolean) => (on ? 'on' : 'off');

async function isOn(device: Device, options: CallOptions): Promise<boolean> {
  const { stdout } = await device.shell(sh`settings get global airplane_mode_on`, options);
  return stdout.trim() === '1';
}

async function turn(device: Device, on: boolean, options: CallOptions): Promise<void> {
  await device.shell(sh`cmd connectivity airplane-mode ${on ? 'enable' : 'disable'}`, options);
}
