export interface SqlToken {
  readonly kind: (typeof kinds)[number];
  /** As it stands in the text. */
  readonly text: string;
  /** Where it begins in the text. */
  readonly at: number;
}

/**
 * The tokens of SQL as SQLite's own tokenizer cuts them, comments as space, one after the other. What has no end (a
 * string, a quoted name) is one token to the end of the text.
 *
 * @see https://www.sqlite.org/src/file/src/tokenize.c
 */
export function* lexSql(sql: string): Generator<SqlToken> {
  for (const { 0: text, index: at, groups = {} } of sql.matchAll(pattern)) {
    yield { kind: kinds.find((kind) => groups[kind] !== undefined) ?? 'operator', text, at };
  }
}

const kinds = ['space', 'word', 'string', 'quoted', 'blob', 'number', 'parameter', 'operator', 'unended'] as const;

/** Without spaces and comments. */
export function meaningful(tokens: Iterable<SqlToken>): SqlToken[] {
  return [...tokens].filter(({ kind }) => kind !== 'space');
}

/** The name or text that a token stands for, without its quotes. */
export function unquote({ kind, text }: SqlToken): string {
  if (kind !== 'string' && kind !== 'quoted') return text;
  const quote = text.charAt(0);
  const inner = text.slice(1, -1);
  return quote === '[' ? inner : inner.replaceAll(quote + quote, quote);
}

const pattern = new RegExp(
  [
    // A byte order mark is a space wherever it stands.
    /(?<space>[ \t\n\f\r\ufeff]+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/,
    /(?<blob>[xX]'[^']*')/,
    /(?<string>'[^']*(?:''[^']*)*')/,
    /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/,
    /(?<unended>['"`[][\s\S]*)/,
    /(?<number>0[xX][\da-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/,
    /(?<parameter>\?\d*|[:@#$][\w$\u0080-\uffff:]+)/,
    /(?<word>[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)/,
    /(?<operator>\|\||<<|>>|<=|>=|<>|==|!=|->>?|[\s\S])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
