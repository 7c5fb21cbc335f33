/** A value an intent or a result may carry. */
export type Extra = string | number | boolean | null | readonly string[] | readonly number[] | { readonly uri: string };

export interface ComponentName {
  readonly packageName: string;
  /** Full class name. */
  readonly className: string;
}

/** android.content.Intent, as data. */
export interface Intent {
  readonly action?: string;
  /** URI */
  readonly data?: string;
  /** MIME type */
  readonly type?: string;
  readonly categories?: readonly string[];
  readonly component?: ComponentName;
  /** Restricts resolution to one package. */
  readonly packageName?: string;
  readonly extras?: Readonly<Record<string, Extra>>;
  /** Intent.FLAG_* bits. */
  readonly flags?: number;
}

/** Matches intents (android.content.IntentFilter). Types may hold wildcards: `image/*`. */
export interface IntentFilter {
  readonly actions: readonly string[];
  readonly categories?: readonly string[];
  readonly schemes?: readonly string[];
  readonly hosts?: readonly string[];
  readonly types?: readonly string[];
  readonly priority?: number;
}
