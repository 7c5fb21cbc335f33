import { describe, expect, it } from 'vitest';
import { typedName, uniqueName, validName } from './unique-name.ts';

describe('uniqueName()', () => {
  it('keeps a name that is free', () => {
    expect(uniqueName('a.txt', 'file', ['b.txt'])).toBe('a.txt');
  });

  it('numbers before the extension of a file, at the end of a folder', () => {
    expect(uniqueName('a.b.txt', 'file', ['a.b.txt', 'a.b (1).txt'])).toBe('a.b (2).txt');
    expect(uniqueName('v1.2', 'folder', ['v1.2'])).toBe('v1.2 (1)');
    expect(uniqueName('.nomedia', 'file', ['.nomedia'])).toBe('.nomedia (1)');
  });

  it('takes names that differ in case only for the same', () => {
    expect(uniqueName('Notes', 'folder', ['notes'])).toBe('Notes (1)');
  });
});

describe('validName()', () => {
  it('replaces what FAT does not allow', () => {
    expect(validName('a/b:c?\n"d"\\é')).toBe('a_b_c___d__é');
    expect(validName('..')).toBe('(invalid)');
  });
});

describe('typedName()', () => {
  it('adds the extension of the type unless the name has it', () => {
    expect(typedName('note', 'text/plain')).toBe('note.txt');
    expect(typedName('note.txt', 'text/plain')).toBe('note.txt');
    expect(typedName('photo.jpeg', 'image/jpeg')).toBe('photo.jpeg');
    expect(typedName('note.md', 'text/plain')).toBe('note.md.txt');
    expect(typedName('data', 'application/octet-stream')).toBe('data');
  });
});
