import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const page = fileURLToPath(new URL('../../docs/writing-virtual-apps.md', import.meta.url));
const app = fileURLToPath(new URL('src/notes/', import.meta.url));

/** What a newcomer is asked to read. */
const mostLines = 250;

/** ```` ```tsx src/notes/ui.tsx ```` and what stands until the next fence. */
const shownFile = /^(```tsx? src\/notes\/(\S+)\n)[\s\S]*?^(?=```$)/gm;

async function filesOfApp(): Promise<Map<string, string>> {
  const entries = await readdir(app, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const files = names.map(
    async (name) => [name.slice(app.length).replace(/^\//, ''), await readFile(name, 'utf8')] as const,
  );
  return new Map(await Promise.all(files));
}

// `vitest -u` writes the files into the page.
test('the page shows the app as it is, whole', async () => {
  const files = await filesOfApp();
  const shown: string[] = [];
  const text = (await readFile(page, 'utf8')).replaceAll(shownFile, (block, fence: string, name: string) => {
    shown.push(name);
    return files.has(name) ? `${fence}${files.get(name)}` : block;
  });
  expect(shown.toSorted()).toEqual([...files.keys()].toSorted());
  await expect(text).toMatchFileSnapshot(page);
});

test('the app is short enough to be read', async () => {
  const texts = [...(await filesOfApp()).values()];
  expect(texts.flatMap((text) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(mostLines);
});
