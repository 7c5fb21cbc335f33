import type { SettingsNamespace } from '@androidworld/app-sdk';
import type { Identity } from '../../../../disk/disk.ts';
import { illegalArgument, securityException } from '../../../java-exception.ts';
import { settingsNamespaces } from '../../../settings/settings.ts';
import type { SystemServer } from '../../../system-server.ts';
import { parseContentUri } from '../content-uri.ts';
import type { SystemProvider } from '../system-provider.ts';

const columns = ['_id', 'name', 'value', 'is_preserved_in_restore'];

/** Settings as a provider: authority `settings` (`SettingsProvider`). */
export function settingsProvider(system: SystemServer): SystemProvider {
  return {
    packageName: 'com.android.providers.settings',
    className: 'com.android.providers.settings.SettingsProvider',
    authorities: ['settings'],
    as: (caller) => ({
      async query(uri, query) {
        const { namespace, name } = target(uri);
        const wanted = name ?? nameIn(query.where, query.args?.[0]);
        const rows = system.settings
          .list(namespace)
          .map(([key, value], index) => ({ _id: index + 1, name: key, value, is_preserved_in_restore: null }))
          .filter((row) => wanted === undefined || row.name === wanted);
        const shown = query.projection ?? columns;
        for (const column of shown) if (!columns.includes(column)) throw illegalArgument(`Invalid column ${column}`);
        return { columns: shown, rows: rows.map((row) => pick(row, shown)) };
      },
      async insert(uri, { name, value }) {
        const { namespace } = target(uri);
        requireWrite(system, caller, namespace);
        if (typeof name !== 'string') throw illegalArgument('name is null');
        system.settings.put(namespace, name, value === null || value === undefined ? null : String(value));
        return `content://settings/${namespace}/${name}`;
      },
      async update(uri, { value }, where, args) {
        const { namespace, name = nameIn(where, args?.[0]) } = target(uri);
        requireWrite(system, caller, namespace);
        if (name === undefined || system.settings.get(namespace, name) === null) return 0;
        system.settings.put(namespace, name, value === null || value === undefined ? null : String(value));
        return 1;
      },
      async delete(uri, where, args) {
        const { namespace, name = nameIn(where, args?.[0]) } = target(uri);
        requireWrite(system, caller, namespace);
        if (name === undefined || system.settings.get(namespace, name) === null) return 0;
        system.settings.put(namespace, name, null);
        return 1;
      },
      async call(method, arg, extras) {
        const [verb = '', namespace = ''] = method.split('_');
        if (!isNamespace(namespace)) return null;
        if (verb === 'GET') return { value: system.settings.get(namespace, arg ?? '') };
        requireWrite(system, caller, namespace);
        if (verb === 'PUT') system.settings.put(namespace, arg ?? '', String(extras.value ?? ''));
        if (verb === 'DELETE') system.settings.put(namespace, arg ?? '', null);
        if (verb === 'LIST') return Object.fromEntries(system.settings.list(namespace));
        return {};
      },
    }),
  };
}

function requireWrite(system: SystemServer, caller: Identity, namespace: SettingsNamespace): void {
  if (caller.uid < 10_000) return;
  const packageName = system.packages.nameOf(caller.uid);
  if (system.packages.find(packageName)?.manifest.system) return;
  const permission = `android.permission.WRITE_${namespace === 'system' ? '' : 'SECURE_'}SETTINGS`;
  if (system.packages.checkPermission(packageName, permission)) return;
  throw securityException(`${packageName} was not granted this permission: ${permission}.`);
}

function target(uri: string): { namespace: SettingsNamespace; name?: string } {
  const [namespace = '', name] = parseContentUri(uri).path;
  if (!isNamespace(namespace)) throw illegalArgument(`Invalid Uri: ${uri}`);
  return { namespace, ...(name === undefined ? {} : { name }) };
}

function isNamespace(text: string): text is SettingsNamespace {
  return settingsNamespaces.some((namespace) => namespace === text);
}

/** The provider understands one condition only: `name='x'`, or `name=?`. */
function nameIn(where: string | undefined, argument: unknown): string | undefined {
  if (where === undefined) return undefined;
  const match = /^\s*\(?\s*name\s*=\s*(?:'([^']*)'|"([^"]*)"|(\?))\s*\)?\s*$/.exec(where);
  if (match === null) throw illegalArgument(`Supported WHERE clauses are "name=<name>", found: ${where}`);
  return match[1] ?? match[2] ?? String(argument);
}

function pick<T extends object>(row: T, names: readonly string[]): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
