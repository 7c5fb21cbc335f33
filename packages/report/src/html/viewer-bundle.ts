import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * The bundled viewer: beside the built package's files, or in `dist` when the sources run.
 *
 * @throws when it was not built
 */
export async function readViewerBundle(): Promise<{ script: string; style: string }> {
  const folder = ['./ui/', '../../dist/ui/']
    .map((place) => new URL(place, import.meta.url))
    .find((place) => existsSync(new URL('viewer.js', place)));
  if (folder === undefined) {
    throw new Error('The report viewer is not built: run `node --import tsx build-ui.ts` in packages/report.');
  }
  const [script, style] = await Promise.all([
    readFile(new URL('viewer.js', folder), 'utf8'),
    readFile(new URL('viewer.css', folder), 'utf8'),
  ]);
  return { script, style };
}
