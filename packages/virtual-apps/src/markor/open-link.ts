import type { AppApi } from '@androidworld/app-sdk';
import { openDocument } from './open-document.ts';
import { activities, markorPackage, pathExtra } from './package-name.ts';
import { isNoteName, nameOf } from './store/file-name.ts';

/**
 * Opens what a link in a note leads to: a page in the browser, a note beside this one in Markor. The name of a note may
 * lack its extension.
 *
 * @param url absolute; of a file: `file:///storage/emulated/0/…`
 * @returns the file it names when that may be no text: a person is to say what opens it
 * @see Markor `MarkorWebViewClient.shouldOverrideUrlLoading()`
 */
export async function openLink(api: AppApi, url: string): Promise<string | undefined> {
  if (!url.startsWith('file://')) {
    const intent = { action: 'android.intent.action.VIEW', data: url };
    await api.startActivity(intent).catch(() => api.toast('No app opens this link'));
    return undefined;
  }
  const named = decodeURIComponent(url.slice('file://'.length));
  const path = await firstFound(api, [named, named.replace(/#.*$/, ''), `${named}.md`, `${named}.txt`]);
  if ((await api.files.stat(path))?.kind === 'directory') {
    const component = { packageName: markorPackage, className: activities.main };
    await api.startActivity({ component, extras: { [pathExtra]: path } });
    return undefined;
  }
  if (!isNoteName(nameOf(path))) return path;
  await openDocument(api, path);
  return undefined;
}

/** The first of these paths where something is; none: the first, which is a new note then. */
async function firstFound(api: AppApi, paths: readonly [string, ...string[]]): Promise<string> {
  for (const path of paths) if ((await api.files.stat(path)) !== null) return path;
  return paths[0];
}
