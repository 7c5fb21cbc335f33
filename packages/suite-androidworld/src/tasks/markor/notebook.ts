import { emptyFolder, hashSharedStorage, run, sharedStorage, writeTextFiles } from '@androidworld/android-kit';
import { sh, type TaskContext } from '@androidworld/core';
import {
  inNotebook,
  isNoteText,
  isNothingElse,
  type Notebook,
  type NotebookChange,
  notebook,
} from './notebook-change.ts';

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
    sh`cd ${notebook} && find . -name ${'.?*'} -prune -o -type d ! -name . -print`,
    { signal },
  );
  const folders = stdout.split(/\r?\n/).filter((line) => line !== '');
  return new Map([...files, ...folders.map((path) => [inNotebook(`${path.slice(2)}/`), ''] as const)]);
}

/** Whether this happened since, and nothing else: no other note or file came, went or changed. */
export async function isOnlyChange(context: Context, before: Notebook, change: NotebookChange): Promise<boolean> {
  if (!isNothingElse(await readNotebook(context), before, change)) return false;
  return change.written === undefined || (await holdsText(context, change.written));
}

async function holdsText(
  { device, signal }: Context,
  { name, text, isText = isNoteText }: NonNullable<NotebookChange['written']>,
): Promise<boolean> {
  const path = `${notebook}/${name}`;
  if ((await device.files.stat(path, { signal }))?.kind !== 'file') return false;
  return isText(new TextDecoder().decode(await device.files.read(path, { signal })), text);
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
