import type { AppApi, Intent } from '@androidworld/app-sdk';
import { documentUri } from './document-uri.ts';
import type { Entry } from './entry.ts';

const grantRead = 0x1;

/** Opens a file with whatever app shows its type. @returns false when there is none */
export async function openEntry(api: AppApi, entry: Entry): Promise<boolean> {
  const intent = viewIntent(entry);
  if ((await api.queryIntentActivities(intent)).length === 0) return false;
  await api.startActivity(intent);
  return true;
}

/** Lets the person say with what. */
export async function openEntryWith(api: AppApi, entry: Entry): Promise<void> {
  await api.startChooser(viewIntent(entry), 'Open with');
}

/** Offers files to other apps. */
export async function shareEntries(api: AppApi, entries: readonly Entry[]): Promise<void> {
  const uris = entries.flatMap(({ path }) => (path === null ? [] : [documentUri(path)]));
  const [only = ''] = uris;
  const type = commonType(entries);
  const intent: Intent =
    uris.length === 1
      ? { action: 'android.intent.action.SEND', extras: { 'android.intent.extra.STREAM': { uri: only } } }
      : { action: 'android.intent.action.SEND_MULTIPLE', extras: { 'android.intent.extra.STREAM': uris } };
  await api.startChooser({ ...intent, type, flags: grantRead }, 'Share via');
}

function viewIntent({ path, mimeType }: Entry): Intent {
  return {
    action: 'android.intent.action.VIEW',
    type: mimeType,
    flags: grantRead,
    ...(path === null ? {} : { data: documentUri(path) }),
  };
}

/** The type all have in common: `image/png`, `image/*`, or anything. */
function commonType(entries: readonly Entry[]): string {
  const types = new Set(entries.map(({ mimeType }) => mimeType));
  const groups = new Set([...types].map((type) => type.split('/')[0]));
  if (types.size === 1) return [...types].join('');
  return groups.size === 1 ? `${[...groups].join('')}/*` : '*/*';
}
