import { ExpressionParser } from './expressions.ts';
import {
  AwkError,
  type AwkFunction,
  type AwkProgram,
  type Expression,
  type Redirection,
  type Rule,
  type Statement,
} from './syntax.ts';

/** @throws AwkError when it is no program */
export function parseAwk(text: string): AwkProgram {
  return new Parser(text).program();
}

/** Statements and rules. */
class Parser extends ExpressionParser {
  #nesting = 0;
  #isInFunction = false;

  program(): AwkProgram {
    const begin: Statement[] = [];
    const end: Statement[] = [];
    const rules: Rule[] = [];
    const functions = new Map<string, AwkFunction>();
    for (this.#skipEnds(); this.token.type !== 'end'; this.#skipEnds()) {
      if (this.accept('BEGIN')) begin.push(this.#action());
      else if (this.accept('END')) end.push(this.#action());
      else if (this.accept('function')) {
        const defined = this.#function();
        functions.set(defined.name, defined);
      } else rules.push(this.#rule());
    }
    return { begin, rules, end, functions };
  }

  #skipEnds(): void {
    while (this.token.type === 'newline' || this.is(';')) this.advance();
  }

  #rule(): Rule {
    const patterns: Expression[] = [];
    if (!this.is('{')) {
      patterns.push(this.expression());
      if (this.accept(',')) {
        this.skipNewlines();
        patterns.push(this.expression());
      }
    }
    return this.is('{') ? { patterns, action: this.#action() } : { patterns };
  }

  #function(): AwkFunction {
    if (this.token.type !== 'name' && this.token.type !== 'function') this.fail();
    const name = this.token.text;
    this.advance();
    this.expect('(');
    const parameters: string[] = [];
    while (!this.accept(')')) {
      this.skipNewlines();
      parameters.push(this.name());
      this.skipNewlines();
      if (!this.is(')')) this.expect(',');
    }
    this.skipNewlines();
    this.#isInFunction = true;
    const body = this.#action();
    this.#isInFunction = false;
    return { name, parameters, body };
  }

  #action(): Statement {
    const { line } = this.lexer;
    this.expect('{');
    const body: Statement[] = [];
    for (this.#skipEnds(); !this.accept('}'); this.#skipEnds()) body.push(this.#statement());
    return { kind: 'block', body, line };
  }

  #statement(): Statement {
    this.#nesting += 1;
    if (this.#nesting > 200) this.fail();
    const statement = this.#compound() ?? this.#ended(this.#simple());
    this.#nesting -= 1;
    return statement;
  }

  #ended(statement: Statement): Statement {
    if (this.is('}') || this.token.type === 'end') return statement;
    if (!this.is(';') && this.token.type !== 'newline') this.fail();
    this.advance();
    return statement;
  }

  #compound(): Statement | undefined {
    const { line } = this.lexer;
    if (this.is('{')) return this.#action();
    if (this.accept('if')) return this.#if(line);
    if (this.accept('while')) {
      const test = this.#test();
      return { kind: 'while', test, body: this.#body(), line };
    }
    if (this.accept('for')) return this.#for(line);
    if (!this.accept('do')) return undefined;
    const body = this.#body();
    this.#skipEnds();
    this.expect('while');
    return this.#ended({ kind: 'do', body, test: this.#test(), line });
  }

  #test(): Expression {
    this.expect('(');
    const test = this.expression();
    this.expect(')');
    return test;
  }

  /** A semicolon alone is a statement that does nothing. */
  #body(): Statement {
    this.skipNewlines();
    if (this.accept(';')) return { kind: 'block', body: [], line: this.lexer.line };
    return this.#statement();
  }

  #if(line: number): Statement {
    const test = this.#test();
    const then = this.#body();
    const { token } = this;
    const { place } = this.lexer;
    this.#skipEnds();
    if (this.accept('else')) return { kind: 'if', test, then, else: this.#body(), line };
    this.token = token;
    this.lexer.place = place;
    return { kind: 'if', test, then, line };
  }

  #for(line: number): Statement {
    this.expect('(');
    let start: Statement | undefined;
    if (!this.is(';')) {
      start = this.#simple();
      if (start.kind === 'expression' && this.is(')')) {
        const { value } = start;
        const [variable] = value.kind === 'in' ? value.subscripts : [];
        if (value.kind !== 'in' || variable?.kind !== 'variable') this.fail();
        this.advance();
        return { kind: 'each', variable: variable.name, array: value.array, body: this.#body(), line };
      }
    }
    this.expect(';');
    this.skipNewlines();
    const test = this.is(';') ? undefined : this.expression();
    this.expect(';');
    this.skipNewlines();
    const step = this.is(')') ? undefined : this.#simple();
    this.expect(')');
    const parts = { ...(start && { start }), ...(test && { test }), ...(step && { step }) };
    return { kind: 'for', ...parts, body: this.#body(), line };
  }

  #simple(): Statement {
    const { line } = this.lexer;
    const { type, text } = this.token;
    if (type !== 'word' || text === 'getline') return { kind: 'expression', value: this.expression(), line };
    this.advance();
    switch (text) {
      case 'print':
      case 'printf':
        return { ...this.#print(text), line };
      case 'break':
      case 'continue':
        return { kind: text, line };
      case 'next':
      case 'nextfile':
        if (this.#isInFunction) throw new AwkError(`${text} is illegal inside a function at source line ${line}`);
        return { kind: text, line };
      case 'return':
        if (!this.#isInFunction) throw new AwkError(`return not in function at source line ${line}`);
        return this.#isAtEnd() ? { kind: text, line } : { kind: text, value: this.expression(), line };
      case 'exit':
        return this.#isAtEnd() ? { kind: text, line } : { kind: text, value: this.expression(), line };
      case 'delete': {
        const array = this.name();
        const subscripts = this.accept('[') ? this.expressions(']') : undefined;
        return { kind: text, array, subscripts, line };
      }
      default:
        return this.fail();
    }
  }

  #isAtEnd(): boolean {
    return this.is(';') || this.is('}') || this.token.type === 'newline' || this.token.type === 'end';
  }

  #print(kind: 'print' | 'printf') {
    const args: Expression[] = [];
    const hasEnded = () => this.#isAtEnd() || this.is('>') || this.is('>>') || this.is('|');
    this.hasRedirection = true;
    if (!hasEnded()) {
      do {
        this.skipNewlines();
        args.push(this.expression());
      } while (this.accept(','));
    }
    let redirection: Redirection | undefined;
    for (const mode of ['>', '>>', '|'] as const) {
      if (redirection === undefined && this.accept(mode)) redirection = { mode, to: this.concatenation() };
    }
    this.hasRedirection = false;
    const [first] = args;
    const printed = args.length === 1 && first?.kind === 'group' ? first.values : args;
    return { kind, args: printed, ...(redirection && { redirection }) };
  }
}
