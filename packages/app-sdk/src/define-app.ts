import type { AppApi, Query, Row, SqlValue } from './api.ts';
import type { Extra, Intent } from './intent.ts';
import type { AppManifest } from './manifest.ts';
import type { ServiceFactory } from './service.ts';

/** What a receiver leaves for the sender of an ordered broadcast. */
export interface BroadcastReply {
  /** `BroadcastReceiver.setResultCode()`; default: as the receiver before left it, at first 0. */
  readonly code?: number;
  /** `setResultData()`; default: as the receiver before left it, at first null. */
  readonly data?: string;
  /** `setResultExtras()`: added to those of the receivers before. */
  readonly extras?: Readonly<Record<string, Extra>>;
}

/** A content provider of an app. URIs are whole; `call` and the rest may be left out where the real app has none. */
export interface AppProvider {
  /** `ContentProvider.query()`; one that has none answers with no rows. */
  query?(uri: string, query: Query): Promise<{ columns: readonly string[]; rows: readonly Row[] }>;
  /** Gives the new row's URI. Without it `insert` throws UnsupportedOperationException, as `update` and `delete` do. */
  insert?(uri: string, values: Readonly<Record<string, SqlValue>>): Promise<string | null>;
  /** Gives how many rows were changed; any above 0 is told to observers of the URI. */
  update?(
    uri: string,
    values: Readonly<Record<string, SqlValue>>,
    where?: string,
    args?: readonly SqlValue[],
  ): Promise<number>;
  /** Gives how many rows were removed; any above 0 is told to observers of the URI. */
  delete?(uri: string, where?: string, args?: readonly SqlValue[]): Promise<number>;
  /** Provider-defined method (`ContentProvider.call()`); null when it has no answer. */
  call?(
    method: string,
    arg: string | undefined,
    extras: Readonly<Record<string, Extra>>,
  ): Promise<Record<string, Extra> | null>;
  /** MIME type of what is behind a URI (`getType()`); null when unknown. */
  type?(uri: string): string | null;
}

/** The Node half of a running app: what works without a screen. Dies with the process. */
export interface AppProcess {
  /** Receivers by class name. */
  readonly receivers?: Readonly<Record<string, (intent: Intent) => Promise<BroadcastReply | undefined>>>;
  /** Services by class name. */
  readonly services?: Readonly<Record<string, ServiceFactory>>;
  /** Providers by authority. */
  readonly providers?: Readonly<Record<string, AppProvider>>;
  /** What the screen half reaches by `api.call(name, …)`. */
  readonly functions?: Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;
  /** The process is killed: end timers and the like. Nothing may be saved here, as on Android. */
  stop?(): void;
}

/** Tools of the process beyond the api: its own screen half. */
export interface ProcessHost {
  /** `com.example`, or of another process of the app `com.example:remote`: each has a Node half of its own. */
  readonly processName: string;
  /** Tells the screen half (event `process`). */
  emit(name: string, data: Extra): void;
}

/**
 * An app of the virtual phone: the manifest of the real one, a module with its screens that runs in the phone's page,
 * and optionally a Node half for what works without a screen.
 */
export interface VirtualApp {
  /** What the package manager reads. */
  readonly manifest: AppManifest;
  /** File URL of the bundled ES module whose default export is `defineScreens(…)`; absent for apps without screens. */
  readonly ui?: URL;
  /** File URL of the folder with the files the app ships: `file:///android_asset/` in its WebViews. Ends in a slash. */
  readonly assets?: URL;
  /** Puts the files in place that the real app has before its first start (system apps' databases, sample files). */
  install?(api: AppApi): Promise<void>;
  /** Starts the process: makes databases as the real app does, returns its Node half. */
  start?(api: AppApi, host: ProcessHost): Promise<AppProcess>;
}

/** Returns its argument. */
export function defineApp(app: VirtualApp): VirtualApp {
  return app;
}
