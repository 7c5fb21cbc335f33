import { posix } from 'node:path';
import { strerror } from '../../errno.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { kindOf } from './to-target.ts';

export const ln = fileProgram({
  name: 'ln',
  letters: 'fnrsTv',
  valued: 't',
  long: { symbolic: 's', force: 'f', relative: 'r', verbose: 'v' },
  least: 1,
  async run(call) {
    const given = call.value('t');
    const isAlone = given === undefined && call.operands.length === 1;
    const sources = given === undefined && !isAlone ? call.operands.slice(0, -1) : call.operands;
    const target = given ?? (isAlone ? '.' : (call.operands.at(-1) ?? ''));
    const isFolder = (await kindOf(call, target, !call.has('n'))) === 'directory';
    if (isFolder && call.has('T')) return call.fail(`'${target}' is a directory`);
    for (const source of sources) {
      await call.turn();
      await makeLink(call, source, isFolder ? `${target.replace(/\/+$/, '')}/${posix.basename(source)}` : target);
    }
  },
});

async function makeLink(call: FileCall, source: string, label: string): Promise<void> {
  const { disk } = call.system;
  const path = call.at(label);
  const isSymbolic = call.has('s') || call.has('r');
  try {
    if (call.has('f') && (await kindOf(call, label, false)) !== undefined) await disk.remove(path, call.identity);
    const pointed = call.has('r') ? posix.relative(await realFolder(call, path), call.at(source)) : source;
    if (isSymbolic) await disk.symlink(pointed, path, call.identity);
    else await disk.link(call.at(source), path, call.identity);
  } catch (error) {
    const kind = isSymbolic ? 'symbolic' : 'hard';
    return call.fail(`cannot create ${kind} link from '${source}' to '${label}': ${strerror(error)}`);
  }
  if (call.has('v')) call.err(`'${label}' -> '${source}'\n`);
}

/** A relative link is followed from where its folder really is. */
async function realFolder(call: FileCall, path: string): Promise<string> {
  return await call.system.disk.realpath(posix.dirname(path), call.identity).catch(() => posix.dirname(path));
}
