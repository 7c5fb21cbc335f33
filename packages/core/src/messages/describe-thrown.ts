import { renderValue } from './render-value.ts';

/** What was thrown, as messages show it; code of others throws texts, objects and nothing at all. */
export function describeThrown(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : renderValue(thrown);
}
