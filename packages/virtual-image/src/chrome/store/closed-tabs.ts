import type { AppApi } from '@androidworld/app-sdk';

/** A tab of this phone that was closed. */
export interface ClosedTab {
  readonly url: string;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly closedMs: number;
}

/** Chromium remembers so many. */
const most = 25;

const fileOf = (api: AppApi) => `${api.dataDir}/app_chrome/Default/Sessions/closed_tabs.json`;

/** Those that were closed last, first. */
export async function listClosedTabs(api: AppApi): Promise<readonly ClosedTab[]> {
  if ((await api.files.stat(fileOf(api))) === null) return [];
  const parsed: unknown = JSON.parse(await api.files.readText(fileOf(api)));
  return Array.isArray(parsed) ? parsed.filter(isClosedTab) : [];
}

function isClosedTab(value: unknown): value is ClosedTab {
  return typeof value === 'object' && value !== null && 'url' in value && 'title' in value && 'closedMs' in value;
}

/** As a tab is closed, which then comes first, or what was closed is forgotten. Those beyond the 25th fall away. */
export async function changeClosedTabs(
  api: AppApi,
  change: (tabs: readonly ClosedTab[]) => readonly ClosedTab[],
): Promise<void> {
  const changed = change(await listClosedTabs(api)).slice(0, most);
  await api.files.write(fileOf(api), JSON.stringify(changed));
}
