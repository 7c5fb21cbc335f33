import { strerror } from '../../errno.ts';
import type { Program } from '../../program.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';
import { compressed, isZlibError, uncompressed } from './compression.ts';

/** toybox gzip, gunzip and zcat: one program, whose name stands for options. */
function gzipProgram(name: string, implied: string): Program {
  return fileProgram({
    name,
    letters: 'cdfkn123456789',
    long: { keep: 'k', 'no-name': 'n' },
    least: 0,
    async run(call) {
      const has = (letter: string) => implied.includes(letter) || call.has(letter);
      for (const operand of call.operands.length === 0 ? ['-'] : call.operands) {
        await call.attempt(operand, () => convert({ ...call, has }, operand));
      }
    },
  });
}

export const gzipPrograms: readonly Program[] = [
  gzipProgram('gzip', ''),
  gzipProgram('gunzip', 'd'),
  gzipProgram('zcat', 'cd'),
];

async function convert(call: FileCall, operand: string): Promise<void> {
  const isInput = operand === '-';
  if (isInput && !call.has('f') && call.process.files.get(0)?.isTerminal) return call.fail('-:need -f to read TTY');
  const input = await call.open(operand);
  const pieces = call.has('d') ? uncompressed(input) : compressed(input, Number(call.last('123456789') ?? 6));
  if (isInput || call.has('c')) {
    await handOn(call, operand, pieces, (piece) => call.out(piece));
    return;
  }
  const { disk } = call.system;
  const { accessedMs, modifiedMs, mode } = await call.stat(operand);
  const name = call.has('d') ? /^(.+)\.gz$/s.exec(operand)?.[1] : `${operand}.gz`;
  if (name === undefined) return call.fail(`no .gz: ${operand}`);
  if (!call.has('f') && (await disk.exists(call.at(name)))) return call.fail(`${name}: File exists`);
  const file = await call.create(name, 'write');
  const isWhole = await handOn(call, operand, pieces, (piece) => file.write(piece));
  call.close(file);
  await disk.setTimes(call.at(name), { accessedMs, modifiedMs }, call.identity);
  await disk.chmod(call.at(name), mode & 0o7777, call.identity);
  if (!call.has('k')) await disk.remove(call.at(isWhole ? operand : name), call.identity);
}

/** @returns whether all went well; says why when not */
async function handOn(
  call: FileCall,
  operand: string,
  pieces: AsyncIterable<Uint8Array>,
  write: (piece: Uint8Array) => Promise<void> | void,
): Promise<boolean> {
  try {
    for await (const piece of pieces) {
      await write(piece);
      await call.turn();
    }
    return true;
  } catch (error) {
    // zlib knows the file by its descriptor.
    const descriptor = operand === '-' ? 0 : 3;
    call.fail(isZlibError(error) ? `gzread: <fd:${descriptor}>: ${error.message}` : `write: ${strerror(error)}`);
    return false;
  }
}
