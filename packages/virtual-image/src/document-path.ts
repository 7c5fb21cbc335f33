import type { AppApi } from '@androidworld/app-sdk';

/** The file behind a `file:` or `content:` address; undefined if there is none, or none that may be read. */
export async function documentPath(api: AppApi, url: string): Promise<string | undefined> {
  if (url.startsWith('file://')) return decodeURIComponent(url.slice('file://'.length));
  if (!url.startsWith('content:')) return undefined;
  const [row] = await api.content.query(url, { projection: ['_data'] }).catch(() => []);
  return typeof row?._data === 'string' ? row._data : undefined;
}
