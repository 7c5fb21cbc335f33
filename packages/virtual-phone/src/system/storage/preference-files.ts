import path from 'node:path/posix';
import type { AppStorage, PreferenceValue } from '@androidworld/app-sdk';
import type { Identity } from '../../disk/disk.ts';
import { illegalArgument } from '../java-exception.ts';
import type { SystemServer } from '../system-server.ts';
import { parsePreferencesXml, renderPreferencesXml } from './preferences-xml.ts';

type Stored = Record<string, PreferenceValue>;

/** The `shared_prefs` files of one of an app's stores. Both halves of the app are told of every change. */
export function preferenceFiles(
  system: SystemServer,
  owner: {
    readonly packageName: string;
    readonly dataDir: string;
    readonly deviceProtected: boolean;
    readonly caller: Identity;
  },
): AppStorage['preferences'] {
  const { packageName, dataDir, deviceProtected, caller } = owner;
  const { disk } = system;
  const pathOf = (file: string) => path.join(dataDir, 'shared_prefs', `${path.basename(file)}.xml`);
  const read = async (file: string): Promise<Stored> => {
    if (!(await disk.exists(pathOf(file)))) return {};
    return parsePreferencesXml(new TextDecoder().decode(await disk.read(pathOf(file), caller)));
  };
  const write = async (file: string, changes: Readonly<Record<string, PreferenceValue | null>>) => {
    const stored = new Map(Object.entries(await read(file)));
    const keys: string[] = [];
    for (const [key, value] of Object.entries(changes)) {
      const before = stored.get(key);
      if (value === null) stored.delete(key);
      else stored.set(key, checked(key, value));
      if (JSON.stringify(before) !== JSON.stringify(stored.get(key))) keys.push(key);
    }
    if (keys.length === 0) return;
    await disk.mkdir(path.dirname(pathOf(file)), caller, { recursive: true, mode: 0o771 });
    await disk.write(pathOf(file), renderPreferencesXml(Object.fromEntries(stored)), caller, { mode: 0o660 });
    system.events.emitTo(packageName, 'preferences', { file, deviceProtected, keys });
  };
  return {
    getAll: read,
    edit: (file, changes) => inTurn(system, pathOf(file), () => write(file, changes)),
  };
}

/** An app's two halves may change one file at the same time; neither change may be lost. */
const turns = new WeakMap<SystemServer, Map<string, Promise<void>>>();

function inTurn(system: SystemServer, file: string, task: () => Promise<void>): Promise<void> {
  const last = turns.get(system) ?? new Map<string, Promise<void>>();
  turns.set(system, last);
  const mine = (last.get(file) ?? Promise.resolve()).then(task);
  // Whoever asked for it is told of its failure; those after it run nevertheless.
  const settled = mine
    .catch(() => undefined)
    .then(() => {
      if (last.get(file) === settled) last.delete(file);
    });
  last.set(file, settled);
  return mine;
}

/** What comes from an app's screen may be anything. @throws IllegalArgumentException */
function checked(key: string, stored: PreferenceValue): PreferenceValue {
  const { type, value } = stored;
  const fits =
    type === 'stringSet'
      ? Array.isArray(value) && value.every((member) => typeof member === 'string')
      : type === 'int'
        ? typeof value === 'number' && value === (value | 0)
        : type === 'long'
          ? typeof value === 'number' && Number.isInteger(value)
          : typeof value === (type === 'float' ? 'number' : type);
  if (!fits) throw illegalArgument(`Preference "${key}" is no ${type}: ${JSON.stringify(value)}`);
  return stored;
}
