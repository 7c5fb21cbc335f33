import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const mostMb = 150;
/** The browser of the embedded phone: who has one of their own does without. */
const browser = join('@sparticuz', 'chromium');

/** @throws when what `npm install` brought into a folder takes more than we promise, naming the largest packages */
export async function expectLight(folder: string): Promise<void> {
  const packages = new Map<string, number>();
  const root = join(folder, 'node_modules');
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = packageOf(file.slice(root.length + 1));
    packages.set(name, (packages.get(name) ?? 0) + (await lstat(file)).size);
  }
  packages.delete(browser);
  const sizes = [...packages].map(([name, bytes]) => ({ name, mb: bytes / 1e6 })).sort((a, b) => b.mb - a.mb);
  const mb = sizes.reduce((sum, each) => sum + each.mb, 0);
  const told = `${mb.toFixed(1)} MB without Chromium, of at most ${mostMb}`;
  console.log(`          ${told}`);
  const largest = sizes.slice(0, 8).map((each) => `  ${each.mb.toFixed(1)} MB  ${each.name}`);
  if (mb > mostMb) throw new Error(`npm install brings ${told}:\n${largest.join('\n')}`);
}

/** `@acme/suite` of `@acme/suite/dist/index.js`. */
function packageOf(path: string): string {
  return join(...path.split(/[\\/]/).slice(0, path.startsWith('@') ? 2 : 1));
}
