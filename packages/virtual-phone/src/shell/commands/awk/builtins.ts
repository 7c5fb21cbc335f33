import { isArraySlot } from './calls.ts';
import { characterCount, substring } from './characters.ts';
import { type Code, later, now, runAll, with1, withAll } from './code.ts';
import { formatValues } from './format.ts';
import type { Machine } from './machine.ts';
import { compileMatchFunction, compileSplit, compileSubstitution } from './match-functions.ts';
import type { Scope } from './scope.ts';
import { AwkError, type Expression } from './syntax.ts';
import { toNumber, type Value } from './values.ts';

type Compile = (expression: Expression, scope: Scope) => Code;
type BuiltinNode = Extract<Expression, { readonly kind: 'builtin' }>;

/** The functions that awk has itself. */
export function compileBuiltin(node: BuiltinNode, scope: Scope, compile: Compile): Code {
  const { name, args } = node;
  switch (name) {
    case 'length':
      return compileLength(args, scope, compile);
    case 'split':
      return compileSplit(args, scope, compile);
    case 'match':
      return compileMatchFunction(args, scope, compile);
    case 'sub':
    case 'gsub':
      return compileSubstitution(args, name === 'gsub', scope, compile);
    default:
  }
  const { machine } = scope;
  const codes = args.map((each) => compile(each, scope));
  const waiting = waitingFunctions[name];
  if (waiting !== undefined) {
    if (codes.length === 0 && name !== 'fflush') throw new AwkError(`syntax error: ${name} needs an argument`);
    return later(async () => waiting(machine, await runAll(codes)));
  }
  const [only = now(() => undefined)] = codes;
  const mathematical = mathematics[name];
  if (mathematical !== undefined) {
    if (codes.length === 0) {
      // Without an argument it is the record.
      return now(() => mathematical(toNumber(machine.fields.record), machine));
    }
    return with1(only, (value) => mathematical(toNumber(value), machine));
  }
  const textual = texts[name];
  if (textual === undefined) throw new AwkError(`syntax error: ${name}`);
  const [apply, least] = textual;
  if (codes.length < least) throw new AwkError(`syntax error: ${name} needs ${least} arguments`);
  return withAll(codes, (values) => apply(values, machine));
}

function compileLength(args: readonly Expression[], scope: Scope, compile: Compile): Code {
  const { machine } = scope;
  const [only] = args;
  if (only === undefined) return now(() => characterCount(machine.toText(machine.fields.record)));
  if (only.kind !== 'variable' || only.name === 'NF') {
    return with1(compile(only, scope), (value) => characterCount(machine.toText(value)));
  }
  const { get } = scope.slot(only.name);
  return now(() => {
    const slot = get();
    return isArraySlot(slot) ? slot.size : characterCount(machine.toText(slot));
  });
}

const mathematics: Readonly<Record<string, (value: number, machine: Machine) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  int: (value) => Math.trunc(value) + 0,
  exp(value, machine) {
    const result = Math.exp(value);
    return Number.isFinite(value) && (!Number.isFinite(result) || result === 0)
      ? warned('exp result out of range', machine)
      : result;
  },
  log(value, machine) {
    if (value === 0) return warned('log result out of range', machine);
    return value < 0 ? warned('log argument out of domain', machine) : Math.log(value);
  },
  sqrt: (value, machine) => (value < 0 ? warned('sqrt argument out of domain', machine) : Math.sqrt(value)),
};

/** Letters of every script, but one for one, as C's towupper() has it: `ß` stays. */
function recased(text: string, change: (part: string) => string): string {
  return text.replace(/[A-Za-z]+|\p{L}/gu, (part) => {
    const changed = change(part);
    return changed.length === part.length ? changed : part;
  });
}

/** What has no result is 1. */
function warned(message: string, machine: Machine): number {
  machine.warn(message);
  return 1;
}

const texts: Readonly<
  Record<string, readonly [apply: (values: readonly Value[], machine: Machine) => Value, least: number]>
> = {
  substr: [
    ([text, from, count], machine) =>
      substring(machine.toText(text), toNumber(from), count === undefined ? undefined : toNumber(count)),
    2,
  ],
  index: [
    ([text, part], machine) => {
      const whole = machine.toText(text);
      const place = whole.indexOf(machine.toText(part));
      return place < 0 ? 0 : characterCount(whole.slice(0, place)) + 1;
    },
    2,
  ],
  sprintf: [
    ([format, ...values], machine) =>
      machine.memory.checked(formatValues(machine.toText(format), values, machine.numberFormat)),
    1,
  ],
  tolower: [([text], machine) => recased(machine.toText(text), (part) => part.toLowerCase()), 1],
  toupper: [([text], machine) => recased(machine.toText(text), (part) => part.toUpperCase()), 1],
  atan2: [([y, x]) => Math.atan2(toNumber(y), toNumber(x)), 2],
  rand: [(_, machine) => machine.random.number(), 0],
  srand: [
    (values, machine) => {
      const before = machine.random.seed;
      const now = Math.floor(machine.context.system.clock.now() / 1_000);
      machine.random.start(values.length === 0 ? now : toNumber(values[0]));
      return before;
    },
    0,
  ],
};

const waitingFunctions: Readonly<Record<string, (machine: Machine, values: readonly Value[]) => Promise<number>>> = {
  async system(machine, [command]) {
    await machine.outputs.flush();
    return await machine.context.shell(machine.toText(command));
  },
  async close(machine, [name]) {
    const text = machine.toText(name);
    const output = await machine.outputs.close(text);
    const input = await machine.inputs.close(text);
    return input ?? output ?? -1;
  },
  async fflush(machine, values) {
    if (values.length === 0) {
      await machine.outputs.flush();
      return 0;
    }
    return (await machine.outputs.flushOne(machine.toText(values[0]))) ? 0 : -1;
  },
};
