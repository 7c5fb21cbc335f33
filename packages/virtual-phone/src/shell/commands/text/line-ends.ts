import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { openOperand } from './streams.ts';

/** Of a file the content is replaced; without files the input goes to the output. */
function lineEndProgram(name: string, convert: (text: string) => string): Program {
  return defineProgram({
    name,
    async run(context: ProgramContext) {
      for (const operand of context.args.length === 0 ? ['-'] : context.args) {
        // A file that is not there is told of, and no failure: it is so in toybox.
        const input = await openOperand(context, name, operand);
        if (input === undefined) continue;
        const content = Buffer.from(await input.all()).toString('latin1');
        const bytes = Buffer.from(convert(content), 'latin1');
        if (operand === '-') await context.out(bytes);
        else await (await context.create(operand, 'write')).write(bytes);
      }
      return 0;
    },
  });
}

export const lineEndPrograms: readonly Program[] = [
  lineEndProgram('dos2unix', (text) => text.replaceAll('\r\n', '\n')),
  lineEndProgram('unix2dos', (text) => text.replaceAll(/\r?\n/g, '\r\n')),
];
