import { type Code, now, with1, with2, withAll } from './code.ts';
import type { Scope } from './scope.ts';
import type { BinaryOperator, Expression, Target } from './syntax.ts';
import { AwkError } from './syntax.ts';
import { toNumber, type Value } from './values.ts';

/** What can be assigned to: its index or its subscript is worked out once. */
export interface Place {
  readonly key: Code | undefined;
  get(key: Value): Value;
  set(key: Value, value: Value): void;
}

type Compile = (expression: Expression, scope: Scope) => Code;

export function compilePlace(target: Target, scope: Scope, compile: Compile): Place {
  const { machine } = scope;
  if (target.kind === 'variable') {
    const { get, set } = scope.variable(target.name);
    return { key: undefined, get, set: (_, value) => set(value) };
  }
  if (target.kind === 'field') {
    return {
      key: with1(compile(target.index, scope), toNumber),
      get: (key) => machine.fields.get(Number(key)),
      set(key, value) {
        if (Math.trunc(Number(key)) === 0) machine.setRecord(value);
        else machine.fields.set(Number(key), value);
      },
    };
  }
  const array = scope.array(target.array);
  return {
    key: compileSubscript(target.subscripts, scope, compile),
    get: (key) => array().get(String(key)),
    set: (key, value) => array().set(String(key), value),
  };
}

export function compileSubscript(subscripts: readonly Expression[], scope: Scope, compile: Compile): Code {
  const { machine } = scope;
  const codes = subscripts.map((each) => compile(each, scope));
  const [only] = codes;
  if (only !== undefined && codes.length === 1) return with1(only, (value) => machine.toText(value));
  const separator = machine.slot('SUBSEP');
  return withAll(codes, (values) => values.map((each) => machine.toText(each)).join(machine.textAt(separator)));
}

export function compileAssignment(target: Target, value: Expression, scope: Scope, compile: Compile): Code {
  const place = compilePlace(target, scope, compile);
  const code = compile(value, scope);
  const assign = (key: Value, assigned: Value) => {
    place.set(key, assigned);
    return assigned;
  };
  if (place.key === undefined) return with1(code, (assigned) => assign(undefined, assigned));
  // A variable's value is taken last, everything else is worked out before the place.
  if (value.kind === 'variable') return with2(place.key, code, assign);
  return with2(code, place.key, (assigned, key) => assign(key, assigned));
}

/** `+=` and the like. */
export function compileUpdate(
  operator: BinaryOperator,
  target: Target,
  value: Expression,
  scope: Scope,
  compile: Compile,
): Code {
  const place = compilePlace(target, scope, compile);
  return with2(compile(value, scope), place.key ?? now(() => undefined), (right, key) => {
    const by = toNumber(right);
    if (by === 0 && (operator === '/' || operator === '%')) throw new AwkError(`division by zero in ${operator}=`);
    const result = calculate(operator, toNumber(place.get(key)), by);
    place.set(key, result);
    return result;
  });
}

/** `++` and `--` */
export function compileStep(by: number, isPrefix: boolean, target: Target, scope: Scope, compile: Compile): Code {
  const place = compilePlace(target, scope, compile);
  return with1(place.key ?? now(() => undefined), (key) => {
    const before = toNumber(place.get(key));
    place.set(key, before + by);
    return isPrefix ? before + by : before;
  });
}

export function calculate(operator: BinaryOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '^':
      return left ** right;
    case '/':
      if (right === 0) throw new AwkError('division by zero');
      return left / right;
    case '%':
      if (right === 0) throw new AwkError('division by zero in mod');
      return left % right;
    default:
      return operator satisfies never;
  }
}
