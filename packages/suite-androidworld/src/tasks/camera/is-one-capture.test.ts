import { describe, expect, it } from 'vitest';
import { isOneCapture } from './is-one-capture.ts';

const file = (path: string, size = 100) => ({ path, size, modified: 0 });
const photo = file('IMG_20231015_153412.jpg');
const video = file('VID_20231015_153412.mp4');
const thumbnail = file('.thumbnails/17.jpg');

describe('isOneCapture()', () => {
  it('says so of one photo, or of one video', () => {
    expect(isOneCapture('photo', { files: [photo], elsewhere: [] })).toBe(true);
    expect(isOneCapture('video', { files: [video], elsewhere: [] })).toBe(true);
    expect(isOneCapture('photo', { files: [file('IMG_20231015_153412_1.jpg')], elsewhere: [] })).toBe(true);
  });

  it('does not look at thumbnails', () => {
    expect(isOneCapture('photo', { files: [thumbnail, photo], elsewhere: [thumbnail] })).toBe(true);
    expect(isOneCapture('photo', { files: [thumbnail], elsewhere: [] })).toBe(false);
    expect(isOneCapture('photo', { files: [photo, file('my.thumbnails')], elsewhere: [] })).toBe(false);
  });

  it.each([
    ['nothing was taken', [], []],
    ['two were', [photo, file('IMG_20231015_153413.jpg')], []],
    ['a video was taken too', [photo], [video]],
    ['it lies elsewhere', [], [photo]],
    ['it is empty', [file(photo.path, 0)], []],
    ['the name is not that of a photo', [file('photo.jpg')], []],
    ['the name ends otherwise', [file(`${photo.path}.tmp`)], []],
    ['the name begins otherwise', [file(`x${photo.path}`)], []],
    ['the time in its name is cut', [file('IMG_20231015_15341.jpg')], []],
    ['the date in its name is cut', [file('IMG_2023101_153412.jpg')], []],
    ['its name has no number behind its line', [file('IMG_20231015_153412_.jpg')], []],
    ['it is a video', [video], []],
  ])('does not say so of a photo when %s', (_, files, elsewhere) => {
    expect(isOneCapture('photo', { files, elsewhere })).toBe(false);
  });

  it('does not take a photo for a video', () => {
    expect(isOneCapture('video', { files: [photo], elsewhere: [] })).toBe(false);
    expect(isOneCapture('video', { files: [file('VID_20231015_153412.mp4.tmp')], elsewhere: [] })).toBe(false);
    expect(isOneCapture('video', { files: [file('VID_20231015_153412_12.mp4')], elsewhere: [] })).toBe(true);
    expect(isOneCapture('video', { files: [file('xVID_20231015_153412.mp4')], elsewhere: [] })).toBe(false);
  });
});
