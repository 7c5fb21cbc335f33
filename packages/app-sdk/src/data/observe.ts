import type { AppApi } from '../api.ts';
import type { Preferences } from './define-preferences.ts';
import type { Table } from './table.ts';

/** What something was read from. */
export interface Sources {
  /** Content URIs; what lies under or over one counts too (ContentObserver). Settings are `content://settings/<namespace>/<key>`. */
  readonly uris?: readonly string[];
  /** Tables of the app's databases, whichever half writes them (Room's InvalidationTracker). */
  readonly tables?: readonly Pick<Table, 'name' | 'database' | 'deviceProtected'>[];
  /** Preferences files of the app, whichever half edits them; only changes of the keys they describe count. */
  readonly preferences?: readonly Pick<Preferences, 'file' | 'deviceProtected' | 'keys'>[];
  /** Events of the app's own process, by name. */
  readonly process?: readonly string[];
  /** Packages that are installed, changed, cleared or given permissions. */
  readonly packages?: readonly string[];
}

/**
 * Calls back whenever one of the sources changes; works in both halves of an app.
 *
 * @returns a function that ends it
 */
export function observe(api: AppApi, sources: Sources, changed: () => void): () => void {
  const { uris = [], tables = [], preferences = [], process = [], packages = [] } = sources;
  const ends = [
    uris.length > 0 && api.on('content', (event) => uris.some((uri) => overlaps(uri, event.uri)) && changed()),
    tables.length > 0 &&
      api.on('tables', (event) => {
        const isOfIt = ({ database, deviceProtected, name }: (typeof tables)[number]) =>
          database === event.database &&
          deviceProtected === event.deviceProtected &&
          event.tables.some((table) => table.toLowerCase() === name.toLowerCase());
        if (tables.some(isOfIt)) changed();
      }),
    preferences.length > 0 &&
      api.on('preferences', (event) => {
        const isOfIt = ({ file, deviceProtected, keys }: (typeof preferences)[number]) =>
          file === event.file &&
          deviceProtected === event.deviceProtected &&
          event.keys.some((key) => keys.includes(key));
        if (preferences.some(isOfIt)) changed();
      }),
    process.length > 0 && api.on('fromProcess', ({ name }) => process.includes(name) && changed()),
    packages.length > 0 && api.on('packages', ({ packageName }) => packages.includes(packageName) && changed()),
  ];
  return () => {
    for (const end of ends) if (end !== false) end();
  };
}

/** Whether a change at one URI can show at the other: one lies under the other. */
function overlaps(uri: string, changed: string): boolean {
  const path = (text: string) => `${text.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? ''}/`;
  return path(uri).startsWith(path(changed)) || path(changed).startsWith(path(uri));
}
