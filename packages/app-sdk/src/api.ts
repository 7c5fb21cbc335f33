import type { AlarmCalls } from './alarm.ts';
import type { ComponentName, Extra, Intent } from './intent.ts';
import type { JobCalls } from './job.ts';
import type { Location, LocationCalls } from './location.ts';
import type { AppIcon } from './manifest.ts';
import type { NotificationCalls } from './notification.ts';
import type { PendingIntentCalls } from './pending-intent.ts';
import type { ShortcutCalls } from './shortcut.ts';

/** A row of a query, by column name: as SQLite or a content provider gives it. */
export type Row = Readonly<Record<string, string | number | null | Uint8Array>>;
/** What a question mark in SQL, or a column, can hold: NULL, number, text or blob. */
export type SqlValue = string | number | null | Uint8Array;

/** What a content query asks for: the arguments of `ContentResolver.query()`. */
export interface Query {
  /** Names of the columns to return; default: all. */
  readonly projection?: readonly string[];
  /** SQL condition, with `?` for `args`. */
  readonly where?: string;
  /** Values of the question marks in `where`, in their order. */
  readonly args?: readonly SqlValue[];
  /** SQL after ORDER BY; default: as the provider sorts. */
  readonly sort?: string;
}

/** One SQLite database in the app's `databases` folder. Real file, real SQL. */
export interface AppDatabase {
  /** Rows of a query. @throws SQLiteException */
  all(sql: string, args?: readonly SqlValue[]): Promise<Row[]>;
  /** One statement, or a script without `args`; `lastId` is the last inserted row's. @throws SQLiteException */
  run(sql: string, args?: readonly SqlValue[]): Promise<{ changes: number; lastId: number }>;
  /** All or nothing. */
  transaction(statements: readonly { sql: string; args?: readonly SqlValue[] }[]): Promise<void>;
}

/** What `api.files` tells of a file or folder. */
export interface FileInfo {
  /** Last part of the path. */
  readonly name: string;
  /** Path as it was asked for; of `list`, the folder's path with the name. */
  readonly path: string;
  /** Whatever is not a directory counts as a file. */
  readonly kind: 'file' | 'directory';
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly modifiedMs: number;
}

/** The tables of `android.provider.Settings`. */
export type SettingsNamespace = 'system' | 'secure' | 'global';

/** What listeners can be told of. */
export interface PhoneEvents {
  /** The clock was set or its zone or format changed. */
  time: { readonly nowMs: number; readonly zone: string };
  /** A setting has another value now; null: it was deleted. */
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
  /** Some app put a text on the clipboard. */
  clipboard: { readonly text: string | null };
  /** A package was installed, removed, changed, cleared, or given or denied a permission. */
  packages: { readonly packageName: string };
  /** A radio was switched, or Wi-Fi joined or left its network. */
  radios: Radios;
  /** Another picture is behind the home screen or the lock screen. */
  wallpaper: { readonly home: boolean; readonly lock: boolean };
  /** For a listener of this app (`location.requestLocationUpdates`). */
  location: { readonly listener: string; readonly location: Location };
  /** The state of the current call changed, or it ended. */
  call: Awaited<ReturnType<AppApi['telephony']['call']>>;
  /** Sent by the app's own Node half. */
  fromProcess: { readonly name: string; readonly data: Extra };
}

/** `SignalStrength.getLevel()`: none, poor, moderate, good, great. */
export type SignalLevel = 0 | 1 | 2 | 3 | 4;

/** State of the radios, as quick settings show it. */
export interface Radios {
  /** The radio, and the network it is in; `ssid` is null while not connected, `saved` says whether it joins by itself. */
  readonly wifi: {
    readonly enabled: boolean;
    readonly connected: boolean;
    readonly ssid: string | null;
    readonly saved: boolean;
  };
  /** Whether the radio is on. */
  readonly bluetooth: { readonly enabled: boolean };
  /** Whether airplane mode is on. */
  readonly airplane: boolean;
  /** The switch for mobile data; airplane mode leaves it as it is. */
  readonly mobileData: boolean;
  /** Bars of the mobile network. */
  readonly signalLevel: SignalLevel;
  /** Whether a way to the internet was found over the network that is used, or none was looked for. */
  readonly validated: boolean;
}

/** What an activity ended with: the arguments of `onActivityResult()`. */
export interface ActivityResult {
  /** `Activity.RESULT_OK` is -1, `RESULT_CANCELED` 0; apps have others from 1. */
  readonly code: number;
  /** Null when the activity gave none. */
  readonly data: Intent | null;
}

/** How a message is sent; nothing is asked for by default. */
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

/** How a connection to a database is opened. */
export interface DatabaseOptions {
  /** `PRAGMA foreign_keys`; off, as on Android, unless the app turns it on. */
  readonly foreignKeys?: boolean;
}

/** One of an app's two private stores. `defineDatabase` and `definePreferences` give what is in it types. */
export interface AppStorage {
  /** `/data/user/0/<package>`; device-protected `/data/user_de/0/<package>` */
  readonly dataDir: string;
  /** File in the `databases` folder. `Context.openOrCreateDatabase()`: it is made by the first call on it. */
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
  /** The app's own, e.g. `com.example.notes`. */
  readonly packageName: string;
  /** What is there before the first unlock, too (`createDeviceProtectedStorageContext`): clocks and telephony use it. */
  readonly deviceProtected: AppStorage;
  /** Files and folders, with the rights of the app's user id. `stat` gives null for what is not there. */
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
  /** `android.provider.Settings`. Null deletes a setting. @throws SecurityException where the app may not write */
  readonly settings: {
    get(namespace: SettingsNamespace, key: string): Promise<string | null>;
    put(namespace: SettingsNamespace, key: string, value: string | null): Promise<void>;
  };
  /** `ContentResolver`: the providers of the system and of apps, by URI. Counts are of rows changed. */
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
  /** Resolves when the activity has ended. @throws ActivityNotFoundException */
  startActivityForResult(intent: Intent): Promise<ActivityResult>;
  /** Always shows the chooser (`Intent.createChooser`). */
  startChooser(intent: Intent, title?: string): Promise<void>;
  /** The labels and components that would answer. */
  queryIntentActivities(
    intent: Intent,
  ): Promise<{ component: string; label: string; packageName: string; icon: AppIcon }[]>;
  /** Resolves when all receivers are done, to what they left. @throws SecurityException for the system's own actions */
  sendBroadcast(intent: Intent): Promise<{ code: number; data: string | null; extras: Record<string, Extra> }>;
  /** @returns the service; null when none answers @throws IllegalStateException from the background; SecurityException */
  startService(intent: Intent): Promise<ComponentName | null>;
  /** The service must call `startForeground` in time. @throws ForegroundServiceStartNotAllowedException from the background; SecurityException */
  startForegroundService(intent: Intent): Promise<ComponentName | null>;
  /** @returns whether it ran */
  stopService(intent: Intent): Promise<boolean>;
  /** `android.app.PendingIntent` */
  readonly pendingIntents: PendingIntentCalls;
  /** `android.app.NotificationManager` */
  readonly notifications: NotificationCalls;
  /** `android.app.AlarmManager` */
  readonly alarms: AlarmCalls;
  /** `android.app.job.JobScheduler` */
  readonly jobs: JobCalls;
  /** `android.content.pm.ShortcutManager` */
  readonly shortcuts: ShortcutCalls;
  /** `ClipboardManager`, text alone. `get` gives null to who has not the focus, and when the clipboard is empty. */
  readonly clipboard: { get(): Promise<string | null>; set(text: string): Promise<void> };
  /** `android.app.WallpaperManager` */
  readonly wallpaper: {
    /** A picture, encoded, is behind the home screen, the lock screen, or both. @throws SecurityException without SET_WALLPAPER */
    set(picture: Uint8Array, where: { readonly home: boolean; readonly lock: boolean }): Promise<void>;
  };
  /** Permissions by full name, e.g. `android.permission.CAMERA`; true is granted. */
  readonly permissions: {
    check(permission: string): Promise<boolean>;
    /** Asks the person for those not granted yet. */
    request(permissions: readonly string[]): Promise<boolean[]>;
  };
  /** `android.app.role.RoleManager`: asking for one is an activity, `android.app.role.action.REQUEST_ROLE`. */
  readonly roles: {
    /** Whether the app has the role, e.g. `android.app.role.SMS`. */
    isHeld(role: string): Promise<boolean>;
  };
  /** The phone's time: `now` in ms since the epoch, `zone` an Olson name, e.g. `Europe/Berlin`. */
  readonly clock: {
    now(): Promise<number>;
    /** Milliseconds since boot; not moved by setting the clock. */
    elapsed(): Promise<number>;
    zone(): Promise<string>;
  };
  /** The phone's randomness, for what an app names its rows with: the same actions at the same times give the same. */
  readonly random: {
    /** So many of 0 to 255; at most 65,536. @throws RangeError for another count */
    bytes(count: number): Promise<Uint8Array>;
    /** Of version 4 (RFC 9562), with its dashes. */
    uuid(): Promise<string>;
  };
  /** `android.location.LocationManager` */
  readonly location: LocationCalls;
  /** SMS and calls. @throws SecurityException without SEND_SMS or CALL_PHONE (the dialler by role needs none) */
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
  /** `Toast.makeText(…, LENGTH_SHORT)`: shown for 2 seconds; replaces the one that is shown. */
  toast(text: string): Promise<void>;
  /** Calls a function of the app's own Node half. */
  callProcess<T extends Extra | Readonly<Record<string, unknown>> | readonly unknown[] | undefined>(
    name: string,
    ...args: readonly unknown[]
  ): Promise<T>;
  /** @returns a function that ends it */
  on<K extends keyof PhoneEvents>(event: K, listener: (data: PhoneEvents[K]) => void): () => void;
}
