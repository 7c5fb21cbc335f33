import { type Code, now, runAll } from './code.ts';
import { compileExpression } from './compile-expression.ts';
import { formatValues } from './format.ts';
import { compileSubscript } from './places.ts';
import { type Completion, completion, type Scope } from './scope.ts';
import { AwkError, type Expression, type Statement } from './syntax.ts';
import { isTrue, toText, type Value } from './values.ts';

/** Runs a statement: a promise only when it has to wait. */
export type Run = () => Completion | Promise<Completion>;

type Kind<K extends Statement['kind']> = Extract<Statement, { readonly kind: K }>;

export function compileStatement(statement: Statement, scope: Scope): Run {
  const { machine } = scope;
  machine.line = statement.line;
  switch (statement.kind) {
    case 'block':
      return sequence(statement.body.map((each) => compileStatement(each, scope)));
    case 'expression':
      return after(compileExpression(statement.value, scope), statement, scope, () => completion.normal);
    case 'print':
    case 'printf':
      return compilePrint(statement, scope);
    case 'if': {
      const then = compileStatement(statement.then, scope);
      const otherwise = statement.else === undefined ? undefined : compileStatement(statement.else, scope);
      const test = compileExpression(statement.test, scope);
      return after(test, statement, scope, (value) => (isTrue(value) ? then() : (otherwise?.() ?? completion.normal)));
    }
    case 'while':
      return loop({ test: statement.test, body: statement.body, isTestedFirst: true }, scope);
    case 'do':
      return loop({ test: statement.test, body: statement.body, isTestedFirst: false }, scope);
    case 'for': {
      const start = statement.start === undefined ? undefined : compileStatement(statement.start, scope);
      const { test, step, body } = statement;
      const run = loop({ test, step, body, isTestedFirst: true }, scope);
      return start === undefined ? run : sequence([start, run]);
    }
    case 'each':
      return compileEach(statement, scope);
    case 'delete':
      return compileDelete(statement, scope);
    case 'break':
    case 'continue':
    case 'next':
    case 'nextfile': {
      const ended = completion[statement.kind];
      return () => ended;
    }
    case 'return':
      return after(optional(statement.value, scope), statement, scope, (value) => {
        machine.returned = value;
        return completion.return;
      });
    case 'exit': {
      const hasStatus = statement.value !== undefined;
      return after(optional(statement.value, scope), statement, scope, (value) => {
        if (hasStatus) machine.exitStatus = Math.trunc(Number(toText(value, '%.6g')) || 0);
        return completion.exit;
      });
    }
    default:
      return statement satisfies never;
  }
}

function optional(node: Expression | undefined, scope: Scope): Code {
  return node === undefined ? now(() => undefined) : compileExpression(node, scope);
}

/** Goes on with the value of an expression. */
function after(
  code: Code,
  { line }: Statement,
  scope: Scope,
  goOn: (value: Value) => Completion | Promise<Completion>,
): Run {
  const { machine } = scope;
  if (!code.isAsync) {
    return () => {
      machine.line = line;
      return goOn(code.run());
    };
  }
  return async () => {
    machine.line = line;
    return await goOn(await code.run());
  };
}

function sequence(runs: readonly Run[]): Run {
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) return only;
  const rest = async (from: number, waiting: Promise<Completion>): Promise<Completion> => {
    let ended = await waiting;
    for (let at = from; ended === completion.normal && at < runs.length; at += 1) {
      const next = runs[at]?.() ?? completion.normal;
      ended = typeof next === 'number' ? next : await next;
    }
    return ended;
  };
  return () => {
    for (const [at, run] of runs.entries()) {
      const ended = run();
      if (typeof ended !== 'number') return rest(at + 1, ended);
      if (ended !== completion.normal) return ended;
    }
    return completion.normal;
  };
}

interface Loop {
  readonly test?: Expression | undefined;
  readonly step?: Statement | undefined;
  readonly body: Statement;
  readonly isTestedFirst: boolean;
}

function loop({ test, step, body, isTestedFirst }: Loop, scope: Scope): Run {
  const { machine } = scope;
  const holds = test === undefined ? now(() => 1) : compileExpression(test, scope);
  const run = compileStatement(body, scope);
  const advance = step === undefined ? undefined : compileStatement(step, scope);
  return async () => {
    for (let isFirst = !isTestedFirst; ; isFirst = false) {
      if (!isFirst && !isTrue(holds.isAsync ? await holds.run() : holds.run())) return completion.normal;
      let ended = run();
      if (typeof ended !== 'number') ended = await ended;
      if (ended === completion.break) return completion.normal;
      if (ended !== completion.normal && ended !== completion.continue) return ended;
      const advanced = advance?.();
      if (advanced instanceof Promise) await advanced;
      const pause = machine.pause();
      if (pause !== undefined) await pause;
    }
  };
}

/** What is added meanwhile is not seen. */
function compileEach(statement: Kind<'each'>, scope: Scope): Run {
  const { machine } = scope;
  const array = scope.array(statement.array);
  const variable = scope.variable(statement.variable);
  const run = compileStatement(statement.body, scope);
  return async () => {
    for (const key of array().keys()) {
      variable.set(key);
      let ended = run();
      if (typeof ended !== 'number') ended = await ended;
      if (ended === completion.break) return completion.normal;
      if (ended !== completion.normal && ended !== completion.continue) return ended;
      const pause = machine.pause();
      if (pause !== undefined) await pause;
    }
    return completion.normal;
  };
}

function compileDelete(statement: Kind<'delete'>, scope: Scope): Run {
  const array = scope.array(statement.array);
  if (statement.subscripts === undefined) {
    return () => {
      array().clear();
      return completion.normal;
    };
  }
  const key = compileSubscript(statement.subscripts, scope, compileExpression);
  return after(key, statement, scope, (value) => {
    array().delete(String(value));
    return completion.normal;
  });
}

function compilePrint(statement: Kind<'print' | 'printf'>, scope: Scope): Run {
  const { machine } = scope;
  const { line, redirection } = statement;
  const codes = statement.args.map((each) => compileExpression(each, scope));
  if (statement.kind === 'printf' && codes.length === 0) throw new AwkError('syntax error: printf needs a format');
  const render = statement.kind === 'print' ? renderPrint(scope) : renderPrintf(scope);
  const runs = codes.flatMap((code) => (code.isAsync ? [] : [code.run]));
  if (redirection === undefined && runs.length === codes.length) {
    return () => {
      machine.line = line;
      machine.outputs.standard.print(render(runs.map((run) => run())));
      return completion.normal;
    };
  }
  const name = redirection && compileExpression(redirection.to, scope);
  return async () => {
    machine.line = line;
    const text = render(await runAll(codes));
    const output =
      redirection === undefined || name === undefined
        ? machine.outputs.standard
        : await machine.outputs.open(redirection.mode, machine.toText(await name.run()));
    output.print(text);
    if (output.isFull || output.isUnbuffered) await output.flush();
    return completion.normal;
  };
}

function renderPrint({ machine }: Scope): (values: readonly Value[]) => string {
  const [ofs, ors, ofmt] = [machine.slot('OFS'), machine.slot('ORS'), machine.slot('OFMT')];
  const show = (value: Value) => (typeof value === 'number' ? toText(value, machine.textAt(ofmt)) : toText(value, ''));
  return (values) => {
    const end = machine.textAt(ors);
    const [first] = values;
    if (values.length === 0) return machine.toText(machine.fields.record) + end;
    if (values.length === 1) return show(first) + end;
    return machine.memory.checked(values.map(show).join(machine.textAt(ofs)) + end);
  };
}

function renderPrintf({ machine }: Scope): (values: readonly Value[]) => string {
  return ([format, ...values]) =>
    machine.memory.checked(formatValues(machine.toText(format), values, machine.numberFormat));
}
