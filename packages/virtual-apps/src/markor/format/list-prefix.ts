/** What an item of a list begins with. */
interface ListPrefix {
  readonly indent: string;
  readonly kind: 'unordered' | 'check' | 'ordered';
  /** `-`, `*` or `+`; or the number. */
  readonly mark: string;
  /** `.` or `)` after a number. */
  readonly delimiter: string;
  readonly length: number;
}

export function readListPrefix(line: string): ListPrefix | null {
  const unordered = /^(\s*)([-*+]) (\[[ xX]\] )?/.exec(line);
  if (unordered !== null) {
    const [whole, indent = '', mark = '', check] = unordered;
    return { indent, kind: check === undefined ? 'unordered' : 'check', mark, delimiter: '', length: whole.length };
  }
  const ordered = /^(\s*)(\d+)([.)]) /.exec(line);
  if (ordered === null) return null;
  const [whole, indent = '', mark = '', delimiter = ''] = ordered;
  return { indent, kind: 'ordered', mark, delimiter, length: whole.length };
}

export function toggleHeading(line: string, level: number): string {
  const rest = line.replace(/^#{1,6}\s+/, '');
  const mark = `${'#'.repeat(level)} `;
  return line.startsWith(mark) ? rest : mark + rest;
}

export function toggleQuote(line: string): string {
  return line.startsWith('> ') ? line.slice(2) : `> ${line}`;
}

export function toggleUnordered(line: string, character: string): string {
  const prefix = readListPrefix(line);
  if (prefix?.kind === 'unordered') return prefix.indent + line.slice(prefix.length);
  return withPrefix(line, `${character} `);
}

/** No box becomes an empty one, an empty one is ticked, a ticked one emptied. */
export function toggleCheck(line: string, character: string): string {
  if (readListPrefix(line)?.kind !== 'check') return withPrefix(line, `${character} [ ] `);
  return /\[ \] /.test(line) ? line.replace('[ ] ', '[x] ') : line.replace(/\[[xX]\] /, '[ ] ');
}

export function toggleOrdered(line: string, number: number): string {
  const prefix = readListPrefix(line);
  if (prefix?.kind === 'ordered') return prefix.indent + line.slice(prefix.length);
  return withPrefix(line, `${number}. `);
}

const tab = '    ';

export function indent(line: string): string {
  return tab + line;
}

export function deindent(line: string): string {
  return line.replace(/^( {1,4}|\t)/, '');
}

function withPrefix(line: string, prefix: string): string {
  const found = readListPrefix(line);
  if (found !== null) return found.indent + prefix + line.slice(found.length);
  const [space = ''] = /^\s*/.exec(line) ?? [];
  return space + prefix + line.slice(space.length);
}
