import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Of each page: the folder of the files it shows. What is copied from a page is what was compiled and run here. */
const pages = [
  ['writing-a-suite.md', '..'],
  ['writing-a-task.md', '..'],
  ['writing-an-agent.md', '../../agents'],
] as const;

/** ```` ```ts src/index.ts ```` and what stands until the next fence. */
const shownFile = /^(```ts (\S+)\n)[\s\S]*?^(?=```$)/gm;

// `vitest -u` writes the files into the pages.
test.each(pages)('%s shows files as they are, whole', async (name, folder) => {
  const page = `${docs}${name}`;
  let shown = 0;
  const text = readFileSync(page, 'utf8').replaceAll(shownFile, (_, fence: string, path: string) => {
    shown += 1;
    const file = fileURLToPath(new URL(`${folder}/${path}`, import.meta.url));
    expect(existsSync(file), `${file}, which ${name} shows`).toBe(true);
    return `${fence}${readFileSync(file, 'utf8')}`;
  });
  expect(shown).toBeGreaterThan(0);
  await expect(text).toMatchFileSnapshot(page);
});
