import { type FrameDoor, type FrameWithin, framesOf } from './frame-door.ts';

/** The door of this page, or of this frame: frames within frames join the frame around them. */
let door: FrameDoor | undefined;

export function setDoor(opened: FrameDoor): void {
  door = opened;
}

export function pageDoor(): FrameDoor | undefined {
  return door;
}

export function framesWithin(): FrameWithin[] {
  return door === undefined ? [] : framesOf(door);
}

/** The frame within this page that an element shows. */
export function frameShownBy(element: HTMLIFrameElement): FrameWithin | undefined {
  const frame = door?.frames.get(element);
  // Another document is shown there by now, or none that may be looked into.
  return frame?.document === element.contentDocument ? frame : undefined;
}

/** The frame that has the focus. */
export function focusedFrame(): FrameWithin | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLIFrameElement ? frameShownBy(activeElement) : undefined;
}
