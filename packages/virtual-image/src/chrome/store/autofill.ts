import { type AppApi, column, defineDatabase, type RowOf } from '@androidworld/app-sdk';

const cards = {
  guid: column.text(),
  name: column.text('name_on_card'),
  number: column.text('card_number_encrypted'),
  month: column.integer('expiration_month'),
  year: column.integer('expiration_year'),
  nickname: column.text(),
};

const addresses = {
  guid: column.text(),
  company: column.text('company_name'),
  street: column.text('street_address'),
  city: column.text(),
  state: column.text(),
  zip: column.text('zipcode'),
};

const names = { guid: column.text(), name: column.text('full_name') };
const phones = { guid: column.text(), phone: column.text('number') };
const emails = { guid: column.text(), email: column.text() };

export type Card = RowOf<typeof cards>;
export type Address = RowOf<typeof addresses & typeof names & typeof phones & typeof emails>;

/** `app_chrome/Default/Web Data`, the part of it that forms are filled from. Its times are seconds since the epoch. */
export const autofillDatabase = defineDatabase({
  name: '../app_chrome/Default/Web Data',
  version: 0,
  androidMetadata: false,
  create: [
    "CREATE TABLE credit_cards (guid VARCHAR PRIMARY KEY, name_on_card VARCHAR, expiration_month INTEGER, expiration_year INTEGER, card_number_encrypted BLOB, date_modified INTEGER NOT NULL DEFAULT 0, origin VARCHAR DEFAULT '', use_count INTEGER NOT NULL DEFAULT 0, use_date INTEGER NOT NULL DEFAULT 0, billing_address_id VARCHAR, nickname VARCHAR)",
    "CREATE TABLE autofill_profiles (guid VARCHAR PRIMARY KEY, company_name VARCHAR, street_address VARCHAR, dependent_locality VARCHAR, city VARCHAR, state VARCHAR, zipcode VARCHAR, sorting_code VARCHAR, country_code VARCHAR, date_modified INTEGER NOT NULL DEFAULT 0, origin VARCHAR DEFAULT '', language_code VARCHAR, use_count INTEGER NOT NULL DEFAULT 0, use_date INTEGER NOT NULL DEFAULT 0, label VARCHAR)",
    'CREATE TABLE autofill_profile_names (guid VARCHAR PRIMARY KEY, first_name VARCHAR, middle_name VARCHAR, last_name VARCHAR, full_name VARCHAR)',
    'CREATE TABLE autofill_profile_phones (guid VARCHAR, number VARCHAR)',
    'CREATE TABLE autofill_profile_emails (guid VARCHAR, email VARCHAR)',
  ],
  tables: {
    credit_cards: cards,
    autofill_profiles: addresses,
    autofill_profile_names: names,
    autofill_profile_phones: phones,
    autofill_profile_emails: emails,
  },
});

const { tables } = autofillDatabase;
export const cardSources = { tables: [tables.credit_cards] };
export const addressSources = { tables: [tables.autofill_profiles] };

export const listCards = (api: AppApi): Promise<Card[]> =>
  autofillDatabase.open(api).credit_cards.all({ orderBy: 'date_modified DESC, guid' });

export const listAddresses = (api: AppApi): Promise<Address[]> =>
  autofillDatabase.open(api).query(
    { ...addresses, ...names, ...phones, ...emails },
    `SELECT * FROM autofill_profiles
      JOIN autofill_profile_names USING (guid)
      JOIN autofill_profile_phones USING (guid)
      JOIN autofill_profile_emails USING (guid)
      ORDER BY date_modified DESC, guid`,
  );

export async function saveCard(api: AppApi, card: Card): Promise<void> {
  const { credit_cards } = autofillDatabase.open(api);
  await credit_cards.insert(card, 'replace');
  await touch(api, 'credit_cards', card.guid);
}

export async function saveAddress(api: AppApi, address: Address): Promise<void> {
  const { guid, name, phone, email } = address;
  const { company, street, city, state, zip } = address;
  await forgetAddress(api, guid);
  const open = autofillDatabase.open(api);
  await open.autofill_profile_names.insert({ guid, name });
  await open.autofill_profile_phones.insert({ guid, phone });
  await open.autofill_profile_emails.insert({ guid, email });
  await open.autofill_profiles.insert({ guid, company, street, city, state, zip });
  await touch(api, 'autofill_profiles', guid);
}

async function touch(api: AppApi, table: 'credit_cards' | 'autofill_profiles', guid: string): Promise<void> {
  const seconds = Math.floor((await api.clock.now()) / 1000);
  await autofillDatabase.open(api).run(`UPDATE ${table} SET date_modified = ? WHERE guid = ?`, [seconds, guid]);
}

export async function forgetCard(api: AppApi, guid: string): Promise<void> {
  await autofillDatabase.open(api).credit_cards.delete({ where: { guid } });
}

export async function forgetAddress(api: AppApi, guid: string): Promise<void> {
  const open = autofillDatabase.open(api);
  await open.autofill_profile_names.delete({ where: { guid } });
  await open.autofill_profile_phones.delete({ where: { guid } });
  await open.autofill_profile_emails.delete({ where: { guid } });
  await open.autofill_profiles.delete({ where: { guid } });
}

/** @param sinceMs since the epoch; what was changed earlier stays */
export async function forgetAutofill(api: AppApi, sinceMs: number): Promise<void> {
  const open = autofillDatabase.open(api);
  const recent = { where: 'date_modified >= ?', args: [sinceMs / 1000] };
  await open.credit_cards.delete(recent);
  for (const { guid } of await open.autofill_profiles.all(recent)) await forgetAddress(api, guid);
}
