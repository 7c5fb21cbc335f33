import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describePlace, packageFolder } from './describe-place.ts';

describe('describePlace()', () => {
  const thrownAt = (...frames: string[]) =>
    Object.assign(new Error('no'), { stack: ['Error: no', ...frames.map((frame) => `    at ${frame}`)].join('\n') });

  it('names the innermost line of the user', () => {
    const error = thrownAt(
      'node:internal/fs:1:2',
      'read (/work/node_modules/library/index.js:7:8)',
      'Object.run (file:///work/my (own)/agent.ts:3:14)',
      '/work/main.ts:1:1',
    );
    expect(describePlace(error)).toBe(' (at /work/my (own)/agent.ts:3:14)');
    expect(describePlace(thrownAt('async C:\\work\\a.ts:1:2'))).toBe('');
    expect(describePlace(thrownAt('run (C:\\work\\a.ts:1:2)'))).toBe(' (at C:\\work\\a.ts:1:2)');
    expect(describePlace(thrownAt('/work/a.ts:1:2'))).toBe(' (at /work/a.ts:1:2)');
  });

  it('says nothing of who called us, and loaded what failed', () => {
    const ours = fileURLToPath(new URL('./load-config.ts', import.meta.url));
    expect(describePlace(thrownAt('/work/node_modules/plugin/a.js:1:2', `${ours}:1:2`, '/work/run.ts:1:2'))).toBe('');
    expect(describePlace(thrownAt('/work/a.ts:1:2', `${ours}:1:2`, '/work/run.ts:1:2'))).toBe(' (at /work/a.ts:1:2)');
    expect(describePlace(new AndroidWorldError('AW_USAGE', 'no'))).toBe('');
  });

  it('says nothing where there is no such line', () => {
    expect(describePlace(thrownAt('node:internal/fs:1:2', '<anonymous>'))).toBe('');
    expect(describePlace('a text')).toBe('');
  });
});

it('packageFolder() takes the last of several folders of that name', () => {
  expect(packageFolder('/home/me/src/work/node_modules/core/dist/a.js')).toBe('/home/me/src/work/node_modules/core/');
  expect(packageFolder('/home/me/dist/core/src/config/a.ts')).toBe('/home/me/dist/core/');
});
