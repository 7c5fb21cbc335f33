import { lexSql, type SqlToken } from '../../../sql/lex-sql.ts';

export interface Statement {
  readonly sql: string;
  /** From 1, where it begins. */
  readonly line: number;
}

/** The statements and dot commands of a text: semicolons within quotes, comments and triggers do not end one. */
export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let rest = text;
  let line = 1;
  for (;;) {
    const blank = /^(?:\s|;)*/.exec(rest)?.[0] ?? '';
    line += lineBreaks(blank);
    rest = rest.slice(blank.length);
    if (rest === '') return statements;
    const length = rest.startsWith('.') ? dotCommandLength(rest) : statementLength(rest);
    const sql = rest.slice(0, length).trim();
    if (!isComment(sql)) statements.push({ sql, line });
    line += lineBreaks(rest.slice(0, length));
    rest = rest.slice(length);
  }
}

function dotCommandLength(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}

function statementLength(text: string): number {
  const seen: SqlToken[] = [];
  for (const token of lexSql(text)) {
    if (token.kind === 'space') continue;
    seen.push(token);
    if (token.text === ';' && !isOpenTrigger(seen)) return token.at + 1;
  }
  return text.length;
}

function isOpenTrigger(tokens: readonly SqlToken[]): boolean {
  const words = tokens.slice(0, 3).map(({ text }) => text.toLowerCase());
  const isTrigger =
    words[0] === 'create' && (words[1] === 'trigger' || (isTemporary(words[1]) && words[2] === 'trigger'));
  return isTrigger && tokens.at(-2)?.text.toLowerCase() !== 'end';
}

function isTemporary(word: string | undefined): boolean {
  return word === 'temp' || word === 'temporary';
}

function isComment(sql: string): boolean {
  return [...lexSql(sql)].every(({ kind }) => kind === 'space');
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
