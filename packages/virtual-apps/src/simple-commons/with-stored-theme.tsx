import type { Preferences } from '@androidworld/app-sdk';
import { usePreferences } from '@androidworld/app-sdk/ui';
import type { ComponentType } from 'preact';
import type { StoredTheme } from './theme-choice.ts';
import { useStoredTheme } from './use-stored-theme.ts';

/** A screen that is light or dark as the theme says that its app keeps. */
export function withStoredTheme(preferences: Preferences<StoredTheme>, Screen: ComponentType): ComponentType {
  return function ThemedScreen() {
    const [stored] = usePreferences(preferences);
    useStoredTheme(stored ?? preferences.missing);
    return <Screen />;
  };
}
