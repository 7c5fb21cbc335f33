import type { PageClock, WebBounds, WebChoice, WebControl, WebNode, WebReport } from '@androidworld/app-sdk/host';
import type { PhoneRandom } from '../../system/random/phone-random.ts';

/** What a page has for the frames within it, which are of its origin and share its process. */
export interface FrameDoor {
  /** Undefined where time goes with the computer's. */
  readonly standing: { readonly clock: PageClock; readonly random: PhoneRandom } | undefined;
  readonly clockOffsetMs: number;
  report(message: WebReport): void;
  /** Something happens in the frame. */
  stir(): void;
  /** A script has begun to write the frame. */
  written(): void;
  /** Those that have joined, by their elements. */
  readonly frames: Map<Element, FrameWithin>;
  /** Asks a person to choose; what was chosen is handed over. */
  choose(what: WebControl, chosen: (choice: WebChoice | null) => void): void;
}

/** What a frame within a page answers it. Each has types of its own: no element of one is an `Element` of the other. */
export interface FrameWithin {
  readonly document: Document;
  /** By its own viewport, in CSS pixels. */
  tree(): WebNode;
  busyWith(): string | null;
  /** Whether something in it is drawn as touched that no finger touches any more. */
  isDrawnTouched(): boolean;
  /** What its scripts ask the browser for from now on is waited for again. */
  askAnew(): void;
  /** Whether a script has written it. */
  isWritten(): boolean;
  /** Does what is due, beyond timers: those are the page's clock's. */
  follow(): void;
  isMoving(): boolean;
  selection(cut: boolean): string;
  selectAll(): null;
  revealFocus(): null;
}

/** The name of the door in the page's window. A page may put another there, and so fool itself. */
const name = Symbol.for('androidworld.page');

export function openDoor(door: FrameDoor): void {
  Object.defineProperty(window, name, { value: door, configurable: true });
}

/** Of the page around this frame; undefined for a frame of another origin, which knows nothing of it. */
export function doorOfPage(): FrameDoor | undefined {
  try {
    return Reflect.get(window.parent, name) as FrameDoor | undefined;
  } catch {
    // SecurityError: "allow-same-origin" is missing, or it is a `data:` URL.
    return undefined;
  }
}

/** Those whose element is in the document still. */
export function framesOf({ frames }: FrameDoor): FrameWithin[] {
  for (const element of frames.keys()) if (!element.isConnected) frames.delete(element);
  return [...frames.values()];
}

/** A frame's node in the coordinates of the page around it; null where nothing of it is seen. */
export function placed(
  node: WebNode,
  at: { readonly left: number; readonly top: number },
  clip: WebBounds,
): WebNode | null {
  const bounds: WebBounds = [
    Math.max(clip[0], node.bounds[0] + at.left),
    Math.max(clip[1], node.bounds[1] + at.top),
    Math.min(clip[2], node.bounds[2] + at.left),
    Math.min(clip[3], node.bounds[3] + at.top),
  ];
  if (bounds[2] <= bounds[0] || bounds[3] <= bounds[1]) return null;
  const children = node.children.map((child) => placed(child, at, clip)).filter((child) => child !== null);
  return { ...node, bounds, children };
}
