/** Columns of a terminal of 80, less what toybox leaves. */
const width = 76;

const names: Readonly<Record<string, string>> = {
  ...{ '\\': '\\\\', '\x07': '\\a', '\b': '\\b', '\f': '\\f', '\r': '\\r', '\t': '\\t', '\v': '\\v', '\n': '\\n' },
};

/** `l`: what cannot be seen is escaped, `$` stands at the end, `\` where a line goes on. */
export function renderVisibly(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (line.length >= width) {
      lines.push(`${line}\\`);
      line = '';
    }
    const octal = character < ' ' ? `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}` : character;
    line += names[character] ?? octal;
  }
  return [...lines, `${line}$`];
}
