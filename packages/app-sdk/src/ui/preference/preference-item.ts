import type { ComponentChildren } from 'preact';
import type { IconSource } from '../widgets/icon.tsx';

interface Common {
  /** Name of the value in the screen's store. */
  readonly key?: string | undefined;
  readonly title: string;
  readonly icon?: IconSource | undefined;
  /** Default true. */
  readonly enabled?: boolean | undefined;
  /** Key of the switch without which this one is disabled. */
  readonly dependency?: string | undefined;
  /** Not there when false. */
  readonly visible?: boolean | undefined;
}

/** A value given by the caller, or else that of the store under `key`. */
interface Valued<T> extends Common {
  readonly value?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  readonly defaultValue?: T | undefined;
}

/** One choice of a list preference. */
export interface PreferenceEntry<T extends string | number = string | number> {
  /** Text of its row in the dialog; the preference's summary while it is chosen. */
  readonly label: string;
  /** What is stored when it is chosen. */
  readonly value: T;
}

/** One preference of a screen, as the XML of AndroidX has them. */
export type PreferenceItem =
  | (Common & {
      readonly kind?: 'preference';
      readonly summary?: string | undefined;
      /** Default true; one that is not takes no taps. */
      readonly selectable?: boolean | undefined;
      onClick?(): void;
    })
  | (Common & { readonly kind: 'category'; readonly items: readonly PreferenceItem[] })
  | (Valued<boolean> & { readonly kind: 'switch'; readonly summary?: string | undefined })
  | (Valued<boolean> & { readonly kind: 'checkbox'; readonly summary?: string | undefined })
  | (Valued<boolean> & { readonly kind: 'primary-switch'; readonly summary?: string | undefined; onClick?(): void })
  /** A row with a gear beside it, which is a target of its own. */
  | (Common & { readonly kind: 'gear'; readonly summary?: string | undefined; onClick?(): void; onGear(): void })
  | (Valued<boolean> & { readonly kind: 'main-switch' })
  | (Valued<string | number> & {
      readonly kind: 'list';
      readonly entries: readonly PreferenceEntry[];
      /** Default: the label of the entry that is chosen. */
      readonly summary?: string | undefined;
      readonly dialogTitle?: string | undefined;
    })
  | (Valued<string> & {
      readonly kind: 'edit';
      readonly summary?: string | undefined;
      readonly dialogTitle?: string | undefined;
    })
  | (Valued<number> & {
      readonly kind: 'seekbar';
      readonly summary?: string | undefined;
      readonly min?: number;
      readonly max: number;
    })
  /** A slider with a smaller and a larger icon at its ends, which take a step. */
  | (Valued<number> & {
      readonly kind: 'labelled-seekbar';
      readonly summary?: string | undefined;
      readonly max: number;
    })
  /** One of a page's choices. */
  | (Common & {
      readonly kind: 'radio';
      readonly summary?: string | undefined;
      readonly checked: boolean;
      onClick(): void;
    })
  /** Above or below the others: what the page is about. */
  | { readonly kind: 'intro'; readonly title: string; readonly visible?: boolean | undefined }
  | { readonly kind: 'footer'; readonly title: string; readonly visible?: boolean | undefined }
  /** Anything else that stands among them. */
  | { readonly kind: 'custom'; readonly key: string; readonly content: ComponentChildren; readonly visible?: boolean };
