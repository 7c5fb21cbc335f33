import { expect, test } from 'vitest';
import { hostOf, shownAddress, urlFor } from './address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['http://example.com', 'http://example.com'],
  ['about:blank', 'about:blank'],
  ['127.0.0.1:8000/x', 'http://127.0.0.1:8000/x'],
  ['how tall is a door', 'https://www.google.com/search?q=how%20tall%20is%20a%20door'],
  ['word', 'https://www.google.com/search?q=word'],
  ['what is example.com?', 'https://www.google.com/search?q=what%20is%20example.com%3F'],
])('%j leads to %s', (typed, url) => {
  expect(urlFor(typed)).toBe(url);
});

test('an address is shown without what goes without saying', () => {
  expect(shownAddress('https://www.example.com/')).toBe('example.com');
  expect(shownAddress('http://example.com/a/')).toBe('example.com/a');
  expect(shownAddress('content://x/document/1')).toBe('content://x/document/1');
  expect(shownAddress('chrome://newtab')).toBe('');
  expect(hostOf('https://example.com/a')).toBe('example.com');
});
