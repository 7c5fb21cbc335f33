/** Width and height in pixels of the screen as it is held now (swapped in landscape). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the upright screen, origin top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the upright screen, origin top left; `right` and `bottom` are exclusive. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * One element of the screen, whatever its source. Empty texts are absent, never `''`.
 * `index` is its place in `Observation.elements` and what actions refer to.
 */
export interface UiElement {
  readonly index: number;
  readonly text?: string;
  readonly contentDescription?: string;
  readonly hintText?: string;
  readonly tooltipText?: string;
  /** e.g. `android.widget.TextView` */
  readonly className?: string;
  readonly packageName?: string;
  /** e.g. `com.android.settings:id/switch_widget` */
  readonly resourceId?: string;
  /** Absent when the source gave none; such an element cannot be touched by index. */
  readonly bounds?: Rect;
  readonly checkable: boolean;
  readonly checked: boolean;
  readonly clickable: boolean;
  readonly editable: boolean;
  readonly enabled: boolean;
  readonly focusable: boolean;
  readonly focused: boolean;
  readonly longClickable: boolean;
  readonly password: boolean;
  readonly scrollable: boolean;
  readonly selected: boolean;
  readonly visibleToUser: boolean;
}

/** A node of the accessibility tree: an element and those inside it. */
export interface UiNode {
  readonly element: UiElement;
  readonly children: readonly UiNode[];
}

/** 0 portrait, 1 landscape, 2 upside down, 3 reverse landscape (Android `Surface.ROTATION_*`). */
export type Rotation = 0 | 1 | 2 | 3;

export interface Screenshot {
  /** Upright, `width` x `height` pixels of the screen as it is held. */
  readonly bytes: Uint8Array;
  /** `image/png` today; other kinds may come. */
  readonly mediaType: 'image/png';
  readonly width: number;
  readonly height: number;
}

export interface ForegroundActivity {
  readonly packageName: string;
  /** Full class name. */
  readonly activity: string;
}

/** What the screen showed at one moment. */
export interface Observation {
  /** Rises with every capture of a device; actions name the observation they were decided on. */
  readonly id: number;
  /** Milliseconds of the host's monotonic clock (`performance.now()`): capture began and ended. */
  readonly captured: { readonly startMs: number; readonly endMs: number };
  readonly screen: Size;
  readonly rotation: Rotation;
  /** Absent when it was not asked for. */
  readonly screenshot?: Screenshot;
  /** Roots, one per window, back to front. Empty when the tree was not asked for. */
  readonly tree: readonly UiNode[];
  /** The tree's elements in pre-order (parent first). */
  readonly elements: readonly UiElement[];
  readonly foreground?: ForegroundActivity;
}
