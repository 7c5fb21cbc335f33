import type { Action } from '../contracts/action.ts';
import type { CoordinateFrame } from '../contracts/agent.ts';
import type { Size } from '../contracts/observation.ts';

export interface ConvertedAction {
  readonly action: Action;
  /** Says which coordinates lay outside the screen and where they went. */
  readonly note?: string;
}

/**
 * Converts an action's coordinates from the agent's frame to whole pixels of the screen.
 *
 * Points outside are moved to the nearest pixel of the screen; the note says so.
 */
export function convertCoordinates(action: Action, frame: CoordinateFrame, screen: Size): ConvertedAction {
  const scale = scaleOf(frame, screen);
  const moved: string[] = [];
  const toPixel = (name: string, value: number, axis: 'x' | 'y') => {
    const length = axis === 'x' ? screen.width : screen.height;
    const pixel = Math.round(value * scale[axis]);
    const inside = Math.min(Math.max(pixel, 0), length - 1);
    // The far edge itself (x = width, 1 of `0-1`) rounds to one past the last pixel: no news to anybody.
    if (inside !== pixel && pixel !== length) moved.push(`${name} ${value} moved to pixel ${inside}`);
    return inside;
  };
  const converted: Record<string, unknown> = { ...action };
  for (const [name, axis] of coordinates) {
    const value = converted[name];
    if (typeof value === 'number') converted[name] = toPixel(name, value, axis);
  }
  return {
    // Only numbers were replaced by numbers, so it is still an action.
    action: converted as Action,
    ...(moved.length > 0 && {
      note: `Outside the screen of ${screen.width}x${screen.height} pixels: ${moved.join(', ')}`,
    }),
  };
}

const coordinates = [
  ['x', 'x'],
  ['y', 'y'],
  ['to_x', 'x'],
  ['to_y', 'y'],
] as const;

/** Pixels per unit of the frame. */
function scaleOf(frame: CoordinateFrame, screen: Size): { readonly x: number; readonly y: number } {
  const per = (width: number, height: number) => ({ x: screen.width / width, y: screen.height / height });
  if (typeof frame === 'object') return per(frame.width, frame.height);
  switch (frame) {
    case 'pixels':
      return { x: 1, y: 1 };
    case '0-1':
      return per(1, 1);
    case '0-1000':
      return per(1000, 1000);
    case '0-999':
      return per(999, 999);
  }
}
