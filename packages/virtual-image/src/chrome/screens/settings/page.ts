import type { SystemAppApi } from '@androidworld/app-sdk/system';
import type { ComponentType } from 'preact';
import { activities, chromePackage } from '../../package-name.ts';
import type { Settings } from '../../store/preferences.ts';

/** Names of those that are on or off. */
type Toggle = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** What the rows of a page show and do. */
export interface PageScope {
  readonly api: SystemAppApi;
  readonly settings: Settings;
  /** What the page is about, where there are several of its kind. */
  readonly arg: string | undefined;
  change(changes: Partial<Settings>): void;
  /** Value and change of a switch or check box. */
  toggle(key: Toggle): { readonly value: boolean; onChange(on: boolean): void };
  open(page: SettingsPage, arg?: string): void;
  finish(): void;
}

/** A screen of Chrome's settings. */
export interface SettingsPage {
  /** In intents, as Chrome names its fragments. */
  readonly fragment: string;
  readonly title: string;
  /** In its toolbar, where that says more than the title. */
  readonly heading?: (scope: PageScope) => string;
  readonly Content: ComponentType<{ scope: PageScope }>;
}

export const fragmentExtra = 'show_fragment';
export const argExtra = 'show_fragment_args';

/** A page in an activity of its own, so that BACK returns to where it was opened. */
export function settingsIntent(page: SettingsPage, arg?: string) {
  return {
    component: { packageName: chromePackage, className: activities.settings },
    extras: { [fragmentExtra]: page.fragment, ...(arg === undefined ? {} : { [argExtra]: arg }) },
  };
}
