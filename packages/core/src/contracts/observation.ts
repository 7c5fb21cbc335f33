/** Width and height in pixels of the screen as it is held now (swapped in landscape). */
export interface Size {
  /** Of the screen as it is held, in pixels. */
  readonly width: number;
  /** Of the screen as it is held, in pixels. */
  readonly height: number;
}

/** Pixels of the upright screen, origin top left. */
export interface Point {
  /** From the left edge, in pixels. */
  readonly x: number;
  /** From the top edge, in pixels. */
  readonly y: number;
}

/** Pixels of the upright screen, origin top left; `right` and `bottom` are exclusive. */
export interface Rect {
  /** Its first column; negative where it begins outside of the screen. */
  readonly left: number;
  /** Its first row; negative where it begins outside of the screen. */
  readonly top: number;
  /** The column behind its last. */
  readonly right: number;
  /** The row below its last. */
  readonly bottom: number;
}

/**
 * One element of the screen, whatever its source. Empty texts are absent, never `''`.
 * `index` is its place in `Observation.elements` and what actions refer to.
 */
export interface UiElement {
  /** From 0. */
  readonly index: number;
  /** What it says, or what was typed into it. */
  readonly text?: string;
  /** What a screen reader says of it, e.g. of a button that is only a picture. */
  readonly contentDescription?: string;
  /** Shown in a field as long as that is empty. */
  readonly hintText?: string;
  /** Shown when it is pressed long, or pointed at. */
  readonly tooltipText?: string;
  /** e.g. `android.widget.TextView` */
  readonly className?: string;
  /** Of the app that shows it, e.g. `com.android.settings`. */
  readonly packageName?: string;
  /** e.g. `com.android.settings:id/switch_widget` */
  readonly resourceId?: string;
  /** Absent when the source gave none; such an element cannot be touched by index. */
  readonly bounds?: Rect;
  /** Whether it can be on or off, as a check box can. */
  readonly checkable: boolean;
  /** Whether it is on; false for what is not checkable. */
  readonly checked: boolean;
  /** Whether it does something when it is tapped. */
  readonly clickable: boolean;
  /** Whether text can be typed into it. */
  readonly editable: boolean;
  /** Whether it can be used; a greyed-out button can't. */
  readonly enabled: boolean;
  /** Whether it can have the input focus. */
  readonly focusable: boolean;
  /** Whether it has the input focus: text is typed into it. */
  readonly focused: boolean;
  /** Whether it does something when it is pressed long. */
  readonly longClickable: boolean;
  /** Whether it is a field that hides what is typed. */
  readonly password: boolean;
  /** Whether what is in it can be scrolled. */
  readonly scrollable: boolean;
  /** Whether it is the chosen one of several, e.g. a tab. */
  readonly selected: boolean;
  /** Whether some of it shows on the screen; targets of solutions are looked for among these only. */
  readonly visibleToUser: boolean;
}

/** A node of the accessibility tree: an element and those inside it. */
export interface UiNode {
  /** The same object as in `Observation.elements`. */
  readonly element: UiElement;
  /** Those directly inside it, in the order of the tree. */
  readonly children: readonly UiNode[];
}

/** 0 portrait, 1 landscape, 2 upside down, 3 reverse landscape (Android `Surface.ROTATION_*`). */
export type Rotation = 0 | 1 | 2 | 3;

/** A picture of the screen. */
export interface Screenshot {
  /** Upright, `width` x `height` pixels of the screen as it is held. */
  readonly bytes: Uint8Array;
  /** `image/png` today; other kinds may come. */
  readonly mediaType: 'image/png';
  /** Pixels; as `Observation.screen` says. */
  readonly width: number;
  /** Pixels; as `Observation.screen` says. */
  readonly height: number;
}

/** The activity in front, which has the user's attention. */
export interface ForegroundActivity {
  /** Of the app it belongs to. */
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
  /** The frame of all coordinates here, as the screen is held. */
  readonly screen: Size;
  /** How the screen was held. */
  readonly rotation: Rotation;
  /** Absent when it was not asked for. */
  readonly screenshot?: Screenshot;
  /** Roots, one per window, back to front. Empty when the tree was not asked for. */
  readonly tree: readonly UiNode[];
  /** The tree's elements in pre-order (parent first). */
  readonly elements: readonly UiElement[];
  /** Absent when the device did not tell, or was between two activities. */
  readonly foreground?: ForegroundActivity;
}
