/** Each number of columns is tried: no screen is so wide. */
const mostColumns = 256;

/**
 * Lines of as many columns as fit, two blanks between them.
 *
 * @param width of the screen; toybox reckons with three places between columns, and is content with two too few
 */
export function layOutColumns(
  texts: readonly string[],
  { width, isHorizontal }: { readonly width: number; readonly isHorizontal: boolean },
): string[] {
  const lengths = texts.map(visibleLength);
  for (let most = Math.min(texts.length, Math.ceil(width / 3), mostColumns); ; most -= 1) {
    const rows = Math.ceil(texts.length / Math.max(most, 1));
    const columns = Math.max(1, isHorizontal ? most : Math.ceil(texts.length / Math.max(rows, 1)));
    const placed = texts.map((text, place) => ({
      text,
      length: lengths[place] ?? 0,
      column: isHorizontal ? place % columns : Math.floor(place / rows),
      row: isHorizontal ? Math.floor(place / columns) : place % rows,
    }));
    const widths = Array.from({ length: columns }, () => 0);
    for (const { length, column } of placed) widths[column] = Math.max(widths[column] ?? 0, length);
    if (columns > 1 && widths.reduce((sum, each) => sum + each + 3, 0) > width + 2) continue;
    const lines = Array.from({ length: rows }, () => [] as string[]);
    for (const { text, length, row, column } of placed) {
      const padding = ' '.repeat((widths[column] ?? 0) - length);
      lines[row]?.push(text + padding);
    }
    return lines.map((cells) => cells.join('  ').replace(/ +$/, ''));
  }
}

/** Names with commas, in lines no wider than the screen. */
export function layOutByCommas(texts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const text of texts) {
    if (line === '') line = text;
    else if (line.length + 2 + visibleLength(text) < width) line += `, ${text}`;
    else {
      lines.push(`${line},`);
      line = text;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Colours take no place. */
function visibleLength(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the terminal's
  return [...text.replaceAll(/\x1b\[[\d;]*m/g, '')].length;
}
