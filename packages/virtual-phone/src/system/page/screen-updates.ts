import type { ScreenControl } from '../../screen/protocol.ts';
import type { SystemServer } from '../system-server.ts';
import { systemUi } from '../system-ui.ts';
import { phoneState } from './phone-state.ts';

/** What the page of the screen is told: the state of the phone, what happens, and which apps it is to load. */
export class ScreenUpdates {
  readonly #system: SystemServer;
  readonly #announced = new Set<string>();
  /** Of apps whose screens were replaced. */
  readonly #versions = new Map<string, number>();
  #isPublishing = false;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** Tells the page the state of the phone, once for all changes of a moment. */
  publish(): void {
    if (this.#isPublishing || this.#system.screen === null) return;
    this.#isPublishing = true;
    queueMicrotask(() => {
      this.#isPublishing = false;
      this.#announceApps();
      this.send({ kind: 'state', state: phoneState(this.#system) });
    });
  }

  /** The screens of an app are others than before. Its activities stay, with their intents. */
  reloadScreens(packageName: string): void {
    this.#versions.set(packageName, (this.#versions.get(packageName) ?? 0) + 1);
    if (this.#announced.delete(packageName)) this.#announce(packageName);
  }

  /** A new page knows nothing yet. */
  attached(): void {
    this.#announced.clear();
    this.publish();
  }

  send(message: Parameters<ScreenControl['send']>[0]): void {
    const { screen } = this.#system;
    if (screen === null) return;
    this.#system.background('message to the page', async () => {
      try {
        await screen.send(message);
      } catch (error) {
        // A page that was closed meanwhile needs to know nothing.
        if (this.#system.screen === screen) throw error;
      }
    });
  }

  #announceApps(): void {
    const packageNames = this.#system.activities.stacked().map(({ component }) => component.packageName);
    for (const packageName of [systemUi, ...packageNames]) this.#announce(packageName);
  }

  #announce(packageName: string): void {
    const app = this.#system.packages.find(packageName)?.app;
    const moduleUrl = app?.ui?.href;
    if (moduleUrl === undefined || this.#announced.has(packageName)) return;
    this.#announced.add(packageName);
    const version = this.#versions.get(packageName);
    const activities = app?.manifest.activities.map(({ name }) => name) ?? [];
    this.send({ kind: 'app', packageName, moduleUrl, activities, assetsUrl: app?.assets?.href, version });
  }
}
