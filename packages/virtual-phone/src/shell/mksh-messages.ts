/** The interpreter is a bash; Android's shell is mksh. Gives its diagnostics mksh's words and exit status. */
export function asMksh(script: string, stderr: string, status: number): { stderr: string; status: number } {
  if (!stderr.includes('bash: ')) return { stderr, status };
  let newStatus = status;
  const lines = stderr.split('\n').map((line, index, all) => {
    if (!line.startsWith('bash: ')) return line;
    const { text, status: own } = rephrase(line.slice('bash: '.length), script);
    if (own !== undefined && index >= all.length - 2) newStatus = own;
    return `/system/bin/sh: ${text}`;
  });
  return { stderr: lines.join('\n'), status: newStatus };
}

/** Diagnostics that a script merged into its standard output (`2>&1`): only the one scripts look for. */
export function asMkshMerged(script: string, stdout: string): string {
  if (!script.includes('2>&1')) return stdout;
  return stdout.replace(/^bash: (.*): command not found$/gm, '/system/bin/sh: $1: inaccessible or not found');
}

function rephrase(text: string, script: string): { text: string; status?: number } {
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
