import { type CallOptions, type Device, sh, waitUntil } from '@androidworld/core';
import { insertContent, queryContent } from '../content/content.ts';
import { run } from '../shell/run.ts';

/** A phone number with whom it belongs to; a contact with several numbers is several of these. */
export interface Contact {
  /** As the contacts show it (`display_name`); empty without one. */
  readonly name: string;
  /** As typed. */
  readonly number: string;
}

/** Every number of every contact. */
export async function listContacts(device: Device, options: CallOptions = {}): Promise<Contact[]> {
  const rows = await queryContent(device, {
    uri: 'content://com.android.contacts/data/phones',
    columns: ['data1', 'display_name'],
    ...options,
  });
  return rows.map((row) => ({ name: row.display_name ?? '', number: row.data1 ?? '' }));
}

/** Adds a contact with a mobile number, through the provider. */
export async function addContact(device: Device, contact: Contact, options: CallOptions = {}): Promise<void> {
  const newest = async () => {
    const rows = await queryContent(device, {
      uri: 'content://com.android.contacts/raw_contacts',
      columns: ['_id'],
      sort: '_id DESC',
      ...options,
    });
    return Number(rows[0]?._id ?? 0);
  };
  const before = await newest();
  await insertContent(
    device,
    'content://com.android.contacts/raw_contacts',
    { account_type: null, account_name: null },
    options,
  );
  const id = await waitUntil(async () => ((await newest()) > before ? newest() : undefined), {
    device,
    what: `the new contact "${contact.name}" has a row`,
    ...options,
  });
  const data = 'content://com.android.contacts/data';
  const row = { raw_contact_id: id };
  await insertContent(device, data, { ...row, mimetype: 'vnd.android.cursor.item/name', data1: contact.name }, options);
  await insertContent(
    device,
    data,
    { ...row, mimetype: 'vnd.android.cursor.item/phone_v2', data1: contact.number, data2: 2 },
    options,
  );
}

/** Deletes all contacts, and the call log, which the same package keeps. */
export async function clearContacts(device: Device, options: CallOptions = {}): Promise<void> {
  await run(device, sh`pm clear com.android.providers.contacts`, options);
  await waitUntil(
    async (saw) => {
      const left = await listContacts(device, options);
      saw(() => `${left.length} contacts`);
      return left.length === 0;
    },
    { device, what: `${device.serial} has no contacts`, ...options },
  );
}

/** The digits of a number: how two spellings of it are compared. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}
