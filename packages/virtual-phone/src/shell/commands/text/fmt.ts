import { defineProgram, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { linesOf } from './lines.ts';
import { numberOption } from './number-option.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox fmt: lines of one indentation are a paragraph. */
export const fmt = defineProgram({
  name: 'fmt',
  async run(context) {
    const options = parseOptions(context.args, '', 'w');
    if (options.unknown !== undefined) return unknownOption(context, 'fmt', options.unknown);
    const width = numberOption(context, 'fmt', options, { letter: 'w', otherwise: 75, least: 0 });
    if (width === undefined) return 1;
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'fmt', operand);
      if (input === undefined) status = 1;
      else await fill(context, linesOf(input), width);
    }
    return status;
  },
});

/** A line stays shorter than the width; a word that does not fit in one has it for itself. */
async function fill(
  { out, turn }: ProgramContext,
  batches: AsyncIterable<readonly string[]>,
  width: number,
): Promise<void> {
  let indent = '';
  let text = '';
  /** Of what is in the line so far, without the indentation. */
  let length = 0;
  const endLine = () => {
    if (length > 0) text += '\n';
    length = 0;
  };
  for await (const lines of batches) {
    for (const line of lines) {
      await turn();
      const [blanks = ''] = /^\s*/.exec(line) ?? [];
      if (blanks.length === line.length) {
        endLine();
        text += '\n';
        continue;
      }
      if (blanks !== indent) endLine();
      indent = blanks;
      const left = columns(indent);
      for (const [word] of line.matchAll(/\S+/g)) {
        await turn();
        const size = charactersIn(word);
        if (length > 0 && left + length + 1 + size >= width) endLine();
        text += length === 0 ? indent + word : ` ${word}`;
        length += (length === 0 ? 0 : 1) + size;
        // A paragraph may have no end.
        if (text.length <= 65_536) continue;
        await out(text);
        text = '';
      }
    }
    if (text !== '') await out(text);
    text = '';
  }
  endLine();
  if (text !== '') await out(text);
}

function charactersIn(word: string): number {
  let count = 0;
  for (const _ of word) count += 1;
  return count;
}

function columns(indent: string): number {
  let column = 0;
  for (const character of indent) column = character === '\t' ? column + 8 - (column % 8) : column + 1;
  return column;
}
