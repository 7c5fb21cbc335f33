import { emptyFolder, hashSharedStorage, run, sharedStorage, writeTextFiles } from '@androidworld/android-kit';
import { type Score, sh, type TaskContext } from '@androidworld/core';
import { describeChange } from '../../checks/describe-change.ts';
import { judge, listNames } from '../../checks/judge.ts';
import {
  asInNotebook,
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
  return new Map([
    ...[...files].map(([path, hash]) => [asInNotebook(path), hash] as const),
    ...folders.map((path) => [inNotebook(`${path.slice(2)}/`), ''] as const),
  ]);
}

/** 1 if this happened since, and nothing else: no other note or file came, went or changed. */
export async function scoreChange(context: Context, before: Notebook, change: NotebookChange): Promise<Score> {
  const { gone = [], written } = change;
  const after = await readNotebook(context);
  const expected = [
    ...(gone.length > 0 ? [`${listNames(gone)} to go`] : []),
    ...(written === undefined ? [] : [`the note ${JSON.stringify(written.name)} to be written`]),
    'nothing else to happen',
  ].join(', ');
  if (!isNothingElse(after, before, change)) return judge(false, { expected, found: describeChange(after, before) });
  if (written === undefined) return 1;
  const { name, text, isText = isNoteText } = written;
  const found = await readText(context, `${notebook}/${name}`);
  return judge(found !== undefined && isText(found, text), {
    expected: `the note ${JSON.stringify(name)} with the text ${JSON.stringify(text)}`,
    found: found === undefined ? 'no such note' : JSON.stringify(found),
  });
}

/** `undefined` where there is no file. */
async function readText({ device, signal }: Context, path: string): Promise<string | undefined> {
  if ((await device.files.stat(path, { signal }))?.kind !== 'file') return undefined;
  return new TextDecoder().decode(await device.files.read(path, { signal }));
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
