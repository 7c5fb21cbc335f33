import { lexSql, meaningful, type SqlToken, unquote } from './lex-sql.ts';

/** What a statement would open besides the database it is for. */
export type Place =
  | { readonly kind: 'attach'; readonly file: readonly SqlToken[]; readonly schema: string }
  | { readonly kind: 'vacuumInto'; readonly file: readonly SqlToken[]; readonly schema: string | undefined }
  /** It is not run. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It is not run either: SQLite does nothing, and says nothing, for a pragma it does not know. */
  | { readonly kind: 'ignored' };

/**
 * Finds what in one statement names a file, or changes where files are made. By SQLite's grammar only `ATTACH`,
 * `VACUUM INTO` and pragmas can, and only as the first words of a statement: a trigger, a view or a common table
 * expression holds none of them.
 *
 * @returns undefined for everything that stays in its database
 */
export function findPlace(statement: string): Place | undefined {
  if (!mayOpen.test(statement)) return undefined;
  return placeOf(meaningful(lexSql(statement)).filter(({ text }) => text !== ';'));
}

/**
 * For SQL that runs in the phone's own process, one statement or a script: nothing in it may name a file.
 *
 * @returns why it is not run
 */
export function findRefusal(script: string): string | undefined {
  if (!mayOpen.test(script)) return undefined;
  let statement: SqlToken[] = [];
  for (const token of [...meaningful(lexSql(script)), end]) {
    if (token.text !== ';') {
      statement.push(token);
      continue;
    }
    const place = placeOf(statement);
    if (place !== undefined) return place.kind === 'refused' ? place.reason : `${statement[0]?.text} is not allowed`;
    statement = [];
  }
  return undefined;
}

const end: SqlToken = { kind: 'operator', text: ';', at: 0 };

/** Most statements hold none of these words, and need not be read. */
const mayOpen = /attach|vacuum|pragma/i;

function placeOf(tokens: readonly SqlToken[]): Place | undefined {
  const explained = wordAt(tokens, 0) === 'EXPLAIN';
  const start = explained ? (wordAt(tokens, 1) === 'QUERY' ? 3 : 1) : 0;
  const rest = tokens.slice(start + 1);
  switch (wordAt(tokens, start)) {
    case 'ATTACH':
      return explained ? { kind: 'refused', reason: 'EXPLAIN ATTACH is not supported' } : readAttach(rest);
    case 'VACUUM':
      return readVacuum(rest, explained);
    case 'PRAGMA':
      return readPragma(rest);
    default:
      return undefined;
  }
}

/** ATTACH [DATABASE] expr AS expr */
function readAttach(tokens: readonly SqlToken[]): Place | undefined {
  const words = wordAt(tokens, 0) === 'DATABASE' && wordAt(tokens, 1) !== 'AS' ? tokens.slice(1) : tokens;
  const as = topLevel(words, 'AS');
  const [name, ...more] = words.slice(as + 1);
  // What SQLite will not take either, or keys and computed names, which nobody writes.
  if (as < 1 || name === undefined || more.length > 0 || !isName(name)) {
    return { kind: 'refused', reason: 'expected ATTACH file AS name' };
  }
  return { kind: 'attach', file: words.slice(0, as), schema: unquote(name) };
}

/** VACUUM [schema] [INTO expr] */
function readVacuum(tokens: readonly SqlToken[], explained: boolean): Place | undefined {
  const into = topLevel(tokens, 'INTO');
  if (into < 0) return undefined;
  const [schema, ...more] = tokens.slice(0, into);
  const file = tokens.slice(into + 1);
  if (explained || more.length > 0 || file.length === 0) {
    return { kind: 'refused', reason: 'expected VACUUM schema INTO file' };
  }
  return { kind: 'vacuumInto', file, schema: schema === undefined ? undefined : unquote(schema) };
}

/** PRAGMA [schema.]name … */
function readPragma(tokens: readonly SqlToken[]): Place | undefined {
  const name = tokens[tokens[1]?.text === '.' ? 2 : 0];
  if (name === undefined || pragmas.has(unquote(name).toLowerCase())) return undefined;
  return { kind: 'ignored' };
}

function wordAt(tokens: readonly SqlToken[], at: number): string | undefined {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text.toUpperCase() : undefined;
}

/** Place of the last such word outside of parentheses; -1 without. */
function topLevel(tokens: readonly SqlToken[], word: string): number {
  let depth = 0;
  let found = -1;
  for (const [at, { text }] of tokens.entries()) {
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (depth === 0 && wordAt(tokens, at) === word) found = at;
  }
  return found;
}

function isName({ kind }: SqlToken): boolean {
  return kind === 'word' || kind === 'string' || kind === 'quoted';
}

/**
 * Pragmas that change nothing outside of a database. Left out are those that name folders or files of the host
 * (`temp_store_directory`, `data_store_directory`, `lock_proxy_file`), move temporary files to them (`temp_store`), or
 * bounds of the whole process.
 *
 * @see https://www.sqlite.org/pragma.html
 */
const pragmas: ReadonlySet<string> = new Set([
  'analysis_limit',
  'application_id',
  'auto_vacuum',
  'automatic_index',
  'busy_timeout',
  'cache_size',
  'cache_spill',
  'case_sensitive_like',
  'cell_size_check',
  'checkpoint_fullfsync',
  'collation_list',
  'compile_options',
  'count_changes',
  'data_version',
  'database_list',
  'default_cache_size',
  'defer_foreign_keys',
  'empty_result_callbacks',
  'encoding',
  'foreign_key_check',
  'foreign_key_list',
  'foreign_keys',
  'freelist_count',
  'full_column_names',
  'fullfsync',
  'function_list',
  'ignore_check_constraints',
  'incremental_vacuum',
  'index_info',
  'index_list',
  'index_xinfo',
  'integrity_check',
  'journal_mode',
  'journal_size_limit',
  'legacy_alter_table',
  'legacy_file_format',
  'locking_mode',
  'max_page_count',
  'module_list',
  'optimize',
  'page_count',
  'page_size',
  'pragma_list',
  'query_only',
  'quick_check',
  'read_uncommitted',
  'recursive_triggers',
  'reverse_unordered_selects',
  'schema_version',
  'secure_delete',
  'short_column_names',
  'shrink_memory',
  'stats',
  'synchronous',
  'table_info',
  'table_list',
  'table_xinfo',
  'threads',
  'trusted_schema',
  'user_version',
  'wal_autocheckpoint',
  'wal_checkpoint',
]);
