import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { byteLines, writeLines } from './byte-lines.ts';
import { openOperand } from './streams.ts';

/** Of a file the content is replaced; without files the input goes to the output. */
function lineEndProgram(name: string, end: string): Program {
  return defineProgram({
    name,
    async run(context: ProgramContext) {
      for (const operand of context.args.length === 0 ? ['-'] : context.args) {
        // A file that is not there is told of, and no failure: it is so in toybox.
        const input = await openOperand(context, name, operand);
        if (input === undefined) continue;
        const { lines, isEnded } = await byteLines(context, input);
        const last = lines.length - 1;
        const convert = function* () {
          for (const [at, line] of lines.entries()) yield at === last && !isEnded ? line : withoutReturn(line) + end;
        };
        const file = operand === '-' ? undefined : await context.create(operand, 'write');
        await writeLines(
          convert(),
          (bytes) => (file === undefined ? context.out(bytes) : file.write(bytes)),
          context.turn,
        );
      }
      return 0;
    },
  });
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

export const lineEndPrograms: readonly Program[] = [
  lineEndProgram('dos2unix', '\n'),
  lineEndProgram('unix2dos', '\r\n'),
];
