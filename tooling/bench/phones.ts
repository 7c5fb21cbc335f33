import type { Device, Driver } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';

/** Runs `work` with phones that are at their home screens, and ends them. */
export async function withPhones<T>(
  count: number,
  work: (driver: Driver, devices: readonly Device[]) => Promise<T>,
  { time = 'simulated' }: { readonly time?: 'real' | 'simulated' } = {},
): Promise<T> {
  const driver = virtualPhone({ image: systemImage, apps: standardApps, count, time });
  try {
    const devices = await Promise.all((await driver.list()).map(({ serial }) => driver.open(serial)));
    try {
      return await work(driver, devices);
    } finally {
      await Promise.all(devices.map((device) => device.close()));
    }
  } finally {
    await driver.close?.();
  }
}
