import { type AppApi, mimeTypeOf, toBase64 } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';
import { database, type Resource } from './database.ts';
import { newId } from './new-id.ts';

const folder = `/data/data/${packageName}/files`;

/** Keeps a file for a note. @returns the Markdown that shows it, or leads to it */
export async function addResource(api: AppApi, name: string, bytes: Uint8Array): Promise<string> {
  const now = await api.clock.now();
  const resource: Resource = {
    id: await newId(api),
    title: name,
    mime: mimeTypeOf(name),
    fileExtension: /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '',
    size: bytes.length,
    createdMs: now,
    updatedMs: now,
    userCreatedMs: now,
    userUpdatedMs: now,
    blobUpdatedMs: now,
  };
  await api.files.write(resourcePath(resource), bytes);
  await database.open(api).resources.insert(resource);
  const label = name.replaceAll(/[[\]]/g, '\\$&');
  return `${resource.mime.startsWith('image/') ? '!' : ''}[${label}](:/${resource.id})`;
}

export function findResource(api: AppApi, id: string): Promise<Resource | undefined> {
  return database.open(api).resources.first({ where: { id } });
}

export function resourcePath({ id, fileExtension }: Pick<Resource, 'id' | 'fileExtension'>): string {
  return fileExtension === '' ? `${folder}/${id}` : `${folder}/${id}.${fileExtension}`;
}

/** The pictures a text names, by their ids, as `data:` addresses: the page reaches no file. */
export async function loadPictures(api: AppApi, body: string): Promise<ReadonlyMap<string, string>> {
  const ids = [...body.matchAll(/:\/([0-9a-f]{32})/g)].map(([, id = '']) => id);
  const pictures = new Map<string, string>();
  for (const id of new Set(ids)) {
    const resource = await findResource(api, id);
    if (resource?.mime.startsWith('image/') !== true) continue;
    // A row whose file is not there has no picture, as with one that was not downloaded yet.
    const bytes = await api.files.read(resourcePath(resource)).catch(() => undefined);
    if (bytes !== undefined) pictures.set(id, `data:${resource.mime};base64,${toBase64(bytes)}`);
  }
  return pictures;
}
