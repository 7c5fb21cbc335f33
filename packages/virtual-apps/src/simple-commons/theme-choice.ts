import { type Preference, pref } from '@androidworld/app-sdk';

/** The themes of the Simple apps, in the order they are offered. */
export const themeNames = [
  'System default (Material You)',
  'Auto light / dark',
  'Light',
  'Dark',
  'Dark red',
  'White',
  'Black & White',
  'Custom',
] as const;

export type ThemeName = (typeof themeNames)[number];

/** What a theme that is not the system's looks like; signed ARGB in the preferences. */
export interface ThemeColors {
  readonly text: number;
  readonly background: number;
  readonly primary: number;
  readonly mode: 'light' | 'dark';
}

const orange = 0xfff57c00 | 0;

const light: ThemeColors = { text: 0xff2d2d2d | 0, background: 0xffffffff | 0, primary: orange, mode: 'light' };
const dark: ThemeColors = { text: 0xffeeeeee | 0, background: 0xff2d2d2d | 0, primary: orange, mode: 'dark' };

/** Of `System default` and `Auto`, as it is by day. */
export const themeColors: Readonly<Record<ThemeName, ThemeColors>> = {
  'System default (Material You)': light,
  'Auto light / dark': light,
  Light: light,
  Dark: dark,
  'Dark red': { ...dark, primary: 0xffb71c1c | 0 },
  White: { text: 0xff333333 | 0, background: 0xffffffff | 0, primary: 0xffffffff | 0, mode: 'light' },
  'Black & White': { text: 0xffffffff | 0, background: 0xff000000 | 0, primary: 0xff000000 | 0, mode: 'dark' },
  Custom: light,
};

/** The entries of `Prefs.xml` a theme is kept in. */
export const themePreferences = {
  isUsingSystemTheme: pref.boolean(true, 'is_using_system_theme'),
  isUsingAutoTheme: pref.boolean(false, 'is_using_auto_theme'),
  textColor: pref.int(light.text, 'text_color'),
  backgroundColor: pref.int(light.background, 'background_color'),
  primaryColor: pref.int(orange, 'primary_color_2'),
} satisfies Readonly<Record<string, Preference<boolean> | Preference<number>>>;

export interface StoredTheme {
  readonly isUsingSystemTheme: boolean;
  readonly isUsingAutoTheme: boolean;
  readonly textColor: number;
  readonly backgroundColor: number;
  readonly primaryColor: number;
}

/** Which theme what is stored stands for. */
export function themeNameOf(stored: StoredTheme): ThemeName {
  if (stored.isUsingSystemTheme) return 'System default (Material You)';
  if (stored.isUsingAutoTheme) return 'Auto light / dark';
  const isOf = (name: ThemeName) => {
    const { text, background, primary } = themeColors[name];
    return stored.textColor === text && stored.backgroundColor === background && stored.primaryColor === primary;
  };
  return (['Light', 'Dark', 'Dark red', 'White', 'Black & White'] as const).find(isOf) ?? 'Custom';
}
