export interface TimeOfDay {
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
}
