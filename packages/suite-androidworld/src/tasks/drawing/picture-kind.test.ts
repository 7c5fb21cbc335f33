import { expect, test } from 'vitest';
import { pictureKind } from './picture-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpg'],
  ['<svg width="1" height="1" xmlns="http://www.w3.org/2000/svg"></svg>', 'svg'],
  ['<?xml version="1.0"?>\n<svg/>', 'svg'],
  ['', undefined],
  ['a <svg> in a text', undefined],
  ['<svgs>', undefined],
])('%j is %s', (content, kind) => {
  expect(pictureKind(bytes(content))).toBe(kind);
});
