import { type Device, sh } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { atMost, type Figure } from './figure.ts';
import { withPhones } from './phones.ts';

export const firstStart: Figure = {
  name: 'first start of an installed app, until its screen is drawn, the slowest of all',
  promise: 'at most 600 ms',
  async measure() {
    const durationsMs = await withPhones(1, async (_, [device]) => {
      if (device === undefined) throw new Error('No phone was opened');
      const measured: number[] = [];
      for (const { manifest } of standardApps) {
        const launcher = await launcherOf(device, manifest.packageName);
        if (launcher === undefined) continue;
        await device.shell(sh`pm clear ${manifest.packageName}`);
        const startedMs = performance.now();
        await device.shell(sh`am start -W -n ${launcher}`);
        measured.push(performance.now() - startedMs);
      }
      return measured;
    });
    return atMost(600, Math.max(...durationsMs), 'ms');
  },
};

/** Undefined for an app that no person starts. */
async function launcherOf(device: Device, packageName: string): Promise<string | undefined> {
  const { stdout } = await device.shell(
    sh`cmd package resolve-activity --brief -c android.intent.category.LAUNCHER ${packageName}`,
  );
  return stdout
    .trim()
    .split('\n')
    .find((line) => line.startsWith(`${packageName}/`));
}
