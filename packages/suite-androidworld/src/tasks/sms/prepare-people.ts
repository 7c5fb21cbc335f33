import { addContact, type Contact, clearContacts, listContacts } from '@androidworld/android-kit';
import type { TaskContext } from '@androidworld/core';
import { type MessagesBefore, prepareMessages, removeMessages } from './prepare-messages.ts';
import { samePeople } from './same-people.ts';

type Scene = Pick<TaskContext, 'device' | 'signal'>;

export interface PeopleBefore extends MessagesBefore {
  /** All there were when the agent began. */
  readonly contacts: readonly Contact[];
}

/** Makes the start state: these contacts, and no message but those `fill` has arrive or sends. */
export async function preparePeople(
  { device, signal }: Scene,
  contacts: readonly Contact[],
  fill: () => Promise<void>,
): Promise<PeopleBefore> {
  await clearContacts(device, { signal });
  for (const contact of contacts) await addContact(device, contact, { signal });
  return { ...(await prepareMessages({ device, signal }, fill)), contacts };
}

/** Whether the contacts are those there were. */
export async function hasSamePeople({ device, signal }: Scene, { contacts }: PeopleBefore): Promise<boolean> {
  return samePeople(await listContacts(device, { signal }), contacts);
}

export async function removePeople({ device, signal }: Scene, before: PeopleBefore | undefined): Promise<void> {
  await removeMessages({ device, signal }, before);
  await clearContacts(device, { signal });
}
