import { ArithmeticError } from '../failures.ts';

/** What an expression reads and sets. */
export interface ArithmeticScope {
  get(name: string, index: number): string | undefined;
  set(name: string, value: string, index: number): void;
}

/**
 * Value of an expression, as mksh counts: 32 bits, signed, unless it begins with `#`.
 *
 * @throws ShellError with mksh's words
 */
export function evaluate(text: string, scope: ArithmeticScope): number {
  return new Evaluation(text, scope, new Set()).result();
}

interface Place {
  readonly name: string;
  readonly index: number;
}

/** A value, and the variable it is of. */
interface Operand {
  readonly value: number;
  readonly place?: Place;
}

type Token = { readonly kind: 'number' | 'name' | 'operator' | 'end'; readonly text: string };

const assignments = new Set(['=', '*=', '/=', '%=', '+=', '-=', '<<=', '>>=', '&=', '^=', '|=']);

interface BinaryOperator {
  readonly level: number;
  /** Not by zero. */
  readonly divides?: boolean;
  apply(a: number, b: number): number;
}

const binary: Readonly<Record<string, BinaryOperator>> = {
  '||': { level: 1, apply: (a, b) => Number(a !== 0 || b !== 0) },
  '&&': { level: 2, apply: (a, b) => Number(a !== 0 && b !== 0) },
  '|': { level: 3, apply: (a, b) => a | b },
  '^': { level: 4, apply: (a, b) => a ^ b },
  '&': { level: 5, apply: (a, b) => a & b },
  '==': { level: 6, apply: (a, b) => Number(a === b) },
  '!=': { level: 6, apply: (a, b) => Number(a !== b) },
  '<': { level: 7, apply: (a, b) => Number(a < b) },
  '>': { level: 7, apply: (a, b) => Number(a > b) },
  '<=': { level: 7, apply: (a, b) => Number(a <= b) },
  '>=': { level: 7, apply: (a, b) => Number(a >= b) },
  '<<': { level: 8, apply: (a, b) => a << b },
  '>>': { level: 8, apply: (a, b) => a >> b },
  '+': { level: 9, apply: (a, b) => a + b },
  '-': { level: 9, apply: (a, b) => a - b },
  '*': { level: 10, apply: Math.imul },
  '/': { level: 10, divides: true, apply: (a, b) => Math.trunc(a / b) },
  '%': { level: 10, divides: true, apply: (a, b) => a % b },
};

const tokenPattern =
  /\s*(?:(0[xX][0-9a-fA-F]+|\d+#[0-9a-zA-Z]+|\d+)|([A-Za-z_]\w*)|(<<=|>>=|\|\||&&|\+\+|--|[=!<>*/%+\-&^|]=|<<|>>|[-+*/%&^|!~<>=?:,()[\]]))/y;

class Evaluation {
  readonly #text: string;
  readonly #scope: ArithmeticScope;
  /** Variables whose values are being evaluated. */
  readonly #inside: ReadonlySet<string>;
  #at = 0;
  #token: Token = { kind: 'end', text: '' };
  /** Inside the side of `&&`, `||` or `?:` that is not taken: nothing is set. */
  #skipped = 0;
  #depth = 0;
  #isUnsigned = false;

  constructor(text: string, scope: ArithmeticScope, inside: ReadonlySet<string>) {
    this.#isUnsigned = /^\s*#/.test(text);
    this.#text = this.#isUnsigned ? text.replace('#', ' ') : text;
    this.#scope = scope;
    this.#inside = inside;
    this.#next();
  }

  result(): number {
    if (this.#isAtEnd()) return 0;
    const { value } = this.#comma();
    if (!this.#isAtEnd()) throw this.#unexpected();
    return this.#isUnsigned ? value >>> 0 : value;
  }

  #isAtEnd(): boolean {
    return this.#token.kind === 'end';
  }

  #next(): void {
    tokenPattern.lastIndex = this.#at;
    const match = tokenPattern.exec(this.#text);
    if (match === null) {
      const rest = this.#text.slice(this.#at).trim();
      if (rest !== '') throw new ArithmeticError(`${this.#text.trim()}: unexpected '${rest.charAt(0)}'`);
      this.#token = { kind: 'end', text: '' };
      return;
    }
    this.#at = tokenPattern.lastIndex;
    const [, number, name, operator] = match;
    if (number !== undefined) this.#token = { kind: 'number', text: number };
    else if (name !== undefined) this.#token = { kind: 'name', text: name };
    else this.#token = { kind: 'operator', text: operator ?? '' };
  }

  #takes(operator: string): boolean {
    if (this.#token.kind !== 'operator' || this.#token.text !== operator) return false;
    this.#next();
    return true;
  }

  #comma(): Operand {
    let operand = this.#assignment();
    while (this.#takes(',')) operand = this.#assignment();
    return operand;
  }

  #assignment(): Operand {
    this.#depth += 1;
    if (this.#depth > 500) throw new ArithmeticError(`${this.#text.slice(0, 40)}: expression is nested too deeply`);
    const left = this.#conditional();
    const { kind, text } = this.#token;
    this.#depth -= 1;
    if (kind !== 'operator' || !assignments.has(text)) return left;
    if (left.place === undefined) throw new ArithmeticError(`${this.#text.trim()}: ${text} requires lvalue`);
    this.#next();
    const right = this.#assignment().value;
    const operator = text === '=' ? undefined : binary[text.slice(0, -1)];
    return {
      value: this.#store(left.place, operator === undefined ? right : this.#apply(operator, left.value, right)),
    };
  }

  #conditional(): Operand {
    const condition = this.#operators(1);
    if (!this.#takes('?')) return condition;
    const isTrue = condition.value !== 0;
    const first = this.#unless(!isTrue, () => this.#comma());
    if (!this.#takes(':')) throw this.#unexpected();
    const second = this.#unless(isTrue, () => this.#assignment());
    return { value: isTrue ? first.value : second.value };
  }

  #operators(level: number): Operand {
    let left = this.#unary();
    for (;;) {
      const { kind, text } = this.#token;
      const operator = kind === 'operator' && Object.hasOwn(binary, text) ? binary[text] : undefined;
      if (operator === undefined || operator.level < level) return left;
      this.#next();
      const isDecided = (text === '||' && left.value !== 0) || (text === '&&' && left.value === 0);
      const right = this.#unless(isDecided, () => this.#operators(operator.level + 1));
      left = { value: this.#skipped > 0 ? 0 : this.#apply(operator, left.value, right.value) | 0 };
    }
  }

  #unary(): Operand {
    const { kind, text } = this.#token;
    if (kind === 'operator') {
      if (text === '++' || text === '--') {
        this.#next();
        const { value, place } = this.#unary();
        if (place === undefined) throw new ArithmeticError(`${this.#text.trim()}: ${text} requires lvalue`);
        return { value: this.#store(place, value + (text === '++' ? 1 : -1)) };
      }
      if ('+-!~'.includes(text)) {
        this.#depth += 1;
        if (this.#depth > 500) throw new ArithmeticError(`${this.#text.slice(0, 40)}: expression is nested too deeply`);
        this.#next();
        const { value } = this.#unary();
        this.#depth -= 1;
        return {
          value: text === '-' ? -value | 0 : text === '!' ? Number(value === 0) : text === '~' ? ~value : value,
        };
      }
    }
    return this.#postfix(this.#primary());
  }

  #postfix(operand: Operand): Operand {
    if (operand.place === undefined) return operand;
    for (const [operator, change] of [
      ['++', 1],
      ['--', -1],
    ] as const) {
      if (this.#takes(operator)) {
        this.#store(operand.place, operand.value + change);
        return { value: operand.value };
      }
    }
    return operand;
  }

  #primary(): Operand {
    const { kind, text } = this.#token;
    if (kind === 'number') {
      this.#next();
      return { value: this.#number(text) };
    }
    if (kind === 'name') {
      this.#next();
      let index = 0;
      if (this.#takes('[')) {
        index = this.#comma().value;
        if (!this.#takes(']')) throw this.#unexpected();
      }
      return { value: this.#valueOf(text, index), place: { name: text, index } };
    }
    if (this.#takes('(')) {
      const { value } = this.#comma();
      if (!this.#takes(')')) throw new ArithmeticError(`${this.#text.trim()}: missing ')'`);
      return { value };
    }
    throw this.#unexpected();
  }

  #number(text: string): number {
    const [, base, digits = ''] = /^(\d+)#(.*)$/.exec(text) ?? [];
    if (base === undefined) return (/^0x/i.test(text) ? Number.parseInt(text, 16) : Number(text)) | 0;
    const value = Number.parseInt(digits, Number(base));
    if (Number(base) < 2 || Number(base) > 36 || Number.isNaN(value)) {
      throw new ArithmeticError(`${text}: bad number '${text}'`);
    }
    return value | 0;
  }

  #valueOf(name: string, index: number): number {
    if (this.#skipped > 0) return 0;
    const text = this.#scope.get(name, index);
    if (text === undefined || text.trim() === '') return 0;
    if (/^\s*-?\d{1,9}\s*$/.test(text)) return Number(text);
    if (this.#inside.has(name) || this.#inside.size > 100) {
      throw new ArithmeticError(`${this.#text.trim()}: expression recurses on parameter '${name}'`);
    }
    return new Evaluation(text, this.#scope, new Set([...this.#inside, name])).result();
  }

  #store(place: Place, value: number): number {
    const stored = value | 0;
    if (this.#skipped === 0) this.#scope.set(place.name, String(stored), place.index);
    return stored;
  }

  #unless(isSkipped: boolean, part: () => Operand): Operand {
    if (isSkipped) this.#skipped += 1;
    try {
      return part();
    } finally {
      if (isSkipped) this.#skipped -= 1;
    }
  }

  #apply({ divides = false, apply }: BinaryOperator, a: number, b: number): number {
    if (divides && b === 0) throw new ArithmeticError(`${this.#text.trim()}: zero divisor`);
    return apply(a, b);
  }

  #unexpected(): ArithmeticError {
    const { kind, text } = this.#token;
    return new ArithmeticError(`${this.#text.trim()}: unexpected '${kind === 'end' ? 'end of expression' : text}'`);
  }
}
