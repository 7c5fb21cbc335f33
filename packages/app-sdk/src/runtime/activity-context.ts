import { createContext, type RefObject } from 'preact';
import { useContext } from 'preact/hooks';
import type { AppApi } from '../api.ts';
import type { AppTheme } from '../ui/theme/app-theme.ts';
import type { BackStack } from './back-stack.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { ActivityWindow } from './phone-state.ts';
import type { ProcessPort } from './process-port.ts';
import type { SavedStateRegistry } from './saved-state.ts';

/** How an activity's window meets the system bars. */
export interface SystemBars {
  /**
   * CSS colour behind the status bar; default the theme's, under content that reaches there `transparent`: then there is
   * no view of it either.
   */
  readonly statusBar?: string | undefined;
  /** CSS colour behind the navigation bar; default as that of the status bar. */
  readonly navigationBar?: string | undefined;
  /** Default: what reads well on the bar's colour. With `edgeToEdge: 'top'` of the status bar alone. */
  readonly icons?: 'light' | 'dark' | undefined;
  /** The content reaches under both bars, or under one of them alone. */
  readonly edgeToEdge?: boolean | 'top' | 'bottom' | undefined;
  /** The bars are hidden. */
  readonly immersive?: boolean | undefined;
}

/** What the frame gives to everything in one window. */
export interface ActivityScope {
  /** App the window belongs to. */
  readonly packageName: string;
  /** The app's api, called in the name of this window's activity. */
  readonly api: AppApi;
  /** What the api goes through. */
  readonly port: ProcessPort;
  /** Null in overlays of System UI. */
  readonly window: ActivityWindow | null;
  /** Null in overlays. */
  readonly lifecycle: Lifecycle | null;
  /** Null in overlays, which begin with the phone. */
  readonly saved: SavedStateRegistry | null;
  /** How widgets look: the app's theme, with the activity's mode. */
  readonly theme: AppTheme;
  /** Handlers of BACK of this window. */
  readonly back: BackStack;
  /** Where dialogs and menus are put. */
  readonly layer: RefObject<HTMLElement | null>;
  /** Replaces how the window meets the system bars. */
  setBars(bars: SystemBars): void;
  /** In place of the theme's own mode; undefined gives that back. */
  setThemeMode(mode: AppTheme['mode']): void;
}

/** Preact context of the scope; null outside of activities and overlays. */
export const ActivityContext = createContext<ActivityScope | null>(null);

/** Scope of the window the component is in. @throws outside of activities and overlays */
export function useScope(): ActivityScope {
  const scope = useContext(ActivityContext);
  if (scope === null) throw new Error('Hooks and widgets of the app SDK work only in activities and overlays');
  return scope;
}
