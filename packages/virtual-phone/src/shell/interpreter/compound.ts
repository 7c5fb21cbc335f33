import { testCondition } from './conditional.ts';
import { arithmeticStatus } from './expand/arithmetic-text.ts';
import { matches } from './expand/pattern.ts';
import { checkSize, expandPattern, expandText, expandWords } from './expand/word.ts';
import { CommandError, endingShell, LoopExit, ProcessGone, ShellError } from './failures.ts';
import { openRedirections, withRedirections } from './redirect.ts';
import type { Shell } from './shell.ts';
import { startSubshell, waitForChild } from './subshell.ts';
import type { CommandNode, CommandOf, StatementNode } from './syntax.ts';

/** How the commands inside are run. */
interface Inner {
  statements(shell: Shell, statements: readonly StatementNode[]): Promise<number>;
  statement(shell: Shell, statement: StatementNode, inPlace?: boolean): Promise<number>;
}

type CompoundCommand = Exclude<CommandNode, { type: 'SimpleCommand' }>;

export async function runCompound(shell: Shell, node: CompoundCommand, inner: Inner): Promise<number> {
  try {
    if (node.redirections.length === 0 || node.type === 'FunctionDef') return await run(shell, node, inner);
    const redirected = await openRedirections(shell, node.redirections);
    return await withRedirections(shell, redirected, () => run(shell, node, inner));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    shell.warn(error.message);
    return error.status;
  }
}

async function run(shell: Shell, node: CompoundCommand, inner: Inner): Promise<number> {
  switch (node.type) {
    case 'If':
      return await runIf(shell, node, inner);
    case 'While':
    case 'Until':
      return await runWhile(shell, node, inner);
    case 'For':
      return await runFor(shell, node, inner);
    case 'CStyleFor':
      // Of bash; mksh has none.
      throw new ShellError("syntax error: unexpected '(('");
    case 'Case':
      return await runCase(shell, node, inner);
    case 'Group':
      return await inner.statements(shell, node.body);
    case 'Subshell': {
      const process = startSubshell(shell, shell.process.files.fork(), (subshell) =>
        runLastInPlace(subshell, node.body, inner),
      );
      return await shell.inForeground(process, () => waitForChild(shell, process));
    }
    case 'ArithmeticCommand':
      return await arithmeticStatus(shell, node.expression.originalText ?? '', expandText);
    case 'ConditionalCommand':
      if (node.line !== undefined) shell.line = node.line + shell.linesBefore;
      return (await testCondition(shell, node.expression)) ? 0 : 1;
    case 'FunctionDef':
      shell.functions.set(node.name, node);
      shell.checkMemory();
      return 0;
  }
}

async function runLastInPlace(shell: Shell, body: readonly StatementNode[], inner: Inner): Promise<number> {
  const last = body.at(-1);
  if (last === undefined) return 0;
  const status = body.length === 1 ? 0 : await inner.statements(shell, body.slice(0, -1));
  return body.length === 1 || !shell.process.hasEnded ? await inner.statement(shell, last, true) : status;
}

/** Commands whose failure only decides. */
async function condition(shell: Shell, statements: readonly StatementNode[], inner: Inner): Promise<boolean> {
  shell.expectedFailures += 1;
  try {
    return (await inner.statements(shell, statements)) === 0;
  } finally {
    shell.expectedFailures -= 1;
  }
}

async function runIf(shell: Shell, { clauses, elseBody }: CommandOf<'If'>, inner: Inner): Promise<number> {
  for (const clause of clauses) {
    if (await condition(shell, clause.condition, inner)) return await inner.statements(shell, clause.body);
  }
  return elseBody === null ? 0 : await inner.statements(shell, elseBody);
}

async function runWhile(shell: Shell, node: CommandOf<'While'> | CommandOf<'Until'>, inner: Inner): Promise<number> {
  let status = 0;
  await loop(shell, async () => {
    if ((await condition(shell, node.condition, inner)) !== (node.type === 'While')) return false;
    await body(shell, async () => {
      status = await inner.statements(shell, node.body);
    });
    return true;
  });
  return status;
}

async function runFor(shell: Shell, node: CommandOf<'For'>, inner: Inner): Promise<number> {
  const words = node.words === null ? shell.parameters : await expandWords(shell, node.words);
  let status = 0;
  let place = 0;
  await loop(shell, async () => {
    const word = words[place];
    if (word === undefined) return false;
    place += 1;
    try {
      shell.variables.set(node.variable, word);
    } catch (error) {
      throw endingShell(error);
    }
    await body(shell, async () => {
      status = await inner.statements(shell, node.body);
    });
    return true;
  });
  return status;
}

/** Rounds until one says that it was the last, or `break`. */
async function loop(shell: Shell, round: () => Promise<boolean>): Promise<void> {
  shell.loops += 1;
  try {
    for (;;) {
      const turn = shell.step();
      if (turn !== undefined) await turn;
      if (!(await round())) return;
    }
  } catch (error) {
    if (!(error instanceof LoopExit) || error.kind !== 'break') throw error;
    error.levels -= 1;
    if (error.levels > 0 && shell.loops > 1) throw error;
  } finally {
    shell.loops -= 1;
  }
}

/** The body of a loop, up to `continue`. */
async function body(shell: Shell, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof LoopExit) || error.kind !== 'continue') throw error;
    error.levels -= 1;
    if (error.levels > 0 && shell.loops > 1) throw error;
  }
}

async function runCase(shell: Shell, node: CommandOf<'Case'>, inner: Inner): Promise<number> {
  const text = await expandText(shell, node.word);
  checkSize(text.length);
  let status = 0;
  let fallsThrough = false;
  for (const { patterns, body: statements, terminator } of node.items) {
    let fits = fallsThrough;
    for (const pattern of fits ? [] : patterns) {
      if (matches(await expandPattern(shell, pattern), text)) {
        fits = true;
        break;
      }
    }
    if (!fits) continue;
    if (shell.process.hasEnded) throw new ProcessGone();
    status = await inner.statements(shell, statements);
    if (terminator === ';;') return status;
    fallsThrough = terminator === ';&';
  }
  return status;
}
