import { errnoCode, errnoText } from '../errno.ts';
import { findExecutable } from '../find-executable.ts';
import { runProgram } from '../run-program.ts';
import { signal as signals } from '../signals.ts';
import type { Builtin } from './builtins/builtin.ts';
import { builtins } from './builtins/builtins.ts';
import { evaluateText } from './expand/arithmetic-text.ts';
import { quoteWord } from './expand/quote-word.ts';
import { expandText, expandWords } from './expand/word.ts';
import { CommandError, endingShell, ProcessGone, ShellExit } from './failures.ts';
import { applyRedirections, openRedirections, type Redirected, releaseAll, withRedirections } from './redirect.ts';
import type { Shell } from './shell.ts';
import { forkProcess, waitForChild } from './subshell.ts';
import type { AssignmentNode, SimpleCommandNode, WordNode } from './syntax.ts';

interface Manner {
  /** Nothing follows in this process: a program may take its place. */
  readonly inPlace: boolean;
  runFunction(shell: Shell, name: string, args: readonly string[]): Promise<number>;
  /** `command NAME`: functions are not looked at. */
  readonly plain?: boolean;
}

/** Runs `VAR=value name args <file`. */
export async function runSimple(shell: Shell, node: SimpleCommandNode, manner: Manner): Promise<number> {
  if (node.line !== undefined && node.line > 0) shell.line = node.line + shell.linesBefore;
  shell.substitutionStatus = undefined;
  try {
    const words = await expandCommand(shell, node);
    const redirected = node.redirections.length === 0 ? none : await open(shell, node.redirections, words[0]);
    if (words.length === 0) {
      releaseAll(redirected);
      await assign(shell, node.assignments);
      return shell.substitutionStatus ?? 0;
    }
    return await runExpanded(shell, words, node.assignments, redirected, manner);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    shell.warn(error.message);
    return error.status;
  }
}

/** A file that a special built-in cannot open ends a script. */
async function open(shell: Shell, nodes: SimpleCommandNode['redirections'], name?: string): Promise<Redirected> {
  try {
    return await openRedirections(shell, nodes);
  } catch (error) {
    const isSpecial = name !== undefined && (name === 'exec' || builtins.get(name)?.isSpecial === true);
    throw isSpecial ? endingShell(error) : error;
  }
}

/** Runs words that are known: `command`, `xargs`. */
export async function runWords(shell: Shell, words: readonly string[], manner: Manner): Promise<number> {
  return await runExpanded(shell, words, [], none, manner);
}

const none: Redirected = new Map();

async function expandCommand(shell: Shell, node: SimpleCommandNode): Promise<string[]> {
  if (node.name === null) return [];
  const words = await expandWords(shell, [node.name]);
  const declares = builtins.get(words[0] ?? '')?.declares === true;
  if (!declares) {
    for (const word of await expandWords(shell, node.args)) words.push(word);
    return words;
  }
  for (const word of node.args) {
    // `export a=$b` is an assignment: nothing is cut into words.
    if (isAssignment(word)) words.push(await expandText(shell, word));
    else words.push(...(await expandWords(shell, [word])));
  }
  return words;
}

function isAssignment({ parts }: WordNode): boolean {
  const [first] = parts;
  return first?.type === 'Literal' && /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(first.value);
}

async function runExpanded(
  shell: Shell,
  words: readonly string[],
  assignments: readonly AssignmentNode[],
  redirected: Redirected,
  manner: Manner,
): Promise<number> {
  const [name = '', ...args] = words;
  if (shell.options.xtrace) trace(shell, words);
  const builtin = builtins.get(name);
  const isFunction = manner.plain !== true && builtin?.isSpecial !== true && shell.functions.has(name);
  if (isFunction || builtin !== undefined) {
    return await runInShell(shell, builtin, name, args, assignments, redirected, manner, isFunction);
  }
  return await runExternal(shell, name, args, assignments, redirected, manner);
}

async function runInShell(
  shell: Shell,
  builtin: Builtin | undefined,
  name: string,
  args: readonly string[],
  assignments: readonly AssignmentNode[],
  redirected: Redirected,
  manner: Manner,
  isFunction: boolean,
): Promise<number> {
  // `exec <file` with no program keeps what it opens.
  if (!isFunction && name === 'exec') {
    return await replaceShell(shell, args, assignments, redirected, manner);
  }
  const kept = isFunction || builtin?.isSpecial !== true ? assignments.map(({ name: each }) => baseName(each)) : [];
  const before = kept.map((each) => [each, shell.variables.keep(each)] as const);
  const run = async () => {
    if (isFunction || builtin === undefined) return await manner.runFunction(shell, name, args);
    return await guarded(shell, name, () => builtin.run(shell, args));
  };
  try {
    if (assignments.length > 0) await assign(shell, assignments, isFunction);
    return redirected.size === 0 ? await run() : await withRedirections(shell, redirected, run);
  } finally {
    for (const [each, variable] of before) shell.variables.restore(each, variable);
  }
}

/** Errors of a builtin's output: SIGPIPE, or a diagnostic. */
async function guarded(shell: Shell, name: string, run: () => Promise<number> | number): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    if (code === 'EPIPE') {
      shell.process.kill(signals.pipe);
      if (shell.process.hasEnded) throw new ProcessGone();
    }
    shell.warn(`${name}: ${errnoText(code)}`);
    return 1;
  }
}

async function replaceShell(
  shell: Shell,
  args: readonly string[],
  assignments: readonly AssignmentNode[],
  redirected: Redirected,
  manner: Manner,
): Promise<number> {
  const words = args[0] === '--' ? args.slice(1) : args[0] === '-a' ? args.slice(2) : args;
  const [name, ...rest] = words;
  applyRedirections(shell.process.files, redirected);
  if (name === undefined) {
    await assign(shell, assignments);
    return 0;
  }
  const status = await runExternal(shell, name, rest, assignments, none, { ...manner, inPlace: true });
  throw new ShellExit(status);
}

async function runExternal(
  shell: Shell,
  name: string,
  args: readonly string[],
  assignments: readonly AssignmentNode[],
  redirected: Redirected,
  manner: Manner,
): Promise<number> {
  const env = shell.variables.exported();
  for (const assignment of assignments) {
    if (assignment.array === null) env.set(assignment.name, await assignedValue(shell, assignment));
  }
  const start = { ...shell.start, cwd: shell.cwd, env };
  const found = await findExecutable(name, {
    ...start,
    env: env.has('PATH') ? env : new Map([...env, ['PATH', '']]),
    identity: shell.process.identity,
  });
  if ('refused' in found) {
    const warn = async () => shell.warn(`${name}: ${found.refused}`);
    await withRedirections(shell, redirected, warn);
    return found.status;
  }
  const words = [...found.before, ...args];
  if (areTooLong([name, ...words], env)) {
    await withRedirections(shell, redirected, async () => shell.warn(`${name}: ${errnoText('E2BIG')}`));
    return 126;
  }
  // The trap on exit needs the shell.
  if (manner.inPlace && shell.traps.size === 0 && !shell.isInteractive) {
    applyRedirections(shell.process.files, redirected);
    shell.process.onSignal = undefined;
    return await runProgram(shell.process, found.program, words, start);
  }
  const files = shell.process.files.fork();
  applyRedirections(files, redirected);
  const process = forkProcess(shell, name, files);
  shell.joinGroup(process, undefined);
  return await shell.inForeground(process, async () => {
    void runProgram(process, found.program, words, start);
    return process.hasEnded && process.killedBy === undefined
      ? (process.status ?? 0)
      : await waitForChild(shell, process);
  });
}

/** Bytes of one word (`MAX_ARG_STRLEN`), and of all that execve(2) takes: a quarter of the stack. */
const longestWord = 128 * 1024;
const mostOfWords = 2 * 1024 * 1024;

function areTooLong(words: readonly string[], env: ReadonlyMap<string, string>): boolean {
  const texts = [...words, ...[...env].map(([name, value]) => `${name}=${value}`)];
  // Most are far from it: characters are counted before bytes.
  if (texts.reduce((sum, text) => sum + text.length + 9, 0) * 3 < longestWord) return false;
  const sizes = texts.map((text) => Buffer.byteLength(text) + 1);
  return sizes.some((size) => size > longestWord) || sizes.reduce((sum, size) => sum + size + 8, 0) > mostOfWords;
}

async function assign(shell: Shell, assignments: readonly AssignmentNode[], isExported = false): Promise<void> {
  for (const assignment of assignments) {
    const { name, array, append } = assignment;
    if (array !== null) {
      const values = await expandWords(shell, array);
      const before = append ? shell.variables.elements(name).map(([, value]) => value) : [];
      shell.variables.setArray(name, [...before, ...values]);
      continue;
    }
    const value = await assignedValue(shell, assignment);
    if (shell.options.xtrace) shell.print(`${prompt(shell)}${name}=${quoteWord(value)}\n`);
    const index = await indexOf(shell, name);
    try {
      shell.variables.set(baseName(name), value, index);
    } catch (error) {
      throw endingShell(error);
    }
    if (isExported || shell.options.allexport) shell.variables.declare(baseName(name)).isExported = true;
    shell.checkMemory();
  }
}

async function assignedValue(shell: Shell, { name, value, append }: AssignmentNode): Promise<string> {
  const text = value === null ? '' : await expandText(shell, value);
  const base = baseName(name);
  const isInteger = shell.variables.find(base)?.isInteger === true;
  const before = append ? (shell.variables.get(base, await indexOf(shell, name)) ?? '') : '';
  return isInteger ? String(await evaluateText(shell, before + text, expandText)) : before + text;
}

function baseName(name: string): string {
  return name.includes('[') ? name.slice(0, name.indexOf('[')) : name;
}

async function indexOf(shell: Shell, name: string): Promise<number> {
  const subscript = /\[([\s\S]*)\]$/.exec(name)?.[1];
  return subscript === undefined ? 0 : await evaluateText(shell, subscript, expandText);
}

function trace(shell: Shell, words: readonly string[]): void {
  shell.print(`${prompt(shell)}${words.map(quoteWord).join(' ')}\n`);
}

function prompt(shell: Shell): string {
  return shell.variables.get('PS4') ?? '+ ';
}
