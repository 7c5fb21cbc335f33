import { shorten } from '../messages/shorten.ts';
/**
 * What differs between two JSON values, one line per place: `agents[0].settings.model: "a" became "b"`.
 *
 * @param limit after so many lines the rest is only counted
 */
export function describeChanges(before: unknown, after: unknown, limit = 10): string[] {
  const changes = changesOf(before, after, '');
  const rest = changes.length - limit;
  return rest > 0 ? [...changes.slice(0, limit), `and ${rest} more`] : changes;
}

function changesOf(before: unknown, after: unknown, path: string): string[] {
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changesOf(read(before, key), read(after, key), join(path, key, Array.isArray(before))),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [`${path || 'value'}: ${show(before)} became ${show(after)}`];
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function read(container: object, key: string): unknown {
  return Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined;
}

function join(path: string, key: string, inList: boolean): string {
  if (inList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return shorten(text, 60);
}
