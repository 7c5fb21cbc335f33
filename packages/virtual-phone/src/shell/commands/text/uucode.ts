import { ByteReader } from '../../byte-reader.ts';
import { decode, encode } from '../../bytes.ts';
import { strerror } from '../../errno.ts';
import { defineProgram, type Program } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { requireLines } from './byte-lines.ts';
import { needs } from './small-programs.ts';
import { openOperand, unknownOption } from './streams.ts';

const uuencode = defineProgram({
  name: 'uuencode',
  async run(context) {
    const options = parseOptions(context.args, 'm');
    if (options.unknown !== undefined) return unknownOption(context, 'uuencode', options.unknown);
    const name = options.operands.at(-1);
    if (name === undefined) return needs(context, 'uuencode', 1);
    const input = await openOperand(
      context,
      'uuencode',
      options.operands.length > 1 ? (options.operands[0] ?? '-') : '-',
    );
    if (input === undefined) return 1;
    const bytes = new ByteReader(input);
    const isBase64 = options.has('m');
    // toybox names this mode for every file.
    await context.out(`begin${isBase64 ? '-base64' : ''} 744 ${name}\n`);
    const size = isBase64 ? 57 : 45;
    for (let part = await bytes.take(size); part.length > 0; part = await bytes.take(size)) {
      await context.out(`${isBase64 ? part.toString('base64') : encodeLine(part)}\n`);
    }
    await context.out(isBase64 ? '====\n' : 'end\n');
    return 0;
  },
});

/** Its length, then four characters for three bytes. */
function encodeLine(bytes: Buffer): string {
  let text = character(bytes.length);
  for (let at = 0; at < bytes.length; at += 3) {
    const value = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += character((value >> shift) & 0x3f);
  }
  return text;
}

function character(value: number): string {
  return value === 0 ? '`' : String.fromCharCode(0x20 + value);
}

function decodeLine(line: string): Buffer {
  const value = (at: number) => (line.charCodeAt(at) - 0x20) & 0x3f;
  const bytes: number[] = [];
  for (let at = 1; at + 3 < line.length; at += 4) {
    const group = (value(at) << 18) | (value(at + 1) << 12) | (value(at + 2) << 6) | value(at + 3);
    bytes.push((group >> 16) & 0xff, (group >> 8) & 0xff, group & 0xff);
  }
  return Buffer.from(bytes.slice(0, value(0)));
}

const uudecode = defineProgram({
  name: 'uudecode',
  async run(context) {
    const options = parseOptions(context.args, '', 'o');
    if (options.unknown !== undefined) return unknownOption(context, 'uudecode', options.unknown);
    const [from = '-'] = options.operands;
    const input = await context.open(from).catch((error: unknown) => {
      context.err(`uudecode: No file ${from}: ${strerror(error)}\n`);
      return undefined;
    });
    if (input === undefined) return 1;
    const given = await input.all();
    requireLines(given);
    const lines = decode(given).split(/\r?\n/);
    const start = lines.findIndex((line) => /^begin(-base64)? [0-7]+ ./.test(line));
    const [, base64, mode = '644', name = ''] = /^begin(-base64)? ([0-7]+) (.+)$/.exec(lines[start] ?? '') ?? [];
    if (start < 0) {
      context.err('uudecode: no begin line\n');
      return 1;
    }
    const end = lines.indexOf(base64 === undefined ? 'end' : '====', start);
    const body = lines.slice(start + 1, end < 0 ? undefined : end);
    const content =
      base64 === undefined
        ? Buffer.concat(body.map(decodeLine))
        : Buffer.from(encode(body.join('')).toString(), 'base64');
    const to = options.value('o') ?? name;
    if (to === '-') await context.out(content);
    else {
      try {
        await (await context.create(to, 'write')).write(content);
      } catch (error) {
        context.err(`uudecode: ${to}: ${strerror(error)}\n`);
        return 1;
      }
      await context.spawn(['chmod', mode, to]);
    }
    return 0;
  },
});

export const uuPrograms: readonly Program[] = [uudecode, uuencode];
