export interface LaunchOptions {
  /** A frame is drawn as soon as it is wanted, not sixty times a second: for phones whose time stands still. */
  readonly framesAtOnce?: boolean;
}
