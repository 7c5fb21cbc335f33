import { encode } from '../bytes.ts';
import { errnoCode, errnoText } from '../errno.ts';
import { type OpenMode, openDiskFile } from '../files/disk-file.ts';
import type { FileTable } from '../files/file-table.ts';
import { ContentFile } from '../files/memory-files.ts';
import type { OpenFile } from '../files/open-file.ts';
import { ownDescriptor } from '../files/own-descriptor.ts';
import { resolvePath } from '../resolve-path.ts';
import { expandText } from './expand/word.ts';
import { CommandError } from './failures.ts';
import type { Shell } from './shell.ts';
import type { RedirectionNode } from './syntax.ts';

/** A descriptor and what it becomes; undefined when it is closed. */
export type Redirected = ReadonlyMap<number, OpenFile | undefined>;

/**
 * Opens what the redirections of a command name, from left to right. The caller takes the files over.
 *
 * @throws CommandError in mksh's words
 */
export async function openRedirections(shell: Shell, nodes: readonly RedirectionNode[]): Promise<Redirected> {
  const opened = new Map<number, OpenFile | undefined>();
  const put = (descriptor: number, file: OpenFile | undefined) => {
    opened.get(descriptor)?.release();
    opened.set(descriptor, file);
  };
  const current = (descriptor: number) =>
    opened.has(descriptor) ? opened.get(descriptor) : shell.process.files.get(descriptor);
  try {
    for (const node of nodes) {
      const { operator, target } = node;
      if (shell.process.files.isFull) throw new CommandError(`can't open: ${errnoText('EMFILE')}`);
      if (target.type === 'HereDoc') {
        const text = target.quoted ? rawText(target.content.parts) : await expandText(shell, target.content);
        put(node.fd ?? 0, new ContentFile(encode(target.stripTabs ? text.replaceAll(/^\t+/gm, '') : text)));
        continue;
      }
      const word = await expandText(shell, target);
      if (operator === '<<<') put(node.fd ?? 0, new ContentFile(encode(`${word}\n`)));
      else if (operator === '>&' || operator === '<&') {
        put(node.fd ?? (operator === '<&' ? 0 : 1), duplicate(word, current));
      } else if (operator === '&>' || operator === '&>>') {
        const file = await openTarget(shell, word, operator === '&>' ? 'write' : 'append', current);
        put(1, file);
        put(2, file.hold());
      } else {
        const mode = modes[operator];
        if (mode === undefined) throw new CommandError(`syntax error: unexpected '${operator}'`);
        const isInput = mode === 'read' || mode === 'readWrite';
        if (operator === '>' && shell.options.noclobber) await refuseExisting(shell, word);
        put(node.fd ?? (isInput ? 0 : 1), await openTarget(shell, word, mode, current));
      }
    }
    return opened;
  } catch (error) {
    releaseAll(opened);
    throw error;
  }
}

export function releaseAll(redirected: Redirected): void {
  for (const file of redirected.values()) file?.release();
}

/** For good: `exec >file`, and the files of a program that starts. */
export function applyRedirections(files: FileTable, redirected: Redirected): void {
  for (const [descriptor, file] of redirected) files.set(descriptor, file);
}

/** While something runs in the shell itself. */
export async function withRedirections<T>(shell: Shell, redirected: Redirected, run: () => Promise<T> | T): Promise<T> {
  const { files } = shell.process;
  const before = [...redirected.keys()].map((descriptor) => [descriptor, files.get(descriptor)?.hold()] as const);
  applyRedirections(files, redirected);
  try {
    return await run();
  } finally {
    // A process that has ended has closed everything.
    for (const [descriptor, file] of before) {
      if (shell.process.hasEnded) file?.release();
      else files.set(descriptor, file);
    }
  }
}

const modes: Readonly<Record<string, OpenMode>> = {
  '<': 'read',
  '>': 'write',
  '>|': 'write',
  '>>': 'append',
  '<>': 'readWrite',
};

function duplicate(word: string, current: (descriptor: number) => OpenFile | undefined): OpenFile | undefined {
  if (word === '-') return undefined;
  if (!/^\d+$/.test(word)) throw new CommandError(`${word}: illegal file descriptor name`);
  const file = current(Number(word));
  if (file === undefined) throw new CommandError(`${word}: bad file descriptor`);
  return file.hold();
}

async function openTarget(
  shell: Shell,
  word: string,
  mode: OpenMode,
  current: (descriptor: number) => OpenFile | undefined,
): Promise<OpenFile> {
  const verb = mode === 'read' ? 'open' : 'create';
  const path = word === '' ? '' : resolvePath(shell.cwd, word);
  const descriptor = ownDescriptor(path, shell.process.pid);
  if (descriptor !== undefined) {
    const file = current(descriptor);
    if (file === undefined) throw new CommandError(`can't ${verb} ${word}: No such file or directory`);
    return file.hold();
  }
  if (path === '/dev/tty') {
    const terminal = [0, 1, 2].map(current).find((file) => file?.isTerminal);
    if (terminal === undefined) throw new CommandError(`can't ${verb} ${word}: No such device or address`);
    return terminal.hold();
  }
  if (path === '') throw new CommandError(`can't ${verb} : No such file or directory`);
  try {
    return await openDiskFile(shell.start.system.disk, path, shell.process, mode);
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    throw new CommandError(`can't ${verb} ${word}: ${errnoText(code)}`);
  }
}

async function refuseExisting(shell: Shell, word: string): Promise<void> {
  const { disk } = shell.start.system;
  const path = resolvePath(shell.cwd, word);
  const isFile = (await disk.exists(path)) && (await disk.stat(path, shell.process.identity)).kind === 'file';
  if (isFile) throw new CommandError(`can't create ${word}: File exists`);
}

function rawText(parts: readonly { readonly type: string }[]): string {
  return parts.map((part) => ('value' in part && typeof part.value === 'string' ? part.value : '')).join('');
}
