import { describe, expect, it } from 'vitest';
import { typedName, validName } from './valid-name.ts';

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
