import { AwkArray } from './awk-array.ts';
import type { Machine, Slot } from './machine.ts';
import { AwkError, type AwkFunction } from './syntax.ts';
import type { Value } from './values.ts';

/** A function as far as it is compiled. */
export interface CompiledFunction {
  readonly definition: AwkFunction;
  /** Places of parameters that are arrays. */
  readonly arrays: ReadonlySet<number>;
  body: (() => Completion | Promise<Completion>) | undefined;
}

/** How a statement ends. */
export type Completion = (typeof completion)[keyof typeof completion];

export const completion = { normal: 0, break: 1, continue: 2, next: 3, nextfile: 4, return: 5, exit: 6 } as const;

/** `next` and `exit` in a function leave everything that called it. */
export class Leaving extends Error {
  readonly completion: Completion;

  constructor(ended: Completion) {
    super();
    this.completion = ended;
  }
}

/** Names as a rule or a function sees them. */
export class Scope {
  readonly machine: Machine;
  readonly functions: ReadonlyMap<string, CompiledFunction>;
  readonly #parameters: readonly string[];

  constructor(machine: Machine, functions: ReadonlyMap<string, CompiledFunction>, parameters: readonly string[] = []) {
    this.machine = machine;
    this.functions = functions;
    this.#parameters = parameters;
  }

  /** @returns where it looks when it runs */
  slot(name: string): { readonly get: () => Slot; readonly set: (value: Slot) => void } {
    const { machine } = this;
    const local = this.#parameters.indexOf(name);
    if (local >= 0) {
      return {
        get: () => machine.frame[local],
        set(value) {
          machine.frame[local] = value;
        },
      };
    }
    if (this.functions.has(name)) throw new AwkError(`syntax error: ${name} is a function, not a variable`);
    const slot = machine.slot(name);
    const { globals } = machine;
    return {
      get: () => globals[slot],
      set(value) {
        globals[slot] = value;
      },
    };
  }

  isLocal(name: string): boolean {
    return this.#parameters.includes(name);
  }

  /** A variable that is no array. */
  variable(name: string): { readonly get: () => Value; readonly set: (value: Value) => void } {
    const { machine } = this;
    if (name === 'NF' && !this.isLocal(name)) {
      return {
        get: () => machine.fields.count,
        set: (value) => machine.setGlobal('NF', value),
      };
    }
    const { get, set } = this.slot(name);
    const isLocal = this.isLocal(name);
    return {
      get() {
        const value = get();
        if (value instanceof AwkArray) throw new AwkError(`can't read value of ${name}; it's an array name.`);
        return value;
      },
      set(value) {
        if (get() instanceof AwkArray) throw new AwkError(`can't assign to ${name}; it's an array name.`);
        // A record that waits to be joined is joined by what OFS was when its fields were set.
        if (name === 'OFS' && !isLocal) machine.fields.join();
        set(value);
      },
    };
  }

  /** An array, made when it is first used. */
  array(name: string): () => AwkArray {
    const { machine } = this;
    const { get, set } = this.slot(name);
    return () => {
      const value = get();
      if (value instanceof AwkArray) return value;
      if (value !== undefined) throw new AwkError(`can't assign to ${name}; it's a scalar name.`);
      const array = new AwkArray(machine.memory);
      set(array);
      return array;
    };
  }
}
