import { errnoCode, errnoText } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { type Options, parseOptions } from '../options.ts';
import { fileChoice, filesBelow } from './grep-files.ts';
import { searchOne } from './grep-lines.ts';
import { compileGrepPattern, type GrepPattern } from './grep-pattern.ts';
import { linesOf } from './lines.ts';
import { numberOption } from './number-option.ts';
import { openOperand, unknownOption } from './streams.ts';

/** grep, as toybox has it: lines are printed as they come. */
function grepProgram(name: 'grep' | 'egrep' | 'fgrep'): Program {
  return defineProgram({
    name,
    async run(context) {
      const options = parseOptions(withShortOptions(context.args), 'EFGHILRZabchilnoqrsvwxz', 'ABCefmMSX', long);
      if (options.unknown !== undefined) {
        unknownOption(context, name, options.unknown);
        return 2;
      }
      for (const letter of ['A', 'B', 'C', 'm']) {
        if (numberOption(context, name, options, { letter, otherwise: 0 }) === undefined) return 2;
      }
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

/** `--include=*.c` and the like as `-M *.c`. */
function withShortOptions(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return args.flatMap((word, place) => {
    const [, name = '', value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    const letter = valued[name];
    if (letter === undefined || (end >= 0 && place > end)) return [word];
    return value === undefined ? [`-${letter}`] : [`-${letter}`, value];
  });
}

const valued: Readonly<Record<string, string>> = {
  include: 'M',
  exclude: 'S',
  'exclude-dir': 'X',
  regexp: 'e',
  file: 'f',
  'max-count': 'm',
  'after-context': 'A',
  'before-context': 'B',
  context: 'C',
};

/** @returns a status when there are none */
async function patternsOf(context: ProgramContext, options: Options): Promise<readonly string[] | number> {
  const given = options.values('e').flatMap((each) => each.split('\n'));
  const files = options.values('f');
  if (files.length > 0) {
    const lines: string[] = [];
    for (const file of files) {
      const input = await openOperand(context, 'grep', file);
      if (input === undefined) return 2;
      for await (const some of linesOf(input)) lines.push(...some);
    }
    return [...given, ...lines];
  }
  if (given.length > 0) return given;
  const [first] = options.operands;
  if (first === undefined) {
    context.err('grep: no REGEX\n');
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
  const searched = isRecursive ? filesBelow(context, operands, fileChoice(options)) : operands;
  for await (const operand of searched) {
    const found = await openSearched(context, name, operand, options.has('s'));
    if (typeof found === 'string') {
      // A folder is told of, and no failure.
      hasFailed ||= found !== 'EISDIR';
      continue;
    }
    if (await searchOne(context, found, { options, pattern, label: isNamed ? operand : undefined, operand }))
      status = 0;
    if (status === 0 && options.has('q')) return 0;
  }
  return hasFailed ? 2 : status;
}

/** @returns the error's code when it cannot be opened */
async function openSearched(
  context: ProgramContext,
  name: string,
  operand: string,
  isSilent: boolean,
): Promise<ProgramInput | string> {
  try {
    return await context.open(operand);
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    if (!isSilent) context.err(`${name}: ${operand}: ${errnoText(code)}\n`);
    return code;
  }
}

export const grepPrograms: readonly Program[] = [grepProgram('grep'), grepProgram('egrep'), grepProgram('fgrep')];
