import type { AppApi, Radios } from '../api.ts';
import type { Extra } from '../intent.ts';
import type { AppIcon } from '../manifest.ts';
import type { AppNotification, Importance, NotificationChannel } from '../notification.ts';

/** An installed app as other apps see it. */
export interface PackageInfo {
  readonly packageName: string;
  readonly label: string;
  readonly icon: AppIcon;
  readonly versionName: string;
  readonly versionCode: number;
  readonly system: boolean;
  readonly enabled: boolean;
  readonly running: boolean;
  readonly launcher: string | null;
  readonly permissions: readonly { readonly name: string; readonly granted: boolean }[];
  /** Bytes. */
  readonly size: { readonly app: number; readonly data: number; readonly cache: number };
  readonly firstInstallMs: number;
}

/** A task on the recents screen. */
export interface RecentTask {
  readonly taskId: number;
  readonly packageName: string;
  readonly label: string;
  readonly icon: AppIcon;
}

export interface ShownNotification extends AppNotification {
  readonly packageName: string;
  readonly appLabel: string;
  readonly icon: AppIcon;
  readonly key: string;
  readonly whenMs: number;
  readonly channelName: string;
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
  radios(): Promise<Radios>;
  setWifi(on: boolean): Promise<void>;
  /** Leaves the network, or joins it again; the radio stays on. */
  setWifiConnected(connected: boolean): Promise<void>;
  setBluetooth(on: boolean): Promise<void>;
  setAirplane(on: boolean): Promise<void>;
  setMobileData(on: boolean): Promise<void>;
  setTime(ms: number): Promise<void>;
  setZone(zone: string): Promise<void>;
  packages(): Promise<PackageInfo[]>;
  forceStop(packageName: string): Promise<void>;
  clearData(packageName: string): Promise<void>;
  clearCache(packageName: string): Promise<void>;
  uninstall(packageName: string): Promise<void>;
  setEnabled(packageName: string, enabled: boolean): Promise<void>;
  setPermission(packageName: string, permission: string, granted: boolean): Promise<void>;
  property(name: string): Promise<string>;
  /** In dots per inch, as `wm density`; null for the screen's own. */
  setDisplayDensity(dpi: number | null): Promise<void>;
  /** Bytes. */
  storage(): Promise<{
    total: number;
    free: number;
    byKind: Record<'apps' | 'images' | 'videos' | 'audio' | 'documents' | 'other' | 'system', number>;
  }>;
  notifications(): Promise<ShownNotification[]>;
  notificationChannels(packageName: string): Promise<readonly NotificationChannel[]>;
  /** As the channel's switch in Settings: off is importance 0, on what the app asked for, and no longer the app's to change. */
  setNotificationChannelEnabled(packageName: string, id: string, enabled: boolean): Promise<void>;
  /** As the person's swipe: ongoing ones stay. */
  dismissNotification(key: string): Promise<void>;
  /** Sends its content intent, or that of action number `action`, with what was typed into the action's field. */
  openNotification(key: string, action?: number, reply?: string): Promise<void>;
  recents(): Promise<RecentTask[]>;
  moveTaskToFront(taskId: number): Promise<void>;
  removeTask(taskId: number): Promise<void>;
  goHome(): Promise<void>;
  /** As a key of the phone, e.g. `KEYCODE_BACK`. */
  pressKey(keycode: string): Promise<void>;
  /** Opens or closes a window of System UI. */
  setPanel(panel: Panel): Promise<void>;
  /** Answers the request a permission or chooser activity was started for. */
  answerRequest(requestId: number, answer: Extra): Promise<void>;
  /** e.g. `android.app.role.SMS` → `com.simplemobiletools.smsmessenger`; null takes the role from its holder. */
  setRoleHolder(role: string, packageName: string | null): Promise<void>;
  roleHolder(role: string): Promise<string | null>;
  powerOff(): Promise<void>;
  /** As the menu's "Restart". */
  reboot(): Promise<void>;
}

/** Which window of System UI is open over the app. */
export type Panel = 'none' | 'notifications' | 'quick-settings' | 'internet' | 'recents' | 'volume' | 'power';

/** What an app of the system image may ask of the phone. */
export interface SystemAppApi extends AppApi {
  readonly system: SystemApi;
}
