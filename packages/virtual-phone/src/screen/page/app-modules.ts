import { phoneLink, rulesOf, styleSheets } from '@androidworld/app-sdk/host';
import { createStore, type Screens, type Store } from '@androidworld/app-sdk/ui';
import type { ToPage } from '../protocol.ts';
import { phoneHost } from './phone-host.ts';
import { problem } from './problem.tsx';

/** The screens of an app as one of its processes has them. */
type AppModule =
  | { readonly state: 'loading' }
  /** `version` rises when the screens are loaded anew. */
  | { readonly state: 'ready'; readonly screens: Screens; readonly version: number }
  | { readonly state: 'failed'; readonly error: Error };

/** What the server makes of an app's module (`screensFactory`). */
interface ScreensFactory {
  default(): Promise<Screens | undefined>;
}

type Registration = Pick<ToPage & { kind: 'app' }, 'packageName' | 'moduleUrl' | 'activities' | 'version'>;

const LOADING: AppModule = { state: 'loading' };

/**
 * Loads apps' screens. A module is loaded once and makes the screens anew for each process of the app, so that what it
 * keeps in variables dies with the process.
 */
class AppModules {
  /** Rises with every change. */
  readonly changed: Store<number> = createStore(0);
  /** How many are on their way. */
  readonly loading: Store<number> = createStore(0);
  readonly #registered = new Map<string, Registration>();
  readonly #modules = new Map<string, Map<number, { module: AppModule }>>();

  register({ packageName, moduleUrl, activities = [], version }: Registration): void {
    const known = this.#registered.get(packageName);
    if (known?.moduleUrl === moduleUrl && known.version === version) return;
    this.#registered.set(packageName, { packageName, moduleUrl, activities, version });
    const modules = this.#modules.get(packageName);
    if (version === undefined || modules === undefined) {
      this.#modules.delete(packageName);
      this.changed.set(this.changed.get() + 1);
      return;
    }
    for (const entry of modules.values()) void this.#replace(packageName, entry);
  }

  /** The module, loading it if that has not begun; undefined when the app has none. */
  of(packageName: string, processId: number): AppModule | undefined {
    const modules = this.#modules.get(packageName) ?? new Map<number, { module: AppModule }>();
    const own = modules.get(processId);
    if (own !== undefined) return own.module;
    if (!this.#registered.has(packageName)) return undefined;
    // Processes that have ended take their modules with them; the overlays of System UI (process 0) never end.
    const running = phoneLink.state.get()?.processes ?? [];
    for (const known of modules.keys()) if (known !== 0 && !running.includes(known)) modules.delete(known);
    const entry: { module: AppModule } = { module: LOADING };
    this.#modules.set(packageName, modules.set(processId, entry));
    void this.#load(packageName).then((module) => this.#put(packageName, entry, module));
    return LOADING;
  }

  /** The screens go on as they were until the new ones are there; for good if those cannot be loaded. */
  async #replace(packageName: string, entry: { module: AppModule }): Promise<void> {
    const module = await this.#load(packageName);
    if (module.state === 'failed' && entry.module.state === 'ready') {
      const text = module.error.stack ?? module.error.message;
      problem.set(text);
      phoneHost.log(`Its screens cannot be loaded, the last ones go on:\n${text}`, packageName);
      return;
    }
    this.#put(packageName, entry, module);
  }

  #put(packageName: string, entry: { module: AppModule }, module: AppModule): void {
    if (module.state === 'ready') styleSheets.set(packageName, rulesOf(module.screens));
    entry.module = module;
    this.changed.set(this.changed.get() + 1);
  }

  async #load(packageName: string): Promise<AppModule> {
    const { moduleUrl, activities = [], version = 0 } = this.#registered.get(packageName) ?? {};
    const url = `${moduleUrl}${version === 0 ? '' : `?version=${version}`}`;
    this.loading.set(this.loading.get() + 1);
    try {
      const { default: makeScreens } = (await import(url)) as ScreensFactory;
      const screens = await makeScreens();
      if (screens?.activities === undefined) {
        throw new Error(`The module ${url} has no default export made by defineScreens()`);
      }
      const missing = activities.filter((name) => screens.activities[name] === undefined);
      // Whoever develops it learns it now; others when one of them is opened, as of a class that is missing on Android.
      if (version > 0 && missing.length > 0) phoneHost.log(describeMissing(missing), packageName);
      return { state: 'ready', screens, version };
    } catch (cause) {
      return { state: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) };
    } finally {
      this.loading.set(this.loading.get() - 1);
    }
  }
}

function describeMissing(activities: readonly string[]): string {
  const names = activities.map((name) => `  ${name}`).join('\n');
  return `defineScreens() names no component for these activities of the manifest; opening one is a crash:\n${names}`;
}

export const appModules = new AppModules();
