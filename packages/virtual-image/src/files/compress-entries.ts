import type { AppApi } from '@androidworld/app-sdk';
import { type Zippable, zipSync } from 'fflate';
import type { Entry } from './entry.ts';
import { freePath, type Outcome } from './file-operations.ts';

/** Puts files and folders into one archive, which is called like the only one of them, or else `archive.zip`. */
export async function compressEntries(api: AppApi, entries: readonly Entry[], destination: string): Promise<Outcome> {
  const [first] = entries;
  const name = entries.length === 1 && first !== undefined ? `${first.name}.zip` : 'archive.zip';
  try {
    const content: Record<string, Zippable | Uint8Array> = {};
    for (const entry of entries)
      if (entry.path !== null) content[entry.name] = await contentOf(api, entry.path, entry.kind);
    await api.files.write(await freePath(api, destination, name, 'file'), zipSync(content));
    return { failed: [] };
  } catch {
    // Nothing is left of an archive that could not be made; the person is told of it.
    return { failed: entries };
  }
}

async function contentOf(api: AppApi, path: string, kind: Entry['kind']): Promise<Zippable | Uint8Array> {
  if (kind === 'file') return api.files.read(path);
  const files = await api.files.list(path);
  const entries = files.map(
    async (file) =>
      [file.name, await contentOf(api, file.path, file.kind === 'directory' ? 'folder' : 'file')] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
