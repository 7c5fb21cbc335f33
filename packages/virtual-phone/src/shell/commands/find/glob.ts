import { compilePattern, matches } from '../../interpreter/expand/pattern.ts';

/** fnmatch(3): `*`, `?`, `[…]` and `\`; the shell's own groups, such as `+(…)`, stand for themselves. */
export function compileGlob(pattern: string, ignoresCase: boolean): (text: string) => boolean {
  const flatten = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  const pieces = [...flatten(pattern).matchAll(/\\([\s\S])|([\s\S])/gu)].map(([, escaped, plain = '']) =>
    escaped === undefined ? { text: plain, quoted: plain === '(' } : { text: escaped, quoted: true },
  );
  const compiled = compilePattern(pieces);
  return (text) => matches(compiled, flatten(text));
}
