import { renderPath } from './describe-issues.ts';

export interface ExcessLimits {
  /** Levels of lists and objects in one another. */
  readonly depth: number;
  /** Values in all, those that are referred to several times counted each time. Default: any number. */
  readonly values?: number;
}

/**
 * What of a parsed value is too much to work with: nesting that overflows the stack of whoever walks through it, and
 * aliases of YAML that stand for billions of values. Takes no more time than the limits allow.
 *
 * @returns one sentence, or `undefined`
 */
export function findExcess(
  root: unknown,
  { depth, values = Number.POSITIVE_INFINITY }: ExcessLimits,
): string | undefined {
  let left = values;
  let level: readonly Placed[] = [{ value: root, path: undefined }];
  for (let number = 0; level.length > 0; number += 1) {
    const next: Placed[] = [];
    for (const { value, path } of level) {
      left -= 1;
      if (left < 0) return `it has more than ${values} values, those of aliases counted wherever they are used`;
      if (typeof value !== 'object' || value === null) continue;
      if (number === depth) return `it is nested deeper than ${depth} levels, at ${describePath(path)}`;
      for (const [key, member] of Object.entries(value)) {
        if (next.length > left)
          return `it has more than ${values} values, those of aliases counted wherever they are used`;
        next.push({ value: member, path: { key: Array.isArray(value) ? Number(key) : key, before: path } });
      }
    }
    level = next;
  }
  return undefined;
}

interface Path {
  readonly key: PropertyKey;
  readonly before: Path | undefined;
}

interface Placed {
  readonly value: unknown;
  readonly path: Path | undefined;
}

/** The first steps: the rest says nothing more. */
function describePath(path: Path | undefined): string {
  const keys: PropertyKey[] = [];
  for (let each = path; each; each = each.before) keys.unshift(each.key);
  return `${renderPath(keys.slice(0, 5))}${keys.length > 5 ? '…' : ''}`;
}
