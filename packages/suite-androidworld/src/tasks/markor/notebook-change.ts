import { type FileHashes, sameFiles, sharedStorage } from '@androidworld/android-kit';

/** Where Markor keeps notes. */
export const notebook = `${sharedStorage}/Documents/Markor`;

/** What the files of the phone hold, by path, and the notebook's folders, whose paths end in a slash. */
export type Notebook = FileHashes;

/** The path in a {@link Notebook} of a note, or of a folder if it ends in a slash. */
export function inNotebook(name: string): string {
  return `${notebook.slice(sharedStorage.length + 1)}/${name}`;
}

/**
 * A path as {@link inNotebook} would write it. Case does not count in shared storage, and Markor itself makes its
 * notebook under the name `markor`.
 */
export function asInNotebook(path: string): string {
  const folder = inNotebook('');
  return path.toLowerCase().startsWith(folder.toLowerCase()) ? inNotebook(path.slice(folder.length)) : path;
}

/** Everything but these notes or folders of the notebook. */
function without(all: Notebook, ...names: readonly string[]): Notebook {
  const left = new Map(all);
  for (const name of names) left.delete(inNotebook(name));
  return left;
}

export interface NotebookChange {
  /** Notes that are to be there no longer, or in another form. */
  readonly gone?: readonly string[];
  /** The note that is to be there instead. */
  readonly written?: {
    readonly name: string;
    readonly text: string;
    /** Whether what the note holds is this text: {@link isNoteText} where nothing else is said. */
    readonly isText?: (found: string, text: string) => boolean;
  };
}

/** Whether no other note or file came, went or changed between two looks. */
export function isNothingElse(after: Notebook, before: Notebook, { gone = [], written }: NotebookChange): boolean {
  return sameFiles(written === undefined ? after : without(after, written.name), without(before, ...gone));
}

/**
 * Whether a note that holds `found` holds exactly this text. Line ends of Windows and one line break at the end do not
 * count: the editor shows neither.
 */
export function isNoteText(found: string, text: string): boolean {
  const lines = found.replaceAll('\r\n', '\n');
  return lines === text || lines === `${text}\n`;
}

/**
 * Whether a note holds these lines. Empty lines do not count, nor white space at the ends of a line and beside its
 * commas: neither makes other lines. Their order does.
 */
export function isSameLines(found: string, text: string): boolean {
  const lines = (value: string) =>
    value
      .split(/\r?\n/)
      .map((line) => line.trim().replaceAll(/\s+/g, ' ').replaceAll(/ ?, ?/g, ','))
      .filter((line) => line !== '');
  const [one, other] = [lines(found), lines(text)];
  return one.length === other.length && one.every((line, index) => line === other[index]);
}

/** Whether a folder was made, and nothing else happened. */
export function isOnlyNewFolder(after: Notebook, before: Notebook, name: string): boolean {
  const folder = `${name}/`;
  return after.has(inNotebook(folder)) && sameFiles(without(after, folder), before);
}

/** Whether the notebook was emptied, and nothing else happened. */
export function isOnlyEmptied(after: Notebook, before: Notebook): boolean {
  const elsewhere = [...before].filter(([path]) => !path.startsWith(inNotebook('')));
  return sameFiles(after, new Map(elsewhere));
}

/** The same entries in the same order, separated by commas, with or without white space. */
export function isSameList(found: string, expected: string): boolean {
  const entries = (text: string) => text.split(',').map((entry) => entry.trim());
  return entries(found).join('\n') === entries(expected).join('\n');
}
