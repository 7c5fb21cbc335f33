import { AndroidWorldError, type CallOptions, type Device, waitUntil } from '@androidworld/core';
import { queryContent } from '../content/content.ts';

/** Where a message lies: `Telephony.Sms.MESSAGE_TYPE_*` in lower case. */
export type SmsBox = 'inbox' | 'sent' | 'draft' | 'outbox' | 'failed' | 'queued';

/** A text message, as the provider `content://sms` has it. */
export interface Sms {
  /** `_id` of its row, unique among all boxes. */
  readonly id: number;
  /** The peer, as stored. */
  readonly address: string;
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly dateMs: number;
  /** The text, whole. */
  readonly body: string;
}

/** The messages of a box, newest first. On a real phone the shell sees `inbox` and `sent` only; see `listAllSms`. */
export async function listSms(device: Device, box: SmsBox, options: CallOptions = {}): Promise<Sms[]> {
  const rows = await queryContent(device, {
    uri: `content://sms/${box}`,
    columns: ['_id', 'date', 'address', 'body'],
    sort: 'date DESC, _id DESC',
    ...options,
  });
  return rows.map((row) => ({
    id: Number(row._id),
    address: row.address ?? '',
    dateMs: Number(row.date),
    body: row.body ?? '',
  }));
}

/** Has a message arrive from outside and waits until it is in the inbox. @throws AW_UNSUPPORTED on a real phone */
export async function receiveSms(
  device: Device,
  message: { readonly from: string; readonly body: string },
  options: CallOptions = {},
): Promise<void> {
  if (!device.console) {
    throw new AndroidWorldError(
      'AW_UNSUPPORTED',
      `${device.serial} cannot be sent a text from outside: it is not an emulator`,
    );
  }
  const before = new Set((await listSms(device, 'inbox', options)).map(({ id }) => id));
  await device.console.sendSms(message.from, message.body, options);
  await waitUntil(
    async () =>
      (await listSms(device, 'inbox', options)).some((sms) => !before.has(sms.id) && sms.body === message.body),
    { device, what: `the text from ${message.from} has arrived on ${device.serial}`, ...options },
  );
}
