import { describe, expect, it } from 'vitest';
import { isBlockedTree, offersEntry, pickRequest } from './pick-request.ts';

const photo = {
  key: 'a',
  name: 'a.jpg',
  kind: 'file',
  path: '/a.jpg',
  size: 1,
  modifiedMs: 0,
  mimeType: 'image/jpeg',
} as const;

describe('offersEntry()', () => {
  it('offers files of the types asked for', () => {
    const get = (type: string) => pickRequest({ action: 'android.intent.action.GET_CONTENT', type });
    expect(offersEntry(get('image/*'), photo)).toBe(true);
    expect(offersEntry(get('*/*'), photo)).toBe(true);
    expect(offersEntry(get('audio/*'), photo)).toBe(false);
    expect(offersEntry(get('image/png'), photo)).toBe(false);
  });

  it('prefers the list of types to the one type', () => {
    const extras = { 'android.intent.extra.MIME_TYPES': ['image/png', 'image/jpeg'] };
    const request = pickRequest({ action: 'android.intent.action.OPEN_DOCUMENT', type: 'audio/*', extras });
    expect(offersEntry(request, photo)).toBe(true);
  });

  it('offers no file where folders are picked', () => {
    expect(offersEntry(pickRequest({ action: 'android.intent.action.OPEN_DOCUMENT_TREE' }), photo)).toBe(false);
  });
});

describe('isBlockedTree()', () => {
  it('blocks the whole storage, Download and other apps’ folders', () => {
    const root = '/storage/emulated/0';
    for (const folder of ['', '/Download', '/Android', '/Android/data', '/Android/obb/x']) {
      expect(isBlockedTree(`${root}${folder}`)).toBe(true);
    }
    for (const folder of ['/Documents', '/Download/Reports', '/Androids']) {
      expect(isBlockedTree(`${root}${folder}`)).toBe(false);
    }
  });
});
