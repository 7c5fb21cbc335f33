import { AwkArray } from './awk-array.ts';
import { type Code, later } from './code.ts';
import type { Machine, Slot } from './machine.ts';
import { type CompiledFunction, completion, Leaving, type Scope } from './scope.ts';
import { AwkError, type Expression } from './syntax.ts';

/** Deeper, the phone's stack would be full. */
const deepest = 50_000;
/** So many calls fit on the stack of the host. */
const stackable = 100;

/** A call of a function of the program: arrays are the caller's own, all else is a copy. */
export function compileCall(
  node: Extract<Expression, { readonly kind: 'call' }>,
  scope: Scope,
  compile: (expression: Expression, scope: Scope) => Code,
): Code {
  const { machine } = scope;
  const called = scope.functions.get(node.name);
  if (called === undefined) {
    return later(async () => {
      throw new AwkError(`calling undefined function ${node.name}`);
    });
  }
  const { length } = called.definition.parameters;
  if (node.args.length > length) {
    machine.line = node.line;
    machine.warn(`function ${node.name} called with ${node.args.length} args, uses only ${length}`);
  }
  const args = node.args.map((each, place) => compileArgument(each, called.arrays.has(place), scope, compile));
  return later(async () => {
    const frame: Slot[] = [];
    for (const arg of args) {
      const slot = arg();
      frame.push(slot instanceof Promise ? await slot : slot);
    }
    frame.length = length;
    return await call(machine, called, frame);
  });
}

async function call(machine: Machine, called: CompiledFunction, frame: Slot[]) {
  machine.depth += 1;
  if (machine.depth > deepest) machine.memory.exceeded();
  // A promise begins with an empty stack.
  if (machine.depth % stackable === 0) await Promise.resolve();
  const pause = machine.pause();
  if (pause !== undefined) await pause;
  const outer = machine.frame;
  machine.frame = frame;
  machine.returned = undefined;
  const ended = await called.body?.();
  machine.frame = outer;
  machine.depth -= 1;
  if (ended !== undefined && ended !== completion.normal && ended !== completion.return) throw new Leaving(ended);
  const { returned } = machine;
  machine.returned = undefined;
  return returned;
}

function compileArgument(
  node: Expression,
  isArray: boolean,
  scope: Scope,
  compile: (expression: Expression, scope: Scope) => Code,
): () => Slot | Promise<Slot> {
  if (node.kind === 'variable' && node.name !== 'NF') {
    if (isArray) return scope.array(node.name);
    return scope.slot(node.name).get;
  }
  if (isArray) {
    return () => {
      throw new AwkError("can't use a scalar as an array");
    };
  }
  return compile(node, scope).run;
}

/** Whether a name is an array now. */
export function isArraySlot(slot: Slot): slot is AwkArray {
  return slot instanceof AwkArray;
}
