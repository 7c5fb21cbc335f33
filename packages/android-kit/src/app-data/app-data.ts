import type { Device } from '@androidworld/core';

/** Options of a call that touches a device. */
export interface AppDataOptions {
  readonly signal?: AbortSignal;
}

/**
 * The data of one app, read and written from outside, as the app itself keeps it in its database.
 *
 * `Row` is a row as it is read; `NewRow` is what must be said of a row to be written, where everything left out gets what
 * the app itself would write. Every call that writes stops the app first, so that it reads the new rows at its next start.
 *
 * @throws AndroidWorldError `DEVICE_STATE` when the database is missing, locked, corrupt or of another schema version
 */
export interface AppData<Row, NewRow> {
  /** How a person calls the app, as in the suite's list of apps: "simple calendar pro". */
  readonly app: string;
  readonly packageName: string;
  /** All rows, in the order of their ids. */
  list(device: Device, options?: AppDataOptions): Promise<readonly Row[]>;
  /** Removes all rows. */
  clear(device: Device, options?: AppDataOptions): Promise<void>;
  /** Adds rows in this order. */
  add(device: Device, rows: readonly NewRow[], options?: AppDataOptions): Promise<void>;
  /** Clears and adds in one write. */
  replace(device: Device, rows: readonly NewRow[], options?: AppDataOptions): Promise<void>;
}

/** A row of Simple Calendar's `events`, columns by their names. Seconds since 1970; one of the 27 columns each. */
export interface NewCalendarEvent {
  readonly start_ts: number;
  readonly end_ts: number;
  readonly title: string;
  readonly location?: string;
  readonly description?: string;
  /** Seconds: 0, 86400, 604800 or a number of months in seconds as the app counts them. */
  readonly repeat_interval?: number;
  readonly repeat_rule?: number;
}

/** A row of Tasks.org's `tasks`, columns by their names. Milliseconds since 1970, 0 for none. */
export interface NewTask {
  readonly title: string;
  /** 0 (highest) to 3 (none). */
  readonly importance?: 0 | 1 | 2 | 3;
  readonly dueDate?: number;
  readonly hideUntil?: number;
  readonly completed?: number;
  readonly notes?: string;
}

/** A row of OpenTracks' `tracks`, columns by their names. Milliseconds since 1970; metres. */
export interface NewTrack {
  readonly name: string;
  readonly description?: string;
  /** The activity type; also written as `activity_type`. */
  readonly category: string;
  readonly starttime: number;
  readonly stoptime: number;
  readonly totaldistance: number;
  readonly elevationgain?: number;
  readonly elevationloss?: number;
}

/** A note of Joplin with the title of its notebook, which is made when there is none of that title. */
export interface NewNote {
  readonly folder: string;
  readonly title: string;
  readonly body: string;
  readonly is_todo?: boolean;
  readonly todo_completed?: boolean;
}
