import { phoneLink, rulesOf, styleSheets } from '@androidworld/app-sdk/host';
import { createStore, type Screens, type Store } from '@androidworld/app-sdk/ui';

/** The screens of an app as one of its processes has them. */
type AppModule =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly screens: Screens }
  | { readonly state: 'failed'; readonly error: Error };

const LOADING: AppModule = { state: 'loading' };

/**
 * Loads apps' screens. Each process of an app has a module instance of its own, so that what the module keeps in
 * variables dies with the process.
 */
class AppModules {
  /** Rises with every change. */
  readonly changed: Store<number> = createStore(0);
  loading = 0;
  readonly #urls = new Map<string, string>();
  readonly #modules = new Map<string, Map<number, { module: AppModule }>>();

  register(packageName: string, moduleUrl: string): void {
    if (this.#urls.get(packageName) === moduleUrl) return;
    this.#urls.set(packageName, moduleUrl);
    this.#modules.delete(packageName);
    this.changed.set(this.changed.get() + 1);
  }

  /** The module, loading it if that has not begun; undefined when the app has none. */
  of(packageName: string, processId: number): AppModule | undefined {
    const modules = this.#modules.get(packageName) ?? new Map<number, { module: AppModule }>();
    const own = modules.get(processId);
    if (own !== undefined) return own.module;
    const url = this.#urls.get(packageName);
    if (url === undefined) return undefined;
    // Processes that have ended take their modules with them; the overlays of System UI (process 0) never end.
    const running = phoneLink.state.get()?.processes ?? [];
    for (const known of modules.keys()) if (known !== 0 && !running.includes(known)) modules.delete(known);
    const entry: { module: AppModule } = { module: LOADING };
    this.#modules.set(packageName, modules.set(processId, entry));
    void this.#load(`${url}?process=${processId}`).then((module) => {
      if (module.state === 'ready') styleSheets.set(packageName, rulesOf(module.screens));
      entry.module = module;
      this.changed.set(this.changed.get() + 1);
    });
    return LOADING;
  }

  async #load(url: string): Promise<AppModule> {
    this.loading++;
    try {
      const { default: screens } = (await import(url)) as { default?: Screens };
      if (screens?.activities === undefined) {
        throw new Error(`The module ${url} has no default export made by defineScreens()`);
      }
      return { state: 'ready', screens };
    } catch (cause) {
      return { state: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) };
    } finally {
      this.loading--;
    }
  }
}

export const appModules = new AppModules();
