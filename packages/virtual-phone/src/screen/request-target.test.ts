import { expect, test } from 'vitest';
import { readRequestTarget } from './request-target.ts';

test.each([
  ['/', '/'],
  ['//', '//'],
  ['//host/path', '//host/path'],
  ['/a/../../b', '/b'],
  ['/%C3%A4', '/ä'],
  ['/a?token=1#x', '/a'],
])('readRequestTarget() reads %s as the path %s', (url, path) => {
  expect(readRequestTarget(url)?.path).toBe(path);
});

test('readRequestTarget() reads the query', () => {
  expect(readRequestTarget('/phones/1?token=a%20b&x')?.query.get('token')).toBe('a b');
});

test.each(['', '*', 'http://127.0.0.1/', 'x', '/%', '/%E0%A4', '/%00', '/a%00.html'])(
  'readRequestTarget() refuses "%s"',
  (url) => {
    expect(readRequestTarget(url)).toBeUndefined();
  },
);
