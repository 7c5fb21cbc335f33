import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoordinateFrame } from '../contracts/agent.ts';
import { convertCoordinates } from './convert-coordinates.ts';

const screen = { width: 1080, height: 2400 };

describe('convertCoordinates()', () => {
  it.each([
    ['pixels', { x: 540.4, y: 1199.6 }],
    ['0-1', { x: 0.5, y: 0.5 }],
    ['0-1000', { x: 500, y: 500 }],
    ['0-999', { x: 499.5, y: 499.5 }],
    [
      { width: 540, height: 1200 },
      { x: 270, y: 600 },
    ],
  ] satisfies [CoordinateFrame, { x: number; y: number }][])('converts from %j', (frame, point) => {
    expect(convertCoordinates({ action_type: 'click', ...point }, frame, screen)).toEqual({
      action: { action_type: 'click', x: 540, y: 1200 },
    });
  });

  it('converts both ends of a drag', () => {
    const drag = { action_type: 'drag_and_drop', x: 0.1, y: 0.1, to_x: 0.9, to_y: 0.2 } as const;
    expect(convertCoordinates(drag, '0-1', screen).action).toEqual({
      action_type: 'drag_and_drop',
      x: 108,
      y: 240,
      to_x: 972,
      to_y: 480,
    });
  });

  it('moves points outside to the nearest pixel and says so', () => {
    expect(convertCoordinates({ action_type: 'click', x: 5000, y: -3 }, 'pixels', screen)).toEqual({
      action: { action_type: 'click', x: 1079, y: 0 },
      note: 'Outside the screen of 1080x2400 pixels: x 5000 moved to pixel 1079, y -3 moved to pixel 0',
    });
  });

  it('takes the far edge for the last pixel, and says nothing of it', () => {
    const corner = { action: { action_type: 'click', x: 1079, y: 2399 } };
    expect(convertCoordinates({ action_type: 'click', x: 1, y: 1 }, '0-1', screen)).toEqual(corner);
    expect(convertCoordinates({ action_type: 'click', x: 1080, y: 2400 }, 'pixels', screen)).toEqual(corner);
    expect(convertCoordinates({ action_type: 'click', x: 1081, y: 2401 }, 'pixels', screen)).toEqual({
      ...corner,
      note: 'Outside the screen of 1080x2400 pixels: x 1081 moved to pixel 1079, y 2401 moved to pixel 2399',
    });
  });

  it('says of both ends of a drag where they went', () => {
    const drag = { action_type: 'drag_and_drop', x: 1, y: 1, to_x: 2, to_y: -1 } as const;
    expect(convertCoordinates(drag, '0-1', screen)).toEqual({
      action: { action_type: 'drag_and_drop', x: 1079, y: 2399, to_x: 1079, to_y: 0 },
      note: 'Outside the screen of 1080x2400 pixels: to_x 2 moved to pixel 1079, to_y -1 moved to pixel 0',
    });
  });

  it('always gives whole pixels of the screen', () => {
    const frame = fc.constantFrom<CoordinateFrame>('pixels', '0-1', '0-1000', '0-999');
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(frame, number, number, (from, x, y) => {
        const { action } = convertCoordinates({ action_type: 'click', x, y }, from, screen);
        if (action.action_type !== 'click' || action.x === undefined || action.y === undefined)
          throw new Error('No click');
        expect(Number.isInteger(action.x) && action.x >= 0 && action.x < screen.width).toBe(true);
        expect(Number.isInteger(action.y) && action.y >= 0 && action.y < screen.height).toBe(true);
      }),
    );
  });

  it('leaves actions without coordinates alone', () => {
    const action = { action_type: 'click', index: 0 } as const;
    expect(convertCoordinates(action, '0-1', screen)).toEqual({ action });
  });
});
