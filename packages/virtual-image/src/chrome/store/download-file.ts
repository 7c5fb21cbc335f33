import type { AppApi } from '@androidworld/app-sdk';
import { documentPath } from '../../document-path.ts';

const folder = '/storage/emulated/0/Download';
const channel = { id: 'completed_downloads', name: 'Completed downloads', importance: 2 } as const;

/**
 * Puts what an address leads to into the Download folder, under a name that is free there, and notifies of it.
 *
 * @returns the name; undefined for what lies on the network, where nothing can be reached
 */
export async function downloadFile(api: AppApi, url: string, nowMs: number): Promise<string | undefined> {
  const path = await documentPath(api, url);
  if (path === undefined || (await api.files.stat(path)) === null) return undefined;
  const name = await freeName(api, path.slice(path.lastIndexOf('/') + 1));
  await api.files.copy(path, `${folder}/${name}`);
  await api.notifications.createChannel(channel);
  await api.notifications.post({
    // One for each, as Chrome counts them.
    id: Math.floor(nowMs / 1000),
    channel: channel.id,
    title: name,
    text: 'Download complete',
    autoCancel: true,
  });
  return name;
}

/** `page.html`, `page (1).html`, … */
async function freeName(api: AppApi, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 0; ; number += 1) {
    const candidate = number === 0 ? name : `${base} (${number})${ending}`;
    if ((await api.files.stat(`${folder}/${candidate}`)) === null) return candidate;
  }
}
