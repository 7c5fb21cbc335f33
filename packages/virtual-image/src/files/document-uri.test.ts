import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPath, documentUri, treeUri } from './document-uri.ts';

describe('documentPath()', () => {
  it('reads back what documentUri() and treeUri() make of any path', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('/') && text !== '..');
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const path = ['/storage/emulated/0', ...names].join('/');
        expect(documentPath(documentUri(path))).toBe(path);
        expect(documentPath(treeUri(path))).toBe(path);
      }),
    );
  });

  it('reads the URIs other programs know', () => {
    const provider = 'content://com.android.externalstorage.documents';
    expect(documentPath(`${provider}/document/primary%3ADownload%2Fa.txt`)).toBe('/storage/emulated/0/Download/a.txt');
    expect(documentPath(`${provider}/root/primary`)).toBe('/storage/emulated/0');
    expect(documentPath(`${provider}/tree/primary%3AMusic/document/primary%3AMusic%2Fx.mp3`)).toBe(
      '/storage/emulated/0/Music/x.mp3',
    );
  });

  it('knows no other volumes, providers or paths outside', () => {
    const provider = 'content://com.android.externalstorage.documents';
    expect(documentPath(`${provider}/document/1234-ABCD%3Aa.txt`)).toBeUndefined();
    expect(documentPath(`${provider}/document/primary%3A..%2F..%2Fdata`)).toBeUndefined();
    expect(documentPath('content://media/document/primary%3Aa.txt')).toBeUndefined();
  });
});
