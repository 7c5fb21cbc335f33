import { AndroidWorldError } from '@androidworld/core';
import { renderValue } from '@androidworld/core/internals';
import type { SourceFile } from './source-file.ts';

/** Something wrong in a question file. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
  readonly found: unknown;
}

/** All problems of a file as one error, a line each: `file:line:column: path: expected …, found …`. */
export function problemsError(source: SourceFile, problems: readonly Problem[]): AndroidWorldError {
  const lines = problems.map(
    ({ path, expected, found }) =>
      `${source.placeOf(path)}: ${renderPath(path)}: expected ${expected}, found ${renderValue(found)}`,
  );
  const [only] = lines;
  const message =
    lines.length === 1 && only !== undefined ? only : `The question is not valid:\n  ${lines.join('\n  ')}`;
  return new AndroidWorldError('AW_CONFIG_INVALID', message, { details: { file: source.file, problems: lines } });
}

function renderPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the file';
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text === '' ? '' : '.'}${String(key)}`),
    '',
  );
}
