import { THEME_CLASS } from './base.ts';

/** Colours an app may set apart from what its accent gives. CSS colours. */
export interface ThemeTokens {
  readonly primary: string;
  readonly onPrimary: string;
  readonly primaryContainer: string;
  readonly onPrimaryContainer: string;
  readonly secondary: string;
  readonly onSecondary: string;
  readonly secondaryContainer: string;
  readonly onSecondaryContainer: string;
  /** Behind everything. */
  readonly background: string;
  readonly surface: string;
  /** Cards, menus, dialogs, bottom bars. */
  readonly surfaceContainer: string;
  /** Filled text fields, chips, inactive tracks. */
  readonly surfaceVariant: string;
  readonly onSurface: string;
  readonly onSurfaceVariant: string;
  readonly outline: string;
  readonly outlineVariant: string;
  readonly error: string;
  readonly onError: string;
  readonly appBar: string;
  readonly onAppBar: string;
  readonly statusBar: string;
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
  readonly tokens?: Partial<ThemeTokens>;
  /** The app's `toolbarStyle` and action button styles, where they are not those of its Material. */
  readonly actionBar?: ActionBarStyle;
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
