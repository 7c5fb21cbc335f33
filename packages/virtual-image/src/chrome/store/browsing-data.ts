import type { AppApi } from '@androidworld/app-sdk';
import { forgetAutofill } from './autofill.ts';
import { changeClosedTabs } from './closed-tabs.ts';
import { clearHistory } from './history.ts';

/** What "Clear browsing data" can clear. */
export type BrowsingData = 'history' | 'cookies' | 'cache' | 'passwords' | 'autofill' | 'site-settings';

const hourMs = 3_600_000;

/** How far back it goes; null: to the beginning. */
export const timeRanges = [
  { label: 'Last hour', ms: hourMs },
  { label: 'Last 24 hours', ms: 24 * hourMs },
  { label: 'Last 7 days', ms: 7 * 24 * hourMs },
  { label: 'Last 4 weeks', ms: 28 * 24 * hourMs },
  { label: 'All time', ms: null },
] as const;

export function rangeStart(range: number, nowMs: number): number {
  const ms = timeRanges[range]?.ms ?? null;
  return ms === null ? 0 : nowMs - ms;
}

/** @param sinceMs since the epoch; what is older stays */
export async function clearBrowsingData(api: AppApi, kinds: ReadonlySet<string>, sinceMs: number): Promise<void> {
  const profile = `${api.dataDir}/app_chrome/Default`;
  if (kinds.has('history')) {
    await clearHistory(api, sinceMs);
    await changeClosedTabs(api, (tabs) => tabs.filter(({ closedMs }) => closedMs < sinceMs));
  }
  if (kinds.has('cookies')) await removeSince(api, [`${profile}/Cookies`, `${profile}/Local Storage`], sinceMs);
  if (kinds.has('cache')) await removeSince(api, await cachedFiles(api), sinceMs);
  if (kinds.has('passwords')) await removeSince(api, [`${profile}/Login Data`], sinceMs);
  if (kinds.has('autofill')) await forgetAutofill(api, sinceMs);
}

/** Bytes in the cache. */
export async function cachedBytes(api: AppApi): Promise<number> {
  const sizes = await Promise.all(
    (await cachedFiles(api)).map(async (path) => (await api.files.stat(path))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function cachedFiles(api: AppApi): Promise<string[]> {
  const folder = `${api.dataDir}/cache`;
  if ((await api.files.stat(folder)) === null) return [];
  return (await api.files.list(folder)).map(({ path }) => path);
}

async function removeSince(api: AppApi, paths: readonly string[], sinceMs: number): Promise<void> {
  for (const path of paths) {
    const found = await api.files.stat(path);
    if (found !== null && found.modifiedMs >= sinceMs) await api.files.remove(path);
  }
}
