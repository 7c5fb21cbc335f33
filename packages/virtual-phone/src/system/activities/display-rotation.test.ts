import type { ScreenOrientation } from '@androidworld/app-sdk';
import { describe, expect, it } from 'vitest';
import { orientationOf, type Rotation, rotationForOrientation } from './display-rotation.ts';

/*
 * One line per orientation, one column per way the person has it: locked upright, locked on its left side, and free with
 * the phone held upright, on its left side, upside down, on its right side. Each cell is the rotation when the screen was
 * upright before, then when it was on its left side.
 *
 * Derived by hand from AOSP 13's DisplayRotation.
 */
const table = `
  unspecified      ; 0 0 ; 1 1 ; 0 0 ; 1 1 ; 0 1 ; 3 3
  portrait         ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0
  landscape        ; 1 1 ; 1 1 ; 1 1 ; 1 1 ; 1 1 ; 1 1
  reversePortrait  ; 0 0 ; 2 2 ; 2 2 ; 2 2 ; 2 2 ; 2 2
  reverseLandscape ; 3 3 ; 1 1 ; 3 3 ; 3 3 ; 3 3 ; 3 3
  sensor           ; 0 0 ; 0 0 ; 0 0 ; 1 1 ; 0 1 ; 3 3
  fullSensor       ; 0 0 ; 0 0 ; 0 0 ; 1 1 ; 2 2 ; 3 3
  sensorLandscape  ; 1 1 ; 1 1 ; 1 1 ; 1 1 ; 1 1 ; 3 3
  sensorPortrait   ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0
  user             ; 0 0 ; 1 1 ; 0 0 ; 1 1 ; 0 1 ; 3 3
  fullUser         ; 0 0 ; 1 1 ; 0 0 ; 1 1 ; 2 2 ; 3 3
  userLandscape    ; 1 1 ; 1 1 ; 1 1 ; 1 1 ; 1 1 ; 3 3
  userPortrait     ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0
  nosensor         ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0 ; 0 0
  locked           ; 0 1 ; 0 1 ; 0 1 ; 0 1 ; 0 1 ; 0 1
`;

const ways = [
  { isLocked: true, userRotation: 0, sensorRotation: 0 },
  { isLocked: true, userRotation: 1, sensorRotation: 0 },
  { isLocked: false, userRotation: 0, sensorRotation: 0 },
  { isLocked: false, userRotation: 0, sensorRotation: 1 },
  { isLocked: false, userRotation: 0, sensorRotation: 2 },
  { isLocked: false, userRotation: 0, sensorRotation: 3 },
] as const;

describe('rotationForOrientation()', () => {
  const lines = table.trim().split('\n');
  it.each(lines)('%s', (line) => {
    const [orientation = '', ...cells] = line.split(';').map((cell) => cell.trim());
    const got = ways.map((way) =>
      ([0, 1] as const).map((last: Rotation) => rotationForOrientation(orientation as ScreenOrientation, last, way)),
    );
    expect(got.map((cell) => cell.join(' '))).toEqual(cells);
  });
});

describe('orientationOf()', () => {
  const asked = (orientation: ScreenOrientation, isTranslucent = false) => ({ orientation, isTranslucent });

  it('is what the top activity asks for; one behind that covers all has no say', () => {
    expect(orientationOf([asked('landscape')])).toBe('landscape');
    expect(orientationOf([asked('unspecified'), asked('landscape')])).toBe('unspecified');
  });

  it('is what lies behind one that says so, or that is translucent and says nothing', () => {
    expect(orientationOf([asked('behind', true), asked('portrait')])).toBe('portrait');
    expect(orientationOf([asked('unspecified', true), asked('landscape')])).toBe('landscape');
    expect(orientationOf([asked('portrait', true), asked('landscape')])).toBe('portrait');
    expect(orientationOf([asked('behind')])).toBe('unspecified');
  });
});
