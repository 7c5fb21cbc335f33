import { type AppNotification, addResultsToIntent, type NotificationChannel } from '@androidworld/app-sdk';
import type { ShownNotification } from '@androidworld/app-sdk/system';
import { isJavaException } from '../java-exception.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import type { PendingIntentRecord } from '../pending-intents/pending-intents.ts';
import type { SystemServer } from '../system-server.ts';
import type { Notifications } from '../system-services.ts';
import { type ChannelRecord, NotificationChannels } from './notification-channels.ts';

/** `NotificationManagerService.NOTIFICATION_ALLOWLIST_DURATION`: what is tapped may start services for so long. */
const allowlistMs = 30_000;
/** `NotificationManagerService.MAX_PACKAGE_NOTIFICATIONS`: of an app at a time; the system's own and foreground services' have no limit. */
const mostOfPackage = 50;
/** Apps made before Android 8 know no channels: theirs go to this one. */
const legacyChannel: NotificationChannel = { id: 'miscellaneous', name: 'Uncategorized', importance: 3 };

/** Importance low and min: they make no sound, and stand in a part of the shade of their own. */
function isSilent({ importance }: ShownNotification): boolean {
  return importance < 3;
}

/** A notification that is shown, and what it sends. */
interface NotificationRecord {
  readonly shown: ShownNotification;
  readonly contentIntent: PendingIntentRecord | undefined;
  readonly deleteIntent: PendingIntentRecord | undefined;
  readonly actions: readonly PendingIntentRecord[];
}

/** The notification manager (AOSP `NotificationManagerService`). */
export class NotificationCenter implements Notifications {
  readonly channels = new NotificationChannels();
  readonly #system: SystemServer;
  readonly #records = new Map<string, NotificationRecord>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(packageName?: string): readonly ShownNotification[] {
    const all = [...this.#records.values()].map(({ shown }) => shown);
    const wanted = packageName === undefined ? all : all.filter((shown) => shown.packageName === packageName);
    // Newest first, also of those of one moment; silent ones below the others (AOSP `NotificationComparator`).
    return wanted.reverse().sort((a, b) => Number(isSilent(a)) - Number(isSilent(b)) || b.whenMs - a.whenMs);
  }

  /** @returns whether the app could post it: that the person wants none of it is no failure */
  post(packageName: string, notification: AppNotification, { foreground = false } = {}): boolean {
    const owner = this.#system.packages.find(packageName);
    if (owner === undefined) return false;
    const channel = this.#channelOf(owner, notification);
    if (channel === undefined) {
      const { id, tag = null } = notification;
      const text = `No Channel found for pkg=${packageName}, channelId=${notification.channel}, id=${id}, tag=${tag}, opPkg=${packageName}, callingUid=${owner.uid}, userId=0, incomingUserId=0, notificationUid=${owner.uid}`;
      this.#system.log.write({ buffer: 'system', priority: 'E', tag: 'NotificationService', message: text });
      return false;
    }
    const record = this.#makeRecord(owner, channel, notification, foreground);
    if (!this.#mayPost(owner) || channel.importance === 0) return true;
    if (!foreground && owner.uid >= 2000 && this.#isFull(packageName, record.shown.key)) return true;
    this.#records.set(record.shown.key, record);
    this.#system.publish();
    return true;
  }

  /** Whether there are too many of a package for one more; the app is not told. */
  #isFull(packageName: string, key: string): boolean {
    const others = this.list(packageName).filter((shown) => shown.key !== key && !shown.foregroundService);
    if (others.length < mostOfPackage) return false;
    const message = `Package has already posted or enqueued ${others.length} notifications.  Not showing more.  package=${packageName}`;
    this.#system.log.write({ buffer: 'system', priority: 'E', tag: 'NotificationService', message });
    return true;
  }

  cancel(key: string): void {
    if (this.#records.delete(key)) this.#system.publish();
  }

  /** By the app: what a foreground service shows stays. */
  cancelOf(packageName: string, id: number, tag?: string): void {
    const key = this.#keyOf(packageName, id, tag);
    if (this.#records.get(key)?.shown.foregroundService !== true) this.cancel(key);
  }

  cancelAll(packageName: string): void {
    for (const [key, { shown }] of this.#records) if (shown.packageName === packageName) this.cancel(key);
  }

  /** The person's switch of a channel: off takes its notifications away, on is what the app asked for, 2 (low) at least. */
  setChannelEnabled(packageName: string, id: string, enabled: boolean): void {
    const asked = this.channels.find(packageName, id)?.originalImportance ?? 0;
    this.channels.setImportance(packageName, id, enabled ? (asked === 0 || asked === 1 ? 2 : asked) : 0);
    if (enabled) return;
    for (const [key, { shown }] of this.#records) {
      if (shown.packageName === packageName && shown.channel === id) this.cancel(key);
    }
  }

  /** The service is no longer in the foreground, and its notification goes. */
  endForeground(packageName: string, id: number): void {
    const key = this.#keyOf(packageName, id, undefined);
    if (this.#records.get(key)?.shown.foregroundService) this.cancel(key);
  }

  /** The service is no longer in the foreground; its notification stays as one of the app. */
  detachForeground(packageName: string, id: number): void {
    this.#change(this.#keyOf(packageName, id, undefined), { foregroundService: false });
  }

  clear(): void {
    this.#records.clear();
  }

  /** The person swipes it away, or clears all. */
  async dismiss(key: string): Promise<void> {
    const record = this.#records.get(key);
    if (record === undefined || record.shown.ongoing) return;
    this.cancel(key);
    if (record.deleteIntent !== undefined) await this.#send(record.deleteIntent);
  }

  async open(key: string, action?: number, reply?: string): Promise<void> {
    const record = this.#records.get(key);
    if (record === undefined) return;
    const { shown } = record;
    const intent = action === undefined ? record.contentIntent : record.actions[action];
    if (action === undefined && shown.autoCancel && !shown.foregroundService) this.cancel(key);
    // One that was answered no longer lies over the screen.
    else this.#change(key, { headsUp: false });
    if (intent === undefined) return;
    if (intent.kind === 'activity') await this.#system.setPanel('none');
    const input = action === undefined ? undefined : shown.actions?.[action]?.remoteInput;
    await this.#send(intent, input === undefined ? undefined : { [input.resultKey]: reply ?? '' });
  }

  #makeRecord(
    owner: PackageRecord,
    channel: ChannelRecord,
    notification: AppNotification,
    foregroundService: boolean,
  ): NotificationRecord {
    const { pendingIntents, settings, clock } = this.#system;
    const { packageName } = owner;
    const { label, icon } = owner.manifest;
    const key = this.#keyOf(packageName, notification.id, notification.tag);
    const before = this.#records.get(key)?.shown;
    const now = clock.now();
    const isSilent = before !== undefined && notification.onlyAlertOnce === true;
    const peeks = channel.importance >= 4 && settings.get('global', 'heads_up_notifications_enabled') !== '0';
    const pending = (intent: AppNotification['contentIntent']) =>
      intent === undefined ? undefined : pendingIntents.require(packageName, intent);
    return {
      shown: {
        ...notification,
        channel: channel.id,
        channelName: channel.name,
        importance: channel.importance,
        foregroundService: foregroundService || before?.foregroundService === true,
        headsUp: isSilent ? before.headsUp : peeks,
        alertedMs: isSilent ? before.alertedMs : now,
        packageName,
        appLabel: (owner.manifest.system === true ? notification.substituteAppName : undefined) ?? label,
        icon: notification.smallIcon === undefined ? icon : { ...icon, path: notification.smallIcon },
        key,
        whenMs: notification.when ?? now,
      },
      contentIntent: pending(notification.contentIntent),
      deleteIntent: pending(notification.deleteIntent),
      actions: (notification.actions ?? []).map(({ intent }) => pendingIntents.require(packageName, intent)),
    };
  }

  #channelOf(owner: PackageRecord, { channel }: AppNotification): ChannelRecord | undefined {
    const { packageName, manifest } = owner;
    const found = this.channels.find(packageName, channel);
    if (found !== undefined || (manifest.targetSdk ?? 33) >= 26) return found;
    this.channels.create(packageName, legacyChannel);
    return this.channels.find(packageName, legacyChannel.id);
  }

  #change(key: string, change: Partial<ShownNotification>): void {
    const record = this.#records.get(key);
    if (record === undefined) return;
    this.#records.set(key, { ...record, shown: { ...record.shown, ...change } });
    this.#system.publish();
  }

  async #send(intent: PendingIntentRecord, results?: Readonly<Record<string, string>>): Promise<void> {
    const fillIn = results === undefined ? {} : { fillIn: addResultsToIntent({}, results) };
    try {
      await this.#system.pendingIntents.send(intent, { ...fillIn, allowlistMs });
    } catch (error) {
      // Who sends a pending intent learns nothing of a start that is refused.
      if (!isJavaException(error)) throw error;
      this.#system.log.write({ priority: 'W', tag: 'ActivityTaskManager', message: String(error) });
    }
  }

  /** Apps for Android 13 ask before they notify; older ones and the system need not. */
  #mayPost({ packageName, manifest }: PackageRecord): boolean {
    const permission = 'android.permission.POST_NOTIFICATIONS';
    if (manifest.system || (manifest.targetSdk ?? 33) < 33) return true;
    const asksForIt = manifest.permissions?.includes(permission) ?? false;
    return !asksForIt || this.#system.packages.checkPermission(packageName, permission);
  }

  #keyOf(packageName: string, id: number, tag: string | undefined): string {
    const uid = this.#system.packages.find(packageName)?.uid ?? 0;
    return `0|${packageName}|${id}|${tag ?? 'null'}|${uid}`;
  }
}
