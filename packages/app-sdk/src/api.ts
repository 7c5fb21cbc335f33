import type { AlarmCalls } from './alarm.ts';
import type { ComponentName, Extra, Intent } from './intent.ts';
import type { JobCalls } from './job.ts';
import type { Location, LocationCalls } from './location.ts';
import type { AppIcon } from './manifest.ts';
import type { NotificationCalls } from './notification.ts';
import type { PendingIntentCalls } from './pending-intent.ts';

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>;
export type SqlValue = string | number | null | Uint8Array;

export interface Query {
  readonly projection?: readonly string[];
  /** SQL condition, with `?` for `args`. */
  readonly where?: string;
  readonly args?: readonly SqlValue[];
  readonly sort?: string;
}

/** One SQLite database in the app's `databases` folder. Real file, real SQL. */
export interface AppDatabase {
  all(sql: string, args?: readonly SqlValue[]): Promise<Row[]>;
  run(sql: string, args?: readonly SqlValue[]): Promise<{ changes: number; lastId: number }>;
  /** All or nothing. */
  transaction(statements: readonly { sql: string; args?: readonly SqlValue[] }[]): Promise<void>;
}

export interface FileInfo {
  readonly name: string;
  readonly path: string;
  readonly kind: 'file' | 'directory';
  readonly size: number;
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly modifiedMs: number;
}

export type SettingsNamespace = 'system' | 'secure' | 'global';

/** What listeners can be told of. */
export interface PhoneEvents {
  /** The clock was set or its zone or format changed. */
  time: { readonly nowMs: number; readonly zone: string };
  setting: { readonly namespace: SettingsNamespace; readonly key: string; readonly value: string | null };
  /** Rows behind a content URI changed. */
  content: { readonly uri: string };
  /** Either half of this app changed preferences. */
  preferences: { readonly file: string; readonly deviceProtected: boolean; readonly keys: readonly string[] };
  /**
   * Either half of this app wrote to tables of a database. What is changed behind its back is not told: as on Android,
   * stop the app first.
   */
  tables: { readonly database: string; readonly deviceProtected: boolean; readonly tables: readonly string[] };
  clipboard: { readonly text: string | null };
  packages: { readonly packageName: string };
  radios: Radios;
  /** For a listener of this app (`location.requestLocationUpdates`). */
  location: { readonly listener: string; readonly location: Location };
  /** The state of the current call changed, or it ended. */
  call: Awaited<ReturnType<AppApi['telephony']['call']>>;
  /** Sent by the app's own Node half. */
  fromProcess: { readonly name: string; readonly data: Extra };
}

export interface Radios {
  readonly wifi: { readonly enabled: boolean; readonly connected: boolean; readonly ssid: string | null };
  readonly bluetooth: { readonly enabled: boolean };
  readonly airplane: boolean;
  readonly mobileData: boolean;
}

export interface ActivityResult {
  readonly code: number;
  readonly data: Intent | null;
}

export interface SmsOptions {
  /** URI of a message that failed, to be tried again in its place: `content://sms/7`. */
  readonly resendUri?: string;
  /** Asks the network to tell of the delivery: its state is then pending. */
  readonly deliveryReport?: boolean;
}

/** A value of shared preferences with the type it has in the file. */
export type PreferenceValue =
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'int' | 'long' | 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'stringSet'; readonly value: readonly string[] };

export interface DatabaseOptions {
  /** `PRAGMA foreign_keys`; off, as on Android, unless the app turns it on. */
  readonly foreignKeys?: boolean;
}

/** One of an app's two private stores. `defineDatabase` and `definePreferences` give what is in it types. */
export interface AppStorage {
  /** `/data/user/0/<package>`; device-protected `/data/user_de/0/<package>` */
  readonly dataDir: string;
  database(name: string, options?: DatabaseOptions): AppDatabase;
  /** `shared_prefs/<file>.xml`, as Android writes it. */
  readonly preferences: {
    getAll(file: string): Promise<Record<string, PreferenceValue>>;
    /** Null removes a key; the others stay. All at once, one edit after the other. */
    edit(file: string, changes: Readonly<Record<string, PreferenceValue | null>>): Promise<void>;
  };
}

/**
 * What an app may ask of the phone. Both halves of an app have it: in the Node half calls go straight to the system,
 * in the screen half they are messages. Paths are absolute device paths; rights are those of the app's user id.
 * Errors are those Android throws, as `Error` with the Java exception's name first: `SecurityException: …`.
 */
export interface AppApi extends AppStorage {
  readonly packageName: string;
  /** What is there before the first unlock, too (`createDeviceProtectedStorageContext`): clocks and telephony use it. */
  readonly deviceProtected: AppStorage;
  readonly files: {
    readText(path: string): Promise<string>;
    read(path: string): Promise<Uint8Array>;
    write(path: string, content: string | Uint8Array): Promise<void>;
    stat(path: string): Promise<FileInfo | null>;
    list(path: string): Promise<FileInfo[]>;
    mkdir(path: string): Promise<void>;
    remove(path: string): Promise<void>;
    copy(from: string, to: string): Promise<void>;
    move(from: string, to: string): Promise<void>;
  };
  readonly settings: {
    get(namespace: SettingsNamespace, key: string): Promise<string | null>;
    put(namespace: SettingsNamespace, key: string, value: string | null): Promise<void>;
  };
  readonly content: {
    query(uri: string, query?: Query): Promise<Row[]>;
    /** @returns the URI of the new row */
    insert(uri: string, values: Readonly<Record<string, SqlValue>>): Promise<string | null>;
    update(
      uri: string,
      values: Readonly<Record<string, SqlValue>>,
      where?: string,
      args?: readonly SqlValue[],
    ): Promise<number>;
    delete(uri: string, where?: string, args?: readonly SqlValue[]): Promise<number>;
    call(
      uri: string,
      method: string,
      arg?: string,
      extras?: Readonly<Record<string, Extra>>,
    ): Promise<Record<string, Extra> | null>;
  };
  /** Shows the chooser when several answer. @throws ActivityNotFoundException */
  startActivity(intent: Intent): Promise<void>;
  startActivityForResult(intent: Intent): Promise<ActivityResult>;
  /** Always shows the chooser (`Intent.createChooser`). */
  startChooser(intent: Intent, title?: string): Promise<void>;
  /** The labels and components that would answer. */
  queryIntentActivities(
    intent: Intent,
  ): Promise<{ component: string; label: string; packageName: string; icon: AppIcon }[]>;
  sendBroadcast(intent: Intent): Promise<{ code: number; data: string | null; extras: Record<string, Extra> }>;
  /** @returns the service; null when none answers @throws IllegalStateException from the background; SecurityException */
  startService(intent: Intent): Promise<ComponentName | null>;
  /** The service must call `startForeground` in time. @throws ForegroundServiceStartNotAllowedException from the background; SecurityException */
  startForegroundService(intent: Intent): Promise<ComponentName | null>;
  /** @returns whether it ran */
  stopService(intent: Intent): Promise<boolean>;
  readonly pendingIntents: PendingIntentCalls;
  readonly notifications: NotificationCalls;
  readonly alarms: AlarmCalls;
  readonly jobs: JobCalls;
  readonly clipboard: { get(): Promise<string | null>; set(text: string): Promise<void> };
  readonly permissions: {
    check(permission: string): Promise<boolean>;
    /** Asks the person for those not granted yet. */
    request(permissions: readonly string[]): Promise<boolean[]>;
  };
  readonly clock: {
    now(): Promise<number>;
    /** Milliseconds since boot; not moved by setting the clock. */
    elapsed(): Promise<number>;
    zone(): Promise<string>;
  };
  readonly location: LocationCalls;
  readonly telephony: {
    /** @returns whether the network took it; the message is then in the sent box, else failed */
    sendSms(to: string, text: string, options?: SmsOptions): Promise<boolean>;
    dial(number: string): Promise<void>;
    /** Current call, if any. */
    call(): Promise<{
      number: string;
      state: 'dialing' | 'ringing' | 'active' | 'holding';
      incoming: boolean;
      sinceMs: number;
    } | null>;
    answer(): Promise<void>;
    /** Puts the active call on hold, or takes it up again. */
    hold(on: boolean): Promise<void>;
    hangUp(): Promise<void>;
  };
  toast(text: string): Promise<void>;
  /** Calls a function of the app's own Node half. */
  callProcess<T extends Extra | Readonly<Record<string, unknown>> | readonly unknown[] | undefined>(
    name: string,
    ...args: readonly unknown[]
  ): Promise<T>;
  /** @returns a function that ends it */
  on<K extends keyof PhoneEvents>(event: K, listener: (data: PhoneEvents[K]) => void): () => void;
}
