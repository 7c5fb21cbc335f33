import type { Device } from '@androidworld/core';

/** Options of a call that touches a device. */
export interface AppDataOptions {
  /** Ends the call early, which then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * The data of one app, read and written from outside, as the app itself keeps it in its database.
 *
 * `Row` is a row as it is read; `NewRow` is what must be said of a row to be written, where everything left out gets what
 * the app itself would write. Every call that writes stops the app first, so that it reads the new rows at its next start.
 *
 * All need root.
 *
 * @throws AndroidWorldError `AW_DEVICE_STATE` when the database is missing, locked, corrupt or of another schema version
 */
export interface AppData<Row, NewRow> {
  /** How a person calls the app, as in the suite's list of apps: "simple calendar pro". */
  readonly app: string;
  /** Android package of the app, e.g. `com.simplemobiletools.calendar.pro`. */
  readonly packageName: string;
  /** All rows, in the order in which they were added. The app goes on running. */
  list(device: Device, options?: AppDataOptions): Promise<readonly Row[]>;
  /** Removes all rows. */
  clear(device: Device, options?: AppDataOptions): Promise<void>;
  /** Adds rows in this order. */
  add(device: Device, rows: readonly NewRow[], options?: AppDataOptions): Promise<void>;
  /** Clears and adds in one write. */
  replace(device: Device, rows: readonly NewRow[], options?: AppDataOptions): Promise<void>;
}
