import { errnoCode, errnoText } from '../../errno.ts';
import { openDiskFile } from '../../files/disk-file.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { parseCount } from './streams.ts';

/** `dd if=FILE of=FILE bs=N count=N skip=N seek=N conv=notrunc` */
export const dd = defineProgram({
  name: 'dd',
  async run(context) {
    const words = new Map(context.args.map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)]));
    const number = (name: string, otherwise: number) => parseCount(words.get(name) ?? '') ?? otherwise;
    const bad = [...words].find(
      ([name]) => !/^(?:if|of|bs|ibs|obs|count|skip|seek|conv|status|iflag|oflag)$/.test(name),
    );
    if (bad !== undefined) return fail(context, `bad arg '${context.args.find((word) => word.startsWith(bad[0]))}'`);
    const size = number('bs', number('ibs', 512));
    if (size < 1 || size > 256 * 1024 * 1024) return fail(context, `bad bs=${words.get('bs')}`);
    const files = await openBoth(context, words);
    if ('problem' in files) return fail(context, files.problem);
    const { input, output } = files;
    try {
      const startedMs = context.system.clock.elapsed();
      await skipBytes(input, number('skip', 0) * size, context.signal);
      await skipBytes(output, number('seek', 0) * size, context.signal);
      const copied = await copy(input, output, { size, most: number('count', Number.POSITIVE_INFINITY) }, context);
      if (words.get('status') !== 'none') {
        const seconds = (context.system.clock.elapsed() - startedMs) / 1_000;
        report(context, copied, seconds, words.get('status') !== 'noxfer');
      }
    } finally {
      input?.release();
      output?.release();
    }
    return 0;
  },
});

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

async function skipBytes(input: OpenFile | undefined, count: number, signal: AbortSignal): Promise<void> {
  for (let left = count; left > 0; ) {
    const chunk = await input?.read(signal, left);
    if (chunk === undefined) return;
    left -= chunk.length;
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
  { size, most }: { readonly size: number; readonly most: number },
  { out, process }: ProgramContext,
): Promise<Copied> {
  const copied: Copied = { whole: 0, partial: 0, bytes: 0 };
  for (let block = 0; block < most; block += 1) {
    await process.pace();
    const chunk = await input?.read(process.signal, size);
    if (chunk === undefined) break;
    if (chunk.length === size) copied.whole += 1;
    else copied.partial += 1;
    copied.bytes += chunk.length;
    await (output === undefined ? out(chunk) : output.write(chunk));
  }
  return copied;
}

function report({ err }: ProgramContext, { whole, partial, bytes }: Copied, seconds: number, hasTotal: boolean): void {
  err(`${whole}+${partial} records in\n${whole}+${partial} records out\n`);
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
