/** A value an intent or a result may carry. */
export type Extra = string | number | boolean | null | readonly string[] | readonly number[] | { readonly uri: string };

/** `android.content.ComponentName`: names an activity, service, receiver or alias. */
export interface ComponentName {
  /** Package of the app that has it. */
  readonly packageName: string;
  /** Full class name. */
  readonly className: string;
}

/** android.content.Intent, as data. */
export interface Intent {
  /** What is to be done, e.g. `android.intent.action.VIEW`. */
  readonly action?: string;
  /** URI */
  readonly data?: string;
  /** MIME type */
  readonly type?: string;
  /** A filter must have them all, `android.intent.category.DEFAULT` aside. */
  readonly categories?: readonly string[];
  /** Makes the intent explicit: filters are not asked. */
  readonly component?: ComponentName;
  /** Restricts resolution to one package. */
  readonly packageName?: string;
  /** Values for the receiver, by key; absent: none. */
  readonly extras?: Readonly<Record<string, Extra>>;
  /** Intent.FLAG_* bits. */
  readonly flags?: number;
}

/** Matches intents (android.content.IntentFilter). Types may hold wildcards: `image/*`. */
export interface IntentFilter {
  /** What an intent must name one of, unless it names no action. */
  readonly actions: readonly string[];
  /** Those the filter allows; default: `android.intent.category.DEFAULT` alone. */
  readonly categories?: readonly string[];
  /** Schemes of the data URI, in lower case. None: with `types` only `content` and `file`, else no data at all. */
  readonly schemes?: readonly string[];
  /** Hosts of the data URI; a leading `*` takes any beginning. None: every host. */
  readonly hosts?: readonly string[];
  /** None: only intents without a MIME type. */
  readonly types?: readonly string[];
  /** Higher comes first among those that match; default 0. */
  readonly priority?: number;
}
