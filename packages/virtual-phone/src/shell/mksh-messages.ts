import { errnoText } from './errno.ts';

/** The interpreter is a bash; Android's shell is mksh. Gives its diagnostics mksh's words and exit status. */
export function asMksh(
  script: string,
  stderr: string,
  status: number,
  refused: ReadonlyMap<string, string> = new Map(),
): { stderr: string; status: number } {
  if (!stderr.includes('bash: ')) return { stderr, status };
  let newStatus = status;
  const lines = stderr.split('\n').map((line, index, all) => {
    if (!line.startsWith('bash: ')) return line;
    const { text, status: own } = rephrase(line.slice('bash: '.length), script, refused);
    if (own !== undefined && index >= all.length - 2) newStatus = own;
    return `/system/bin/sh: ${text}`;
  });
  return { stderr: lines.join('\n'), status: newStatus };
}

/**
 * What of the interpreter's own words reaches standard output: where `command -v` and `type` found a program, and the
 * diagnostic that scripts merge into it (`2>&1`) to look for.
 */
export function asMkshMerged(script: string, stdout: string): string {
  const placed = /\b(command|type)\b/.test(script)
    ? stdout.replace(/^((?:\S+ is )?)\/usr\/bin\/([\w-]+)$/gm, '$1/system/bin/$2')
    : stdout;
  if (!script.includes('2>&1')) return placed;
  return placed.replace(/^bash: (.*): command not found$/gm, '/system/bin/sh: $1: inaccessible or not found');
}

function rephrase(
  text: string,
  script: string,
  refused: ReadonlyMap<string, string>,
): { text: string; status?: number } {
  const missing = /^(.*): command (?:not found|not available in browser.*)$/.exec(text);
  if (missing !== null) return { text: `${missing[1]}: inaccessible or not found` };
  const token = /unexpected token `(.*)'$/.exec(text);
  if (token !== null) return { text: `syntax error: unexpected '${token[1]}'`, status: 1 };
  if (/unexpected EOF while looking for matching/.test(text)) return { text: 'no closing quote', status: 1 };
  if (text.includes('Parse error') || text.startsWith('syntax error')) {
    return { text: 'syntax error: unexpected EOF', status: 1 };
  }
  const changed = /^cd: (.*)$/.exec(text);
  if (changed !== null) return { text, status: 2 };
  const file = /^(\S.*): (No such file or directory|Permission denied|Read-only file system|Is a directory)$/.exec(
    text,
  );
  if (file !== null) return rephraseFile(file[1] ?? '', file[2] ?? '', script);
  const target = /^(.*): cannot open redirect target$/.exec(text);
  if (target !== null) {
    const code = [...refused].find(([path]) => path === target[1] || path.endsWith(`/${target[1]}`))?.[1] ?? 'EACCES';
    return { text: `can't create ${target[1]}: ${errnoText(code)}` };
  }
  const unset = /^(.*): unbound variable$/.exec(text);
  if (unset !== null) return { text: `${unset[1]}: parameter not set` };
  const readOnly = /^(.*): readonly variable$/.exec(text);
  if (readOnly !== null) return { text: `read-only: ${readOnly[1]}`, status: 2 };
  return { text };
}

function rephraseFile(path: string, reason: string, script: string): { text: string; status?: number } {
  const direction = redirectionOf(path, script);
  if (direction === '<') return { text: `can't open ${path}: ${reason}`, status: 1 };
  if (direction === '>') return { text: `can't create ${path}: ${reason}`, status: 1 };
  if (reason === 'No such file or directory') return { text: `${path}: inaccessible or not found` };
  return { text: `${path}: can't execute: ${reason}` };
}

/** The interpreter names only the path: the script tells whether it was read or written. */
function redirectionOf(path: string, script: string): '<' | '>' | undefined {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const match = new RegExp(`([<>])[>|]?\\s*["']?${escaped}`).exec(script);
  if (match?.[1] === '<' || match?.[1] === '>') return match[1];
  return />\s*["']?\$/.test(script) ? '>' : undefined;
}
