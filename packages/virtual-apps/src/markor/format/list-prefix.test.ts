import { expect, it } from 'vitest';
import {
  deindent,
  indent,
  toggleCheck,
  toggleHeading,
  toggleOrdered,
  toggleQuote,
  toggleUnordered,
} from './list-prefix.ts';

it('toggleCheck() adds a box, ticks it, and empties it', () => {
  expect(toggleCheck('milk', '-')).toBe('- [ ] milk');
  expect(toggleCheck('- [ ] milk', '-')).toBe('- [x] milk');
  expect(toggleCheck('- [x] milk', '-')).toBe('- [ ] milk');
  expect(toggleCheck('  - milk', '*')).toBe('  * [ ] milk');
});

it('toggleUnordered() and toggleOrdered() turn one kind of item into the other, and off', () => {
  expect(toggleUnordered('1. milk', '*')).toBe('* milk');
  expect(toggleUnordered('* milk', '*')).toBe('milk');
  expect(toggleOrdered('- milk', 3)).toBe('3. milk');
  expect(toggleOrdered('3. milk', 1)).toBe('milk');
});

it('toggleHeading() sets another level or none', () => {
  expect(toggleHeading('Title', 2)).toBe('## Title');
  expect(toggleHeading('## Title', 1)).toBe('# Title');
  expect(toggleHeading('# Title', 1)).toBe('Title');
});

it('toggleQuote(), indent() and deindent() undo themselves', () => {
  expect(toggleQuote(toggleQuote('line'))).toBe('line');
  expect(deindent(indent('line'))).toBe('line');
});
