import { lexSql, meaningful, type SqlToken } from './lex-sql.ts';

/**
 * What a content provider refuses in a piece of a query, as Android's do: sub-queries, and whatever would end the place
 * that the piece stands in (a parenthesis too many, a semicolon, a string without end).
 *
 * @returns the message of the IllegalArgumentException
 * @see AOSP `SQLiteQueryBuilder.setStrict`, TelephonyProvider's `SqlQueryChecker`
 */
export function findIntrusion(piece: string): string | undefined {
  let depth = 0;
  for (const { kind, text } of lexSql(piece)) {
    if (kind === 'unended' || text.startsWith('/*') !== text.endsWith('*/') || text.startsWith('--')) {
      return `Invalid token ${text.slice(0, 40)}`;
    }
    if (kind === 'word' && /^select$/i.test(text)) return 'SELECT token not allowed in query';
    if (kind === 'word' && /^(?:values|with|union|intersect|except)$/i.test(text)) return `Invalid token ${text}`;
    if (text === ';' || text === '\0') return 'Invalid token ;';
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth < 0) return 'Invalid token )';
  }
  return depth === 0 ? undefined : 'Invalid token (';
}

/**
 * Whether SQLite is done with a condition, an order or a column in about the time that it takes to read its row: names,
 * values and comparisons, but no function. Such pieces need no process of their own.
 */
export function isPlain(piece: string, args: readonly unknown[] = []): boolean {
  if (piece.length > mostLength) return false;
  if (args.some((value) => typeof value === 'string' && value.length > mostLength)) return false;
  const tokens = meaningful(lexSql(piece));
  return tokens.every((token, at) => isPlainToken(token, tokens[at + 1]));
}

/** Also of the patterns of LIKE, whose length is a factor. */
const mostLength = 2_000;

function isPlainToken({ kind, text }: SqlToken, next: SqlToken | undefined): boolean {
  if (kind === 'operator') return operators.has(text);
  if (kind === 'unended') return false;
  const isCall = next?.text === '(' && (kind === 'word' || kind === 'quoted');
  return !isCall || beforeParenthesis.has(text.toUpperCase());
}

const operators: ReadonlySet<string> = new Set('( ) , . * + - = == <> != < > <= >='.split(' '));

/** Words that a parenthesis follows and that call nothing. */
const beforeParenthesis: ReadonlySet<string> = new Set('AND BETWEEN BY IN LIKE NOT OR WHERE IS'.split(' '));
