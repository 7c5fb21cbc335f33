/** What can be wrong with a screen. */
export type FindingKind = 'crash' | 'dead' | 'outside' | 'bars' | 'cut' | 'overlap' | 'unlabelled';

/** Each kind as people read it, in the order of the report. */
export const findingKinds: Readonly<Record<FindingKind, string>> = {
  crash: 'an app crashed, or an error was logged',
  dead: 'can be pressed, and nothing comes of it',
  outside: 'reaches out of the screen, where nothing scrolls',
  bars: 'lies under the status or navigation bar',
  cut: 'its text is cut, without an ellipsis',
  overlap: 'its text lies over another',
  unlabelled: 'can be pressed, and has no text or description',
};

/** Something wrong with one element of one screen. */
export interface Flaw {
  readonly kind: FindingKind;
  /** The element as a selector; empty where it is of the whole screen. */
  readonly element: string;
  /** What was found, in figures. */
  readonly what: string;
}

/** A flaw, with where it was found. */
export interface Finding extends Flaw {
  readonly app: string;
  /** Name of the screen. */
  readonly screen: string;
  /** How to get there, as selectors. */
  readonly path: readonly string[];
  /** Why it is right all the same, where that is known. */
  readonly known?: string;
}
