import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLine, findQuoted } from './find-line.ts';

const typescript = `import { defineConfig } from '@androidworld/core';

const deadlines = { callMs: 0 };
export default defineConfig({
  seed: 'x',
  tasks: ['seeds: all'],
  limits: {
    usd: -1,
  },
  agents: [1, 2],
  deadlines,
});
`;

test.each([
  [['seed'], 5],
  [['limits', 'usd'], 8],
  [['limits'], 7],
  [['agents', 1], 10],
  [['nothing'], undefined],
  [[], undefined],
])('findLine() finds %j in TypeScript on line %s', (path, line) => {
  expect(findLine(typescript, path)).toBe(line);
});

test.each([
  ['JSON', '{\n  "instances": 1,\n  "seed": "x"\n}', ['seed'], 3],
  ['YAML', 'instances: 1\nlimits:\n  usd: -1\n', ['limits', 'usd'], 3],
  ['a package.json', '{\n "name": "x",\n "androidworld": {\n  "seed": "x"\n } }', ['androidworld', 'seed'], 4],
  ['a shorthand', 'export default {\n  seed,\n};', ['seed'], 2],
  ['one line', '{"seed":1,"out":2}', ['out'], 1],
])('findLine() finds a key in %s', (_, text, path, line) => {
  expect(findLine(text, path)).toBe(line);
});

test('findLine() says nothing of a key that may be at several places, and the line of what is around it', () => {
  expect(findLine('a:\n  seed: 1\nb:\n  seed: 2\n', ['seed'])).toBeUndefined();
  expect(findLine('// seed: 1\nseed: 2', ['seed'])).toBeUndefined();
  expect(findLine('limits:\n  usd: 1\n  usd: 2\n', ['limits', 'usd'])).toBe(1);
});

test('findLine() takes any key for what it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (key) => {
      const text = `{\n${JSON.stringify('other')}: 1,\n${JSON.stringify(key)}: 2 }`;
      const line = findLine(text, [key]);
      if (/^\w+$/.test(key) && key !== 'other') expect(line).toBe(3);
    }),
  );
});

test('findQuoted() finds a name in any quotes, if it is there once', () => {
  expect(findQuoted("a\nsuites: ['@acme/suite'],\n", '@acme/suite')).toBe(2);
  expect(findQuoted('["@acme/suite",\n"./mine.js"]', './mine.js')).toBe(2);
  expect(findQuoted('["a", "a"]', 'a')).toBeUndefined();
  expect(findQuoted('suites: [suite]', 'suite')).toBeUndefined();
});
