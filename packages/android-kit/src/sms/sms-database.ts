import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';
import type { Sms, SmsBox } from './sms.ts';

/** A message with the box it lies in. */
export interface StoredSms extends Sms {
  /** From the column `type` (`MESSAGE_TYPE_*`). */
  readonly box: SmsBox;
}

/**
 * Every message, the oldest first: drafts and what has not been sent, too, which the provider shows to the default SMS
 * app alone. Needs root.
 */
export async function listAllSms(device: Device, options: CallOptions = {}): Promise<StoredSms[]> {
  // Hexadecimal, because a text may hold whatever would keep columns and rows apart.
  const sql = 'SELECT _id, type, date, hex(address), hex(body) FROM sms ORDER BY date, _id';
  const output = await querySmsDatabase(device, sql, options);
  return output === '' ? [] : output.split(/\r?\n/).map(parseRow);
}

/**
 * Deletes every message and thread, and whom they were with. Goes past the provider, which takes changes from the
 * default SMS app alone: an app that shows messages meanwhile does not notice, so stop it first. Needs root.
 */
export async function clearSms(device: Device, options: CallOptions = {}): Promise<void> {
  const tables = ['sms', 'pdu', 'threads', 'canonical_addresses'];
  const deletions = tables.map((table) => `DELETE FROM ${table};`).join(' ');
  const counters = tables.map((table) => `'${table}'`).join(', ');
  await querySmsDatabase(device, `${deletions} DELETE FROM sqlite_sequence WHERE name IN (${counters});`, options);
}

const database = '/data/data/com.android.providers.telephony/databases/mmssms.db';

/** @returns what `sqlite3` printed: a line for each row, columns apart by `|` */
async function querySmsDatabase(device: Device, sql: string, options: CallOptions): Promise<string> {
  // The provider may be writing: a locked database is waited for.
  return await run(device, sh`sqlite3 -cmd ${'.timeout 5000'} ${database} ${sql}`, { ...options, root: true });
}

/** `Telephony.TextBasedSmsColumns.MESSAGE_TYPE_*` */
const boxes: readonly (SmsBox | undefined)[] = [undefined, 'inbox', 'sent', 'draft', 'outbox', 'failed', 'queued'];

function parseRow(line: string): StoredSms {
  const [id, type, dateMs, address, body] = line.split('|');
  const box = boxes[Number(type)];
  if (id !== undefined && box !== undefined && address !== undefined && body !== undefined) {
    return { id: Number(id), box, dateMs: Number(dateMs), address: readHex(address), body: readHex(body) };
  }
  throw new AndroidWorldError(
    'AW_PARSE',
    `Expected "id|type|date|address|body" of a message in mmssms.db, with a type from 1 to 6; found ${JSON.stringify(line.slice(0, 200))}`,
  );
}

function readHex(text: string): string {
  return Buffer.from(text, 'hex').toString('utf8');
}
