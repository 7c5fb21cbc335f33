import { CommandError } from './failures.ts';

/** One variable; a plain one is element 0 of its array. */
export interface Variable {
  readonly elements: Map<number, string>;
  isExported: boolean;
  isReadonly: boolean;
  isInteger: boolean;
  /** How whole numbers are shown; default: 10. */
  base?: number;
  isUnsigned?: boolean;
  letters?: 'upper' | 'lower';
  field?: Field;
}

/** A width that values are cut and filled to (`typeset -L -R -Z`). */
export interface Field {
  readonly side: 'left' | 'right';
  /** Filled with zeros at the right side; without those it begins with at the left. */
  readonly zeros: boolean;
  /** Characters; undefined: as wide as the first value. */
  readonly width: number | undefined;
}

/** A variable whose value is made when it is read. */
export interface ComputedVariable {
  read(): string;
  write?(value: string): void;
}

/** The variables of a shell, with those of the functions that are running. */
export class Variables {
  readonly #variables: Map<string, Variable>;
  readonly #computed: ReadonlyMap<string, ComputedVariable>;
  /** What `local` hid, per running function. */
  readonly #hidden: Map<string, Variable | undefined>[] = [];
  #size = 0;

  constructor(variables: Map<string, Variable>, computed: ReadonlyMap<string, ComputedVariable>) {
    this.#variables = variables;
    this.#computed = computed;
  }

  /** For a subshell. */
  fork(computed: ReadonlyMap<string, ComputedVariable>): Variables {
    const copy = new Map<string, Variable>();
    for (const [name, variable] of this.#variables) {
      copy.set(name, { ...variable, elements: new Map(variable.elements) });
    }
    const forked = new Variables(copy, computed);
    forked.#size = this.#size;
    // `local` goes on to work in a function's subshell; what it hides there comes back to nobody.
    if (this.#hidden.length > 0) forked.#hidden.push(new Map());
    return forked;
  }

  get(name: string, index = 0): string | undefined {
    return (
      (index === 0 ? this.#computed.get(name)?.read() : undefined) ?? this.#variables.get(name)?.elements.get(index)
    );
  }

  find(name: string): Variable | undefined {
    return this.#variables.get(name);
  }

  /** In the order of their indexes. */
  elements(name: string): readonly (readonly [number, string])[] {
    const computed = this.#computed.get(name);
    if (computed !== undefined) return [[0, computed.read()]];
    return [...(this.#variables.get(name)?.elements ?? [])].sort(([a], [b]) => a - b);
  }

  isArray(name: string): boolean {
    const elements = this.#variables.get(name)?.elements;
    return elements !== undefined && (elements.size > 1 || (elements.size === 1 && !elements.has(0)));
  }

  names(): readonly string[] {
    return [...this.#variables.keys()].sort();
  }

  /** @throws CommandError when the variable is read-only */
  set(name: string, value: string, index = 0): void {
    const computed = this.#computed.get(name);
    if (computed?.write !== undefined) {
      computed.write(value);
      return;
    }
    const variable = this.declare(name);
    this.#mayChange(name, variable);
    const old = variable.elements.get(index);
    const text = shaped(value, variable);
    this.#size += text.length + 64 - (old === undefined ? 0 : old.length + 64);
    variable.elements.set(index, text);
  }

  setArray(name: string, values: readonly string[]): void {
    const variable = this.declare(name);
    this.#mayChange(name, variable);
    variable.elements.clear();
    values.forEach((value, index) => {
      this.set(name, value, index);
    });
  }

  unset(name: string, index?: number): void {
    const variable = this.#variables.get(name);
    if (variable === undefined) return;
    this.#mayChange(name, variable);
    if (index === undefined) {
      for (const value of variable.elements.values()) this.#size -= value.length + 64;
      this.#variables.delete(name);
    } else variable.elements.delete(index);
  }

  /** The variable, made when there is none; it has no value then. */
  declare(name: string): Variable {
    const known = this.#variables.get(name);
    if (known !== undefined) return known;
    const variable: Variable = { elements: new Map(), isExported: false, isReadonly: false, isInteger: false };
    this.#variables.set(name, variable);
    return variable;
  }

  /** What programs are given. */
  exported(): Map<string, string> {
    const environment = new Map<string, string>();
    for (const [name, variable] of this.#variables) {
      const value = variable.isExported ? variable.elements.get(0) : undefined;
      if (value !== undefined) environment.set(name, value);
    }
    return environment;
  }

  /** Characters that all values hold, about. */
  get size(): number {
    return this.#size;
  }

  get isInFunction(): boolean {
    return this.#hidden.length > 0;
  }

  enterFunction(): void {
    this.#hidden.push(new Map());
  }

  leaveFunction(): void {
    for (const [name, variable] of this.#hidden.pop() ?? []) this.restore(name, variable);
  }

  /** Hides the variable of that name until the function that runs returns. */
  makeLocal(name: string): Variable {
    const hidden = this.#hidden.at(-1);
    if (hidden !== undefined && !hidden.has(name)) {
      hidden.set(name, this.#variables.get(name));
      this.#variables.delete(name);
    }
    return this.declare(name);
  }

  /** Puts a variable back as it was before something temporary. */
  restore(name: string, variable: Variable | undefined): void {
    if (variable === undefined) this.#variables.delete(name);
    else this.#variables.set(name, variable);
  }

  /** A copy for {@link restore}. */
  keep(name: string): Variable | undefined {
    const variable = this.#variables.get(name);
    return variable === undefined ? undefined : { ...variable, elements: new Map(variable.elements) };
  }

  #mayChange(name: string, variable: Variable): void {
    if (variable.isReadonly) throw new CommandError(`read-only: ${name}`, 2);
  }
}

function shaped(value: string, variable: Variable): string {
  const { letters, field } = variable;
  const text = variable.isInteger ? inBase(value, variable) : value;
  const cased = letters === undefined ? text : letters === 'upper' ? text.toUpperCase() : text.toLowerCase();
  if (field === undefined) return cased;
  if (field.width !== undefined) return fitted(cased, { ...field, width: field.width });
  variable.field = { ...field, width: cased.length };
  return cased;
}

function inBase(value: string, { base = 10, isUnsigned = false }: Variable): string {
  const number = isUnsigned ? Number(value) >>> 0 : Number(value);
  if (Number.isNaN(number)) return value;
  if (base === 10) return isUnsigned ? String(number) : value;
  return `${number < 0 ? '-' : ''}${base}#${Math.abs(number).toString(base)}`;
}

function fitted(value: string, { side, zeros, width }: Field & { readonly width: number }): string {
  if (side === 'left') {
    const text = value.replace(zeros ? /^[ \t0]+/ : /^[ \t]+/, '');
    return text.slice(0, width).padEnd(width);
  }
  const text = value.replace(/[ \t]+$/, '');
  return text.padStart(width, zeros ? '0' : ' ').slice(-width);
}
