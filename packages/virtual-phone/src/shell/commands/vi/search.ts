import { compileLinear, hasBackReference, translatePosix } from '../text/posix-pattern.ts';
import type { Place, TextBuffer } from './text-buffer.ts';

/** The next match behind the cursor, or the last one before it, round the ends of the text; else why there is none. */
export function search(
  buffer: TextBuffer,
  cursor: Place,
  { pattern, isBackward }: { readonly pattern: string; readonly isBackward: boolean },
): Place | string {
  const columnsIn = compile(pattern);
  if (columnsIn === undefined) return `Bad pattern: ${pattern}`;
  for (let step = 0; step <= buffer.length; step += 1) {
    const offset = isBackward ? -step : step;
    const line = (cursor.line + offset + buffer.length) % buffer.length;
    const columns = columnsIn(buffer.line(line)).filter((column) => {
      if (step === 0) return isBackward ? column < cursor.column : column > cursor.column;
      return true;
    });
    const column = isBackward ? columns.at(-1) : columns[0];
    if (column !== undefined) return { line, column };
  }
  return `Not found: ${pattern}`;
}

/** Columns at which matches begin; undefined when the pattern is none. */
function compile(pattern: string): ((line: readonly string[]) => readonly number[]) | undefined {
  // A back-reference needs a search that may take for ever.
  if (hasBackReference(pattern)) return undefined;
  try {
    const compiled = compileLinear(translatePosix(pattern, 'basic'), false);
    return (line) => {
      const text = line.join('');
      const matcher = compiled(text);
      const columns: number[] = [];
      while (matcher.find()) columns.push([...text.slice(0, matcher.start())].length);
      return columns;
    };
  } catch (error) {
    // What is no expression is told by an exception of RE2's.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
