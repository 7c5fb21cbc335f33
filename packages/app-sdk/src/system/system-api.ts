import type { AppApi, Radios } from '../api.ts';
import type { Extra } from '../intent.ts';
import type { AppIcon } from '../manifest.ts';
import type { AppNotification, Importance, NotificationChannel } from '../notification.ts';
import type { ShortcutInfo } from '../shortcut.ts';

/** A permission a manifest asks for. */
interface GrantedPermission {
  readonly name: string;
  readonly granted: boolean;
  /** The person is asked for it each time, and has allowed it, if so, for this time only. */
  readonly oneTime?: boolean;
}

/** An installed app as other apps see it. */
export interface PackageInfo {
  /** Name the package manager knows it by. */
  readonly packageName: string;
  /** As under its icon. */
  readonly label: string;
  /** As the launcher shows it. */
  readonly icon: AppIcon;
  /** The version as people read it. */
  readonly versionName: string;
  /** Higher is newer. */
  readonly versionCode: number;
  /** Part of the system image: it cannot be uninstalled. */
  readonly system: boolean;
  /** False while the person has it disabled. */
  readonly enabled: boolean;
  /** Whether one of its processes runs. */
  readonly running: boolean;
  /** Activity that the launcher starts, `package/class`; null: it is not in the app drawer. */
  readonly launcher: string | null;
  /** All the manifest asks for, runtime ones and others. */
  readonly permissions: readonly GrantedPermission[];
  /** Whether "Always" was chosen for it in "Open with". */
  readonly opensByDefault: boolean;
  /** Of its manifest, and those it has made: what the menu of its icon offers. */
  readonly shortcuts: readonly ShortcutInfo[];
  /** On the home screen. */
  readonly pinnedShortcuts: readonly ShortcutInfo[];
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly firstInstallMs: number;
}

/** Bytes that an app takes (`android.app.usage.StorageStats`). */
export interface PackageSize {
  /** Its code. */
  readonly app: number;
  /** Its private files, and those in `Android/data`, with the cache. */
  readonly data: number;
  /** What it can do without. */
  readonly cache: number;
}

/** A task on the recents screen. */
export interface RecentTask {
  /** For `moveTaskToFront` and `removeTask`. */
  readonly taskId: number;
  /** App the task belongs to. */
  readonly packageName: string;
  /** Title the top activity has given itself, else the app's label. */
  readonly label: string;
  /** The app's. */
  readonly icon: AppIcon;
}

/** A notification that is posted, as the shade draws it. */
export interface ShownNotification extends AppNotification {
  /** App that posted it. */
  readonly packageName: string;
  /** Label of that app. */
  readonly appLabel: string;
  /** Icon of that app. */
  readonly icon: AppIcon;
  /** Unique on the phone: `0|package|id|tag|uid` (`StatusBarNotification.getKey()`). */
  readonly key: string;
  /** Milliseconds since the epoch: the app's `when`, else when it was posted. */
  readonly whenMs: number;
  /** Name of its channel, as in Settings. */
  readonly channelName: string;
  /** Of its channel, with what the person made of it. */
  readonly importance: Importance;
  /** Lies over the screen for a moment after it came. */
  readonly headsUp: boolean;
  /** Milliseconds since the epoch: when it last called for attention. */
  readonly alertedMs: number;
  /** A foreground service shows it. */
  readonly foregroundService: boolean;
}

/** What only system packages may do: Settings, Launcher, System UI, the permission dialog, the chooser. */
export interface SystemApi {
  /** State of all radios. */
  radios(): Promise<Radios>;
  /** Switches the radio; on also joins the network. */
  setWifi(on: boolean): Promise<void>;
  /** Leaves the network, or joins it again and saves it; the radio stays on. */
  setWifiConnected(connected: boolean): Promise<void>;
  /** Leaves the network for good: it is not joined by itself any more. */
  forgetNetwork(): Promise<void>;
  /** Switches the radio. */
  setBluetooth(on: boolean): Promise<void>;
  /** Switches airplane mode, with Wi-Fi and Bluetooth as Android does; sends `AIRPLANE_MODE`. */
  setAirplane(on: boolean): Promise<void>;
  /** Switches mobile data. */
  setMobileData(on: boolean): Promise<void>;
  /** Sets the clock: milliseconds since the epoch. */
  setTime(ms: number): Promise<void>;
  /** Olson name, e.g. `Europe/Berlin`. @throws IllegalArgumentException for one that nobody knows */
  setZone(zone: string): Promise<void>;
  /** All that are installed, system packages and disabled ones too. */
  packages(): Promise<PackageInfo[]>;
  /** How much room an app takes, by a look at all its files (`StorageStatsManager`); null when it is not installed. */
  packageSize(packageName: string): Promise<PackageSize | null>;
  /** Ends its processes and puts it in stopped state, as in Settings. */
  forceStop(packageName: string): Promise<void>;
  /** `pm clear`: ends it; files, permissions and channels are as after its installation. */
  clearData(packageName: string): Promise<void>;
  /** Empties its cache folder. */
  clearCache(packageName: string): Promise<void>;
  /** `pm uninstall`; does nothing to packages of the system image. */
  uninstall(packageName: string): Promise<void>;
  /** Off ends its processes and takes it from the launcher (`pm disable-user`). */
  setEnabled(packageName: string, enabled: boolean): Promise<void>;
  /** Grants or takes away a permission, or allows or denies its app-op for special access. */
  setPermission(packageName: string, permission: string, granted: boolean | 'ask'): Promise<void>;
  /** Takes back what "Always" was chosen for: "Open with" asks again. */
  clearPreferred(packageName: string): Promise<void>;
  /** What an app wants to have on the home screen (`PinItemRequest`); null once that is answered. */
  pinRequest(requestId: number): Promise<{ readonly packageName: string; readonly shortcut: ShortcutInfo } | null>;
  /** The person wants it there. */
  acceptPinRequest(requestId: number): Promise<void>;
  /** It is on the home screen no more. */
  unpinShortcut(packageName: string, id: string): Promise<void>;
  /** Starts one in the name of its app. @throws ActivityNotFoundException when there is none */
  startShortcut(packageName: string, id: string): Promise<void>;
  /** The picture behind the home screen, as an app has set it; null while it is the phone's own. */
  wallpaper(): Promise<Uint8Array | null>;
  /** `getprop`: a system property, empty when it is not set. */
  property(name: string): Promise<string>;
  /** In dots per inch, as `wm density`; null for the screen's own. */
  setDisplayDensity(dpi: number | null): Promise<void>;
  /** Bytes. */
  storage(): Promise<{
    total: number;
    free: number;
    byKind: Record<'apps' | 'images' | 'videos' | 'audio' | 'documents' | 'other' | 'system', number>;
  }>;
  /** All that are shown, the newest first. */
  notifications(): Promise<ShownNotification[]>;
  /** Channels of a package; none for one that has made none. */
  notificationChannels(packageName: string): Promise<readonly NotificationChannel[]>;
  /** As the channel's switch in Settings: off is importance 0, on what the app asked for, and no longer the app's to change. */
  setNotificationChannelEnabled(packageName: string, id: string, enabled: boolean): Promise<void>;
  /** As the person's swipe: ongoing ones stay. */
  dismissNotification(key: string): Promise<void>;
  /** Sends its content intent, or that of action number `action`, with what was typed into the action's field. */
  openNotification(key: string, action?: number, reply?: string): Promise<void>;
  /** The latest first. */
  recents(): Promise<RecentTask[]>;
  /** What it looked like when it was last in front, encoded as PNG; null when it has not left the foreground yet. */
  taskSnapshot(taskId: number): Promise<Uint8Array | null>;
  /** Opens a task, from its last activity. @throws IllegalArgumentException when there is no such task */
  moveTaskToFront(taskId: number): Promise<void>;
  /** Swipes it off the recents screen, ending its activities; nothing happens when there is none. */
  removeTask(taskId: number): Promise<void>;
  /** As HOME: shows the launcher and closes panels. */
  goHome(): Promise<void>;
  /** As a key of the phone, e.g. `KEYCODE_BACK`. */
  pressKey(keycode: string): Promise<void>;
  /** Opens or closes a window of System UI. */
  setPanel(panel: Panel): Promise<void>;
  /** Answers the request a permission or chooser activity was started for. */
  answerRequest(requestId: number, answer: Extra): Promise<void>;
  /** e.g. `android.app.role.SMS` → `com.simplemobiletools.smsmessenger`; null takes the role from its holder. */
  setRoleHolder(role: string, packageName: string | null): Promise<void>;
  /** Package that has the role; null when none does. */
  roleHolder(role: string): Promise<string | null>;
  /** As the power menu's "Power off". */
  powerOff(): Promise<void>;
  /** As the menu's "Restart". */
  reboot(): Promise<void>;
}

/** Which window of System UI is open over the app; `recents` is the launcher's screen of recent apps. */
export type Panel = 'none' | 'notifications' | 'quick-settings' | 'internet' | 'recents' | 'volume' | 'power';

/** What an app of the system image may ask of the phone. */
export interface SystemAppApi extends AppApi {
  /** Calls beyond those of an app. @throws SecurityException for packages that are not of the system image */
  readonly system: SystemApi;
}
