import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleScreens } from './bundle-screens.ts';
import { packageFiles } from './package-files.ts';
import { isScreensFactory } from './screens-factory.ts';

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aw-package-'));
  await write('package.json', '{ "name": "my-app", "type": "module" }');
  await write('src/notes/ui.tsx', 'export default 1;');
  await write('node_modules/icons/package.json', '{ "name": "icons" }');
  await write('node_modules/icons/rounded/note.svg', '<svg/>');
});
afterEach(() => rm(root, { recursive: true }));

const files = () => packageFiles(pathToFileURL(join(root, 'src/notes/app.ts')).href);

test('readModule() reads a package that is installed, and the copy of the build where it is not', async () => {
  expect(files().readModule('icons/rounded/note.svg')).toBe('<svg/>');
  await bundleScreens({ root, apps: { notes: 'src/notes/ui.tsx' }, modules: ['icons/rounded/note.svg'] });
  expect((await readdir(join(root, 'dist'))).sort()).toEqual(['modules', 'ui']);
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(files().readModule('icons/rounded/note.svg')).toBe('<svg/>');
  expect(() => files().readModule('icons/rounded/other.svg')).toThrow(/icons/);
});

test('a bundle makes the screens of each process', async () => {
  await write('src/notes/ui.tsx', 'let count = 0;\nexport default { add: () => ++count };');
  await bundleScreens({ root, apps: { notes: 'src/notes/ui.tsx' } });
  const bundle = join(root, 'dist/ui/notes.js');
  expect(isScreensFactory(await readFile(bundle, 'utf8'))).toBe(true);
  const { default: make } = await import(pathToFileURL(bundle).href);
  const [one, other] = [await make(), await make()];
  expect([one.add(), one.add(), other.add()]).toEqual([1, 2, 1]);
});

test('bundleScreens() says which module it cannot copy', async () => {
  const bundled = bundleScreens({ root, apps: { notes: 'src/notes/ui.tsx' }, modules: ['icons/none.svg'] });
  await expect(bundled).rejects.toThrow(/icons\/none\.svg/);
});

test('bundleScreens() says what screens without a default export lack', async () => {
  await write('src/notes/ui.tsx', 'export const screens = 1;');
  await expect(bundleScreens({ root, apps: { notes: 'src/notes/ui.tsx' } })).rejects.toThrow(
    `${join(root, 'src/notes/ui.tsx')} has no default export: expected \`export default defineScreens({ … })\``,
  );
});
