import { AwkArray } from './awk-array.ts';
import { compileExpression } from './compile-expression.ts';
import { arraysIn, findArrayParameters } from './find-arrays.ts';
import type { Machine } from './machine.ts';
import { type CompiledFunction, type Completion, completion, Leaving, Scope } from './scope.ts';
import { compileStatement, type Run } from './statements.ts';
import { AwkError, type AwkProgram, type Rule, type Statement } from './syntax.ts';
import { InputText, isTrue } from './values.ts';

/** A program, ready to run. */
export interface CompiledProgram {
  readonly begin: readonly Run[];
  readonly rules: readonly Run[];
  readonly end: readonly Run[];
}

/** @throws AwkError when something in it is not possible */
export function compileProgram(program: AwkProgram, machine: Machine): CompiledProgram {
  const arrays = findArrayParameters(program);
  const functions = new Map<string, CompiledFunction>();
  for (const definition of program.functions.values()) {
    const own = arrays.get(definition.name) ?? new Set<number>();
    functions.set(definition.name, { definition, arrays: own, body: undefined });
  }
  for (const each of functions.values()) {
    each.body = compileStatement(each.definition.body, new Scope(machine, functions, each.definition.parameters));
  }
  const scope = new Scope(machine, functions);
  for (const name of arraysIn([program.begin, program.rules, program.end], arrays)) {
    const slot = machine.slot(name);
    if (functions.has(name)) throw new AwkError(`${name} is a function, not an array at source line ${machine.line}`);
    machine.globals[slot] ??= new AwkArray(machine.memory);
  }
  const compile = (statement: Statement) => compileStatement(statement, scope);
  return {
    begin: program.begin.map(compile),
    rules: program.rules.map((rule) => compileRule(rule, scope)),
    end: program.end.map(compile),
  };
}

function compileRule({ patterns, action }: Rule, scope: Scope): Run {
  const { line } = scope.machine;
  const run = compileStatement(action ?? { kind: 'print', args: [], line }, scope);
  const [first, last] = patterns.map((each) => compileExpression(each, scope));
  if (first === undefined) return run;
  if (last === undefined) {
    if (!first.isAsync) return () => (isTrue(first.run()) ? run() : completion.normal);
    return async () => (isTrue(await first.run()) ? await run() : completion.normal);
  }
  let isInside = false;
  return async () => {
    if (!isInside && !isTrue(await first.run())) return completion.normal;
    isInside = !isTrue(await last.run());
    return await run();
  };
}

/** @returns the exit status */
export async function runProgram(program: CompiledProgram, machine: Machine): Promise<number> {
  let ended = await runAll(program.begin, machine);
  if (ended === completion.next || ended === completion.nextfile) {
    throw new AwkError('illegal break, continue, next or nextfile from BEGIN');
  }
  if (ended !== completion.exit && (program.rules.length > 0 || program.end.length > 0)) {
    ended = await runRules(program.rules, machine);
  }
  // Also after `exit`, except in END itself.
  ended = await runAll(program.end, machine);
  if (ended === completion.next || ended === completion.nextfile) {
    throw new AwkError('illegal break, continue, next or nextfile from END');
  }
  return machine.exitStatus;
}

async function runAll(runs: readonly Run[], machine: Machine): Promise<Completion> {
  for (const run of runs) {
    const ended = await settled(run, machine);
    if (ended !== completion.normal) return ended;
  }
  return completion.normal;
}

/** What leaves a function from within is what the rule ends with. */
async function settled(run: Run, machine: Machine): Promise<Completion> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Leaving)) throw error;
    machine.depth = 0;
    machine.frame = [];
    return error.completion;
  }
}

async function runRules(rules: readonly Run[], machine: Machine): Promise<Completion> {
  const { main } = machine;
  for (;;) {
    const record = main.take() ?? (await main.wait());
    if (record === undefined) return completion.normal;
    machine.countRecord();
    machine.setRecord(new InputText(record));
    const ended = await settledNow(rules, machine);
    if (ended === completion.exit) return ended;
    if (ended === completion.nextfile) await main.skip();
    const pause = machine.pause();
    if (pause !== undefined) await pause;
  }
}

/** Waits only for what has to be waited for: most rules never have to. */
function settledNow(rules: readonly Run[], machine: Machine): Completion | Promise<Completion> {
  for (const [at, run] of rules.entries()) {
    const ended = run();
    if (typeof ended !== 'number') return settledLater(ended, rules.slice(at + 1), machine);
    if (ended !== completion.normal) return ended;
  }
  return completion.normal;
}

async function settledLater(waiting: Promise<Completion>, rest: readonly Run[], machine: Machine): Promise<Completion> {
  const ended = await settled(() => waiting, machine);
  return ended === completion.normal ? await runAll(rest, machine) : ended;
}
