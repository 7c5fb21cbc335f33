import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { describeLoadFailure } from './describe-load-failure.ts';

const notFound = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('describeLoadFailure()', () => {
  it.each([
    [
      'import',
      notFound(
        'ERR_MODULE_NOT_FOUND',
        "Cannot find package '@ai-sdk/openai' imported from /work/androidworld.config.mjs",
      ),
    ],
    [
      'require',
      notFound(
        'MODULE_NOT_FOUND',
        "Cannot find module '@ai-sdk/openai/internal'\nRequire stack:\n- /work/androidworld.config.mjs\n- /work/other.js",
      ),
    ],
  ])('names a package that is not installed, and the command that installs it: %s', (_, error) => {
    expect(describeLoadFailure(error)).toBe(
      'the package "@ai-sdk/openai", which /work/androidworld.config.mjs imports, is not installed\n    npm install --save-dev @ai-sdk/openai',
    );
  });

  it.each(['./mine', '/work/mine.js', '#mine', 'file:///work/mine.js'])(
    'installs nothing for what is no package: %s',
    (file) => {
      const error = notFound('ERR_MODULE_NOT_FOUND', `Cannot find module '${file}' imported from /work/config.mjs`);
      expect(describeLoadFailure(error)).toBe(`"${file}", which /work/config.mjs imports, is not there`);
    },
  );

  it('knows what this Node says', () => {
    let thrown: unknown;
    try {
      createRequire(import.meta.url)('no-such-package');
    } catch (error) {
      thrown = error;
    }
    expect(describeLoadFailure(thrown)).toBe(
      `the package "no-such-package", which ${import.meta.filename} imports, is not installed\n    npm install --save-dev no-such-package`,
    );
  });

  it('leaves other errors as they are', () => {
    expect(describeLoadFailure('no')).toBe('no');
    expect(describeLoadFailure(notFound('ERR_MODULE_NOT_FOUND', 'Where is it?'))).toMatch(/^Where is it\?/);
  });
});
