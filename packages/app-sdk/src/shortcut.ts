import type { Intent } from './intent.ts';
import type { AppIcon } from './manifest.ts';

/** A way into an app, for its icon's menu or the home screen (`ShortcutInfo`). */
export interface ShortcutInfo {
  /** Unique within the app. */
  readonly id: string;
  /** Under its icon. */
  readonly shortLabel: string;
  /** Where there is room, as in the menu; default the short one. */
  readonly longLabel?: string;
  /** Default the app's. */
  readonly icon?: AppIcon;
  /** What it starts, as the app itself would. */
  readonly intent: Intent;
}

/** `ShortcutManager`: those of the manifest are not among these. */
export interface ShortcutCalls {
  /** Replaces them. @throws IllegalArgumentException for more than 15 */
  setDynamicShortcuts(shortcuts: readonly ShortcutInfo[]): Promise<void>;
  getDynamicShortcuts(): Promise<readonly ShortcutInfo[]>;
  /** On the home screen. */
  getPinnedShortcuts(): Promise<readonly ShortcutInfo[]>;
  /**
   * Asks the person whether it may be put on the home screen.
   *
   * @returns whether the launcher asks
   * @throws IllegalStateException when nothing of the app is seen
   */
  requestPinShortcut(shortcut: ShortcutInfo): Promise<boolean>;
}
