import type { AppApi, Intent } from '@androidworld/app-sdk';
import { documentPath as fileBehind } from '../document-path.ts';
import { archiveTypes } from './archive-types.ts';
import { documentPath, documentUri, sharedRoot } from './document-uri.ts';
import { filesActivity, inspectorActivity, packageName } from './package-name.ts';
import { type Place, placeAt, type Root } from './roots.ts';

const initialUri = 'android.provider.extra.INITIAL_URI';

/** Where an intent wants to begin; Downloads is home. */
export function startPlace({ data, extras }: Intent, roots: readonly Root[], home: Root['id'] = 'downloads'): Place {
  const initial = extras?.[initialUri];
  const wanted = data ?? uriOf(initial);
  const path = wanted === undefined ? undefined : documentPath(wanted);
  const device = roots.find(({ id }) => id === 'device');
  if (path !== undefined && device !== undefined) return placeAt(device, path);
  const root = roots.find(({ id }) => id === home) ?? roots[0];
  if (root === undefined) throw new Error('There is no root to begin at');
  return { root, trail: [] };
}

/** The archive that an intent wants to be looked into; undefined when it wants none. */
export async function archivePlace(
  api: AppApi,
  { data, type }: Intent,
  roots: readonly Root[],
): Promise<Place | undefined> {
  if (data === undefined || type === undefined || !archiveTypes.includes(type)) return undefined;
  const file = documentPath(data) ?? (await fileBehind(api, data));
  const device = roots.find(({ id }) => id === 'device');
  if (file === undefined || device === undefined || !file.startsWith(`${sharedRoot}/`)) return undefined;
  const { root, trail } = placeAt(device, file);
  const last = trail.length - 1;
  return {
    root,
    trail: trail.map((crumb, index) => (index === last ? { ...crumb, archive: { file, path: [] } } : crumb)),
  };
}

const newDocument = 0x00080000;
const multipleTask = 0x08000000;

/** Opens Files once more, in a task of its own. @param folder where the new one begins; null for its home */
export async function openWindow(api: AppApi, folder: string | null): Promise<void> {
  await api.startActivity({
    component: { packageName, className: filesActivity },
    flags: newDocument | multipleTask,
    ...(folder === null ? {} : { action: 'android.intent.action.VIEW', data: documentUri(folder) }),
  });
}

/** Opens what there is to know of a file or folder. */
export async function showInfo(api: AppApi, path: string): Promise<void> {
  await api.startActivity({
    component: { packageName, className: inspectorActivity },
    data: documentUri(path),
    ...(path === sharedRoot
      ? { extras: { 'android.intent.extra.TITLE': await api.settings.get('global', 'device_name') } }
      : {}),
  });
}

function uriOf(extra: NonNullable<Intent['extras']>[string] | undefined): string | undefined {
  if (typeof extra === 'string') return extra;
  return typeof extra === 'object' && extra !== null && 'uri' in extra ? extra.uri : undefined;
}
