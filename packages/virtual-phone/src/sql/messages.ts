import type { SqlValue } from '@androidworld/app-sdk';
import type { CliRequest } from '../shell/commands/sqlite3/cli-request.ts';
import type { SqlMoment } from './sql-sources.ts';

/** What the process that runs SQL is asked to do; one at a time. */
export type SqlJob = { readonly moment: SqlMoment } & (
  | { readonly kind: 'cli'; readonly request: CliRequest; readonly input: Uint8Array }
  /** One query that only reads. @param file of the host */
  | { readonly kind: 'query'; readonly file: string; readonly sql: string; readonly args: readonly SqlValue[] }
);

export type SqlResult = {
  readonly cli: { readonly status: number };
  readonly query: { readonly columns: readonly string[]; readonly rows: readonly (readonly SqlValue[])[] };
}[SqlJob['kind']];

/** What SQLite may open. */
export interface PlaceOnHost {
  readonly host: string;
  readonly readonly: boolean;
  /** Bytes that the phone has left for it. */
  readonly room: number;
}

/** What a job asks of the phone while it runs; answered by number. */
export interface SqlHost {
  /** Takes output; the job goes on when there is room for more. */
  out(bytes: Uint8Array): Promise<void>;
  err(text: string): Promise<void>;
  /** A path of the phone, from the job's working directory, as a file that SQLite may open. */
  open(path: string): Promise<PlaceOnHost>;
  /** Content of a file of the phone. */
  read(path: string): Promise<Uint8Array>;
  /** What goes out from now on goes to a file of the phone, which is emptied; null: to the output again. */
  sendOutputTo(path: string | null): Promise<void>;
}

export type ToSql =
  | { readonly kind: 'job'; readonly job: SqlJob }
  | { readonly kind: 'answer'; readonly id: number; readonly value?: unknown; readonly failure?: Failure };

export type FromSql =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly method: keyof SqlHost;
      readonly args: readonly unknown[];
    }
  | {
      readonly kind: 'end';
      readonly result?: SqlResult;
      readonly failure?: Failure;
      /** False when the job has filled the process's memory, of which little comes back: another job would find none. */
      readonly roomLeft: boolean;
    };

export interface Failure {
  readonly message: string;
  /** Of SQLite or of a system call. */
  readonly code?: string;
}
