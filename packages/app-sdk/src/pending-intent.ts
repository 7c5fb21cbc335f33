import type { Extra, Intent } from './intent.ts';

/** `PendingIntent.FLAG_…` */
export const FLAG_ONE_SHOT = 0x4000_0000;
/** `get` only finds the one there is, and gives null otherwise. */
export const FLAG_NO_CREATE = 0x2000_0000;
/** The one there is can no longer be sent; a new one is made. */
export const FLAG_CANCEL_CURRENT = 0x1000_0000;
/** The one there is stays, with the extras of the new intent. */
export const FLAG_UPDATE_CURRENT = 0x0800_0000;
/** Whoever sends it cannot fill in anything. */
export const FLAG_IMMUTABLE = 0x0400_0000;
/** Whoever sends it may fill in what the intent leaves open, as replies do. */
export const FLAG_MUTABLE = 0x0200_0000;

/**
 * What an app lets others do in its name (android.app.PendingIntent), as data. It is made when it is handed to the
 * system, in a notification or an alarm, or by `api.pendingIntents.get`; two are the same when app, kind, request code
 * and the intent without its extras are.
 */
export interface PendingIntent {
  /** What sending it does: starts an activity or a service, or sends a broadcast. */
  readonly kind: 'activity' | 'broadcast' | 'service' | 'foreground-service';
  /** What is sent, in the app's name. */
  readonly intent: Intent;
  /** Default 0. */
  readonly requestCode?: number;
  /** Of `FLAG_…`; apps made for Android 12 and later must say `FLAG_IMMUTABLE` or `FLAG_MUTABLE`. */
  readonly flags?: number;
}

/** Making, sending and cancelling pending intents of the app itself. */
export interface PendingIntentCalls {
  /** Makes it, or finds the one there is. @returns null with FLAG_NO_CREATE when there is none @throws IllegalArgumentException without FLAG_IMMUTABLE or FLAG_MUTABLE */
  get(pending: PendingIntent): Promise<PendingIntent | null>;
  /** `fillIn` counts for mutable ones only. @throws CanceledException when there is none any more */
  send(pending: PendingIntent, fillIn?: Intent): Promise<void>;
  /** Nobody can send it from now on. */
  cancel(pending: PendingIntent): Promise<void>;
}

const resultsExtra = 'android.remoteinput.results';

/** What the person typed into a notification's action, by result key; null when the intent carries no reply (`RemoteInput`). */
export function getResultsFromIntent(intent: Intent): Readonly<Record<string, string>> | null {
  const pairs = intent.extras?.[resultsExtra];
  if (!Array.isArray(pairs)) return null;
  const results: Record<string, string> = {};
  for (let index = 0; index + 1 < pairs.length; index += 2) results[String(pairs[index])] = String(pairs[index + 1]);
  return results;
}

/** The intent with a reply in it. */
export function addResultsToIntent(intent: Intent, results: Readonly<Record<string, string>>): Intent {
  // Android hides them in the clip data; here they are an extra: keys and texts in turn.
  const pairs: Extra = Object.entries(results).flat();
  return { ...intent, extras: { ...intent.extras, [resultsExtra]: pairs } };
}
