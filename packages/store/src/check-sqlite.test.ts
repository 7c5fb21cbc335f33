import { expect, test } from 'vitest';
import { describeMissingSqlite, sqliteCheck } from './check-sqlite.ts';

test('sqliteCheck finds what this computer has', async () => {
  expect(await sqliteCheck.run({})).toEqual({ status: 'ok', message: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

test.each([
  ['nothing compiled', new Error('Could not locate the bindings file. Tried:\n → /a/b'), 'without its compiled part'],
  [
    'what another Node compiled',
    Object.assign(new Error("The module '/a' was compiled using\nNODE_MODULE_VERSION 127."), {
      code: 'ERR_DLOPEN_FAILED',
    }),
    'compiled for another version than Node',
  ],
  [
    'what another system compiled',
    Object.assign(new Error('/a/b.node: invalid ELF header'), { code: 'ERR_DLOPEN_FAILED' }),
    'invalid ELF header',
  ],
])('describeMissingSqlite() says what to do about %s', (_, error, reason) => {
  const described = describeMissingSqlite(error);
  expect(described?.message).toContain(reason);
  expect(described?.message).toContain('npm rebuild better-sqlite3');
  expect(described?.message).not.toContain('/a/b\n');
});

test('describeMissingSqlite() leaves other errors to others', () => {
  expect(describeMissingSqlite(new Error('no such table: runs'))).toBeUndefined();
  expect(describeMissingSqlite('text')).toBeUndefined();
});
