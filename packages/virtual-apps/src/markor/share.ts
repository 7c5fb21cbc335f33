import type { AppApi } from '@androidworld/app-sdk';
import { readNote } from './store/files.ts';

const send = 'android.intent.action.SEND';

export function shareText(api: AppApi, text: string): Promise<void> {
  return api.startChooser({ action: send, type: 'text/plain', extras: { 'android.intent.extra.TEXT': text } });
}

export function shareHtml(api: AppApi, html: string): Promise<void> {
  return api.startChooser({ action: send, type: 'text/html', extras: { 'android.intent.extra.TEXT': html } });
}

/** The file itself, for apps that take streams. */
export function shareNote(api: AppApi, path: string): Promise<void> {
  return api.startChooser({
    action: send,
    type: 'text/plain',
    extras: { 'android.intent.extra.STREAM': { uri: fileUri(path) } },
  });
}

export async function shareFiles(api: AppApi, paths: readonly string[]): Promise<void> {
  const [first] = paths;
  if (paths.length === 1 && first !== undefined) return shareNote(api, first);
  await api.startChooser({
    action: 'android.intent.action.SEND_MULTIPLE',
    type: '*/*',
    extras: { 'android.intent.extra.STREAM': paths.map(fileUri) },
  });
}

export async function copyNote(api: AppApi, path: string): Promise<void> {
  await api.clipboard.set((await readNote(api, path))?.text ?? '');
  await api.toast('Clipboard');
}

function fileUri(path: string): string {
  return `file://${path.split('/').map(encodeURIComponent).join('/')}`;
}
