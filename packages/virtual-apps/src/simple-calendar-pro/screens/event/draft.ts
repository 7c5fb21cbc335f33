import type { CalendarEvent } from '../../store/database.ts';

/** What the editor changes of an event. */
export interface Draft {
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly isAllDay: boolean;
  /** Seconds since the epoch. */
  readonly startTs: number;
  readonly endTs: number;
  readonly timeZone: string;
  /** As in the columns; -1 for none. */
  readonly reminders: readonly [number, number, number];
  readonly repeatInterval: number;
  readonly repeatRule: number;
  readonly repeatLimit: number;
  readonly typeId: number;
  /** Signed ARGB; 0 for the colour of the type. */
  readonly color: number;
}

/** What the editor was opened with. */
export interface Edited {
  readonly kind: 'event' | 'task';
  /** The row; undefined of a new one. */
  readonly event: CalendarEvent | undefined;
  /** Start of the occurrence that is edited. */
  readonly occurrenceTs: number;
  readonly draft: Draft;
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
