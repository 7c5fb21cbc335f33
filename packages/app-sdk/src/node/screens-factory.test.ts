import { describe, expect, it } from 'vitest';
import { screensFactory } from './screens-factory.ts';

type Factory = () => Promise<unknown>;

/** The factory, loaded as a browser does. */
async function load(source: string): Promise<Factory> {
  const url = `data:text/javascript,${encodeURIComponent(screensFactory(source))}`;
  const { default: make } = (await import(/* @vite-ignore */ url)) as { default: Factory };
  return make;
}

describe('screensFactory', () => {
  it('makes anew at each call what the module keeps in variables', async () => {
    const make = await load('let count = 0;\nconst screens = { add: () => ++count };\nexport { screens as default };');
    const [one, other] = (await Promise.all([make(), make()])) as { add(): number }[];
    expect([one?.add(), one?.add(), other?.add()]).toEqual([1, 2, 1]);
  });

  it.each([
    ['an expression', 'export default { a: 1 };'],
    ['an expression without its semicolon', 'const a = 1\nexport default { a }'],
    ['a name', 'var a = 1; var made = { a }; export { a, made as default };'],
    ['a name in quotes', "const made = { a: 1 }; export { made as 'default' };"],
    ['what is declared with it', 'export const a = 1;\nexport default { a };'],
    ['what comes behind it', 'export { made as default };\nvar made = { a: 1 };'],
    ['what is awaited', 'const a = await Promise.resolve(1); export default { a };'],
    ['a class', 'class Made { static a = 1 } export { Made as default }'],
    ['a class where it is declared', 'export default class Made { static a = 1 }\nMade.a = 1;'],
    ['a class without a name', 'export default class { static a = 1 }'],
    ['another module', 'export { default } from "data:text/javascript,export%20default%20%7Ba:1%7D";'],
  ])('resolves to the default export: %s', async (_, source) => {
    const made = await (await load(source))();
    expect((made as { a: number }).a).toBe(1);
  });

  it('resolves to a function that is exported', async () => {
    const make = await load('export default function named() { return 1 }');
    expect(((await make()) as () => number)()).toBe(1);
  });

  it('leaves imports as they are, however they are written', async () => {
    const source = `import {
  join, // with a comment
  sep as separator,
} from 'node:path';
import path, { basename } from 'node:path';
import * as all from 'node:path';
import 'node:path';
export default [join === path.join, separator, basename('/a/b'), all.sep];`;
    expect(await (await load(source))()).toEqual([true, '/', 'b', '/']);
  });

  it('keeps lines where they were', async () => {
    const source = `import { sep } from 'node:path';\n\nimport {\n  join\n} from 'node:path';\nexport default () => { throw new Error(sep + join('a')); };`;
    const made = (await (await load(source))()) as () => void;
    let stack = '';
    try {
      made();
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    expect(stack).toMatch(/:6:\d+/);
  });

  it('says where a module is wrong', () => {
    expect(() => screensFactory('export default {\n  a: ;\n}')).toThrow(/\(2:5\)/);
  });
});
