import {
  clearSms,
  holdRole,
  isAirplaneModeOn,
  listAllSms,
  type StoredSms,
  setAirplaneMode,
} from '@androidworld/android-kit';
import type { TaskContext } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

type Scene = Pick<TaskContext, 'device' | 'signal'>;

/** What set-up hands to score and tear-down. */
export interface MessagesBefore {
  /** All there were when the agent began. */
  readonly messages: readonly StoredSms[];
  readonly airplaneMode: boolean;
}

/** Makes the start state: no message but those `fill` has arrive or sends, and a network to send more by. */
export async function prepareMessages(
  { device, signal }: Scene,
  fill: () => Promise<void> = async () => undefined,
): Promise<MessagesBefore> {
  // It goes to another app where an earlier episode, or a person, has given it to one: this one could then send nothing.
  await holdRole(device, { role: 'SMS', packageName: apps.simpleSmsMessenger.packageName }, { signal });
  const airplaneMode = await isAirplaneModeOn(device, { signal });
  if (airplaneMode) await setAirplaneMode(device, false, { signal });
  await clearSms(device, { signal });
  await fill();
  return { messages: await listAllSms(device, { signal }), airplaneMode };
}

export async function removeMessages({ device, signal }: Scene, before: MessagesBefore | undefined): Promise<void> {
  // It would keep what stands in its field as a draft.
  await device.apps.stop(apps.simpleSmsMessenger.packageName, { signal });
  await clearSms(device, { signal });
  const airplaneMode = before?.airplaneMode ?? false;
  if ((await isAirplaneModeOn(device, { signal })) !== airplaneMode) {
    await setAirplaneMode(device, airplaneMode, { signal });
  }
}
