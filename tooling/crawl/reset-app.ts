import { holdRole, restoreAppSnapshot } from '../../packages/android-kit/src/index.ts';
import { defaultClockMs } from '../../packages/virtual-phone/src/phone.ts';
import type { SystemServer } from '../../packages/virtual-phone/src/system/system-server.ts';
import type { CrawledApp, Start } from './crawled-apps.ts';
import type { CrawlPhone } from './open-crawl-phone.ts';

const namespaces = ['system', 'secure', 'global'] as const;
type AllSettings = ReadonlyMap<string, string>;

/** Puts a phone back to how it was when this was made, as cheaply as what has changed since allows. */
export class Resetter {
  readonly #phone: CrawlPhone;
  readonly #folder: string;
  readonly #settings: AllSettings;

  /** @param folder what `Phone.save` wrote */
  constructor(phone: CrawlPhone, folder: string) {
    this.#phone = phone;
    this.#folder = folder;
    this.#settings = allSettings(phone.system);
  }

  /** The whole phone, in a second. */
  async restorePhone(): Promise<void> {
    await this.#phone.phone.restore(this.#folder);
    this.#phone.effects.takeDirty();
    await this.#finish();
  }

  /** One app, its settings and what lies over it, in a fifth of that; the whole phone when more has changed. */
  async resetApp({ packageName, role }: CrawledApp): Promise<void> {
    const { device, effects } = this.#phone;
    if (effects.takeDirty()) await this.restorePhone();
    else await this.#resetData(packageName);
    if (role === undefined) return;
    await holdRole(device, { role, packageName });
    await this.#phone.rest();
    // It is as it should be.
    effects.take();
    effects.takeDirty();
  }

  async #resetData(packageName: string): Promise<void> {
    const { system, device } = this.#phone;
    for (const { taskId, type } of system.activities.tasks()) {
      if (type === 'standard') await system.activities.removeTask(taskId);
    }
    for (const notification of system.notifications.list()) system.notifications.cancelAll(notification.packageName);
    if (isStopped(packageName)) await restoreAppSnapshot(device, packageName);
    this.#putSettingsBack();
    await this.#finish();
  }

  async #finish(): Promise<void> {
    const { system, effects } = this.#phone;
    await system.setPanel('none');
    system.power.wake();
    system.toasts.close();
    await system.activities.home();
    system.clock.set(defaultClockMs);
    await this.#phone.rest();
    effects.take();
    effects.takeDirty();
  }

  #putSettingsBack(): void {
    const { settings } = this.#phone.system;
    const now = allSettings(this.#phone.system);
    for (const key of new Set([...this.#settings.keys(), ...now.keys()])) {
      const wanted = this.#settings.get(key) ?? null;
      if ((now.get(key) ?? null) === wanted) continue;
      const [namespace, ...name] = key.split('/');
      const found = namespaces.find((each) => each === namespace);
      if (found !== undefined) settings.put(found, name.join('/'), wanted);
    }
  }
}

/** Starts an app as told. */
export async function startApp({ system, rest }: CrawlPhone, start: Start): Promise<void> {
  if ('panel' in start) await system.setPanel(start.panel);
  else if ('home' in start) await system.activities.home();
  else await system.activities.start(start.intent, { caller: { uid: 0 }, callerPackage: null });
  await rest();
}

/** @throws when the launcher has no icon for it */
export function startsOf({ packageName, starts }: CrawledApp, { packages }: SystemServer): readonly Start[] {
  if (starts !== undefined) return starts;
  const component = packages.launcherActivity(packageName);
  if (component === undefined) throw new Error(`The launcher does not start ${packageName}`);
  const intent = { action: 'android.intent.action.MAIN', categories: ['android.intent.category.LAUNCHER'], component };
  return [{ name: 'launcher', intent }];
}

/** Not so the home screen and System UI, which run as long as the phone does. */
function isStopped(packageName: string): boolean {
  return !['com.android.systemui', 'com.google.android.apps.nexuslauncher'].includes(packageName);
}

function allSettings({ settings }: SystemServer): AllSettings {
  return new Map(
    namespaces.flatMap((namespace) => settings.list(namespace).map(([key, value]) => [`${namespace}/${key}`, value])),
  );
}
