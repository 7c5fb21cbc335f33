import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { oracle } from '../packages/agent-baselines/src/index.ts';
import { type Driver, sh } from '../packages/core/src/index.ts';
import { androidWorld } from '../packages/suite-androidworld/src/index.ts';
import { miniWob } from '../packages/suite-miniwob/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { runRecorded } from '../tooling/bench/run-recorded.ts';

// CHROME_PATH may name any Chromium: a newer one, with other windows, that knows nothing of our switches.

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'].find((path) =>
  existsSync(path),
);

/** With a start of another Chromium, on the slowest computer. */
const slowMs = 240_000;

describe.skipIf(installed === undefined)('a Chromium of the computer', () => {
  let driver: Driver | undefined;
  const phone = (): Driver => {
    if (installed === undefined) throw new Error('There is none');
    driver ??= virtualPhone({ image: systemImage, apps: standardApps, executablePath: installed });
    return driver;
  };
  afterAll(() => driver?.close?.());

  it.each([
    { suite: androidWorld(), tasks: ['ContactsAddContact', 'BrowserMaze'] },
    { suite: miniWob(), tasks: ['MiniWobEnterText', 'MiniWobUseSlider', 'MiniWobScrollText'] },
  ])(
    'is touched where it was meant, in apps and in web pages: $tasks are solved',
    async ({ suite, tasks }) => {
      const { results } = await runRecorded({ suite, agent: oracle(), driver: phone(), tasks });
      expect(results.map(({ status }) => status)).toEqual(tasks.map(() => 'passed'));
    },
    slowMs,
  );

  it(
    'has a page as large as the screen, however that is held',
    async () => {
      const device = await phone().open('emulator-5554');
      const size = async () => {
        const { screen, screenshot } = await device.observe();
        return [screen, { width: screenshot?.width, height: screenshot?.height }];
      };
      const upright = { width: 1080, height: 2400 };
      expect(await size()).toEqual([upright, upright]);
      await device.shell(sh`settings put system accelerometer_rotation 0; settings put system user_rotation 1`);
      await device.apps.open('settings');
      const sideways = { width: 2400, height: 1080 };
      expect(await size()).toEqual([sideways, sideways]);
      await device.close();
    },
    slowMs,
  );
});
