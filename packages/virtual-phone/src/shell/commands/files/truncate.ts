import { errnoCode, strerror } from '../../errno.ts';
import { parseCount } from '../text/streams.ts';
import { type FileCall, fileProgram } from './file-program.ts';

export const truncate = fileProgram({
  name: 'truncate',
  letters: 'c',
  valued: 's',
  long: { 'no-create': 'c', size: 's' },
  least: 1,
  async run(call) {
    const given = call.value('s');
    if (given === undefined) return call.fail('Needs -s (see "truncate --help")');
    const [, sign = '', text = ''] = /^([-+<>%/]?)(.*)$/s.exec(given) ?? [];
    const size = /^\d/.test(text) ? parseSize(text) : undefined;
    if (size === undefined) return call.fail(`not integer: ${text}`);
    for (const operand of call.operands) {
      try {
        const old = await sizeOf(call, operand);
        if (old === undefined && call.has('c')) continue;
        const wanted = newSize(sign, old ?? 0, size);
        if (wanted < 0) call.fail(`'${operand}' to '${wanted}': Invalid argument`);
        else await call.system.disk.truncate(call.at(operand), wanted, call.identity);
      } catch (error) {
        call.fail(`${operand}: ${strerror(error)}`);
      }
    }
  },
});

/** As `parseCount`, with the units of huge files. */
function parseSize(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d+)([pe])$/i.exec(text) ?? [];
  return number === undefined ? parseCount(text) : Number(number) * 1_024 ** (unit.toLowerCase() === 'p' ? 5 : 6);
}

async function sizeOf(call: FileCall, operand: string): Promise<number | undefined> {
  try {
    return (await call.stat(operand)).size;
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function newSize(sign: string, old: number, size: number): number {
  switch (sign) {
    case '+':
      return old + size;
    case '-':
      return old - size;
    case '<':
      return Math.min(old, size);
    case '>':
      return Math.max(old, size);
    case '/':
      return size === 0 ? Number.NaN : Math.floor(old / size) * size;
    case '%':
      return size === 0 ? Number.NaN : Math.ceil(old / size) * size;
    default:
      return size;
  }
}
