import { decode } from '../../bytes.ts';
import { errnoCode } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { compileProgram, runProgram } from './interpreter.ts';
import { readStringEscapes } from './lexer.ts';
import { Machine } from './machine.ts';
import { parseAwk } from './parser.ts';
import { AwkError } from './syntax.ts';
import { InputText } from './values.ts';

const version = 'awk version 20220912\n';

/** awk as Android 13 has it: the "one true awk". */
export const awk = defineProgram({
  name: 'awk',
  async run(context) {
    const options = readOptions(context);
    if (typeof options === 'number') return options;
    const machine = new Machine(context);
    try {
      const text = options.program ?? (await readFiles(context, options.files));
      for (const assignment of options.assignments) machine.assignOperand(assignment);
      const program = compileProgram(parseAwk(text), machine);
      machine.setGlobal('ARGC', options.operands.length + 1);
      machine.argv.set('0', 'awk');
      for (const [place, operand] of options.operands.entries()) {
        machine.argv.set(String(place + 1), new InputText(operand));
      }
      if (options.separator !== undefined) machine.setGlobal('FS', readStringEscapes(options.separator));
      const status = await runProgram(program, machine);
      await machine.outputs.closeAll();
      await machine.inputs.closeAll();
      return status;
    } catch (error) {
      const message = describe(error);
      if (message === undefined) throw error;
      await machine.outputs.flush();
      const records = machine.number('NR');
      const where =
        records > 0 ? ` input record number ${records}, file ${machine.textAt(machine.slot('FILENAME'))}\n` : '';
      const line = message.includes('at source line') ? '' : ` source line number ${machine.line}\n`;
      context.err(`awk: ${message}\n${where}${line}`);
      await machine.outputs.closeAll();
      return 2;
    }
  },
});

/** Words for what is the program's fault; undefined for anything else. */
function describe(error: unknown): string | undefined {
  if (error instanceof AwkError) return error.message;
  // A line too long for an expression, or a program too deep for the stack.
  return error instanceof RangeError ? error.message : undefined;
}

interface AwkOptions {
  readonly separator: string | undefined;
  readonly assignments: readonly string[];
  readonly files: readonly string[];
  /** Without files, the first operand. */
  readonly program: string | undefined;
  readonly operands: readonly string[];
}

/** @returns the exit status when there is nothing to run */
function readOptions({ args, out, err }: ProgramContext): AwkOptions | number {
  if (args.length === 0) {
    err("usage: awk [-F fs] [-v var=value] [-f progfile | 'prog'] [file ...]\n");
    return 1;
  }
  let separator: string | undefined;
  const assignments: string[] = [];
  const files: string[] = [];
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') {
      at += 1;
      break;
    }
    if (!/^-./.test(word)) break;
    if (word === '--version' || word === '-version') {
      out(version);
      return 0;
    }
    const letter = word.charAt(1);
    if (!'fFv'.includes(letter)) {
      if (letter !== 'd' && word !== '-safe') err(`awk: unknown option ${word} ignored\n`);
      continue;
    }
    if (word.length === 2) at += 1;
    const value = word.length > 2 ? word.slice(2) : args[at];
    if (value === undefined) {
      err(`awk: no ${letter === 'f' ? 'program filename' : letter === 'v' ? 'variable name' : 'field separator'}\n`);
      return 2;
    }
    if (letter === 'f') files.push(value);
    // Alone, a `t` is a tab.
    else if (letter === 'F') separator = value === 't' ? '\t' : value;
    else if (/^[A-Za-z_]\w*=/.test(value)) assignments.push(value);
    else {
      err(`awk: invalid -v option argument: ${value}\n`);
      return 2;
    }
  }
  if (files.length > 0) return { separator, assignments, files, program: undefined, operands: args.slice(at) };
  const program = args[at];
  if (program === undefined) {
    err('awk: no program given\n');
    return 2;
  }
  return { separator, assignments, files, program, operands: args.slice(at + 1) };
}

async function readFiles(context: ProgramContext, files: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const file of files) {
    try {
      parts.push(decode(await (await context.open(file)).all()));
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
      throw new AwkError(`can't open file ${file}`);
    }
  }
  return parts.join('\n');
}
