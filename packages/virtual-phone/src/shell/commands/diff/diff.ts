import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { errnoCode, strerror } from '../../errno.ts';
import { isZone, localFields, localTime, renderOffset } from '../../local-time.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { type Options, parseOptions } from '../options.ts';
import { needs } from '../text/small-programs.ts';
import { unknownOption } from '../text/streams.ts';
import { type Change, editScript } from './edit-script.ts';
import { renderHunks, type Sides } from './render-hunks.ts';
import { areEqual, hasNul, TextFile } from './text-file.ts';

/** toybox diff: its only form is the unified one. */
export const diff = defineProgram({
  name: 'diff',
  async run(context) {
    const long = { 'strip-trailing-cr': '\r', color: 'C', unified: 'u', brief: 'q', recursive: 'r' };
    const options = parseOptions(context.args, 'abBdiNqrTstwu', 'LSU', long);
    if (options.unknown !== undefined) {
      unknownOption(context, 'diff', options.unknown);
      return 2;
    }
    const [one, other] = options.operands;
    if (one === undefined || other === undefined) {
      needs(context, 'diff', 2);
      return 2;
    }
    const call: Call = { context, options };
    try {
      const [a, b] = [await lookAt(context, one), await lookAt(context, other)];
      if (a?.kind === 'directory' && b?.kind === 'directory') return await diffFolders(call, one, other);
      const into = (folder: string, file: string) => posix.join(folder, posix.basename(file));
      const left = a?.kind === 'directory' ? into(one, other) : one;
      const right = b?.kind === 'directory' ? into(other, one) : other;
      return await diffFiles(call, { left, right });
    } catch (error) {
      if (!(error instanceof MissingError)) throw error;
      context.err(`diff: ${error.message}\n`);
      return 2;
    }
  },
});

interface Call {
  readonly context: ProgramContext;
  readonly options: Options;
}

/** One of the two cannot be read. */
class MissingError extends Error {}

/** @returns undefined for the input */
async function lookAt({ system, cwd, identity }: ProgramContext, operand: string): Promise<Stat | undefined> {
  if (operand === '-') return undefined;
  try {
    return await system.disk.stat(resolvePath(cwd, operand), identity);
  } catch (error) {
    throw new MissingError(`Can't stat ${operand}: ${strerror(error)}`);
  }
}

interface Pair {
  readonly left: string;
  readonly right: string;
  /** Of a folder's file that the other folder lacks (-N). */
  readonly missing?: 'left' | 'right';
}

async function diffFiles(call: Call, pair: Pair): Promise<number> {
  const { context, options } = call;
  const { left, right } = pair;
  const [a, b] = [
    pair.missing === 'left' ? Buffer.alloc(0) : await contentOf(context, left),
    pair.missing === 'right' ? Buffer.alloc(0) : await contentOf(context, right),
  ];
  const isSame = () => {
    if (options.has('s')) context.out(`Files ${left} and ${right} are identical\n`);
    return 0;
  };
  const isOther = () => {
    context.out(`Files ${left} and ${right} differ\n`);
    return 1;
  };
  const { turn } = context;
  if (await areEqual(a, b, turn)) return isSame();
  if (!options.has('a') && ((await hasNul(a, turn)) || (await hasNul(b, turn)))) return isOther();
  const keyOf = keyFor(options);
  const sides = { a: await TextFile.of(a, turn, keyOf), b: await TextFile.of(b, turn, keyOf) };
  const all = await editScript(sides.a.length, sides.b.length, (i, j) => sides.a.isSame(i, sides.b, j), turn);
  const changes = options.has('B') ? await withoutBlanks(all, sides, turn) : all;
  if (changes.length === 0) return isSame();
  if (options.has('q')) return isOther();
  const [leftLabel, rightLabel] = options.values('L');
  const shown = async (name: string, isMissing: boolean, label: string | undefined) =>
    label ?? `${isMissing ? '/dev/null' : name}\t${await timeOf(context, isMissing ? '-' : name)}`;
  const header = `--- ${await shown(left, pair.missing === 'left', leftLabel)}\n+++ ${await shown(right, pair.missing === 'right', rightLabel)}\n`;
  const lines = options.value('U');
  const hunks = renderHunks(sides, changes, {
    context: lines === undefined ? 3 : Number(lines) || 0,
    expandsTabs: options.has('t'),
    leadingTab: options.has('T'),
  });
  await context.out(header);
  for (const piece of hunks) await context.out(Buffer.from(piece, 'latin1'));
  return 1;
}

async function contentOf(context: ProgramContext, operand: string): Promise<Buffer> {
  try {
    const { buffer, byteOffset, length } = await (await context.open(operand)).all();
    return Buffer.from(buffer, byteOffset, length);
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    throw new MissingError(`${operand}: ${strerror(error)}`);
  }
}

/** Those that are more than empty lines. */
async function withoutBlanks(
  changes: readonly Change[],
  { a, b }: Sides,
  turn: ProgramContext['turn'],
): Promise<readonly Change[]> {
  const isBlank = async (file: TextFile, from: number, to: number) => {
    for (let line = from; line < to; line += 1) {
      if (file.line(line) !== '\n') return false;
      await turn();
    }
    return true;
  };
  const kept: Change[] = [];
  for (const change of changes) {
    const { aFrom, aTo, bFrom, bTo } = change;
    if (!(await isBlank(a, aFrom, aTo)) || !(await isBlank(b, bFrom, bTo))) kept.push(change);
  }
  return kept;
}

/** What of a line is compared; undefined: all of it. */
function keyFor(options: Options): ((line: string) => string) | undefined {
  if (!['\r', 'w', 'b', 'i'].some((letter) => options.has(letter))) return undefined;
  return (line) => {
    let text = line;
    if (options.has('\r')) text = text.replace(/\r+(?=\n|$)/, '');
    if (options.has('w')) text = text.replaceAll(/\s+/g, '');
    else if (options.has('b')) text = text.replace(/\s+$/, '').replaceAll(/\s+/g, ' ');
    return options.has('i') ? text.toLowerCase() : text;
  };
}

/** `2023-10-15 15:34:00.000000000 +0000` */
async function timeOf(context: ProgramContext, operand: string): Promise<string> {
  const { system, env } = context;
  const wanted = env.get('TZ') ?? system.clock.zone;
  const zone = isZone(wanted) ? wanted : 'UTC';
  const ms = (await lookAt(context, operand))?.modifiedMs ?? system.clock.now();
  const fraction = String(Math.floor((((ms % 1_000) + 1_000) % 1_000) * 1_000)).padStart(6, '0');
  return `${localTime(ms, zone)}.${fraction}000 ${renderOffset(localFields(ms, zone).offsetMinutes)}`;
}

async function diffFolders(call: Call, left: string, right: string, below = ''): Promise<number> {
  const { context, options } = call;
  const { disk } = context.system;
  const list = async (folder: string) => {
    try {
      return await disk.list(resolvePath(context.cwd, posix.join(folder, below)), context.identity);
    } catch (error) {
      throw new MissingError(`${posix.join(folder, below)}: ${strerror(error)}`);
    }
  };
  const [a, b] = [await list(left), await list(right)];
  const start = below === '' ? (options.value('S') ?? '') : '';
  let status = 0;
  for (const name of [...new Set([...a, ...b])].sort().filter((each) => each >= start)) {
    await context.turn();
    const path = posix.join(below, name);
    const pair = { left: posix.join(left, path), right: posix.join(right, path) };
    const missing = !a.includes(name) ? 'left' : !b.includes(name) ? 'right' : undefined;
    if (missing !== undefined && !options.has('N')) {
      context.out(`Only in ${missing === 'left' ? right : left}: ${path}\n`);
      status = 1;
      continue;
    }
    status = Math.max(status, await diffEntry(call, { left, right, path }, { ...pair, ...(missing && { missing }) }));
  }
  return status;
}

/** Two of one name below two folders. */
async function diffEntry(
  call: Call,
  { left, right, path }: { readonly left: string; readonly right: string; readonly path: string },
  pair: Pair,
): Promise<number> {
  const { context, options } = call;
  const isFolder = async (name: string) => (await lookAt(context, name))?.kind === 'directory';
  if (pair.missing !== undefined) {
    const there = pair.missing === 'left' ? pair.right : pair.left;
    if (!(await isFolder(there))) return await diffFiles(call, pair);
    let status = 0;
    for (const name of await context.system.disk.list(resolvePath(context.cwd, there), context.identity)) {
      const inner = { left: posix.join(pair.left, name), right: posix.join(pair.right, name), missing: pair.missing };
      status = Math.max(status, await diffEntry(call, { left, right, path: posix.join(path, name) }, inner));
    }
    return status;
  }
  const [a, b] = [await isFolder(pair.left), await isFolder(pair.right)];
  if (a !== b) {
    const kind = (folder: boolean) => (folder ? 'directory' : 'regular file');
    context.out(`File ${pair.left} is a ${kind(a)} while file ${pair.right} is a ${kind(b)}\n`);
    return 1;
  }
  if (!a) return await diffFiles(call, pair);
  if (options.has('r')) return await diffFolders(call, left, right, path);
  context.out(`Common subdirectories: ${pair.left} and ${pair.right}\n`);
  return 0;
}
