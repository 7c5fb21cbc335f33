import { compileBuiltin } from './builtins.ts';
import { compileCall } from './calls.ts';
import { type Code, later, now, with1, with2 } from './code.ts';
import { compileGetline } from './getline.ts';
import { calculate, compileAssignment, compilePlace, compileStep, compileSubscript, compileUpdate } from './places.ts';
import type { Scope } from './scope.ts';
import { AwkError, type Comparison, type Expression } from './syntax.ts';
import { compare, isTrue, toNumber, type Value } from './values.ts';

export function compileExpression(node: Expression, scope: Scope): Code {
  const { machine } = scope;
  const compile = (each: Expression) => compileExpression(each, scope);
  switch (node.kind) {
    case 'number':
    case 'string': {
      const { value } = node;
      return now(() => value);
    }
    case 'regex': {
      const regex = machine.regex(node.source);
      return now(() => Number(regex.test(machine.toText(machine.fields.record))));
    }
    case 'group': {
      const [only] = node.values;
      if (only === undefined || node.values.length > 1) throw new AwkError('syntax error: illegal statement');
      return compile(only);
    }
    case 'variable':
      return now(scope.variable(node.name).get);
    case 'field':
    case 'element': {
      const place = compilePlace(node, scope, compileExpression);
      return with1(place.key ?? now(() => undefined), place.get);
    }
    case 'assign':
      return compileAssignment(node.target, node.value, scope, compileExpression);
    case 'update':
      return compileUpdate(node.operator, node.target, node.value, scope, compileExpression);
    case 'step':
      return compileStep(node.by, node.isPrefix, node.target, scope, compileExpression);
    case 'condition':
      return compileCondition(compile(node.test), compile(node.then), compile(node.else));
    case 'and':
      return compileLogic(compile(node.left), compile(node.right), false);
    case 'or':
      return compileLogic(compile(node.left), compile(node.right), true);
    case 'not':
      return with1(compile(node.operand), (value) => Number(!isTrue(value)));
    case 'minus':
      return with1(compile(node.operand), (value) => -toNumber(value));
    case 'plus':
      return with1(compile(node.operand), toNumber);
    case 'concatenation':
      return with2(compile(node.left), compile(node.right), (left, right) =>
        machine.memory.checked(machine.toText(left) + machine.toText(right)),
      );
    case 'binary': {
      const { operator } = node;
      return with2(compile(node.left), compile(node.right), (left, right) =>
        calculate(operator, toNumber(left), toNumber(right)),
      );
    }
    case 'comparison': {
      const holds = comparisons[node.operator];
      return with2(compile(node.left), compile(node.right), (left, right) =>
        Number(holds(compare(left, right, machine.numberFormat))),
      );
    }
    case 'match':
      return compileMatch(node, scope);
    case 'in': {
      const array = scope.array(node.array);
      const key = compileSubscript(node.subscripts, scope, compileExpression);
      return with1(key, (value) => Number(array().has(String(value))));
    }
    case 'call':
      return compileCall(node, scope, compileExpression);
    case 'builtin':
      return compileBuiltin(node, scope, compileExpression);
    case 'getline':
      return compileGetline(node, scope, compileExpression);
    default:
      return node satisfies never;
  }
}

const comparisons: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function compileCondition(test: Code, one: Code, other: Code): Code {
  if (!test.isAsync && !one.isAsync && !other.isAsync) return now(() => (isTrue(test.run()) ? one.run() : other.run()));
  return later(async () => (isTrue(await test.run()) ? await one.run() : await other.run()));
}

/** @param decided the left value that makes the right one needless */
function compileLogic(left: Code, right: Code, decided: boolean): Code {
  const result = (value: Value) => Number(isTrue(value));
  if (!left.isAsync && !right.isAsync) {
    return now(() => (isTrue(left.run()) === decided ? Number(decided) : result(right.run())));
  }
  return later(async () => (isTrue(await left.run()) === decided ? Number(decided) : result(await right.run())));
}

function compileMatch(node: Extract<Expression, { readonly kind: 'match' }>, scope: Scope): Code {
  const { machine } = scope;
  const { isNegated, right } = node;
  const left = compileExpression(node.left, scope);
  if (right.kind === 'regex') {
    const regex = machine.regex(right.source);
    return with1(left, (value) => Number(regex.test(machine.toText(value)) !== isNegated));
  }
  return with2(left, compileExpression(right, scope), (value, source) =>
    Number(machine.regex(machine.toText(source)).test(machine.toText(value)) !== isNegated),
  );
}
