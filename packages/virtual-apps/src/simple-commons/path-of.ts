import type { AppApi } from '@androidworld/app-sdk';

/** The file that an address of another app means; empty when there is none. */
export async function pathOf(api: AppApi, uri: string): Promise<string> {
  if (uri.startsWith('file://')) return decodeURIComponent(uri.slice('file://'.length));
  const [row] = await api.content.query(uri).catch(() => []);
  return String(row?._data ?? '');
}
