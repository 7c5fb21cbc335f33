export interface Statement {
  readonly sql: string;
  /** From 1, where it begins. */
  readonly line: number;
}

/** The statements and dot commands of a text: semicolons within quotes, comments and triggers do not end one. */
export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let current = '';
  let line = 1;
  let start = 1;
  const flush = () => {
    const sql = current.trim();
    if (sql !== '' && sql !== ';') statements.push({ sql, line: start });
    current = '';
  };
  for (const [token] of text.matchAll(tokens)) {
    if (current.trim() === '') start = line;
    if (current.trim() === '' && token === '.') {
      current = '.';
    } else if (token === '\n' && current.startsWith('.')) {
      flush();
    } else {
      current = current.trim() === '' ? token.trimStart() : current + token;
      if (token === ';' && !current.startsWith('.') && !isOpenTrigger(current)) flush();
    }
    line += token.split('\n').length - 1;
  }
  flush();
  return statements;
}

const tokens = /'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`[^`]*`?|\[[^\]]*\]?|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\s|[\w$]+|[\s\S]/g;

function isOpenTrigger(sql: string): boolean {
  return /^create\s+(temp\s+|temporary\s+)?trigger\b/i.test(sql) && !/\bend\s*;$/i.test(sql);
}
