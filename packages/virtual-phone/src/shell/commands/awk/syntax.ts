/** A place that can be assigned to. */
export type Target =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'field'; readonly index: Expression }
  | { readonly kind: 'element'; readonly array: string; readonly subscripts: readonly Expression[] };

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '^';
export type Comparison = '<' | '<=' | '==' | '!=' | '>' | '>=';

export type Expression =
  | Target
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'regex'; readonly source: string }
  /** In parentheses; more than one are a subscript of `in`, or what `print` prints. */
  | { readonly kind: 'group'; readonly values: readonly Expression[] }
  | { readonly kind: 'assign'; readonly target: Target; readonly value: Expression }
  | {
      readonly kind: 'update';
      readonly operator: BinaryOperator;
      readonly target: Target;
      readonly value: Expression;
    }
  | { readonly kind: 'step'; readonly by: 1 | -1; readonly isPrefix: boolean; readonly target: Target }
  | { readonly kind: 'condition'; readonly test: Expression; readonly then: Expression; readonly else: Expression }
  | { readonly kind: 'and' | 'or' | 'concatenation'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'match'; readonly isNegated: boolean; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'comparison';
      readonly operator: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'not' | 'minus' | 'plus'; readonly operand: Expression }
  | { readonly kind: 'in'; readonly subscripts: readonly Expression[]; readonly array: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly line: number }
  | { readonly kind: 'builtin'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'getline';
      /** Of the main input, of a file, of a command. */
      readonly from: 'input' | 'file' | 'command';
      readonly source?: Expression;
      readonly target?: Target;
    };

export interface Redirection {
  readonly mode: '>' | '>>' | '|';
  readonly to: Expression;
}

export type Statement = { readonly line: number } & (
  | { readonly kind: 'expression'; readonly value: Expression }
  | {
      readonly kind: 'print' | 'printf';
      readonly args: readonly Expression[];
      readonly redirection?: Redirection;
    }
  | { readonly kind: 'block'; readonly body: readonly Statement[] }
  | { readonly kind: 'if'; readonly test: Expression; readonly then: Statement; readonly else?: Statement }
  | { readonly kind: 'while' | 'do'; readonly test: Expression; readonly body: Statement }
  | {
      readonly kind: 'for';
      readonly start?: Statement;
      readonly test?: Expression;
      readonly step?: Statement;
      readonly body: Statement;
    }
  | { readonly kind: 'each'; readonly variable: string; readonly array: string; readonly body: Statement }
  | { readonly kind: 'delete'; readonly array: string; readonly subscripts: readonly Expression[] | undefined }
  | { readonly kind: 'break' | 'continue' | 'next' | 'nextfile' }
  | { readonly kind: 'exit' | 'return'; readonly value?: Expression }
);

export interface Rule {
  /** None runs for every record, two are a range. */
  readonly patterns: readonly Expression[];
  /** None prints the record. */
  readonly action?: Statement;
}

export interface AwkFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: Statement;
}

export interface AwkProgram {
  readonly begin: readonly Statement[];
  readonly rules: readonly Rule[];
  readonly end: readonly Statement[];
  readonly functions: ReadonlyMap<string, AwkFunction>;
}

/** What ends awk with status 2. */
export class AwkError extends Error {}
