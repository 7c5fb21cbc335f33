import type { Intent, ShortcutInfo } from '@androidworld/app-sdk';
import { illegalArgument, javaException } from '../java-exception.ts';
import type { SystemServer } from '../system-server.ts';
import { intentFlags } from './intent-text.ts';
import type { PackageRecord } from './package-record.ts';

/** `ShortcutService.DEFAULT_MAX_SHORTCUTS_PER_ACTIVITY` */
const mostDynamic = 15;
const HOME = 'android.app.role.HOME';

/** A shortcut an app wants to have on the home screen. */
interface PinRequest {
  readonly packageName: string;
  readonly shortcut: ShortcutInfo;
}

/** The apps' shortcuts (AOSP `ShortcutService`): those of manifests, those they make, and those on the home screen. */
export class Shortcuts {
  readonly #system: SystemServer;
  readonly #requests = new Map<number, PinRequest>();
  #requestId = 1;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** Of an icon's menu. */
  of({ manifest, shortcuts }: PackageRecord): readonly ShortcutInfo[] {
    return [...(manifest.shortcuts ?? []), ...shortcuts.dynamic];
  }

  setDynamic({ packageName, shortcuts }: PackageRecord, next: readonly ShortcutInfo[]): void {
    if (next.length > mostDynamic) throw illegalArgument('Max number of dynamic shortcuts exceeded');
    shortcuts.dynamic = [...next];
    // What is on the home screen follows.
    shortcuts.pinned = shortcuts.pinned.map((pinned) => next.find(({ id }) => id === pinned.id) ?? pinned);
    this.#changed(packageName);
  }

  /** @returns whether the launcher asks the person */
  async requestPin({ packageName }: PackageRecord, shortcut: ShortcutInfo): Promise<boolean> {
    const { activities, packages } = this.#system;
    if (!activities.visible().some(({ component }) => component.packageName === packageName)) {
      const message = 'Calling application must have a foreground activity or a foreground service';
      throw javaException('java.lang.IllegalStateException', message);
    }
    const home = packages.roleHolder(HOME);
    const id = this.#requestId++;
    const confirm: Intent = {
      action: 'android.content.pm.action.CONFIRM_PIN_SHORTCUT',
      ...(home === null ? {} : { packageName: home }),
      extras: { 'android.content.pm.extra.PIN_ITEM_REQUEST': id },
      flags: intentFlags.newTask | intentFlags.clearTask,
    };
    if (home === null || packages.activitiesFor(confirm).length === 0) return false;
    this.#requests.set(id, { packageName, shortcut });
    await activities.start(confirm, { caller: { uid: 1000 }, callerPackage: 'android' });
    return true;
  }

  /** What the launcher is to ask about; undefined once it was answered. */
  request(id: number): PinRequest | undefined {
    return this.#requests.get(id);
  }

  /** `PinItemRequest.accept()` */
  accept(id: number): void {
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    const record = request && this.#system.packages.find(request.packageName);
    if (request === undefined || record === undefined) return;
    const { shortcut, packageName } = request;
    record.shortcuts.pinned = [...record.shortcuts.pinned.filter((one) => one.id !== shortcut.id), shortcut];
    this.#changed(packageName);
  }

  /** The launcher has it no more. */
  unpin(packageName: string, id: string): void {
    const record = this.#system.packages.find(packageName);
    if (record === undefined) return;
    record.shortcuts.pinned = record.shortcuts.pinned.filter((one) => one.id !== id);
    this.#changed(packageName);
  }

  /** `LauncherApps.startShortcut()`: in the app's own name. */
  async start(packageName: string, id: string): Promise<void> {
    const record = this.#system.packages.find(packageName);
    const known = record === undefined ? [] : [...this.of(record), ...record.shortcuts.pinned];
    const shortcut = known.find((one) => one.id === id);
    if (record === undefined || shortcut === undefined) {
      throw javaException('android.content.ActivityNotFoundException', 'Shortcut could not be started');
    }
    const flags = (shortcut.intent.flags ?? 0) | intentFlags.newTask;
    await this.#system.activities.start(
      { ...shortcut.intent, flags },
      { caller: { uid: record.uid }, callerPackage: packageName },
    );
  }

  #changed(packageName: string): void {
    this.#system.events.emit('packages', { packageName });
  }
}
