import { errnoCode, errnoText } from '../../errno.ts';
import { openDiskFile } from '../../files/disk-file.ts';
import type { OpenFile } from '../../files/open-file.ts';
import type { ShellProcess } from '../../process.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { parseCount } from './streams.ts';

/** `dd if=FILE of=FILE bs=N count=N skip=N seek=N conv=notrunc` */
export const dd = defineProgram({
  name: 'dd',
  async run(context) {
    const words = new Map(context.args.map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)]));
    const problem = problemIn(words, context.args);
    if (problem !== undefined) return fail(context, problem);
    const number = (name: string, otherwise: number) => parseSize(words.get(name) ?? '') ?? otherwise;
    const readSize = number('bs', number('ibs', 512));
    const writeSize = number('bs', number('obs', 512));
    const has = (name: string, flag: string) => words.get(name)?.split(',').includes(flag) === true;
    const files = await openBoth(context, words);
    if ('problem' in files) return fail(context, files.problem);
    const { input, output } = files;
    try {
      const startedMs = context.system.clock.elapsed();
      await skipBytes(input, number('skip', 0) * (has('iflag', 'skip_bytes') ? 1 : readSize), context.process);
      const seek = number('seek', 0) * (has('oflag', 'seek_bytes') ? 1 : writeSize);
      await cutAt(context, words, seek);
      await seekBytes(output, seek, context.process);
      const count = number('count', Number.POSITIVE_INFINITY);
      const most = has('iflag', 'count_bytes') ? count : count * readSize;
      const copied = await copy(input, output, { size: readSize, most, pads: has('conv', 'sync') }, context);
      if (words.get('status') !== 'none') {
        const seconds = (context.system.clock.elapsed() - startedMs) / 1_000;
        report(context, copied, { seconds, writeSize, hasTotal: words.get('status') !== 'noxfer' });
      }
    } finally {
      input?.release();
      output?.release();
    }
    return 0;
  },
});

const largestBlock = 256 * 1024 * 1024;

const flags: Readonly<Record<string, readonly string[]>> = {
  conv: ['notrunc', 'noerror', 'sync', 'fsync'],
  iflag: ['count_bytes', 'skip_bytes'],
  oflag: ['seek_bytes'],
};

/** What is wrong with the operands. */
function problemIn(words: ReadonlyMap<string, string>, args: readonly string[]): string | undefined {
  for (const word of args) {
    const [name = '', value = ''] = word.split(/=(.*)/s);
    const known = flags[name];
    if (!/^(?:if|of|bs|ibs|obs|count|skip|seek|conv|status|iflag|oflag)=/.test(word)) return `bad arg ${word}`;
    if (known?.some((each) => each === value) === false && value.split(',').some((each) => !known.includes(each))) {
      return `bad ${word}`;
    }
    if (/^(?:bs|ibs|obs|count|skip|seek)$/.test(name) && parseSize(value) === undefined) return `not integer: ${value}`;
  }
  for (const [name, least] of [
    ['bs', 1],
    ['ibs', 1],
    ['obs', 1],
    ['count', 0],
    ['skip', 0],
    ['seek', 0],
  ] as const) {
    const value = parseSize(words.get(name) ?? '');
    if (value !== undefined && value < least) return `${value} < ${least}`;
    if (value !== undefined && least === 1 && value > largestBlock) return `bad ${name}=${words.get(name)}`;
  }
  const status = words.get('status');
  return status === undefined || status === 'none' || status === 'noxfer' ? undefined : `unknown status '${status}'`;
}

/** As `parseCount`; with `c` for bytes, `w` for two of them. */
function parseSize(text: string): number | undefined {
  const [, number, unit] = /^(\d+)([cw])$/i.exec(text) ?? [];
  return number === undefined ? parseCount(text) : Number(number) * (unit?.toLowerCase() === 'w' ? 2 : 1);
}

function fail({ err }: ProgramContext, problem: string): number {
  err(`dd: ${problem}\n`);
  return 1;
}

type Files = { readonly input: OpenFile | undefined; readonly output: OpenFile | undefined };

async function openBoth(
  { system, cwd, process }: ProgramContext,
  words: ReadonlyMap<string, string>,
): Promise<Files | { readonly problem: string }> {
  const from = words.get('if');
  const to = words.get('of');
  const open = (path: string, mode: 'read' | 'write' | 'readWrite') =>
    openDiskFile(system.disk, resolvePath(cwd, path), process, mode);
  const isKept = words.get('conv')?.includes('notrunc') === true || words.has('seek');
  let path = from;
  try {
    const input = from === undefined ? process.files.get(0)?.hold() : await open(from, 'read');
    path = to;
    const output = to === undefined ? undefined : await open(to, isKept ? 'readWrite' : 'write');
    return { input, output };
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    return { problem: `${path}: ${errnoText(code)}` };
  }
}

async function skipBytes(input: OpenFile | undefined, count: number, process: ShellProcess): Promise<void> {
  for (let left = count; left > 0; ) {
    await process.pace();
    const chunk = await input?.read(process.signal, Math.min(left, 65_536));
    if (chunk === undefined) return;
    left -= chunk.length;
  }
}

/** What a file holds after the place that is sought goes, unless `conv=notrunc`. */
async function cutAt(context: ProgramContext, words: ReadonlyMap<string, string>, seek: number): Promise<void> {
  const path = words.get('of');
  if (path === undefined || seek === 0 || words.get('conv')?.split(',').includes('notrunc') === true) return;
  const { disk } = context.system;
  const at = resolvePath(context.cwd, path);
  if ((await disk.stat(at, context.identity)).kind === 'file') await disk.truncate(at, seek, context.identity);
}

/** Over what is there already; what a new file lacks before the place is filled with zeros. */
async function seekBytes(output: OpenFile | undefined, count: number, process: ShellProcess): Promise<void> {
  for (let left = count; left > 0; ) {
    await process.pace();
    const chunk = await output?.read(process.signal, Math.min(left, 65_536)).catch(() => undefined);
    const passed = chunk ?? new Uint8Array(Math.min(left, 65_536));
    if (chunk === undefined) await output?.write(passed);
    left -= passed.length;
  }
}

interface Copied {
  whole: number;
  partial: number;
  bytes: number;
}

async function copy(
  input: OpenFile | undefined,
  output: OpenFile | undefined,
  { size, most, pads }: { readonly size: number; readonly most: number; readonly pads: boolean },
  { out, process }: ProgramContext,
): Promise<Copied> {
  const copied: Copied = { whole: 0, partial: 0, bytes: 0 };
  for (let taken = 0; taken < most; ) {
    await process.pace();
    const read = await input?.read(process.signal, Math.min(size, most - taken));
    if (read === undefined) break;
    taken += read.length;
    if (read.length === size) copied.whole += 1;
    else copied.partial += 1;
    const chunk = pads && read.length < size ? Buffer.concat([read], size) : read;
    copied.bytes += chunk.length;
    await (output === undefined ? out(chunk) : output.write(chunk));
    // A block that came in part counts as one of those asked for.
    if (Number.isFinite(most)) taken += most % size === 0 ? size - read.length : 0;
  }
  return copied;
}

function report(
  { err }: ProgramContext,
  { whole, partial, bytes }: Copied,
  {
    seconds,
    writeSize,
    hasTotal,
  }: { readonly seconds: number; readonly writeSize: number; readonly hasTotal: boolean },
): void {
  const rest = bytes % writeSize === 0 ? 0 : 1;
  err(`${whole}+${partial} records in\n${Math.floor(bytes / writeSize)}+${rest} records out\n`);
  if (!hasTotal) return;
  const speed = readable(bytes / Math.max(seconds, 0.001));
  err(`${bytes} bytes (${readable(bytes)}) copied, ${seconds.toFixed(3)} s, ${speed}/s\n`);
}

function readable(bytes: number): string {
  const units = ['', ' K', ' M', ' G', ' T'];
  const power = bytes < 1_024 ? 0 : Math.min(4, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1_024 ** power;
  return `${power === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)}${units[power]}`;
}
