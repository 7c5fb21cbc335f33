import { renderEcho, renderPrint } from '../../commands/text/echo.ts';
import { renderPrintf } from '../../commands/text/render-printf.ts';
import { type Builtin, fail } from './builtin.ts';

const echo: Builtin = {
  name: 'echo',
  async run(shell, args) {
    await shell.write(1, renderEcho(args));
    return 0;
  },
};

const print: Builtin = {
  name: 'print',
  async run(shell, args) {
    const { text, descriptor } = renderPrint(args);
    if (shell.process.files.get(descriptor) === undefined) {
      return fail(shell, 'print', `-u${descriptor}: bad file descriptor`);
    }
    await shell.write(descriptor, text);
    return 0;
  },
};

const printf: Builtin = {
  name: 'printf',
  async run(shell, args) {
    if (args.length === 0) {
      shell.print('printf: Needs 1 argument (see "printf --help")\n');
      return 1;
    }
    const { output, problems } = renderPrintf(args);
    await shell.write(1, output);
    for (const problem of problems) shell.print(`printf: ${problem}\n`);
    return problems.length > 0 ? 1 : 0;
  },
};

export const outputBuiltins: readonly Builtin[] = [echo, print, printf];
