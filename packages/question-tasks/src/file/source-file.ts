import { readFileSync } from 'node:fs';
import { AndroidWorldError } from '@androidworld/core';
import { describeFileError } from '@androidworld/core/internals';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** A YAML file and where in it everything stands. */
export interface SourceFile {
  readonly file: string;
  readonly value: unknown;
  /** `file:line:column` of the value at this path, or of the nearest thing around it. */
  placeOf(path: readonly PropertyKey[]): string;
}

/** @throws AW_CONFIG_INVALID if there is no such file, or it is no YAML: with line and column */
export function readSourceFile(file: string): SourceFile {
  return parseSource(file, readText(file));
}

export function parseSource(file: string, text: string): SourceFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const [problem] = document.errors;
  if (problem !== undefined) {
    throw new AndroidWorldError(
      'AW_CONFIG_INVALID',
      `${place(problem.pos[0])}: expected YAML, found: ${problem.message}`,
      {
        details: { file },
        cause: problem,
      },
    );
  }
  return {
    file,
    value: document.toJS(),
    placeOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return place(node.range[0]);
      }
      return `${file}:1:1`;
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const reason = describeFileError(cause) ?? String(cause);
    throw new AndroidWorldError('AW_CONFIG_INVALID', `Cannot read the question ${file}: ${reason}`, {
      details: { file },
      cause,
    });
  }
}
