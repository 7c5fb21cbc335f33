import { standardApps } from '../../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../../packages/virtual-phone/src/index.ts';
import { prepareEvidence } from './evidence-state.ts';
import { type MeasuredEvidence, measureEvidence } from './measure-evidence.ts';
import type { EvidenceScreen } from './read-evidence.ts';

/** Looks for the facts of some screens on one new phone, screen after screen. */
export async function measureAll(screens: readonly EvidenceScreen[]): Promise<MeasuredEvidence[]> {
  const driver = virtualPhone({ image: systemImage, apps: standardApps });
  try {
    const [info] = await driver.list();
    if (info === undefined) throw new Error('There is no phone');
    const device = await driver.open(info.serial);
    try {
      await prepareEvidence(device);
      const measured: MeasuredEvidence[] = [];
      for (const screen of screens) measured.push(await measureEvidence(device, screen));
      return measured;
    } finally {
      await device.close();
    }
  } finally {
    await driver.close?.();
  }
}
