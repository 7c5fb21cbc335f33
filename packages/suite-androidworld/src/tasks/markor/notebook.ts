import {
  emptyFolder,
  type FileHashes,
  hashSharedStorage,
  run,
  sameFiles,
  sharedStorage,
  writeTextFiles,
} from '@androidworld/android-kit';
import { sh, type TaskContext } from '@androidworld/core';

/** Where Markor keeps notes. */
export const notebook = `${sharedStorage}/Documents/Markor`;

/** What the files of the phone hold, by path, and the notebook's folders, whose paths end in a slash. */
export type Notebook = FileHashes;

type Context = Pick<TaskContext, 'device' | 'signal'>;

/** By name. */
type Texts = Readonly<Record<string, string>>;

/** Replaces everything in the notebook by these notes. Each text is written as a line, as other programs do. */
export async function fillNotebook(
  context: Context,
  notes: Texts,
  folders: Readonly<Record<string, Texts>> = {},
): Promise<Notebook> {
  const { device, signal } = context;
  await emptyFolder(device, notebook, { signal });
  await writeTextFiles(device, notebook, lines(notes), { signal });
  for (const [folder, texts] of Object.entries(folders)) {
    await writeTextFiles(device, `${notebook}/${folder}`, lines(texts), { signal });
  }
  return await readNotebook(context);
}

function lines(notes: Texts): Texts {
  return Object.fromEntries(Object.entries(notes).map(([name, text]) => [name, `${text}\n`]));
}

/** Hidden folders are left out: apps keep things of their own there. */
export async function readNotebook({ device, signal }: Context): Promise<Notebook> {
  const files = await hashSharedStorage(device, { signal });
  const { stdout } = await device.shell(
    sh`cd ${notebook} && find . -mindepth 1 -name ${'.?*'} -prune -o -type d -print`,
    { signal },
  );
  const folders = stdout.split(/\r?\n/).filter((line) => line !== '');
  return new Map([...files, ...folders.map((path) => [inNotebook(`${path.slice(2)}/`), ''] as const)]);
}

/** The path of a note, or of a folder if it ends in a slash, in what {@link readNotebook} gives. */
export function inNotebook(name: string): string {
  return `${notebook.slice(sharedStorage.length + 1)}/${name}`;
}

/** Everything but these notes or folders of the notebook. */
export function without(all: Notebook, ...names: readonly string[]): Notebook {
  const left = new Map(all);
  for (const name of names) left.delete(inNotebook(name));
  return left;
}

export interface NotebookChange {
  /** Notes that are to be there no longer, or in another form. */
  readonly gone?: readonly string[];
  /** The note that is to be there instead. */
  readonly written?: { readonly name: string; readonly text: string };
}

/** Whether this happened since, and nothing else: no other note or file came, went or changed. */
export async function isOnlyChange(
  context: Context,
  before: Notebook,
  { gone = [], written }: NotebookChange,
): Promise<boolean> {
  const after = await readNotebook(context);
  if (written === undefined) return sameFiles(after, without(before, ...gone));
  const { name, text } = written;
  return sameFiles(without(after, name), without(before, ...gone)) && (await holdsText(context, name, text));
}

/**
 * Whether a note holds exactly this text. Line ends of Windows and one line break at the end do not count: the editor
 * shows neither.
 */
async function holdsText({ device, signal }: Context, name: string, text: string): Promise<boolean> {
  const path = `${notebook}/${name}`;
  if ((await device.files.stat(path, { signal }))?.kind !== 'file') return false;
  const found = new TextDecoder().decode(await device.files.read(path, { signal })).replaceAll('\r\n', '\n');
  return found === text || found === `${text}\n`;
}

/** Ends without notes, and without files that the episode left elsewhere. */
export async function clearNotebook(context: Context, before: Notebook | undefined): Promise<void> {
  const { device, signal } = context;
  await emptyFolder(device, notebook, { signal });
  if (before === undefined) return;
  const left = [...(await readNotebook(context)).keys()].filter((path) => !before.has(path));
  if (left.length > 0)
    await run(device, sh`cd ${sharedStorage} && rm -f ${left.map((path) => `./${path}`)}`, { signal });
}
