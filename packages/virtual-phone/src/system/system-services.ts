import type {
  AppManifest,
  AppNotification,
  ComponentName,
  Extra,
  Intent,
  Query,
  Radios,
  ReceiverDeclaration,
  Row,
  ServiceDeclaration,
  SettingsNamespace,
  ShortcutInfo,
  SignalLevel,
  SmsOptions,
  SqlValue,
  VirtualApp,
} from '@androidworld/app-sdk';
import type { Panel, ShownNotification } from '@androidworld/app-sdk/system';
import type { Disk, Identity } from '../disk/disk.ts';
import type { ScreenControl, ScreenHost } from '../screen/protocol.ts';
import type { SqlSources } from '../sql/sql-sources.ts';
import type { TaskSnapshots } from './activities/task-snapshots.ts';
import type { Alarm } from './alarms/alarm.ts';
import type { TouchDevice } from './input/touch-device.ts';
import type { Conditions, JobStatus } from './jobs/job-status.ts';
import type { BufferUsage } from './log.ts';
import type { NotificationChannels } from './notifications/notification-channels.ts';
import type { ResolvedActivity } from './packages/package-activities.ts';
import type { PendingIntentRecord } from './pending-intents/pending-intents.ts';
import type { PhoneSockets } from './phone-sockets.ts';
import type { BatteryReading } from './power/battery.ts';
import type { DeviceIdle } from './power/device-idle.ts';
import type { ShellPrograms } from './processes/shell-programs.ts';
import type { PhoneRandom } from './random/phone-random.ts';
import type { Activities, Processes, Services } from './running-apps.ts';
import type { PhoneTime } from './time/phone-time.ts';
import type { Windows } from './windows/window-manager.ts';

export type * from './running-apps.ts';

/**
 * The system of one phone: what its programs (shell commands, apps, the screen, the console) talk to. Errors are
 * `JavaException`s with the class and message Android would give.
 */
export interface SystemServices {
  /** The phone's file system. */
  readonly disk: Disk;
  /** The phone's time, which may stand still or be set; milliseconds. */
  readonly clock: PhoneTime;
  /** What listens on the phone, for its programs and for adb. */
  readonly sockets: PhoneSockets;
  /** What shells run on the phone. */
  readonly programs: ShellPrograms;
  /** What screens, web pages, `$RANDOM` and `mktemp` draw from. */
  readonly random: PhoneRandom;
  /** What SQLite goes by, in this process and in others. */
  readonly sqlSources: SqlSources;
  /** System properties, as `getprop` and `setprop` see them. */
  readonly properties: Properties;
  /** The tables of `Settings.System`, `Secure` and `Global`. */
  readonly settings: Settings;
  /** PackageManager: what is installed, and what it may do. */
  readonly packages: Packages;
  /** Processes of apps that run. */
  readonly processes: Processes;
  /** ActivityTaskManager: activities, their tasks, and what recents shows. */
  readonly activities: Activities;
  /** What tasks looked like when they were last in front, by their ids. */
  readonly taskSnapshots: Pick<TaskSnapshots, 'find'>;
  /** Sends intents to receivers. */
  readonly broadcasts: Broadcasts;
  /** ContentResolver: queries to the providers of apps and system. */
  readonly content: Content;
  /** NotificationManager: what is posted, and the channels. */
  readonly notifications: Notifications;
  /** Services of apps that run or are to run again. */
  readonly services: Services;
  /** PendingIntents that apps have made and not cancelled. */
  readonly pendingIntents: { list(): readonly PendingIntentRecord[] };
  /** AlarmManager: alarms that are set. */
  readonly alarms: AlarmManager;
  /** JobScheduler: jobs that apps have scheduled. */
  readonly jobs: JobScheduler;
  /** The clipboard, one text; null while it is empty. */
  readonly clipboard: Clipboard;
  /** Wi-Fi, Bluetooth, mobile data and airplane mode. */
  readonly radios: RadioControl;
  /** The phone's line: text messages and one call at a time. */
  readonly telephony: Telephony;
  /** Where the phone is; null before the first fix. `fix` moves it. */
  readonly location: { readonly last: LocationFix | null; fix(fix: LocationFix): void };
  /**
   * As the battery service tells of it: level in percent, 0 to 100. A new phone is full and charging; `set` leaves what is
   * not named.
   */
  readonly battery: {
    readonly level: number;
    /** Something is plugged in. */
    readonly charging: boolean;
    readonly reading: BatteryReading;
    /** What the kernel tells, whatever the service was told. */
    readonly hardware: { readonly level: number; readonly charging: boolean };
    /** Of the hardware: the emulator's console. */
    set(state: { level?: number; charging?: boolean }): void;
    /** `dumpsys battery set`: the service tells this, and heeds the hardware no more until it is released. */
    force(part: Partial<BatteryReading>): void;
    release(): void;
    readonly isForced: boolean;
  };
  /** Whether the screen is on, and the key that switches it. */
  readonly power: {
    readonly on: boolean;
    /** What it tells of doze. */
    readonly idle: DeviceIdle;
    /** `THERMAL_STATUS_*` it was told to have; null as its sensors tell. */
    thermalStatus: number | null;
    wake(): void;
    sleep(): void;
  };
  /** The log, as `logcat` shows it. */
  readonly log: Log;
  /** `none` until boot is done. */
  readonly screen: ScreenControl | null;
  /** What the kernel's touch events are written to. */
  readonly touchDevice: Pick<TouchDevice, 'path' | 'name' | 'read' | 'write'>;
  /** What the page calls. */
  readonly screenHost: ScreenHost;
  /** WindowManager: all windows in their order, and which has the focus. */
  readonly windows: Windows;
  /** Which window of System UI is open over the app; `none` without one. */
  readonly panel: Panel;
  /** Opens a window of System UI in place of the one that is open; `none` closes it. */
  setPanel(panel: Panel): Promise<void>;
  /** Shows a short message for 2 s, in place of the one that shows. */
  toast(packageName: string, text: string): void;
  /** Ctrl-Alt-anything that no view took, the console, `input keyevent`: HOME, BACK, APP_SWITCH, POWER, VOLUME_… */
  systemKey(code: number): Promise<void>;
  /** Rotation lock and angle are settings; this is the angle in force. */
  readonly rotation: 0 | 1 | 2 | 3;
  /** Pixels and dpi of the display itself; `override` is what `wm size` and `wm density` have set. */
  readonly display: {
    readonly width: number;
    readonly height: number;
    readonly densityDpi: number;
    readonly override: { width?: number; height?: number; densityDpi?: number };
  };
  /** `wm size` and `wm density`, in pixels and dpi; null: the display's own again. */
  setDisplay(override: { width?: number; height?: number; densityDpi?: number } | null): Promise<void>;
  /** Name of the virtual device, as the emulator console tells it. */
  readonly avdName: string;
}

/** A failure as Android's framework throws it. */
export interface JavaException extends Error {
  /** e.g. `java.lang.SecurityException` */
  readonly javaClass: string;
}

export interface Properties {
  get(name: string): string;
  /** False when refused (`ro.*`, or too long). */
  set(name: string, value: string, who: Identity): boolean;
  all(): ReadonlyMap<string, string>;
}

export interface Settings {
  get(namespace: SettingsNamespace, key: string): string | null;
  /** Observed settings take effect at once (brightness, rotation, font scale, 24-hour format, …). @throws IllegalArgumentException for invalid values of validated keys */
  put(namespace: SettingsNamespace, key: string, value: string | null): void;
  list(namespace: SettingsNamespace): readonly (readonly [key: string, value: string])[];
}

export interface InstalledPackage {
  readonly manifest: AppManifest;
  readonly app: VirtualApp;
  readonly uid: number;
  readonly codePath: string;
  readonly dataDir: string;
  readonly enabled: boolean;
  /** What was said of it with `pm enable` and the like. */
  readonly state: 'enabled' | 'disabled' | 'disabled-user' | 'default';
  /** With `pm hide`: only those who ask for uninstalled apps too are told of it. */
  readonly hidden: boolean;
  /** Packages that have suspended it, each with what its dialog is to say. */
  readonly suspendedBy: ReadonlyMap<string, string>;
  /** Force-stopped, or never started: gets no implicit broadcasts. */
  readonly stopped: boolean;
  readonly firstInstallMs: number;
  readonly lastUpdateMs: number;
  readonly granted: ReadonlySet<string>;
  /** Asked for each time; see `granted` for whether it is given now. */
  readonly oneTime: ReadonlySet<string>;
  /** Those it has made, and those on the home screen. */
  readonly shortcuts: { readonly dynamic: readonly ShortcutInfo[]; readonly pinned: readonly ShortcutInfo[] };
  /** How the phone would save power on it; only kept, since the phone never dozes. */
  readonly standby: {
    bucket: number;
    exempt: boolean;
    /** By the clock since the start: `deviceidle tempwhitelist`. */
    exemptUntilMs: number;
  };
}

export interface Packages {
  list(): readonly InstalledPackage[];
  find(packageName: string): InstalledPackage | undefined;
  /** Activities and aliases that answer an intent, best first. Without component: exported and enabled ones with a filter that matches. */
  activitiesFor(intent: Intent): readonly { readonly package: InstalledPackage; readonly activity: ResolvedActivity }[];
  receiversFor(
    intent: Intent,
  ): readonly { readonly package: InstalledPackage; readonly receiver: ReceiverDeclaration }[];
  servicesFor(intent: Intent): readonly { readonly package: InstalledPackage; readonly service: ServiceDeclaration }[];
  launcherActivity(packageName: string): ComponentName | undefined;
  /** @throws SecurityException, IllegalArgumentException as Android */
  grant(packageName: string, permission: string): Promise<void>;
  /** Kills the app. */
  revoke(packageName: string, permission: string): Promise<void>;
  checkPermission(packageName: string, permission: string): boolean;
  /** `pm clear`: kills, wipes data (credential- and device-protected), resets runtime permissions; then as after install. False when there is no such package. */
  clear(packageName: string): Promise<boolean>;
  clearCache(packageName: string): Promise<void>;
  setEnabled(packageName: string, state: 'enabled' | 'disabled' | 'disabled-user' | 'default'): Promise<void>;
  /** Whether it is hidden then; the platform's own package cannot be, and one that is not there counts as hidden. */
  setHidden(packageName: string, hidden: boolean): Promise<boolean>;
  /**
   * Its tasks go, and a dialog comes in place of its activities.
   *
   * @param by package that does it, which alone can take it back
   * @returns whether anybody has it suspended then: not what the phone cannot do without
   */
  setSuspended(
    packageName: string,
    change: { readonly suspended: boolean; readonly by: string; readonly message?: string },
  ): Promise<boolean>;
  /** Of one activity, alias, receiver or service. @throws IllegalArgumentException when there is none of the name */
  setComponentEnabled(component: ComponentName, state: 'enabled' | 'disabled' | 'disabled-user' | 'default'): void;
  /**
   * An app of the image stays on it, and is gone for the user alone: with `ofUser` only.
   *
   * @returns false when there is no such app, or none that may go
   */
  uninstall(
    packageName: string,
    options?: { readonly ofUser?: boolean; readonly keepsData?: boolean },
  ): Promise<boolean>;
  /** Those that are still known: of the image, or with their data kept. */
  uninstalled(): readonly InstalledPackage[];
  /** Gives an app of the image back to the user. False when there is none of the name. */
  installExisting(packageName: string): Promise<boolean>;
  /**
   * Installs an APK: its manifest names the package. The phone runs only apps it has a virtual counterpart for
   * (the `apps` it was made with); for others the answer is a failure with the reason, as Android words them.
   * @returns `Success`, or `INSTALL_…` code and message
   */
  install(
    apk: Uint8Array,
    options: { replace?: boolean; grantAll?: boolean },
  ): Promise<{ ok: true; packageName: string } | { ok: false; code: string; message: string }>;
  /** appops by package, e.g. MANAGE_EXTERNAL_STORAGE → allow */
  appOps(packageName: string): Map<string, string>;
  roleHolder(role: string): string | null;
  setRoleHolder(role: string, packageName: string | null): void;
  /** Whether the app is there, enabled, and answers what a holder must. */
  mayHoldRole(packageName: string, role: string): boolean;
  /** Takes a role from its holder: it goes back to the one it was given to on the fresh phone, if that is there. */
  releaseRole(role: string): void;
}

export interface BroadcastResult {
  readonly code: number;
  readonly data: string | null;
  readonly extras: Readonly<Record<string, Extra>>;
}

export interface Broadcasts {
  /**
   * Ordered: each receiver in turn, the last result counts. Implicit ones reach only receivers that Android 13 still
   * lets have them. @throws SecurityException for protected broadcasts, unless root or system
   */
  send(intent: Intent, options: { caller: Identity; callerPackage: string | null }): Promise<BroadcastResult>;
}

export interface Content {
  /** @throws IllegalStateException `Could not find provider: X`; SecurityException; IllegalArgumentException for unknown URLs and columns */
  query(uri: string, query: Query, caller: Identity): Promise<{ columns: readonly string[]; rows: readonly Row[] }>;
  insert(uri: string, values: Readonly<Record<string, SqlValue>>, caller: Identity): Promise<string | null>;
  update(
    uri: string,
    values: Readonly<Record<string, SqlValue>>,
    where: string | undefined,
    args: readonly SqlValue[],
    caller: Identity,
  ): Promise<number>;
  delete(uri: string, where: string | undefined, args: readonly SqlValue[], caller: Identity): Promise<number>;
  call(
    uri: string,
    method: string,
    arg: string | undefined,
    extras: Readonly<Record<string, Extra>>,
    caller: Identity,
  ): Promise<Record<string, Extra> | null>;
  type(uri: string, caller: Identity): Promise<string | null>;
  /** Where a stream of bytes behind a URI lies, e.g. of content://media rows. */
  filePath(uri: string, caller: Identity): Promise<string>;
}

export interface Notifications {
  /** As the shade has them: newest first, silent ones below the others. @param packageName whose; default: all */
  list(packageName?: string): readonly ShownNotification[];
  readonly channels: NotificationChannels;
  /** @returns false for a channel the app has not created */
  post(packageName: string, notification: AppNotification): boolean;
  cancel(key: string): void;
  cancelAll(packageName: string): void;
  /** As the person's swipe: ongoing ones stay. */
  dismiss(key: string): Promise<void>;
  /** As a tap on it, or on one of its actions; `reply` is what was typed into the action's field. */
  open(key: string, action?: number, reply?: string): Promise<void>;
}

export interface AlarmManager {
  /** Soonest first. */
  list(): readonly Alarm[];
  nextAlarmClock(): Alarm | undefined;
}

export interface JobScheduler {
  list(): readonly JobStatus[];
  isRunning(job: JobStatus): boolean;
  readonly conditions: Conditions;
  run(job: JobStatus, how: 'force' | 'satisfied' | 'soft'): boolean;
  cancel(packageName: string, jobId: number): boolean;
  cancelAll(packageName: string): boolean;
}

export interface Clipboard {
  readonly text: string | null;
  readonly source: string | null;
  /** From Node halves and the screen; apps read only with the focus (Android 10+). */
  read(packageName: string): string | null;
  set(packageName: string, text: string): void;
}

export interface RadioControl {
  readonly state: Radios;
  /** Also writes `wifi_on` etc. as Android does, with 2 and 3 under airplane mode. */
  setWifi(on: boolean): Promise<void>;
  /** SSIDs of the networks that are joined when Wi-Fi is switched on. */
  readonly savedNetworks: Set<string>;
  /** Leaves the network, or joins it again and saves it; without Wi-Fi nothing. */
  setWifiConnected(connected: boolean): void;
  /** Leaves the network for good: it is joined no more by itself. */
  forgetNetwork(): void;
  setBluetooth(on: boolean): Promise<void>;
  setAirplane(on: boolean): Promise<void>;
  setMobileData(on: boolean): Promise<void>;
  /** How well the mobile network is heard. */
  setSignalLevel(level: SignalLevel): void;
}

export interface PhoneCall {
  readonly number: string;
  readonly incoming: boolean;
  readonly state: 'dialing' | 'ringing' | 'active' | 'holding';
  readonly sinceMs: number;
}

export interface Telephony {
  readonly call: PhoneCall | null;
  /** From the network: provider row, notification by the SMS app, SMS_DELIVER. */
  receiveSms(from: string, text: string): Promise<void>;
  /** From an app: outbox, then sent; failed while the radio is off. */
  sendSms(packageName: string, to: string, text: string, options?: SmsOptions): Promise<boolean>;
  incomingCall(from: string): Promise<void>;
  /** The far end accepts, or hangs up. */
  remoteAccept(number: string): Promise<boolean>;
  remoteEnd(number: string): Promise<boolean>;
  dial(number: string): Promise<void>;
  answer(): Promise<void>;
  hold(on: boolean): Promise<void>;
  hangUp(): Promise<void>;
}

export interface LocationFix {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: number;
  /** Metres a second, where the console said one. */
  readonly speed?: number;
}

export interface LogEntry {
  readonly timeMs: number;
  readonly pid: number;
  readonly tid: number;
  readonly uid: number;
  readonly buffer: 'main' | 'system' | 'crash' | 'events' | 'radio';
  readonly priority: 'V' | 'D' | 'I' | 'W' | 'E' | 'F';
  readonly tag: string;
  readonly message: string;
}

export interface Log {
  write(entry: Pick<LogEntry, 'priority' | 'tag' | 'message'> & Partial<LogEntry>): void;
  entries(buffers: readonly LogEntry['buffer'][]): readonly LogEntry[];
  clear(buffers: readonly LogEntry['buffer'][]): void;
  /** How much each is to keep: bytes. */
  resize(buffers: readonly LogEntry['buffer'][], size: number): void;
  usage(buffer: LogEntry['buffer']): BufferUsage;
  /** @returns a function that ends it */
  follow(listener: (entry: LogEntry) => void): () => void;
}
