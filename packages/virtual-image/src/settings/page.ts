import type { Intent, SettingsNamespace } from '@androidworld/app-sdk';
import type { PackageInfo, SystemAppApi } from '@androidworld/app-sdk/system';
import type { IconSource, MenuItem, PreferenceEntry, usePhoneState } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

type PhoneState = Parameters<Parameters<typeof usePhoneState>[0]>[0];

/** e.g. `secure/notification_badging` */
export type SettingKey = `${SettingsNamespace}/${string}`;

/** What the rows of a page read and change. What is read is read anew, and the rows with it, when it changes. */
export interface PageScope {
  readonly api: SystemAppApi;
  readonly phone: PhoneState;
  /** Of what the page is, e.g. a package. */
  readonly arg: string | undefined;
  /** Undefined until it is known, null where it is not set. */
  setting(key: SettingKey): string | null | undefined;
  put(key: SettingKey, value: string | null): void;
  /** A system property; empty until it is known. */
  property(name: string): string;
  /** Installed apps by label; undefined until they are known. */
  readonly apps: readonly PackageInfo[] | undefined;
  /** Anything else that is asked of the phone, under a name for it; undefined until it is known. */
  read<T>(name: string, load: (api: SystemAppApi) => Promise<T>): T | undefined;
  /** Does something and reads anew what it may have changed. */
  act(action: (api: SystemAppApi) => Promise<unknown>): void;
  open(destination: Destination): void;
  /** What the page itself keeps while it is open. */
  readonly state: Readonly<Record<string, string | undefined>>;
  setState(changes: Readonly<Record<string, string | undefined>>): void;
}

/** A page by its fragment, or another activity. */
export type Destination = string | PageLink | { readonly intent: Intent };

interface PageLink {
  readonly fragment: string;
  readonly arg?: string | undefined;
  /** Default: the page's own. */
  readonly title?: string | undefined;
}

/** As it is, or as it follows from the phone. */
export type Live<T> = T | ((scope: PageScope) => T);

/** A value of the phone that a row shows and changes. */
export interface Binding<T> {
  read(scope: PageScope): T;
  write(scope: PageScope, value: T): void;
}

interface Common {
  readonly title: Live<string>;
  readonly summary?: Live<string | undefined> | undefined;
  readonly icon?: IconSource | undefined;
  /** Default true. */
  readonly enabled?: Live<boolean> | undefined;
  /** Default true. */
  readonly visible?: Live<boolean> | undefined;
  /** Words it is also found by. */
  readonly keywords?: string | undefined;
}

/** What a tap on a row comes to. */
interface Pressable {
  readonly opens?: Live<Destination> | undefined;
  /** In place of `opens`. */
  readonly onClick?: ((scope: PageScope) => void) | undefined;
  /** Asked before `onClick`. */
  readonly asks?: { readonly title: string; readonly message: string; readonly confirm: string } | undefined;
}

export type SettingsRow =
  | (Common & Pressable & { readonly kind?: 'preference' })
  /** Tells something; no tap comes to anything. */
  | (Common & { readonly kind: 'fact' })
  | (Common & { readonly kind: 'switch' | 'main-switch'; readonly value: Binding<boolean> })
  | (Common & Pressable & { readonly kind: 'primary-switch'; readonly value: Binding<boolean> })
  /** With a gear beside it, which opens something else. */
  | (Common & Pressable & { readonly kind: 'gear'; readonly gearOpens: Live<Destination> })
  /** Chosen in a dialog. */
  | (Common & {
      readonly kind: 'list';
      readonly entries: readonly PreferenceEntry<string>[];
      readonly value: Binding<string>;
    })
  /** Chosen on the page: a row with a radio button for each entry. */
  | {
      readonly kind: 'radios';
      readonly entries: readonly (PreferenceEntry<string> & { readonly summary?: string | undefined })[];
      readonly value: Binding<string>;
      readonly enabled?: Live<boolean> | undefined;
    }
  | (Common & { readonly kind: 'edit'; readonly value: Binding<string> })
  | (Common & {
      readonly kind: 'seekbar' | 'labelled-seekbar';
      readonly max: number;
      readonly value: Binding<number>;
    })
  | {
      readonly kind: 'category';
      readonly title: string;
      readonly rows: Live<readonly SettingsRow[]>;
      readonly visible?: Live<boolean> | undefined;
    }
  | { readonly kind: 'intro' | 'footer'; readonly title: Live<string>; readonly visible?: Live<boolean> | undefined }
  /** Anything else that stands among them. */
  | {
      readonly kind: 'custom';
      readonly key: string;
      /** What search finds it by; undefined: it does not. */
      readonly title?: string | undefined;
      /** Not a component of its own: it would be another one, without its state, each time the rows are asked for. */
      readonly content: (scope: PageScope) => ComponentChildren;
      readonly visible?: Live<boolean> | undefined;
    };

/** A screen below the home screen of Settings. */
export interface SettingsPage {
  /** In intents, as the real app names its fragments: extra `:settings:show_fragment`. */
  readonly fragment: string;
  readonly title: string;
  /** In place of the title, where it says what the page is of. */
  readonly titleOf?: ((scope: PageScope) => string | undefined) | undefined;
  readonly rows: Live<readonly SettingsRow[]>;
  /** Id of the list that holds the rows. Default `recycler_view`. */
  readonly listId?: string | undefined;
  /** At the right end of its toolbar. */
  readonly menu?: ((scope: PageScope) => readonly MenuItem[]) | undefined;
}

export function live<T>(value: Live<T>, scope: PageScope): T {
  return typeof value === 'function' ? (value as (scope: PageScope) => T)(scope) : value;
}

/** Those that do not hang on the phone's state. */
export function staticRows(rows: Live<readonly SettingsRow[]>): readonly SettingsRow[] {
  return typeof rows === 'function' ? [] : rows;
}
