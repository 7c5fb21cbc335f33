import { type AppApi, column, defineDatabase, type RowOf } from '@androidworld/app-sdk';

const urls = {
  id: column.integer(),
  url: column.text(),
  title: column.text(),
  visits: column.integer('visit_count'),
  /** Microseconds since 1601, as Chromium counts. */
  lastVisit: column.integer('last_visit_time'),
};

export type HistoryEntry = RowOf<typeof urls>;

/** `app_chrome/Default/History`, the part of it that says what was visited. */
export const historyDatabase = defineDatabase({
  name: '../app_chrome/Default/History',
  version: 0,
  androidMetadata: false,
  create: [
    'CREATE TABLE urls(id INTEGER PRIMARY KEY AUTOINCREMENT,url LONGVARCHAR,title LONGVARCHAR,visit_count INTEGER DEFAULT 0 NOT NULL,typed_count INTEGER DEFAULT 0 NOT NULL,last_visit_time INTEGER NOT NULL,hidden INTEGER DEFAULT 0 NOT NULL)',
    'CREATE INDEX urls_url_index ON urls (url)',
  ],
  tables: { urls },
});

export const historySources = { tables: [historyDatabase.tables.urls] };

const microsFrom1601 = 11_644_473_600_000_000;
const chromiumTime = (ms: number) => ms * 1000 + microsFrom1601;

/** When it was last visited, in milliseconds since the epoch. */
export const visitedAt = ({ lastVisit }: HistoryEntry) => (lastVisit - microsFrom1601) / 1000;

export const listHistory = (api: AppApi) => historyDatabase.open(api).urls.all({ orderBy: 'last_visit_time DESC' });

/** @param nowMs since the epoch */
export async function noteVisit(api: AppApi, { url, title, nowMs }: { url: string; title: string; nowMs: number }) {
  const { urls: table } = historyDatabase.open(api);
  const lastVisit = chromiumTime(nowMs);
  const known = await table.first({ where: { url } });
  if (known === undefined) await table.insert({ url, title, visits: 1, lastVisit });
  else await table.update({ title, visits: known.visits + 1, lastVisit }, { where: { id: known.id } });
}

export const forgetVisit = (api: AppApi, id: number) => historyDatabase.open(api).urls.delete({ where: { id } });

/** @param sinceMs since the epoch; what was last visited earlier stays */
export const clearHistory = (api: AppApi, sinceMs: number) =>
  historyDatabase.open(api).urls.delete({ where: 'last_visit_time >= ?', args: [chromiumTime(sinceMs)] });
