/** A time on the clock, without date or zone. */
export interface TimeOfDay {
  /** 0 to 23 */
  readonly hour: number;
  /** 0 to 59 */
  readonly minute: number;
}
