import type { ComponentType } from 'preact';

/** A screen below the home screen of Settings. */
export interface SettingsPage {
  /** In intents, as the real app names its fragments: extra `:settings:show_fragment`. */
  readonly fragment: string;
  readonly title: string;
  readonly Content: ComponentType<{ arg: string | undefined }>;
  /** Entries of the page that search finds: titles of its rows. */
  readonly entries: readonly string[];
}
