import { defineProgram, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { linesOf } from './lines.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox fmt: lines of one indentation are a paragraph. */
export const fmt = defineProgram({
  name: 'fmt',
  async run(context) {
    const options = parseOptions(context.args, '', 'w');
    if (options.unknown !== undefined) return unknownOption(context, 'fmt', options.unknown);
    const width = options.value('w') ?? '75';
    if (!/^\d+$/.test(width)) {
      context.err(`fmt: not integer: ${width}\n`);
      return 1;
    }
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'fmt', operand);
      if (input === undefined) status = 1;
      else await fill(context, linesOf(input), Number(width));
    }
    return status;
  },
});

async function fill(
  { out, turn }: ProgramContext,
  batches: AsyncIterable<readonly string[]>,
  width: number,
): Promise<void> {
  let indent = '';
  let words: string[] = [];
  const flush = () => {
    const text = wrap(words, indent, width);
    words = [];
    return text;
  };
  for await (const lines of batches) {
    let text = '';
    for (const line of lines) {
      await turn();
      const [blanks = ''] = /^\s*/.exec(line) ?? [];
      if (blanks.length === line.length) {
        text += `${flush()}\n`;
        continue;
      }
      if (blanks !== indent) text += flush();
      indent = blanks;
      words.push(...line.trim().split(/\s+/));
    }
    if (text !== '') await out(text);
  }
  const last = flush();
  if (last !== '') await out(last);
}

/** A line stays shorter than the width; a word that does not fit in one has it for itself. */
function wrap(words: readonly string[], indent: string, width: number): string {
  let text = '';
  let line = '';
  for (const word of words) {
    if (line !== '' && columns(indent) + [...line].length + 1 + [...word].length >= width) {
      text += `${indent}${line}\n`;
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? text : `${text}${indent}${line}\n`;
}

function columns(indent: string): number {
  let column = 0;
  for (const character of indent) column = character === '\t' ? column + 8 - (column % 8) : column + 1;
  return column;
}
