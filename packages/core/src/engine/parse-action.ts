import type { z } from 'zod';
import { type Action, type ActionResult, actionSchema } from '../contracts/action.ts';
import { renderValue } from '../messages/render-value.ts';

export type ParsedAction =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly result: ActionResult & { ok: false } };

/** What `parseAction` has given: frozen, so still as it was found to be. */
const parsedActions = new WeakSet<object>();

/**
 * Validates what an agent gave as its action. An action that it gave before is taken as it is: an agent that parses its
 * model's reply itself hands over what it found, and the engine does not look again.
 *
 * @returns the action, frozen, or the failed result that tells the agent what was expected and what was found
 */
export function parseAction(raw: unknown): ParsedAction {
  if (isParsed(raw)) return { ok: true, action: raw };
  const parsed = checked(raw);
  if (parsed === undefined) return invalid('Invalid action: it contains itself, or is nested without end');
  if (parsed.success) {
    parsedActions.add(parsed.data);
    return { ok: true, action: parsed.data };
  }
  return invalid(explain(raw, parsed.error.issues));
}

/** Frozen where it is right; `undefined` for what has no end. */
function checked(raw: unknown) {
  try {
    const parsed = actionSchema.safeParse(raw);
    if (parsed.success) freezeDeep(parsed.data);
    return parsed;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function invalid(message: string): ParsedAction {
  return { ok: false, result: { ok: false, code: 'AW_ACTION_INVALID', message } };
}

/** The types of the schema, e.g. `click`. */
export const actionTypes: readonly string[] = actionSchema.options.map((option) => option.shape.action_type.value);

function isParsed(raw: unknown): raw is Action {
  return typeof raw === 'object' && raw !== null && parsedActions.has(raw);
}

function freezeDeep(value: object): void {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) freezeDeep(member);
  Object.freeze(value);
}

function explain(raw: unknown, issues: readonly z.core.$ZodIssue[]): string {
  const known = `Known action types: ${actionTypes.join(', ')}`;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return `Invalid action: expected an object with "action_type", found ${renderValue(raw)}. ${known}`;
  }
  const type = 'action_type' in raw ? raw.action_type : undefined;
  if (typeof type !== 'string' || !actionTypes.includes(type)) {
    return `Invalid action: action_type: expected a known action type, found ${renderValue(type)}. ${known}`;
  }
  const faults = issues.map((issue) => describe(raw, issue)).join('; ');
  return `Invalid action "${type}": ${faults}. ${known}`;
}

function describe(raw: object, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  const path = issue.path.map(String).join('.');
  if (issue.code === 'custom') return `${path}: ${issue.message}`;
  const found = issue.path.reduce<unknown>((value, key) => read(value, key), raw);
  return `${path}: ${expected(issue)}, found ${renderValue(found)}`;
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_value')
    return `expected one of ${issue.values.map((value) => renderValue(value)).join(', ')}`;
  return issue.message;
}

function read(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}
