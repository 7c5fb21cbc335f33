import { posix } from 'node:path';
import { errnoCode, strerror } from '../../errno.ts';
import type { FileCall } from './file-program.ts';

/** One of the operands that go somewhere. */
export interface Transfer {
  /** Absolute. */
  readonly from: string;
  readonly to: string;
  /** As they are printed. */
  readonly source: string;
  readonly label: string;
}

/** The last operand, or that of `-t`, is a folder for the others; or the new name of the only other one. */
export async function toTarget(call: FileCall, act: (transfer: Transfer) => Promise<void>): Promise<void> {
  const given = call.value('t');
  const sources = given === undefined ? call.operands.slice(0, -1) : call.operands;
  const target = given ?? call.operands.at(-1) ?? '';
  if (sources.length === 0) return call.fail('Needs 2 arguments');
  const isDirectory = (await kindOf(call, target)) === 'directory';
  const isFolder = isDirectory && !call.has('T');
  if (!isFolder && (sources.length > 1 || given !== undefined || call.has('D'))) {
    return call.fail(`'${target}' not directory`);
  }
  if (!isDirectory && target.endsWith('/') && (await kindOf(call, sources[0] ?? '')) !== 'directory') {
    return call.fail(`${target}: Is a directory`);
  }
  if (isDirectory && !isFolder) return call.fail(`'${target}' is a directory`);
  for (const source of sources) {
    await call.turn();
    const from = call.at(source);
    const isContent = /(^|\/)\.\.?\/?$/.test(source);
    const name = call.has('D') ? source : posix.basename(from);
    const isInside = isFolder && !isContent;
    const to = isInside ? posix.join(call.at(target), name) : call.at(target);
    if ((await kindOf(call, source, false)) === undefined) {
      call.fail(`bad '${source}': No such file or directory`);
      continue;
    }
    try {
      await act({ from, to, source, label: isInside ? posix.join(target, name) : target });
    } catch (error) {
      const failed = errnoCode(error) === 'EACCES' && error instanceof Error && 'path' in error && error.path === from;
      call.fail(`${failed ? 'bad ' : ''}'${failed ? source : to}': ${strerror(error)}`);
    }
  }
}

/** What an operand is; undefined when there is nothing, or nothing that may be seen. */
export async function kindOf(call: FileCall, operand: string, followLinks = true) {
  try {
    return (await call.stat(operand, { followLinks })).kind;
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return undefined;
  }
}
