import type { AppApi } from '@androidworld/app-sdk';

/** In the preferences each folder has entries of its own, with its path behind these. */
const prefixes = { hash: 'protected_folder_hash_', type: 'protected_folder_type_' } as const;
const file = 'Prefs';
/** Of a lock: 0 is a pattern, 2 a fingerprint. */
const pinType = 1;

/** Folders that open with a PIN: its SHA-1 by their paths. */
export type FolderLocks = ReadonlyMap<string, string>;

export async function listLocks(api: AppApi): Promise<FolderLocks> {
  const entries = Object.entries(await api.preferences.getAll(file));
  const locks = entries.flatMap(([key, found]): [string, string][] =>
    key.startsWith(prefixes.hash) && found.type === 'string' && found.value !== ''
      ? [[key.slice(prefixes.hash.length), found.value]]
      : [],
  );
  return new Map(locks);
}

/** @param hash null takes the lock away */
export async function setLock(api: AppApi, path: string, hash: string | null): Promise<void> {
  await api.preferences.edit(file, {
    [`${prefixes.hash}${path}`]: hash === null ? null : { type: 'string', value: hash },
    [`${prefixes.type}${path}`]: hash === null ? null : { type: 'int', value: pinType },
  });
}
