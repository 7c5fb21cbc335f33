import { linesOf } from './highlight/span.ts';

/** The headings of a Markdown text, indented by their level, with where their lines begin. */
export function headingsOf(text: string): { readonly text: string; readonly at: number }[] {
  return linesOf(text).flatMap(({ line, at }) => {
    const [, marks = '', title = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    return marks === '' ? [] : [{ text: `${'  '.repeat(marks.length - 1)}${title}`, at }];
  });
}
