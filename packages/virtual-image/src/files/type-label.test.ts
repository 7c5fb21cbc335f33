import { describe, expect, it } from 'vitest';
import { typeLabel } from './type-label.ts';

describe('typeLabel()', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'JPG image'],
    ['a.pdf', 'application/pdf', 'PDF document'],
    ['a.txt', 'text/plain', 'TXT document'],
    ['a.zip', 'application/zip', 'ZIP archive'],
    ['a.xyz', 'application/octet-stream', 'XYZ file'],
    ['README', 'application/octet-stream', 'File'],
    ['Music', 'vnd.android.document/directory', 'Folder'],
  ])('calls %s of type %s a %s', (name, mimeType, label) => {
    expect(typeLabel({ name, mimeType })).toBe(label);
  });
});
