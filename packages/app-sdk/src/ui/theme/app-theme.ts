import { THEME_CLASS } from './base.ts';

/** Colours an app may set apart from what its accent gives. CSS colours. */
export interface ThemeTokens {
  /** Filled buttons, active controls, the cursor; default: made from the accent. */
  readonly primary: string;
  /** Text and icons on `primary`. */
  readonly onPrimary: string;
  /** Floating action buttons, and other weaker areas in the primary colour. */
  readonly primaryContainer: string;
  /** Text and icons on `primaryContainer`. */
  readonly onPrimaryContainer: string;
  /** Marks of choice lists; in Material 2 the accent, also of switches and floating action buttons. */
  readonly secondary: string;
  /** Text and icons on `secondary`. */
  readonly onSecondary: string;
  /** Tonal buttons, and what is selected: chips, rows, items of the bottom navigation. */
  readonly secondaryContainer: string;
  /** Text and icons on `secondaryContainer`. */
  readonly onSecondaryContainer: string;
  /** Behind everything. */
  readonly background: string;
  /** Of the app bar and the navigation bar by default; in Material 3 as `background`. */
  readonly surface: string;
  /** Cards, menus, dialogs, bottom bars. */
  readonly surfaceContainer: string;
  /** Filled text fields, chips, inactive tracks. */
  readonly surfaceVariant: string;
  /** Text and icons on `surface` and `background`: the app's text colour. */
  readonly onSurface: string;
  /** Weaker text, hints and icons. */
  readonly onSurfaceVariant: string;
  /** Borders of outlined buttons, text fields and chips. */
  readonly outline: string;
  /** Dividers, and borders of cards: weaker than `outline`. */
  readonly outlineVariant: string;
  /** Fields with an error and their messages; badges. */
  readonly error: string;
  /** Text on `error`. */
  readonly onError: string;
  /** Behind toolbars and tabs. Default: `surface`; in Material 2 `primary` by day, a dark grey by night. */
  readonly appBar: string;
  /** Title and icons on `appBar`. Default: `onSurface`; in Material 2 `onPrimary` by day. */
  readonly onAppBar: string;
  /** Behind the phone's status bar. Default: `appBar`; in Material 2 a darker shade by day, black by night. */
  readonly statusBar: string;
  /** Behind the phone's navigation bar. Default: `surface`. */
  readonly navigationBar: string;
}

/**
 * What the real app's widgets are made with: decides the layouts around an activity, the rows of preferences, and the case
 * of labels in the tree. `appcompat` is that of apps older than Material Components, with its dialogs and menus.
 * `compose` and `react-native` make other nodes of the same widgets, without resource ids.
 */
export type Toolkit = 'framework' | 'appcompat' | 'material' | 'material3' | 'compose' | 'react-native';

/** How an app looks. */
export interface AppTheme {
  /** Seed of the palette, e.g. `#1a73e8`. */
  readonly accent?: string;
  /** 3: Material You, the default. 2: coloured app bar, square corners, capital button labels, as older apps have. */
  readonly material?: 2 | 3;
  /** Default: `material3`, `material` where that is 2. */
  readonly toolkit?: Toolkit;
  /** Default: as the phone's night mode says. */
  readonly mode?: 'system' | 'light' | 'dark';
  /** Colours that differ from those of the palette; they hold by day and by night. */
  readonly tokens?: Partial<ThemeTokens>;
  /** The app's `toolbarStyle` and action button styles, where they are not those of its Material. */
  readonly actionBar?: ActionBarStyle;
  /** The app's `preferenceTheme`: preferences without an icon keep the room of one. Default true, with `framework` false. */
  readonly iconSpaceReserved?: boolean;
}

/** How an app's toolbars and action modes differ. Lengths in dp. */
export interface ActionBarStyle {
  /** Height. Default 64 in Material 3, 56 in Material 2. */
  readonly height?: number;
  /** Of the title, in sp. Default 22 in Material 3, 20 in Material 2. */
  readonly titleSize?: number;
  /** Of the title, in dp, where its font is wider than Roboto. */
  readonly titleSpacing?: number;
  /** Of an item shown as an icon. Default 48. */
  readonly itemWidth?: number;
  /** Of `More options`. Default 40. */
  readonly overflowWidth?: number;
  /** Default `android.widget.Button`, as since AppCompat 1.4; before it was `android.widget.TextView`. */
  readonly itemClass?: 'android.widget.TextView';
  /** False: the menu opens below the button instead of over it. */
  readonly overlapAnchor?: boolean;
}

/** What the real app's widgets are made with. */
export function toolkitOf({ toolkit, material }: AppTheme): Toolkit {
  return toolkit ?? (material === 2 ? 'material' : 'material3');
}

/** The CSS class and custom properties that give an element and all in it the theme. */
export function themeAttributes(theme: AppTheme, night: boolean): { class: string; style: Record<string, string> } {
  const mode = theme.mode ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && night);
  const style: Record<string, string> = { '--accent': theme.accent ?? '#0b57d0' };
  for (const [token, value] of Object.entries(theme.tokens ?? {})) style[cssName(token)] = value;
  return {
    class: `${THEME_CLASS} ${dark ? 'dark' : 'light'} material-${theme.material ?? 3} toolkit-${toolkitOf(theme)}`,
    style,
  };
}

/** `onSurface` to `--on-surface`. */
function cssName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
