import { errnoCode, errnoText } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { resolvePath } from '../../resolve-path.ts';
import { type Options, parseOptions } from '../options.ts';
import { compileGrepPattern, type GrepPattern } from './grep-pattern.ts';
import { linesOf } from './lines.ts';
import { openOperand, unknownOption } from './streams.ts';

/** grep, as toybox has it: lines are printed as they come. */
function grepProgram(name: 'grep' | 'egrep' | 'fgrep'): Program {
  return defineProgram({
    name,
    async run(context) {
      const options = parseOptions(context.args, 'EFGHILRZabchilnoqrsvwxz', 'ABCefm', long);
      if (options.unknown !== undefined) return unknownOption(context, name, options.unknown);
      const patterns = await patternsOf(context, options);
      if (typeof patterns === 'number') return patterns;
      const kind =
        name === 'egrep' || options.has('E') ? 'extended' : name === 'fgrep' || options.has('F') ? 'fixed' : 'basic';
      const pattern = compileGrepPattern(patterns, {
        kind,
        ignoresCase: options.has('i'),
        wholeWords: options.has('w'),
        wholeLines: options.has('x'),
      });
      if (pattern === undefined) {
        context.err(`${name}: bad regex '${patterns.join('\n')}'\n`);
        return 2;
      }
      return await search(context, name, options, pattern);
    },
  });
}

const long = {
  'line-buffered': 'G',
  'ignore-case': 'i',
  'invert-match': 'v',
  'line-number': 'n',
  count: 'c',
  quiet: 'q',
  recursive: 'r',
  'only-matching': 'o',
  'files-with-matches': 'l',
  'extended-regexp': 'E',
  'fixed-strings': 'F',
  'word-regexp': 'w',
  'no-filename': 'h',
  'with-filename': 'H',
  color: 'G',
  colour: 'G',
  text: 'a',
};

/** @returns a status when there are none */
async function patternsOf(context: ProgramContext, options: Options): Promise<readonly string[] | number> {
  const file = options.value('f');
  const given = options.values('e');
  if (file !== undefined) {
    const input = await openOperand(context, 'grep', file);
    if (input === undefined) return 2;
    const lines: string[] = [];
    for await (const some of linesOf(input)) lines.push(...some);
    return [...given, ...lines];
  }
  if (given.length > 0) return given.flatMap((each) => each.split('\n'));
  const [first] = options.operands;
  if (first === undefined) {
    context.err('grep: Needs 1 argument (see "grep --help")\n');
    return 2;
  }
  return first.split('\n');
}

async function search(context: ProgramContext, name: string, options: Options, pattern: GrepPattern): Promise<number> {
  const hasOwnPattern = options.value('e') === undefined && options.value('f') === undefined;
  const given = hasOwnPattern ? options.operands.slice(1) : options.operands;
  const isRecursive = options.has('r') || options.has('R');
  const operands = given.length > 0 ? given : [isRecursive ? '.' : '-'];
  const isNamed = (operands.length > 1 || isRecursive || options.has('H')) && !options.has('h');
  let status = 1;
  let hasFailed = false;
  for await (const operand of isRecursive ? filesBelow(context, operands) : operands) {
    const found = await openSearched(context, name, operand, options.has('s'));
    if (found === undefined) {
      hasFailed = true;
      continue;
    }
    if (await searchOne(context, found, { options, pattern, label: isNamed ? operand : undefined, operand }))
      status = 0;
    if (status === 0 && options.has('q')) return 0;
  }
  return hasFailed ? 2 : status;
}

async function openSearched(
  context: ProgramContext,
  name: string,
  operand: string,
  isSilent: boolean,
): Promise<ProgramInput | undefined> {
  try {
    return await context.open(operand);
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    if (!isSilent) context.err(`${name}: ${operand}: ${errnoText(code)}\n`);
    return undefined;
  }
}

async function* filesBelow(context: ProgramContext, operands: readonly string[]): AsyncGenerator<string> {
  const { disk } = context.system;
  for (const operand of operands) {
    await context.turn();
    const path = resolvePath(context.cwd, operand);
    const kind = await disk.stat(path, context.identity).then(
      (stat) => stat.kind,
      () => 'file' as const,
    );
    if (kind !== 'directory') {
      yield operand;
      continue;
    }
    const names = await disk.list(path, context.identity).catch((error: unknown) => {
      const code = errnoCode(error);
      if (code === undefined) throw error;
      context.err(`grep: ${operand}: ${errnoText(code)}\n`);
      return [];
    });
    const folder = operand.endsWith('/') ? operand : `${operand}/`;
    yield* filesBelow(
      context,
      names.map((name) => folder + name),
    );
  }
}

interface Search {
  readonly options: Options;
  readonly pattern: GrepPattern;
  /** Printed before lines when there are several files. */
  readonly label: string | undefined;
  readonly operand: string;
}

/** @returns whether a line was selected */
async function searchOne(context: ProgramContext, input: ProgramInput, one: Search): Promise<boolean> {
  const { options, pattern, label } = one;
  const { out } = context;
  const most = Number(options.value('m') ?? Number.POSITIVE_INFINITY);
  const after = Number(options.value('A') ?? options.value('C') ?? '0');
  const before = Number(options.value('B') ?? options.value('C') ?? '0');
  const isSilent = ['c', 'l', 'L', 'q'].some((letter) => options.has(letter));
  const prefix = (mark: string, number: number) =>
    `${label === undefined ? '' : `${label === '-' ? '(standard input)' : label}${mark}`}${options.has('n') ? `${number}${mark}` : ''}`;
  const held: { readonly number: number; readonly line: string }[] = [];
  let count = 0;
  let number = 0;
  let following = 0;
  let lastPrinted = 0;
  let text = '';
  const print = (mark: string, at: number, line: string) => {
    if ((after > 0 || before > 0) && lastPrinted > 0 && at > lastPrinted + 1) text += '--\n';
    lastPrinted = at;
    text += `${prefix(mark, at)}${line}\n`;
  };
  reading: for await (const lines of linesOf(input, options.has('z') ? 0 : 0x0a)) {
    for (const line of lines) {
      const turn = context.turn();
      if (turn !== undefined) await turn;
      number += 1;
      if (pattern.matches(line) !== options.has('v')) {
        count += 1;
        if (options.has('q') || options.has('l') || options.has('L')) break reading;
        if (options.has('o') && !isSilent) {
          for (const part of pattern.parts(line)) text += `${prefix(':', number)}${part}\n`;
        } else if (!isSilent) {
          for (const each of held.splice(0)) print('-', each.number, each.line);
          print(':', number, line);
          following = after;
        }
        if (count >= most) break reading;
      } else if (following > 0 && !isSilent) {
        following -= 1;
        print('-', number, line);
      } else if (before > 0 && !isSilent) {
        held.push({ number, line });
        if (held.length > before) held.shift();
      }
      if (text.length > 16_384) {
        await out(text);
        text = '';
      }
    }
    if (text !== '') await out(text);
    text = '';
  }
  if (text !== '') await out(text);
  const isFound = count > 0;
  if (options.has('c')) await out(`${prefix(':', 0).replace(/0:$/, '')}${count}\n`);
  if ((options.has('l') && isFound) || (options.has('L') && !isFound))
    await out(`${one.operand === '-' ? '(standard input)' : one.operand}\n`);
  return options.has('L') ? !isFound : isFound;
}

export const grepPrograms: readonly Program[] = [grepProgram('grep'), grepProgram('egrep'), grepProgram('fgrep')];
