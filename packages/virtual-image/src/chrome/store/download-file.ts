import type { AppApi } from '@androidworld/app-sdk';
import { documentPath } from '../../document-path.ts';

const folder = '/storage/emulated/0/Download';
const channel = { id: 'completed_downloads', name: 'Completed downloads', importance: 2 } as const;

/** A file that an address leads to. */
export interface Downloadable {
  readonly path: string;
  readonly name: string;
  /** The name it can have in the Download folder: another one if there is a file with its own. */
  readonly freeName: string;
}

/** @returns undefined for what lies on the network, where nothing can be reached */
export async function findDownloadable(api: AppApi, url: string): Promise<Downloadable | undefined> {
  const path = await documentPath(api, url);
  if (path === undefined || (await api.files.stat(path)) === null) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { path, name, freeName: await freeNameFor(api, name) };
}

/**
 * Puts a file into the Download folder, and notifies of it.
 *
 * @param name wanted; if it is taken, one like it
 * @returns where it lies
 */
export async function downloadFile(api: AppApi, path: string, name: string, nowMs: number): Promise<string> {
  const free = await freeNameFor(api, name);
  const to = `${folder}/${free}`;
  await api.files.copy(path, to);
  await api.notifications.createChannel(channel);
  await api.notifications.post({
    // One for each, as Chrome counts them.
    id: Math.floor(nowMs / 1000),
    channel: channel.id,
    title: free,
    text: 'Download complete',
    autoCancel: true,
  });
  return to;
}

/** `page.html`, `page (1).html`, … */
async function freeNameFor(api: AppApi, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 0; ; number += 1) {
    const candidate = number === 0 ? name : `${base} (${number})${ending}`;
    if ((await api.files.stat(`${folder}/${candidate}`)) === null) return candidate;
  }
}
