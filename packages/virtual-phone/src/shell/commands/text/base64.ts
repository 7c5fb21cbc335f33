import { defineProgram, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { numberOption } from './number-option.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox base64. */
export const base64 = defineProgram({
  name: 'base64',
  async run(context) {
    const options = parseOptions(context.args, 'di', 'w', { decode: 'd', wrap: 'w' });
    if (options.unknown !== undefined) return unknownOption(context, 'base64', options.unknown);
    const width = numberOption(context, 'base64', options, { letter: 'w', otherwise: 76, least: 0 });
    if (width === undefined) return 1;
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'base64', operand);
      if (input === undefined) status = 1;
      else if (options.has('d')) await decodeAll(context, input, options.has('i'));
      else await encodeAll(context, input, width);
    }
    return status;
  },
});

async function encodeAll({ out }: ProgramContext, input: ProgramInput, width: number): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let column = 0;
  const wrap = (text: string) => {
    if (width === 0) return text;
    let wrapped = '';
    for (let at = 0; at < text.length; ) {
      const part = text.slice(at, at + width - column);
      at += part.length;
      column = (column + part.length) % width;
      wrapped += column === 0 ? `${part}\n` : part;
    }
    return wrapped;
  };
  for await (const chunk of input) {
    rest = Buffer.concat([rest, chunk]);
    const whole = rest.length - (rest.length % 3);
    await out(wrap(rest.toString('base64', 0, whole)));
    rest = rest.subarray(whole);
  }
  await out(wrap(rest.toString('base64')));
  // Without wrapping toybox ends no line.
  if (column > 0) await out('\n');
}

/** Stops without a word at what is no letter of the alphabet, unless such are left out. */
async function decodeAll({ out }: ProgramContext, input: ProgramInput, ignoresOthers: boolean): Promise<void> {
  let rest = '';
  for await (const chunk of input) {
    const text = Buffer.from(chunk).toString('latin1');
    const end = text.search(ignoresOthers ? /=/ : /[^A-Za-z0-9+/\n]/);
    rest += (end < 0 ? text : text.slice(0, end)).replaceAll(/[^A-Za-z0-9+/]/g, '');
    const whole = end < 0 ? rest.length - (rest.length % 4) : rest.length;
    await out(Buffer.from(rest.slice(0, whole), 'base64'));
    if (end >= 0) return;
    rest = rest.slice(whole);
  }
  await out(Buffer.from(rest, 'base64'));
}
