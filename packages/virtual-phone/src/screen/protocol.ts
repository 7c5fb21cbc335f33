import type { PhoneEvents } from '@androidworld/app-sdk';
import type { PhoneState } from '@androidworld/app-sdk/host';
import type { PendingWork } from '../system/time/pending-work.ts';
import type { PhoneTime } from '../system/time/phone-time.ts';
import type { SimulatedTime, TimeFollower } from '../system/time/simulated-time.ts';
import type { WindowChange } from '../system/windows/window-state.ts';

/** System to page. */
export type ToPage =
  | { readonly kind: 'state'; readonly state: PhoneState }
  /** Where the bundles of an app's screens are. Sent before its first activity. */
  | {
      readonly kind: 'app';
      readonly packageName: string;
      readonly moduleUrl: string;
      /** Of its manifest: each is to have a screen. */
      readonly activities?: readonly string[];
      /** Folder of the files the app ships for its WebViews. */
      readonly assetsUrl?: string | undefined;
      /** Rises when the screens are others than before: they are loaded anew, and activities begin again with theirs. */
      readonly version?: number | undefined;
    }
  /** What is wrong with an app that is being developed, over everything; null when nothing is. */
  | { readonly kind: 'problem'; readonly text: string | null }
  | {
      readonly kind: 'event';
      readonly packageName: string | null;
      readonly name: keyof PhoneEvents;
      readonly data: PhoneEvents[keyof PhoneEvents];
    };

/**
 * Page to system: a call on the AppApi of one running app, e.g. `{ path: ['files', 'list'], args: ['/sdcard'] }`.
 * Binary values travel as `{ $bytes: base64 }`. Databases: path `['database', 'all' | 'run' | 'transaction']`, args
 * `[name, …]`; those of device-protected storage the same after `deviceProtected`. `processId` 0: an overlay of System UI, which is mounted whether or not an activity of it runs.
 */
export interface PageCall {
  readonly packageName: string;
  readonly processId: number;
  readonly path: readonly string[];
  readonly args: readonly unknown[];
  /** For calls about an activity: finish, setResult, moveToBack. */
  readonly token?: number;
}

/** Beside AppApi, the screen itself answers these, for WebViews: path `['webView', name]`. */
export interface WebViewCalls {
  /** @returns the origin of the pages of the calling process */
  open(): Promise<string>;
  /** Offers the HTML of one of its views. @returns its path */
  html(view: string, html: string): Promise<string>;
  /** What a person answers to the dialog with this id (`WebDialogAnswer` as JSON): the script that asked goes on. */
  answer(id: string, answer: string): Promise<void>;
  /** Types into the page that has the focus, with real keys. */
  type(text: string): Promise<void>;
  /** Text at the cursor of the page that has the focus, all at once. */
  insert(text: string): Promise<void>;
  /** A real key of this name in the page that has the focus. */
  press(key: string): Promise<void>;
}

/** One node of the accessibility tree, as the page reports it. Pixels of the screen; flags default to false. */
export interface PageNode {
  readonly className: string;
  readonly text?: string;
  readonly contentDescription?: string;
  readonly hint?: string;
  /** Full: `pkg:id/name` */
  readonly resourceId?: string;
  readonly packageName: string;
  /** left, top, right, bottom; visible part */
  readonly bounds: readonly [number, number, number, number];
  /** Place among the parent's children, counting those left out. */
  readonly index: number;
  readonly checkable?: true;
  readonly checked?: true;
  readonly clickable?: true;
  readonly disabled?: true;
  readonly focusable?: true;
  readonly focused?: true;
  readonly scrollable?: true;
  readonly longClickable?: true;
  readonly password?: true;
  readonly selected?: true;
  /** Layout without text, description or action: left out by `uiautomator dump --compressed`. */
  readonly unimportant?: true;
  readonly children: readonly PageNode[];
}

export interface PageWindow {
  /** Which of the system's windows it is (`Windows.list()`). */
  readonly token: string;
  readonly title: string;
  readonly packageName: string;
  /** AccessibilityWindowInfo types: 1 application, 2 input method, 3 system */
  readonly type: 1 | 2 | 3;
  readonly active: boolean;
  readonly bounds: readonly [number, number, number, number];
  readonly root: PageNode;
}

/** What the shell and System ask of the screen. Every call resolves when the page has handled it and is idle again. */
export interface ScreenControl extends TimeFollower {
  /** Where a person sees the screen and uses it, in any browser of this computer. */
  readonly url: string;
  /** In pixels, as the phone is turned now. */
  readonly size: { readonly width: number; readonly height: number };
  /** Resolves, with what happened, when somebody ended the page or its browser from outside the phone: it is dead. */
  readonly ended: Promise<string>;
  /** `timeMs` after the first event; points in pixels. What was flung goes on moving: `idle()` waits for it. */
  touch(
    gesture: readonly {
      readonly type: 'down' | 'move' | 'up' | 'cancel';
      readonly x: number;
      readonly y: number;
      readonly timeMs: number;
      /** Which finger, 0 to 9; default 0. Each comes down and leaves by itself. */
      readonly finger?: number;
    }[],
  ): Promise<void>;
  /**
   * Android key codes by number, with those held meanwhile (113 = CTRL_LEFT, 59 = SHIFT_LEFT, …).
   *
   * @returns `handled: false` for a key no view took: it was given to the system (`ScreenHost.unhandledKey`)
   */
  key(code: number, options?: { held?: readonly number[]; longPress?: boolean }): Promise<{ handled: boolean }>;
  /** As if typed on a hardware keyboard; ASCII. */
  text(text: string): Promise<void>;
  /** The screen as it is now, encoded as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Records what is shown from now on. @returns undefined where nothing here encodes pictures of this size */
  record(options: RecordOptions): Promise<ScreenRecording | undefined>;
  /** All windows, back to front; with the pages in WebViews. */
  windows(): Promise<readonly PageWindow[]>;
  /** Resolves when nothing is pending: no call to the system, no module loading, nothing that moves. @throws after `timeoutMs` */
  idle(options: { timeoutMs: number; signal?: AbortSignal }): Promise<void>;
  /** Whether the soft keyboard is up, and which field has the focus; null without one. */
  inputMethod(): Promise<{ shown: boolean; focusedField: { packageName: string; inputType: string } | null }>;
  /** Tells the page something, in the order of the calls. */
  send(message: ToPage): Promise<void>;
  /** Closes the page; Chromium stays for other phones. */
  close(): Promise<void>;
}

/** A video of the screen that is wanted. */
export interface RecordOptions {
  /** Pixels, even numbers; a screen of another shape stands in the middle. */
  readonly size: { readonly width: number; readonly height: number };
  /** Bits per second. */
  readonly bitRate: number;
  /** Takes the bare H.264 stream as it comes; without it there is a file at the end. */
  readonly onStream?: (bytes: Uint8Array) => void;
  /** It cannot go on: `stop()` throws the same. */
  onFailure(error: unknown): void;
}

/** A video that is being made. */
export interface ScreenRecording {
  /** In the words of WebCodecs. */
  readonly codec: string;
  /** Ends it. @returns the MP4 file; empty for a stream. @throws when a picture could not be taken or encoded */
  stop(): Promise<Uint8Array>;
  /** Ends it, and nothing is kept. */
  discard(): Promise<void>;
}

/** What the screen needs of the system. */
export interface ScreenHost {
  /** The phone's: fingers move by it. */
  readonly time: PhoneTime;
  /** What that goes by when the phone owns it. */
  readonly simulated: SimulatedTime | undefined;
  /** What the phone is busy with, gestures among it: it is at rest when this is empty. */
  readonly pending: PendingWork;
  /** What web pages in apps are told that shows them. */
  readonly userAgent: string;
  /** Answers a call of an app's screen to the system. @throws as the app is to see it */
  call(call: PageCall): Promise<unknown>;
  /** BACK, HOME, APP_SWITCH, POWER, VOLUME_… and whatever else no view took, gestures that stand for them included. */
  unhandledKey(code: number): Promise<void>;
  /** The page found an error in an app, by default in its main process: `FATAL EXCEPTION` in the log, the crash dialog. */
  crashed(packageName: string, message: string, stack: string, processId?: number): Promise<void>;
  /**
   * What ran on the page brought it to its end: it did not answer any more (`isStuck`), or crashed. All apps' screens ran
   * there. The next page is shown the state that holds after this.
   */
  appsLost(how: { readonly isStuck: boolean; readonly reason: string }): Promise<void>;
  /** The renderer of an app's web pages has ended, or does not answer (`isStuck`): the app is ended with it. */
  webPagesLost(
    of: { readonly packageName: string; readonly processId: number },
    how: { readonly isStuck: boolean; readonly reason: string },
  ): Promise<void>;
  /** What a task looked like when it left the foreground, encoded as PNG. */
  taskLeft(taskId: number, picture: Uint8Array): void;
  /** Dialogs, menus, bars or the keyboard came, went or moved. */
  windowsChanged(change: WindowChange): void;
  /** Writes a line to the phone's log, as `logcat` shows it. */
  log(priority: 'V' | 'D' | 'I' | 'W' | 'E', tag: string, message: string): void;
}
