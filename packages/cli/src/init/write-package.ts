import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** What a package can be begun with: the folders of `templates/`. */
export const templates = ['suite', 'agent', 'driver', 'app'] as const;
export type Template = (typeof templates)[number];

/**
 * Writes a working package: sources, a test that passes, and a configuration to try it with. Its own name takes the
 * place of the template's in texts and file contents.
 *
 * @param folder must not be there yet, or be empty
 * @returns the files, relative to the folder
 */
export async function writePackage(template: Template, folder: string, name: string): Promise<readonly string[]> {
  const from = join(
    dirname(createRequire(import.meta.url).resolve('androidworld/package.json')),
    'templates',
    template,
  );
  await cp(from, folder, { recursive: true });
  // npm leaves a file of that name out of what it publishes.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const files = await filesBelow(folder);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = (await readFile(path, 'utf8'))
        // A suite and an agent are named in plans and reports, where the scope of their package says nothing.
        .replaceAll(`name: 'my-${template}'`, `name: '${name.replace(/^@[^/]+\//, '')}'`)
        .replaceAll(`my-${template}`, name);
      await writeFile(path, file === 'package.json' ? finished(text) : text);
    }),
  );
  return files;
}

/** Our packages are of the version this command is of; what a package exports may not stand in one within another. */
function finished(text: string): string {
  const { type, ...rest } = JSON.parse(
    text.replaceAll(/("(?:@androidworld\/[\w-]+|androidworld)": )"\*"/g, `$1"^${manifest.version}"`),
  ) as Readonly<Record<string, unknown>>;
  const { name, version, description, keywords, ...more } = rest;
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  return `${JSON.stringify({ name, version, description, keywords, type, exports, ...more }, null, 2)}\n`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
