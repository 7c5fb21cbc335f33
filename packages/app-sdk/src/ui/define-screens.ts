import type { ComponentType } from 'preact';
import type { AppIcon } from '../manifest.ts';
import type { Store } from '../runtime/store.ts';
import type { Panel } from '../system/system-api.ts';
import type { AppTheme } from './theme/app-theme.ts';
import { takeRules } from './theme/css.ts';

/** The field that has the keyboard. */
export interface FocusedField {
  /** Package of the app the field is in. */
  readonly packageName: string;
  /** Which keys the keyboard shows, and what it capitalises. */
  readonly inputType: InputType;
  /** What the action key does; `none`: it begins a new line. */
  readonly imeAction: ImeAction;
  /** Whether the field takes line breaks. */
  readonly multiline: boolean;
}

/** What an EditText asks of the keyboard (android:inputType). */
export type InputType =
  | 'text'
  | 'textCapSentences'
  | 'textCapWords'
  | 'textPassword'
  | 'textVisiblePassword'
  | 'textEmailAddress'
  | 'textUri'
  | 'number'
  | 'numberDecimal'
  | 'numberSigned'
  | 'numberPassword'
  | 'phone'
  | 'datetime';

/** The key at the end of the keyboard (android:imeOptions). */
export type ImeAction = 'none' | 'go' | 'search' | 'send' | 'next' | 'done' | 'previous';

/** Moves of the cursor, and what the clipboard keys do. */
export type KeyboardEdit = 'left' | 'right' | 'up' | 'down' | 'selectAll' | 'cut' | 'copy' | 'paste';

/** What the soft keyboard can do to the focused field. */
export interface KeyboardProps {
  /** The field that is typed into. */
  readonly field: FocusedField;
  /** What stands before the cursor, 100 characters at most; null in a web page, whose text is not ours to know. */
  readonly before: Store<string | null>;
  /** Replaces the selection. */
  commit(text: string): void;
  /** Puts `text` in place of the last `count` characters before the cursor. */
  replace(count: number, text: string): void;
  /** Moves the cursor, selects everything, or does what a clipboard key does. */
  edit(edit: KeyboardEdit): void;
  /** Deletes the selection, or what stands before the cursor. */
  backspace(): void;
  /** The action key: a new line in multi-line fields, else the field's action. */
  enter(): void;
  /** Puts the keyboard away; the field keeps the focus. */
  hide(): void;
}

/** Of the status bar and the navigation bar. */
export interface BarProps {
  /** Colour of the icons that reads well on what is behind the bar. */
  readonly icons: 'light' | 'dark';
}

/** What System UI lays over the apps. Only the app `com.android.systemui` has these. */
export interface Overlays {
  /** 1080 x 136 px at the top. */
  readonly statusBar?: ComponentType<BarProps>;
  /** 1080 x 63 px at the bottom. */
  readonly navigationBar?: ComponentType<BarProps>;
  /** Whole screen, mounted while a panel is open; has the input focus. The recent apps are a screen of the launcher. */
  readonly panel?: ComponentType<{ panel: Exclude<Panel, 'none' | 'recents'> }>;
  /** At the top, always mounted; render null when nothing is to be shown. */
  readonly headsUp?: ComponentType;
  /** At the lower edge, as high as its content; mounted while a field asks for the soft keyboard. */
  readonly keyboard?: ComponentType<KeyboardProps>;
  /** Near the lower edge, takes no touches; mounted anew for each toast, with the app that shows it. */
  readonly toast?: ComponentType<{ text: string; packageName: string; icon: AppIcon | null }>;
}

/** The screen half of an app: the default export of its `ui.tsx`. */
export interface Screens {
  /** One component per activity, by full class name as in the manifest. Mounted while the activity lives. */
  readonly activities: Readonly<Record<string, ComponentType>>;
  /** Of all the app's windows. Default: Material 3 with a blue accent, following the phone's night mode. */
  readonly theme?: AppTheme;
  /** Only System UI has these. */
  readonly overlays?: Overlays;
}

const rules = new WeakMap<Screens, string>();

/** Returns its argument: the module's last statement, which takes what `css` was given before it as the app's own. */
export function defineScreens(screens: Screens): Screens {
  rules.set(screens, takeRules());
  return screens;
}

/** The app's own CSS. */
export function rulesOf(screens: Screens): string {
  return rules.get(screens) ?? '';
}
