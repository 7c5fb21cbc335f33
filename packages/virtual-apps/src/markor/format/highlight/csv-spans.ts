import { markdownSpans } from './markdown-spans.ts';
import { linesOf, type Span } from './span.ts';

/** Of the columns after the first, over and over. */
const colors = ['#ff0000', '#0000ff', '#ff00ff', '#00b04c', '#daa500'];

const delimiters = [',', ';', '\t', '|'];

/** How Markor colours comma separated values: Markdown, and each column but the first, with what is before it. */
export function csvSpans(text: string): Span[] {
  const found = [...text].find((character) => delimiters.includes(character));
  const columns = found === undefined ? [] : linesOf(text).flatMap(({ line, at }) => columnSpans(line, at, found));
  return [...markdownSpans(text), ...columns];
}

function columnSpans(line: string, at: number, delimiter: string): Span[] {
  const spans: Span[] = [];
  let isQuoted = false;
  let column = 0;
  let start = 0;
  const end = (index: number) => {
    const color = colors[(column - 1) % colors.length];
    if (color !== undefined) spans.push({ start: at + start, end: at + index, style: { color } });
    column += 1;
    start = index;
  };
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === delimiter && !isQuoted) end(index);
  }
  end(line.length);
  return spans;
}
