import type { AppNotification } from '@androidworld/app-sdk';
import type { ShownNotification } from '@androidworld/app-sdk/system';
import type { SystemServer } from '../system-server.ts';
import type { Notifications } from '../system-services.ts';

/** The notification manager. */
export class NotificationCenter implements Notifications {
  readonly #system: SystemServer;
  readonly #shown = new Map<string, ShownNotification>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly ShownNotification[] {
    return [...this.#shown.values()].sort((a, b) => b.whenMs - a.whenMs);
  }

  post(packageName: string, notification: AppNotification): void {
    const record = this.#system.packages.find(packageName);
    if (record === undefined || !this.#mayPost(packageName)) return;
    const { label, icon } = record.manifest;
    const key = this.#keyOf(packageName, notification.id, notification.tag);
    const whenMs = notification.when ?? this.#system.clock.now();
    const headsUp =
      notification.headsUp === true && this.#system.settings.get('global', 'heads_up_notifications_enabled') !== '0';
    this.#shown.set(key, { ...notification, headsUp, packageName, appLabel: label, icon, key, whenMs });
    this.#system.publish();
  }

  cancel(key: string): void {
    if (this.#shown.delete(key)) this.#system.publish();
  }

  cancelOf(packageName: string, id: number, tag?: string): void {
    this.cancel(this.#keyOf(packageName, id, tag));
  }

  cancelAll(packageName: string): void {
    for (const [key, shown] of this.#shown) if (shown.packageName === packageName) this.cancel(key);
  }

  clear(): void {
    this.#shown.clear();
  }

  async open(key: string, action?: number): Promise<void> {
    const shown = this.#shown.get(key);
    if (shown === undefined) return;
    const chosen = action === undefined ? undefined : shown.actions?.[action];
    const intent = action === undefined ? shown.contentIntent : chosen?.intent;
    const uid = this.#system.packages.find(shown.packageName)?.uid ?? 1000;
    const from = { caller: { uid }, callerPackage: shown.packageName };
    if (!shown.ongoing && action === undefined) this.cancel(key);
    else this.#lower(shown);
    if (intent === undefined) return;
    if (chosen?.broadcast) {
      await this.#system.broadcasts.deliver({ packageName: shown.packageName, ...intent }, { uid });
      return;
    }
    await this.#system.setPanel('none');
    try {
      await this.#system.activities.start(intent, from);
    } catch (error) {
      // As with a PendingIntent: who sends it learns nothing of a start that is refused.
      this.#system.log.write({ priority: 'W', tag: 'ActivityTaskManager', message: String(error) });
    }
  }

  /** A notification that was answered no longer lies over the screen. */
  #lower(shown: ShownNotification): void {
    this.#shown.set(shown.key, { ...shown, headsUp: false });
    this.#system.publish();
  }

  /** Apps for Android 13 ask before they notify; older ones and the system need not. */
  #mayPost(packageName: string): boolean {
    const permission = 'android.permission.POST_NOTIFICATIONS';
    const manifest = this.#system.packages.find(packageName)?.manifest;
    if (manifest?.system || (manifest?.targetSdk ?? 33) < 33) return true;
    const asksForIt = manifest?.permissions?.includes(permission) ?? false;
    return !asksForIt || this.#system.packages.checkPermission(packageName, permission);
  }

  #keyOf(packageName: string, id: number, tag: string | undefined): string {
    const uid = this.#system.packages.find(packageName)?.uid ?? 0;
    return `0|${packageName}|${id}|${tag ?? 'null'}|${uid}`;
  }
}
