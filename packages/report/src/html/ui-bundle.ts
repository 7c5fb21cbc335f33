import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * What is bundled for a browser, the report's viewer or the live view: beside the built package's files, or in `dist` when
 * the sources run.
 *
 * @throws when it was not built
 */
export async function readUiBundle(name: 'viewer' | 'live'): Promise<{ script: string; style: string }> {
  const folder = ['./ui/', '../../dist/ui/']
    .map((place) => new URL(place, import.meta.url))
    .find((place) => existsSync(new URL(`${name}.js`, place)));
  if (folder === undefined) {
    throw new Error('The pages of the report are not built: run `node --import tsx build-ui.ts` in packages/report.');
  }
  const [script, style] = await Promise.all([
    readFile(new URL(`${name}.js`, folder), 'utf8'),
    readFile(new URL(`${name}.css`, folder), 'utf8'),
  ]);
  return { script, style };
}
