import { getBrightness, getSetting, putSetting, setBrightness } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { dragSlider } from '../../solutions/drag-slider.ts';

type BrightnessTask =
  | 'SystemBrightnessMax'
  | 'SystemBrightnessMaxVerify'
  | 'SystemBrightnessMin'
  | 'SystemBrightnessMinVerify';

/** Values of Settings.System.SCREEN_BRIGHTNESS at the ends of the slider. */
const levels = { min: 1, max: 255 } as const;

export const systemBrightnessMax = brightnessTask('SystemBrightnessMax', { wanted: 'max', atStart: 'min' });
export const systemBrightnessMaxVerify = brightnessTask('SystemBrightnessMaxVerify', { wanted: 'max', atStart: 'max' });
export const systemBrightnessMin = brightnessTask('SystemBrightnessMin', { wanted: 'min', atStart: 'max' });
export const systemBrightnessMinVerify = brightnessTask('SystemBrightnessMinVerify', { wanted: 'min', atStart: 'min' });

/** The Verify twins have the same goal and start in its state: the agent must notice that nothing is left to do. */
function brightnessTask(name: BrightnessTask, { wanted, atStart }: { wanted: 'min' | 'max'; atStart: 'min' | 'max' }) {
  return defineTask({
    name,
    apps: [apps.settings.name],
    ...published[name],
    startsInGoalState: wanted === atStart,
    params: z.object({ maxOrMin: z.literal(wanted) }),
    sample: () => ({ maxOrMin: wanted }),
    goal: ({ maxOrMin }) => `Set the screen brightness to its ${maxOrMin === 'max' ? 'highest' : 'lowest'} level.`,
    async setUp({ device, signal }) {
      const before = await getBrightness(device, { signal });
      const mode = await getSetting(device, 'system', 'screen_brightness_mode', { signal });
      await setBrightness(device, levels[atStart], { signal });
      return { before, mode };
    },
    async score({ device, signal }) {
      const found = await getBrightness(device, { signal });
      return judge(found === levels[wanted], { expected: `a brightness of ${levels[wanted]}`, found: `${found}` });
    },
    async tearDown({ device, signal }, _params, state) {
      if (!state) return;
      await setBrightness(device, state.before, { signal });
      if (state.mode !== undefined)
        await putSetting(device, 'system', 'screen_brightness_mode', state.mode, { signal });
    },
    solution: async (ui) => {
      await openBrightness(ui);
      await dragSlider(ui, wanted);
    },
    nearMisses: [
      {
        name: 'the other end of the slider',
        async run(ui) {
          await openBrightness(ui);
          await dragSlider(ui, wanted === 'max' ? 'min' : 'max');
        },
      },
      {
        name: 'the middle of the slider',
        async run(ui) {
          await openBrightness(ui);
          await ui.tap({ className: /SeekBar|Slider/ });
        },
      },
    ],
  });
}

async function openBrightness(ui: Ui): Promise<void> {
  await ui.openApp('Settings');
  await ui.tap(await ui.scrollTo('Display'));
  await ui.tap('Brightness level');
}
