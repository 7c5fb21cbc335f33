import { describe, expect, it } from 'vitest';
import { mediaName } from './media-name.ts';

describe('mediaName()', () => {
  it('is the moment on the phone’s own clock', () => {
    const moment = Date.UTC(2023, 9, 15, 23, 4, 5);
    expect(mediaName('IMG', moment, 'UTC')).toBe('IMG_20231015_230405');
    expect(mediaName('VID', moment, 'Europe/Berlin')).toBe('VID_20231016_010405');
  });
});
