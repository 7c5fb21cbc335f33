import { parse, type ScriptNode } from 'just-bash';

/**
 * Whether a script may read its standard input. The interpreter takes the whole input before it starts, and many
 * clients never close theirs: only scripts that read it may be kept waiting for the end.
 */
export function readsStdin(script: string): boolean {
  if (!readers.some((reader) => script.includes(reader.name))) return false;
  let tree: ScriptNode;
  try {
    tree = parse(script);
  } catch {
    // A syntax error: the interpreter will report it, and nothing runs.
    return false;
  }
  return visit(tree, false);
}

/** Programs that read their input when fewer operands than this are given; options do not count. */
const readers: readonly { readonly name: string; readonly operands: number }[] = [
  ...[
    'cat',
    'head',
    'tail',
    'wc',
    'sort',
    'uniq',
    'cut',
    'base64',
    'md5sum',
    'sha1sum',
    'sha224sum',
    'sha256sum',
    'sha384sum',
    'sha512sum',
    'cksum',
    'od',
    'xxd',
    'rev',
    'tac',
    'nl',
    'strings',
    'gzip',
    'gunzip',
    'zcat',
    'sh',
    'su',
    'expand',
    'dd',
    'iconv',
    'logcat',
  ]
    .filter((name) => name !== 'logcat')
    .map((name) => ({ name, operands: 1 })),
  ...['grep', 'egrep', 'fgrep', 'sed', 'awk', 'sqlite3', 'split'].map((name) => ({ name, operands: 2 })),
  ...['read', 'tee', 'xargs', 'tr', 'content', 'pm', 'cmd', 'tar', 'mapfile'].map((name) => ({ name, operands: 99 })),
]; // prettier-ignore

function visit(node: unknown, fed: boolean): boolean {
  if (Array.isArray(node)) return node.some((item) => visit(item, fed));
  if (typeof node !== 'object' || node === null) return false;
  const record = node as Readonly<Record<string, unknown>>;
  const redirections = Array.isArray(record.redirections) ? (record.redirections as { operator?: unknown }[]) : [];
  const isFed = fed || redirections.some(({ operator }) => typeof operator === 'string' && operator.startsWith('<'));
  if (record.type === 'SimpleCommand' && !isFed && readsAsCommand(record)) return true;
  if (record.type === 'Pipeline' && Array.isArray(record.commands)) {
    return record.commands.some((command, index) => visit(command, isFed || index > 0));
  }
  return Object.entries(record).some(([key, value]) => key !== 'redirections' && visit(value, isFed));
}

function readsAsCommand(command: Readonly<Record<string, unknown>>): boolean {
  const name = literal(command.name);
  const words = Array.isArray(command.args) ? command.args.map(literal) : [];
  if (name === 'content') return words[0] === 'write';
  if (name === 'pm' || name === 'cmd') return words.some((word) => word === 'install' || word === 'install-write');
  if (name === 'tar') return words.some((word) => word === '-' || word === '-x' || word === 'x');
  const reader = readers.find((candidate) => candidate.name === name);
  if (reader === undefined) return false;
  return (
    words.includes('-') || words.filter((word) => word === undefined || !word.startsWith('-')).length < reader.operands
  );
}

/** A word without expansions; undefined for others. */
function literal(word: unknown): string | undefined {
  if (typeof word !== 'object' || word === null || !('parts' in word) || !Array.isArray(word.parts)) return undefined;
  let text = '';
  for (const part of word.parts as unknown[]) {
    if (typeof part !== 'object' || part === null || !('value' in part) || typeof part.value !== 'string') return '?';
    text += part.value;
  }
  return text;
}
