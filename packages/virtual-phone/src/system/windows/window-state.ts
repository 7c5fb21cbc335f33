import type { WindowType } from './window-type.ts';

/** left, top, right, bottom in pixels of the screen */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** A window of the phone. */
export interface WindowState {
  /** Names it while it lives: `activity:12`, `statusBar`, `window:3`. */
  readonly token: string;
  readonly type: WindowType;
  /** As `dumpsys window` names it, e.g. `com.android.settings/com.android.settings.Settings`, `InputMethod`. */
  readonly title: string;
  readonly packageName: string;
  /** The activity it belongs to; null for those of the system. */
  readonly activityToken: number | null;
  readonly visible: boolean;
  /** Takes keys when it is in front. */
  readonly focusable: boolean;
  /** Whether the keyboard may be for it: what takes keys, menus apart. */
  readonly takesText: boolean;
  /** What it does about touches: takes all, takes those inside it, lets all through. */
  readonly touch: 'modal' | 'inside' | 'none';
  /** What lies behind it can be seen. */
  readonly translucent: boolean;
  readonly frame: Frame;
}

/**
 * A window that only the page knows of: a dialog, menu or toolbar of an activity or of System UI (`over` says whose), or
 * one of System UI that comes and goes by itself.
 */
export interface ReportedWindow {
  readonly token: string;
  readonly kind: 'dialog' | 'menu' | 'toolbar' | 'overlay';
  /** Token of the window it belongs to; of an overlay, its own. */
  readonly over: string;
  readonly focusable: boolean;
  readonly frame: Frame;
}

/** What the page tells when its windows are others than before. */
export interface WindowChange {
  /** The first of a page: whatever was known before is gone. */
  readonly isFirst: boolean;
  /** New ones, and those that moved. */
  readonly shown: readonly ReportedWindow[];
  /** Tokens. */
  readonly gone: readonly string[];
}
