/** One step of the database's format; never changed once published. */
export interface Migration {
  /** The `user_version` it leads to, one more than the one before. */
  readonly version: number;
  readonly sql: string;
}
