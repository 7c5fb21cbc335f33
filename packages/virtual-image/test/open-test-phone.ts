import { openTestPhone as openPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { systemImage } from '../src/index.ts';

export type { TestNode, TestPhone } from '@androidworld/virtual-phone/testing';

/** A new phone, used as by hand. */
export function openTestPhone(): Promise<TestPhone> {
  return openPhone({ image: systemImage, apps: [] });
}
