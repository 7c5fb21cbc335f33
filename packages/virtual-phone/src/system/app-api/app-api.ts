import path from 'node:path/posix';
import type {
  ActivityResult,
  AppApi,
  AppDatabase,
  AppStorage,
  DatabaseOptions,
  FileInfo,
  Intent,
  PhoneEvents,
  Query,
  SqlValue,
} from '@androidworld/app-sdk';
import type { SystemAppApi } from '@androidworld/app-sdk/system';
import type { Identity } from '../../disk/disk.ts';
import { isDiskError } from '../../disk/disk-error.ts';
import { asAppError, securityException } from '../java-exception.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import { appDatabase } from '../storage/app-database.ts';
import { preferenceFiles } from '../storage/preference-files.ts';
import type { SystemServer } from '../system-server.ts';
import { alarmCalls } from './alarm-calls.ts';
import { jobCalls } from './job-calls.ts';
import { locationCalls } from './location-calls.ts';
import { notificationCalls } from './notification-calls.ts';
import { pendingIntentCalls } from './pending-intent-calls.ts';
import { randomCalls } from './random-calls.ts';
import { serviceCalls } from './service-calls.ts';
import { shortcutCalls } from './shortcut-calls.ts';
import { createSystemApi } from './system-api.ts';
import { wallpaperCalls } from './wallpaper-calls.ts';

export interface AppApiParts {
  readonly api: SystemAppApi;
  /** The api as one of the app's activities sees it: what it starts, starts from there. */
  forActivity(token: number | undefined): SystemAppApi;
  /** The process ended: nobody is told anything any more. */
  close(): void;
}

/** What an app may do, with the rights of its user id. */
export function createAppApi(
  system: SystemServer,
  record: PackageRecord,
  processName = record.packageName,
): AppApiParts {
  const subscriptions = new Set<() => void>();
  const base = { system, record, processName, caller: { uid: record.uid }, subscriptions };
  const make = (token: number | undefined) => translateErrors(buildApi({ ...base, token }));
  return {
    api: make(undefined),
    forActivity: make,
    close() {
      for (const end of subscriptions) end();
      subscriptions.clear();
    },
  };
}

export interface Caller {
  readonly system: SystemServer;
  readonly record: PackageRecord;
  readonly processName: string;
  readonly caller: Identity;
  readonly token: number | undefined;
  readonly subscriptions: Set<() => void>;
}

function buildApi(from: Caller): SystemAppApi {
  const { system, record, caller } = from;
  const { packageName, dataDir } = record;
  return {
    packageName,
    ...storageIn(from, dataDir),
    deviceProtected: storageIn(from, `/data/user_de/0/${packageName}`),
    files: fileCalls(from),
    settings: {
      get: async (namespace, key) => system.settings.get(namespace, key),
      async put(namespace, key, value) {
        const allowed = record.manifest.system || (namespace === 'system' && may(from, 'WRITE_SETTINGS'));
        if (!allowed) {
          throw securityException(`${packageName} was not granted this permission: android.permission.WRITE_SETTINGS.`);
        }
        system.settings.put(namespace, key, value);
      },
    },
    content: {
      query: async (uri, query: Query = {}) => [...(await system.content.query(uri, query, caller)).rows],
      insert: (uri, values) => system.content.insert(uri, values, caller),
      update: (uri, values, where, args: readonly SqlValue[] = []) =>
        system.content.update(uri, values, where, args, caller),
      delete: (uri, where, args: readonly SqlValue[] = []) => system.content.delete(uri, where, args, caller),
      call: (uri, method, arg, extras = {}) => system.content.call(uri, method, arg, extras, caller),
    },
    ...activityCalls(from),
    async sendBroadcast(intent) {
      const result = await system.broadcasts.send(intent, { caller, callerPackage: packageName });
      return { ...result, extras: { ...result.extras } };
    },
    ...serviceCalls(from),
    pendingIntents: pendingIntentCalls(from),
    notifications: notificationCalls(from),
    alarms: alarmCalls(from),
    jobs: jobCalls(from),
    shortcuts: shortcutCalls(from),
    clipboard: {
      get: async () => system.clipboard.read(packageName),
      set: async (text) => system.clipboard.set(packageName, text),
    },
    wallpaper: wallpaperCalls(from),
    permissions: {
      check: async (permission) => system.packages.checkPermission(packageName, permission),
      request: (permissions) => system.permissionRequests.ask(record, permissions, from.token),
    },
    roles: { isHeld: async (role) => system.packages.roleHolder(role) === packageName },
    clock: {
      now: async () => system.clock.now(),
      elapsed: async () => system.clock.elapsed(),
      zone: async () => system.clock.zone,
    },
    random: randomCalls(from),
    location: locationCalls(from),
    telephony: {
      async sendSms(to, text, options) {
        if (!may(from, 'SEND_SMS')) {
          throw securityException(`Sending SMS message: uid ${caller.uid} does not have android.permission.SEND_SMS.`);
        }
        return system.telephony.sendSms(packageName, to, text, options);
      },
      async dial(number) {
        // As Telecom: the default dialer needs no permission.
        const isDialer = system.packages.roleHolder('android.app.role.DIALER') === packageName;
        if (!isDialer && !may(from, 'CALL_PHONE')) {
          throw securityException('Call not allowed without android.permission.CALL_PHONE');
        }
        await system.telephony.dial(number);
      },
      call: async () => system.telephony.call,
      answer: () => system.telephony.answer(),
      hold: (on) => system.telephony.hold(on),
      hangUp: () => system.telephony.hangUp(),
    },
    toast: async (text) => system.toast(packageName, text),
    callProcess: (name, ...args) => callOwnFunction(from, name, args),
    system: createSystemApi(system, record),
    on(event, listener) {
      const end = subscribe(from, event, listener);
      from.subscriptions.add(end);
      return () => {
        end();
        from.subscriptions.delete(end);
      };
    },
  };
}

function may(from: Caller, permission: string): boolean {
  return from.system.packages.checkPermission(from.record.packageName, `android.permission.${permission}`);
}

function storageIn(from: Caller, dataDir: string): AppStorage {
  const { system, caller } = from;
  const { packageName } = from.record;
  const deviceProtected = dataDir.startsWith('/data/user_de/');
  return {
    dataDir,
    database: (name, options = {}) =>
      appDatabase(
        () => openDatabase(from, path.resolve(dataDir, 'databases', name), options),
        (tables) => system.events.emitTo(packageName, 'tables', { database: name, deviceProtected, tables }),
      ),
    preferences: preferenceFiles(system, { packageName, dataDir, deviceProtected, caller }),
  };
}

async function openDatabase({ system, caller }: Caller, file: string, { foreignKeys = false }: DatabaseOptions) {
  const folder = path.dirname(file);
  if (!(await system.disk.exists(folder))) await system.disk.mkdir(folder, caller, { recursive: true, mode: 0o771 });
  const database = await system.disk.database(file, caller);
  // Off in each connection that is made, as on Android, until the app turns it on.
  if (foreignKeys) database.pragma('foreign_keys = ON');
  return database;
}

function fileCalls({ system, caller }: Caller): AppApi['files'] {
  const { disk } = system;
  const info = async (file: string): Promise<FileInfo | null> => {
    try {
      const stat = await disk.stat(file, caller);
      const kind = stat.kind === 'directory' ? 'directory' : 'file';
      return { name: path.basename(file), path: file, kind, size: stat.size, modifiedMs: stat.modifiedMs };
    } catch (error) {
      if (isDiskError(error, 'ENOENT') || isDiskError(error, 'ENOTDIR')) return null;
      throw error;
    }
  };
  return {
    readText: async (file) => new TextDecoder().decode(await disk.read(file, caller)),
    read: (file) => disk.read(file, caller),
    async write(file, content) {
      await disk.mkdir(path.dirname(file), caller, { recursive: true, mode: 0o771 });
      await disk.write(file, content, caller);
    },
    stat: info,
    async list(folder) {
      const entries = await Promise.all((await disk.list(folder, caller)).map((name) => info(path.join(folder, name))));
      return entries.filter((entry) => entry !== null);
    },
    mkdir: (folder) => disk.mkdir(folder, caller, { recursive: true, mode: 0o771 }),
    async remove(file) {
      await disk.remove(file, caller, { recursive: true });
    },
    async copy(from, to) {
      await disk.copy(from, to, caller, { recursive: true });
    },
    async move(from, to) {
      await disk.move(from, to, caller);
    },
  };
}

type ActivityStarts = Pick<
  AppApi,
  'startActivity' | 'startActivityForResult' | 'startChooser' | 'queryIntentActivities'
>;

function activityCalls({ system, record, caller, token }: Caller): ActivityStarts {
  const { packageName } = record;
  const source = { caller, callerPackage: packageName, ...(token === undefined ? {} : { source: token }) };
  const startOrThrow = async (intent: Intent, options: { onResult?: (result: ActivityResult) => void } = {}) => {
    const outcome = await system.activities.start(intent, { ...source, ...options });
    if (outcome.result === 'unresolved' || outcome.result === 'class-not-found') throw activityNotFound(intent);
  };
  return {
    startActivity: (intent) => startOrThrow(intent),
    startActivityForResult: (intent) =>
      new Promise<ActivityResult>((resolve, reject) => {
        startOrThrow(intent, { onResult: resolve }).catch(reject);
      }),
    async startChooser(intent, title) {
      await system.activities.choose(intent, { ...source, ...(title === undefined ? {} : { title }) });
    },
    async queryIntentActivities(intent) {
      const typed = await system.activities.withType(intent);
      return system.packages.activitiesFor(typed).map(({ package: found, activity }) => ({
        component: `${found.packageName}/${activity.name}`,
        label: activity.label ?? found.manifest.label,
        packageName: found.packageName,
        icon: found.manifest.icon,
      }));
    },
  };
}

function activityNotFound(intent: Intent): Error {
  const text = intent.component
    ? `Unable to find explicit activity class {${intent.component.packageName}/${intent.component.className}}`
    : `No Activity found to handle Intent { act=${intent.action} dat=${intent.data} typ=${intent.type} }`;
  return new Error(`ActivityNotFoundException: ${text}`);
}

async function callOwnFunction<T>(from: Caller, name: string, args: readonly unknown[]): Promise<T> {
  const { packageName } = from.record;
  const { app } = await from.system.processes.ensure(packageName, from.processName);
  const functions = app.functions ?? {};
  const call = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (call === undefined) {
    const names = Object.keys(functions).join(', ') || 'none';
    throw new Error(`${packageName} has no function "${name}" in its Node half; it has: ${names}`);
  }
  // An app's two halves agree on what they pass each other; the system only carries it.
  return (await call(...(args as never[]))) as T;
}

function subscribe<K extends keyof PhoneEvents>(
  { system, record, processName }: Caller,
  event: K,
  listener: (data: PhoneEvents[K]) => void,
): () => void {
  return system.events.on(event, record.packageName, (data) => {
    try {
      listener(data);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const pid = system.processes.find(record.packageName, processName)?.pid;
      const message = `Listener of "${event}" in ${record.packageName} failed: ${text}`;
      system.log.write({ priority: 'E', tag: 'AndroidRuntime', message, ...(pid === undefined ? {} : { pid }) });
    }
  });
}

type AnyFunction = (...args: unknown[]) => unknown;

/** Every failure reaches the app with the name of Android's exception first. */
function translateErrors<T extends object>(object: T): T {
  const translated: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(object)) {
    if (typeof member === 'function') translated[name] = translateCall(member as AnyFunction);
    else if (typeof member === 'object' && member !== null) translated[name] = translateErrors(member);
    else translated[name] = member;
  }
  return translated as T;
}

function translateCall(call: AnyFunction): AnyFunction {
  return (...args) => {
    const fail = (error: unknown): never => {
      throw asAppError(error);
    };
    try {
      const result = call(...args);
      if (result instanceof Promise) return result.catch(fail);
      return isDatabase(result) ? translateErrors(result) : result;
    } catch (error) {
      return fail(error);
    }
  };
}

function isDatabase(value: unknown): value is AppDatabase {
  return typeof value === 'object' && value !== null && 'transaction' in value;
}
