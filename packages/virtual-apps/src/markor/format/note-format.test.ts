import { expect, it } from 'vitest';
import { noteFormat } from './note-format.ts';

it.each([
  ['a.md', 'markdown'],
  ['a.md.txt', 'markdown'],
  ['a.txt', 'plaintext'],
  ['todo.txt', 'todotxt'],
  ['my.todo.txt', 'todotxt'],
  ['weekend_todo_list.txt', 'plaintext'],
  ['a.csv', 'csv'],
  ['a.json', 'keyvalue'],
  ['a.adoc', 'asciidoc'],
  ['a', 'plaintext'],
])('noteFormat() takes %s for %s', (name, format) => {
  expect(noteFormat(`/storage/emulated/0/Documents/markor/${name}`)).toBe(format);
});
