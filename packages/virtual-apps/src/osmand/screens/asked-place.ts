import type { Intent } from '@androidworld/app-sdk';
import { parseCoordinates } from '../geo/coordinates.ts';
import { placeName } from '../package-name.ts';
import { locationObject } from '../search/map-objects.ts';
import type { MapObject } from '../search/search-result.ts';

/** What another app, or another screen of this one, asks to be shown: a place, or what is to be searched for. */
export type Asked = { readonly place: MapObject } | { readonly query: string } | null;

export function askedOf({ data, extras, action }: Intent): Asked {
  const text = extras?.['android.intent.extra.TEXT'];
  const asked = data ?? (action === 'android.intent.action.SEND' && typeof text === 'string' ? text : undefined);
  if (asked === undefined) return null;
  const query = queryOf(asked);
  const at = parseCoordinates(asked);
  // `geo:0,0?q=…` asks for what it says, wherever that is.
  if (at !== null && !(query !== null && at.lat === 0 && at.lon === 0)) {
    const name = extras?.[placeName];
    const place = locationObject(at);
    return { place: typeof name === 'string' ? { ...place, name } : place };
  }
  if (query !== null) return { query };
  return data === undefined ? { query: asked } : null;
}

function queryOf(address: string): string | null {
  const query = /^(?:osmand\.)?geo:[^?]*\?(?:.*&)?q=([^&]+)/.exec(address)?.[1];
  return query === undefined ? null : decodeURIComponent(query.replaceAll('+', ' '));
}
