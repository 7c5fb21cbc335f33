/**
 * The words of a command line that holds nothing a shell would act on: no expansion, redirection, list or pattern.
 * Such a line can be run without the interpreter.
 *
 * @returns undefined when the line needs the interpreter
 */
export function parseSimpleCommand(line: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (const [token] of line.trim().matchAll(/'[^']*'|"[^"$`\\]*"|\\[^\n]|[^\s'"\\]+|[\s\S]/g)) {
    const first = token.charAt(0);
    if (token === ' ' || token === '\t') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if ((first === "'" || first === '"') && token.length > 1) {
      word = (word ?? '') + token.slice(1, -1);
    } else if (first === '\\' && token.length === 2) {
      word = (word ?? '') + token.slice(1);
    } else if (plain.test(token)) {
      word = (word ?? '') + token;
    } else return undefined;
  }
  if (word !== undefined) words.push(word);
  const [name] = words;
  // An assignment before a command, or a word the grammar knows.
  if (name === undefined || /^\w+\+?=/.test(name) || reserved.has(name)) return undefined;
  return words;
}

const plain = /^[\w@%+=:,./^\-\u0080-\u{10ffff}]+$/u;

const reserved = new Set(
  'if then else elif fi for while until do done case esac in function select time [[ ]] { } !'.split(' '),
);
