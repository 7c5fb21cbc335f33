import { decode } from '../../bytes.ts';
import { errnoCode, errnoText } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { type ProgramInput, requireMemory } from '../../program-input.ts';
import { resolvePath } from '../../resolve-path.ts';
import { type Options, parseOptions } from '../options.ts';
import { LineSource } from '../text/line-source.ts';
import { openOperand, unknownOption } from '../text/streams.ts';
import { ScriptExecutor } from './execute-script.ts';
import { parseScript } from './parse-script.ts';
import { type SedCommand, SedError } from './script.ts';
import { SedOutput } from './sed-output.ts';

/** toybox sed: lines are printed as they come. */
export const sed = defineProgram({
  name: 'sed',
  async run(context) {
    const options = parseOptions(context.args, 'nErsz', 'ef', long, 'i');
    if (options.unknown === 'version') {
      // What scripts ask for that want to know whether it is GNU's.
      await context.out('This is not GNU sed version 9.0\n');
      return 0;
    }
    if (options.unknown !== undefined) return unknownOption(context, 'sed', options.unknown);
    try {
      return await edit(context, options);
    } catch (error) {
      if (!(error instanceof SedError)) throw error;
      context.err(`sed: ${error.message}\n`);
      return 1;
    }
  },
});

const long = { 'null-data': 'z', quiet: 'n', silent: 'n', 'regexp-extended': 'E', separate: 's' };

async function edit(context: ProgramContext, options: Options): Promise<number> {
  const { script, operands } = await readScript(context, options);
  const commands = parseScript(script, options.has('E') || options.has('r'));
  const end = options.has('z') ? '\0' : '\n';
  const output = new SedOutput((bytes) => context.out(bytes), end);
  const files = await openFiles(context, commands, end, output);
  const executor = new ScriptExecutor({ context, commands, isQuiet: options.has('n'), end, files });
  const state = { status: 0 };
  if (options.has('i'))
    return await editInPlace(context, executor, { operands, suffix: options.value('i') ?? '', end });
  const groups = options.has('s') ? operands.map((operand) => [operand]) : [operands];
  for (const group of groups) {
    if (options.has('s')) executor.reset();
    const source = new LineSource(openAll(context, group, state), end.charCodeAt(0));
    const status = await executor.process(source, output);
    if (status !== undefined) return status || state.status;
  }
  return state.status;
}

/** All of `-e`, then all of `-f`; without them the first operand. */
async function readScript(
  context: ProgramContext,
  options: Options,
): Promise<{ readonly script: string; readonly operands: readonly string[] }> {
  const parts = [...options.values('e')];
  for (const file of options.values('f')) parts.push(decode(await openScript(context, file)).replace(/\n$/, ''));
  const isGiven = options.has('e') || options.has('f');
  const [first, ...rest] = options.operands;
  if (!isGiven && first === undefined) throw new SedError('no pattern');
  const operands = isGiven ? options.operands : rest;
  return { script: isGiven ? parts.join('\n') : (first ?? ''), operands: operands.length === 0 ? ['-'] : operands };
}

async function openScript(context: ProgramContext, file: string): Promise<Uint8Array> {
  try {
    return await (await context.open(file)).all();
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    throw new SedError(`${file}: ${errnoText(code)}`);
  }
}

/** Files of `w` are made before the first line is read. */
async function openFiles(
  context: ProgramContext,
  commands: readonly SedCommand[],
  end: string,
  standardOutput: SedOutput,
): Promise<ReadonlyMap<string, SedOutput>> {
  const files = new Map([['/dev/stdout', standardOutput]]);
  for (const { name, argument, substitution } of commands) {
    const path = name === 'w' ? argument : substitution?.file;
    if (path === undefined || files.has(path)) continue;
    try {
      const file = await context.create(path, 'write');
      files.set(path, new SedOutput((bytes) => file.write(bytes), end));
    } catch (error) {
      const code = errnoCode(error);
      if (code === undefined) throw error;
      throw new SedError(`${path}: ${errnoText(code)}`);
    }
  }
  return files;
}

async function* openAll(
  context: ProgramContext,
  operands: readonly string[],
  state: { status: number },
): AsyncGenerator<ProgramInput> {
  for (const operand of operands) {
    const input = await openOperand(context, 'sed', operand);
    if (input === undefined) state.status = 1;
    else yield input;
  }
}

/** `-i`: each file is replaced when all of it is done. */
async function editInPlace(
  context: ProgramContext,
  executor: ScriptExecutor,
  { operands, suffix, end }: { readonly operands: readonly string[]; readonly suffix: string; readonly end: string },
): Promise<number> {
  const { disk } = context.system;
  const state = { status: 0 };
  for (const operand of operands) {
    if (operand === '-') {
      context.err('sed: -i on stdin\n');
      state.status = 1;
      continue;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    const output = new SedOutput((bytes) => {
      size += bytes.length;
      requireMemory(size);
      chunks.push(bytes);
    }, end);
    const input = await openOperand(context, 'sed', operand);
    if (input === undefined) {
      state.status = 1;
      continue;
    }
    executor.reset();
    const status = await executor.process(new LineSource(only(input), end.charCodeAt(0)), output);
    const path = resolvePath(context.cwd, operand);
    try {
      if (suffix !== '') await disk.copy(path, path + suffix, context.identity, { preserve: true });
      await disk.write(path, Buffer.concat(chunks), context.identity);
    } catch (error) {
      const code = errnoCode(error);
      if (code === undefined) throw error;
      throw new SedError(`${operand}: ${errnoText(code)}`);
    }
    if (status !== undefined) return status;
  }
  return state.status;
}

async function* only(input: ProgramInput): AsyncGenerator<ProgramInput> {
  yield input;
}
