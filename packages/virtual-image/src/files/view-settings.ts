import type { AppApi } from '@androidworld/app-sdk';
import { packageName } from './package-name.ts';
import type { Root } from './roots.ts';

export type ViewMode = 'list' | 'grid';

const file = `${packageName}_preferences`;
const modes = { list: 1, grid: 2 } as const;

/** What the app remembers of how a person likes to see files. */
export async function readViewSettings(api: AppApi): Promise<{ modes: Record<string, ViewMode>; showHidden: boolean }> {
  const all = await api.preferences.all(file);
  const found = Object.entries(all).flatMap(([key, value]) =>
    key.startsWith('rootViewMode-')
      ? [[key.slice('rootViewMode-'.length), value === 2 ? 'grid' : 'list'] as const]
      : [],
  );
  return { modes: Object.fromEntries(found), showHidden: all.showHiddenFiles === true };
}

export async function writeViewMode(api: AppApi, root: Root['id'], mode: ViewMode): Promise<void> {
  await api.preferences.put(file, { [`rootViewMode-${root}`]: modes[mode] });
}

export async function writeShowHidden(api: AppApi, showHiddenFiles: boolean): Promise<void> {
  await api.preferences.put(file, { showHiddenFiles });
}
