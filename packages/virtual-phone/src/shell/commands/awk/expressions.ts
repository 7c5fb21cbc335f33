import { Lexer, type Token } from './lexer.ts';
import { AwkError, type BinaryOperator, type Comparison, type Expression, type Target } from './syntax.ts';

const comparisons: ReadonlySet<string> = new Set(['<', '<=', '==', '!=', '>', '>=']);
const updates: ReadonlySet<string> = new Set(['+=', '-=', '*=', '/=', '%=', '^=']);
/** More than any program has, and less than the stack bears. */
const deepest = 500;

/** Expressions, by POSIX's grammar, from what binds least to what binds most. */
export class ExpressionParser {
  protected readonly lexer: Lexer;
  protected token: Token;
  /** In what `print` prints, `>` is a redirection, and nothing is compared outside of parentheses. */
  protected hasRedirection = false;
  #depth = 0;

  constructor(text: string) {
    this.lexer = new Lexer(text);
    this.token = this.lexer.next();
  }

  protected advance(): void {
    this.token = this.lexer.next();
  }

  protected fail(): never {
    throw new AwkError(`syntax error at source line ${this.lexer.line}`);
  }

  protected is(text: string): boolean {
    return this.token.text === text && (this.token.type === 'sign' || this.token.type === 'word');
  }

  protected accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  protected expect(text: string): void {
    if (!this.accept(text)) this.fail();
  }

  protected skipNewlines(): void {
    while (this.token.type === 'newline') this.advance();
  }

  protected name(): string {
    if (this.token.type !== 'name') this.fail();
    const { text } = this.token;
    this.advance();
    return text;
  }

  expression(): Expression {
    this.#depth += 1;
    if (this.#depth > deepest) this.fail();
    const left = this.#condition();
    this.#depth -= 1;
    if (!isTarget(left)) return left;
    if (this.accept('=')) {
      this.skipNewlines();
      return { kind: 'assign', target: left, value: this.expression() };
    }
    if (this.token.type !== 'sign' || !updates.has(this.token.text)) return left;
    const operator = this.token.text.charAt(0) as BinaryOperator;
    this.advance();
    return { kind: 'update', operator, target: left, value: this.expression() };
  }

  protected expressions(end: string): Expression[] {
    const list: Expression[] = [];
    this.skipNewlines();
    if (this.accept(end)) return list;
    do {
      this.skipNewlines();
      list.push(this.expression());
      this.skipNewlines();
    } while (this.accept(','));
    this.expect(end);
    return list;
  }

  /** Inside of brackets, a redirection cannot be. */
  #inside<T>(read: () => T): T {
    const before = this.hasRedirection;
    this.hasRedirection = false;
    const result = read();
    this.hasRedirection = before;
    return result;
  }

  #condition(): Expression {
    const test = this.#or();
    if (!this.is('?')) return test;
    this.advance();
    this.skipNewlines();
    const then = this.expression();
    this.skipNewlines();
    this.expect(':');
    this.skipNewlines();
    return { kind: 'condition', test, then, else: this.expression() };
  }

  #or(): Expression {
    let left = this.#and();
    while (this.accept('||')) {
      this.skipNewlines();
      left = { kind: 'or', left, right: this.#withAssignment(this.#and()) };
    }
    return left;
  }

  #and(): Expression {
    let left = this.#in();
    while (this.accept('&&')) {
      this.skipNewlines();
      left = { kind: 'and', left, right: this.#withAssignment(this.#in()) };
    }
    return left;
  }

  /** `a && b = c` assigns to b. */
  #withAssignment(right: Expression): Expression {
    if (!isTarget(right) || !this.accept('=')) return right;
    return { kind: 'assign', target: right, value: this.expression() };
  }

  #in(): Expression {
    let left = this.#match();
    while (this.accept('in')) {
      left = { kind: 'in', subscripts: left.kind === 'group' ? left.values : [left], array: this.name() };
    }
    return left;
  }

  #match(): Expression {
    let left = this.#comparison();
    while (this.is('~') || this.is('!~')) {
      const isNegated = this.token.text === '!~';
      this.advance();
      left = { kind: 'match', isNegated, left, right: this.#comparison() };
    }
    return left;
  }

  #comparison(): Expression {
    const left = this.#piped();
    const { text, type } = this.token;
    if (type !== 'sign' || !comparisons.has(text) || this.hasRedirection) return left;
    this.advance();
    return { kind: 'comparison', operator: text as Comparison, left, right: this.#withAssignment(this.#piped()) };
  }

  #piped(): Expression {
    let left = this.concatenation();
    while (this.is('|') && this.lexer.isBeforeGetline()) {
      this.advance();
      this.advance();
      left = { kind: 'getline', from: 'command', source: left, ...this.#optionalTarget() };
    }
    return left;
  }

  protected concatenation(): Expression {
    let left = this.#sum();
    while (this.#startsOperand()) left = { kind: 'concatenation', left, right: this.#sum() };
    return left;
  }

  #startsOperand(): boolean {
    const { type, text } = this.token;
    if (type === 'sign')
      return text === '$' || text === '(' || text === '!' || text === '-' || text === '++' || text === '--';
    return ['number', 'string', 'name', 'function', 'builtin'].includes(type);
  }

  #sum(): Expression {
    let left = this.#product();
    while (this.is('+') || this.is('-')) {
      const operator = this.token.text as BinaryOperator;
      this.advance();
      left = { kind: 'binary', operator, left, right: this.#product() };
    }
    return left;
  }

  #product(): Expression {
    let left = this.#unary();
    while (this.is('*') || this.is('/') || this.is('%')) {
      const operator = this.token.text as BinaryOperator;
      this.advance();
      left = { kind: 'binary', operator, left, right: this.#unary() };
    }
    return left;
  }

  #unary(): Expression {
    for (const [sign, kind] of signs) {
      if (!this.is(sign)) continue;
      this.#depth += 1;
      if (this.#depth > deepest) this.fail();
      this.advance();
      const operand = this.#unary();
      this.#depth -= 1;
      return { kind, operand };
    }
    return this.#power();
  }

  #power(): Expression {
    const left = this.#step();
    if (!this.accept('^')) return left;
    return { kind: 'binary', operator: '^', left, right: this.#unary() };
  }

  #step(): Expression {
    for (const [sign, by] of steps) {
      if (!this.accept(sign)) continue;
      const target = this.#primary();
      if (!isTarget(target)) this.fail();
      return { kind: 'step', by, isPrefix: true, target };
    }
    const operand = this.#primary();
    if (!isTarget(operand)) return operand;
    for (const [sign, by] of steps) {
      if (this.accept(sign)) return { kind: 'step', by, isPrefix: false, target: operand };
    }
    return operand;
  }

  #primary(): Expression {
    const { type, text } = this.token;
    switch (type) {
      case 'number':
        this.advance();
        return { kind: 'number', value: Number(text) };
      case 'string':
        this.advance();
        return { kind: 'string', value: text };
      case 'name':
        return this.#variable();
      case 'function': {
        const line = this.lexer.line;
        this.advance();
        this.expect('(');
        return { kind: 'call', name: text, args: this.#inside(() => this.expressions(')')), line };
      }
      case 'builtin':
        this.advance();
        if (this.accept('(')) return { kind: 'builtin', name: text, args: this.#inside(() => this.expressions(')')) };
        if (text !== 'length') this.fail();
        return { kind: 'builtin', name: text, args: [] };
      default:
        return this.#marked(text);
    }
  }

  #marked(text: string): Expression {
    if (this.token.type === 'word' && text === 'getline') {
      this.advance();
      const target = this.#optionalTarget();
      if (!this.accept('<')) return { kind: 'getline', from: 'input', ...target };
      return { kind: 'getline', from: 'file', source: this.#step(), ...target };
    }
    if (this.token.type !== 'sign') this.fail();
    if (text === '/' || text === '/=') {
      const source = this.lexer.regex(text.slice(1));
      this.advance();
      return { kind: 'regex', source };
    }
    if (text === '$') return this.#field();
    if (text !== '(') this.fail();
    this.advance();
    const values = this.#inside(() => this.expressions(')'));
    if (values.length === 0) this.fail();
    return { kind: 'group', values };
  }

  #field(): Target {
    this.#depth += 1;
    if (this.#depth > deepest) this.fail();
    this.expect('$');
    const index =
      this.is('-') || this.is('+') || this.is('!')
        ? this.#unary()
        : this.is('++') || this.is('--')
          ? this.#step()
          : this.#primary();
    this.#depth -= 1;
    return { kind: 'field', index };
  }

  #variable(): Target {
    const name = this.name();
    if (!this.accept('[')) return { kind: 'variable', name };
    return { kind: 'element', array: name, subscripts: this.#inside(() => this.expressions(']')) };
  }

  #optionalTarget(): { readonly target?: Target } {
    if (this.is('$')) return { target: this.#field() };
    return this.token.type === 'name' ? { target: this.#variable() } : {};
  }
}

const signs = [
  ['!', 'not'],
  ['-', 'minus'],
  ['+', 'plus'],
] as const;

const steps = [
  ['++', 1],
  ['--', -1],
] as const;

function isTarget(node: Expression): node is Target {
  return node.kind === 'variable' || node.kind === 'field' || node.kind === 'element';
}
