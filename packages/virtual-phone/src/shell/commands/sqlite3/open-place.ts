import type { PlaceOnHost, SqlHost } from '../../../sql/messages.ts';
import { memory } from './cli-request.ts';

/**
 * What SQLite opens for a name: memory, or the file that the phone has by that name, with its links followed. SQLite's
 * own URIs are taken apart here; the library is built without them.
 */
export async function openPlace(name: string, host: SqlHost): Promise<PlaceOnHost> {
  const uri = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]*)(?:\?([^#]*))?/.exec(name);
  const options = new URLSearchParams(uri?.[2] ?? '');
  const path = uri === null ? name : decodeURIComponent(uri[1] ?? '');
  if (path === memory || path === '' || options.get('mode') === 'memory') return inMemory;
  const place = await host.open(path);
  return { ...place, readonly: place.readonly || options.get('mode') === 'ro' };
}

const inMemory: PlaceOnHost = { host: memory, readonly: false, room: Number.POSITIVE_INFINITY };
