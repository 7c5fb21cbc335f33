import { type ComponentName, mostSavedState } from '@androidworld/app-sdk';
import { illegalArgument, javaException } from '../java-exception.ts';
import { shortComponent } from '../packages/intent-text.ts';

/**
 * The state an activity stopped with, as its screens tell it.
 *
 * @returns null when there is nothing in it
 * @throws TransactionTooLargeException, or IllegalArgumentException for what is not JSON of an object
 */
export function requireSavedState(component: ComponentName, json: unknown): string | null {
  const who = shortComponent(component);
  if (typeof json !== 'string') throw illegalArgument(`The saved state of ${who} must be JSON, not ${typeof json}`);
  if (json.length > mostSavedState) {
    throw javaException(
      'android.os.TransactionTooLargeException',
      `data parcel size ${json.length} bytes: the saved state of ${who} may have ${mostSavedState}`,
    );
  }
  const state: unknown = JSON.parse(json);
  if (typeof state !== 'object' || state === null || Array.isArray(state)) {
    throw illegalArgument(`The saved state of ${who} must be JSON of an object`);
  }
  return Object.keys(state).length === 0 ? null : json;
}
