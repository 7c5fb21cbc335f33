import { defineProgram } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { openOperand, unknownOption } from './streams.ts';

const polynomial = 0x04c11db7;
const reversed = 0xedb88320;

/** The remainders of all bytes, the highest bit first, or the lowest. */
function tableOf(isLittle: boolean): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = isLittle ? byte : byte << 24;
    for (let bit = 0; bit < 8; bit += 1) {
      if (isLittle) value = value & 1 ? (value >>> 1) ^ reversed : value >>> 1;
      else value = value & 0x80000000 ? (value << 1) ^ polynomial : value << 1;
    }
    return value >>> 0;
  });
}

/** toybox cksum: POSIX's checksum, or with its options the other ones of this kind. */
export const cksum = defineProgram({
  name: 'cksum',
  async run(context) {
    const options = parseOptions(context.args, 'HILNP');
    if (options.unknown !== undefined) return unknownOption(context, 'cksum', options.unknown);
    const isLittle = options.has('L');
    const table = tableOf(isLittle);
    const next = isLittle
      ? (crc: number, byte: number) => (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
      : (crc: number, byte: number) => (crc << 8) ^ (table[((crc >>> 24) ^ byte) & 0xff] ?? 0);
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'cksum', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      let crc = options.has('P') ? -1 : 0;
      let length = 0;
      for await (const chunk of input) {
        for (const byte of chunk) crc = next(crc, byte);
        length += chunk.length;
      }
      if (!options.has('N'))
        for (let left = length; left > 0; left = Math.floor(left / 256)) crc = next(crc, left & 0xff);
      const sum = (options.has('I') ? crc : ~crc) >>> 0;
      const shown = options.has('H') ? sum.toString(16).padStart(8, '0') : String(sum);
      const size = options.has('N') ? '' : ` ${length}`;
      context.out(`${shown}${size}${options.operands.length === 0 ? '' : ` ${operand}`}\n`);
    }
    return status;
  },
});
