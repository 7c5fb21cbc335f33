import { systemImage } from '@androidworld/virtual-image';
import { openTestPhone as openPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { standardApps } from '../src/index.ts';

export type { TestNode, TestPhone } from '@androidworld/virtual-phone/testing';

/** A phone with all apps, used as by hand. */
export function openTestPhone(): Promise<TestPhone> {
  return openPhone({ image: systemImage, apps: standardApps });
}
