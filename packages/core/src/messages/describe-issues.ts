import type { StandardSchemaV1 } from '@standard-schema/spec';
import { renderValue } from './render-value.ts';

/**
 * One line per issue of a schema: where, what was expected, what was found.
 *
 * @param root the value that was validated
 * @param at where `root` itself stands, e.g. `instances[2].params`
 */
export function describeIssues(issues: readonly StandardSchemaV1.Issue[], root: unknown, at = ''): string[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((segment) => (typeof segment === 'object' ? segment.key : segment));
    const place = renderPath(path, at);
    return `${place === '' ? '' : `${place}: `}${expectedBy(issue)}, found ${renderValue(valueAt(root, path))}`;
  });
}

/** Zod's own messages name the type of what was found: the value itself comes after, and says more. */
function expectedBy({ message }: StandardSchemaV1.Issue): string {
  return message.replace(/^Invalid input: (expected .+?)(?:, received \w+)?$/s, '$1');
}

/** `suites[1].tasks[0]`; keys that are not plain words are quoted: `versions["a b"]`. */
export function renderPath(path: readonly PropertyKey[], at = ''): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (typeof key === 'string' && /^[\w$]+$/.test(key)) return text === '' ? key : `${text}.${key}`;
    return `${text}[${typeof key === 'string' ? JSON.stringify(key) : String(key)}]`;
  }, at);
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}
