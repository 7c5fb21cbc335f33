import type { AppApi } from '@androidworld/app-sdk';
import { itemOf } from '../../markdown/render-note.ts';
import type { Navigation } from '../../navigation.ts';
import { loadNote } from '../../store/notes.ts';
import { findResource, resourcePath } from '../../store/resources.ts';

/** Opens what a link of a note leads to: another note, a file that the note holds, or a page. */
export async function openLink(api: AppApi, url: string, go: Navigation['go']): Promise<void> {
  const id = itemOf(url);
  if (id === undefined) return view(api, { data: url });
  if ((await loadNote(api, id)) !== undefined) return go({ name: 'note', id });
  const resource = await findResource(api, id);
  if (resource === undefined) return api.toast(`No item with ID ${id}`);
  await view(api, { data: `file://${resourcePath(resource)}`, type: resource.mime });
}

async function view(api: AppApi, content: { readonly data: string; readonly type?: string }): Promise<void> {
  const intent = { action: 'android.intent.action.VIEW', ...content };
  await api.startActivity(intent).catch(() => api.toast(`Cannot open ${content.data}`));
}
