import { digitsOf, type StoredSms } from '@androidworld/android-kit';

/** The message that is to be sent, and to whom. */
export interface WantedSms {
  readonly number: string;
  readonly message: string;
}

/** Whether the message was sent between two looks, and nothing else, and the messages there were are all there. */
export function isOnlySent(after: readonly StoredSms[], before: readonly StoredSms[], wanted: WantedSms): boolean {
  const kept = before.every((message) => after.some((other) => isSame(message, other)));
  const known = new Set(before.map(({ id }) => id));
  // What arrives is not the agent's doing, and a draft reaches nobody.
  const [sent, ...others] = after.filter(({ id, box }) => !known.has(id) && box !== 'inbox' && box !== 'draft');
  return kept && sent !== undefined && others.length === 0 && isWanted(sent, wanted);
}

function isSame(one: StoredSms, other: StoredSms): boolean {
  return one.id === other.id && one.box === other.box && one.address === other.address && one.body === other.body;
}

function isWanted({ box, address, body }: StoredSms, { number, message }: WantedSms): boolean {
  return box === 'sent' && digitsOf(address) === digitsOf(number) && body.trim() === message.trim();
}
