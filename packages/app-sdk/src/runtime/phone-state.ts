import type { Radios } from '../api.ts';
import type { Intent } from '../intent.ts';
import type { AppIcon } from '../manifest.ts';
import type { Panel, RecentTask, ShownNotification } from '../system/system-api.ts';

/** An activity the page must have mounted. */
export interface ActivityWindow {
  /** Unique while the phone runs. */
  readonly token: number;
  /** App whose activity it is. */
  readonly packageName: string;
  /** Full class name of the activity. */
  readonly className: string;
  /** Task it is in. */
  readonly taskId: number;
  /** Latest it was started with, or was given (`getIntent`). */
  readonly intent: Intent;
  /** Rises when a running activity is given another intent (onNewIntent). */
  readonly intentSerial: number;
  /** What is behind it stays visible (`windowIsTranslucent`). */
  readonly translucent: boolean;
  /** It is moved above the soft keyboard, and does not become smaller (`adjustPan`). */
  readonly pans: boolean;
  /** Drawn: the top one, and those behind translucent ones. Others stay mounted, hidden and stopped. */
  readonly visible: boolean;
  /** Only the one in front is resumed; those seen behind it are paused. */
  readonly state: 'RESUMED' | 'PAUSED' | 'STOPPED';
  /** Rises when it begins anew in the same process, e.g. because the screen was turned. */
  readonly generation: number;
  /** Whether the phone keeps a state for it to begin with: its process ended meanwhile. */
  readonly hasSavedState: boolean;
  /** Rises with each start of the app's process: another number means its screens begin anew. */
  readonly processId: number;
}

/** A short message over the screen. */
interface ShownToast {
  /** Rises with each. */
  readonly id: number;
  /** The message. */
  readonly text: string;
  /** App that shows it. */
  readonly packageName: string;
  /** The app's; null for apps that are not in the drawer, which have none beside their message. */
  readonly icon: AppIcon | null;
}

/** All that System UI shows. */
export interface PhoneState {
  /** Bottom to top; the last visible one has the focus. */
  readonly activities: readonly ActivityWindow[];
  /** An activity that is to be seen waits for its process. */
  readonly starting: boolean;
  /** Ids of the processes that run. */
  readonly processes: readonly number[];
  /** Window of System UI that is open over the app; `none` when none is. */
  readonly panel: Panel;
  /** State of the radios. */
  readonly radios: Radios;
  /** `level` is 0 to 100, in percent. */
  readonly battery: { readonly level: number; readonly charging: boolean };
  /** Add to the page's Date.now() to have the phone's time. */
  readonly clock: { readonly offsetMs: number; readonly zone: string; readonly hour24: boolean };
  /** All that are shown, the newest first. */
  readonly notifications: readonly ShownNotification[];
  /** When the next alarm of a person rings, `Mon 8:30 AM`; null: none is set. */
  readonly nextAlarm: string | null;
  /** Tasks on the recents screen, the latest first. */
  readonly recents: readonly RecentTask[];
  /** 0 to 255 */
  readonly brightness: number;
  /** Whether the phone sets the brightness by itself (`screen_brightness_mode`). */
  readonly autoBrightness: boolean;
  /** Dark theme is on (`ui_night_mode`). */
  readonly nightMode: boolean;
  /** Factor on text sizes (`font_scale`); 1 is the default. */
  readonly fontScale: number;
  /** Quarter turns of the screen (`Surface.ROTATION_*`); 0 is upright. */
  readonly rotation: 0 | 1 | 2 | 3;
  /** Of the screen held upright, in pixels, as `wm size` and `wm density` have it. */
  readonly display: { readonly width: number; readonly height: number; readonly densityDpi: number };
  /** Whether the display is on. */
  readonly screenOn: boolean;
  /** Short message over the screen; null when none is shown. */
  readonly toast: ShownToast | null;
  /** Whether a soft keyboard may come up. */
  readonly softKeyboard: boolean;
}
