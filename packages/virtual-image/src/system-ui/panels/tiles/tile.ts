/** What a tile of quick settings shows and does. */
export interface Tile {
  /** As in the setting `sysui_qs_tiles`: `internet`, `bt`, … */
  readonly spec: string;
  readonly label: string;
  /** Below the label. */
  readonly secondary?: string | undefined;
  /** Read out in place of the label. */
  readonly contentDescription?: string | undefined;
  readonly icon: string;
  /** A switch says whether it is on; other tiles open something. Absent where the phone cannot do it. */
  readonly on?: boolean | undefined;
  /** Absent where it is unavailable: then it takes no touch. */
  readonly onClick?: (() => void) | undefined;
  /** A long press opens its page of Settings. */
  readonly settings?: string | undefined;
}
