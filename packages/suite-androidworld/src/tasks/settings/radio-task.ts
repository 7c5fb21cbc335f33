import { type CallOptions, type Device, defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';

/** A radio that Settings switches: how it is read, set from outside, and set through the screen. */
export interface Radio {
  /** As the goal calls it. */
  readonly label: string;
  isOn(device: Device, options: CallOptions): Promise<boolean>;
  set(device: Device, on: boolean, options: CallOptions): Promise<void>;
  /** From anywhere: opens its screen first. */
  switchInSettings(ui: Ui, on: boolean): Promise<void>;
  /** On its screen. */
  flip(ui: Ui, on: boolean): Promise<void>;
}

/** The Verify twins have the same goal and start in its state: the agent must notice that nothing is left to do. */
export function radioTask(
  name: keyof typeof published,
  { radio, wanted, atStart }: { radio: Radio; wanted: 'on' | 'off'; atStart: 'on' | 'off' },
) {
  const { label } = radio;
  return defineTask({
    name,
    apps: [apps.settings.name],
    ...published[name],
    startsInGoalState: wanted === atStart,
    params: z.object({ onOrOff: z.literal(wanted) }),
    sample: () => ({ onOrOff: wanted }),
    goal: ({ onOrOff }) => `Make sure that ${label} is turned ${onOrOff}.`,
    async setUp({ device, signal }) {
      const before = await radio.isOn(device, { signal });
      await radio.set(device, atStart === 'on', { signal });
      return { before };
    },
    async score({ device, signal }) {
      const isOn = await radio.isOn(device, { signal });
      return judge(isOn === (wanted === 'on'), { expected: `${label} ${wanted}`, found: isOn ? 'on' : 'off' });
    },
    async tearDown({ device, signal }, _params, state) {
      await radio.set(device, state?.before ?? true, { signal });
    },
    solution: (ui) => radio.switchInSettings(ui, wanted === 'on'),
    nearMisses: [
      { name: `${label} left the other way round`, run: (ui) => radio.switchInSettings(ui, wanted !== 'on') },
      {
        name: `${label} set and set back`,
        async run(ui) {
          await radio.switchInSettings(ui, wanted === 'on');
          await radio.flip(ui, wanted !== 'on');
        },
      },
    ],
  });
}
