import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The SVG text of a Material Symbol, for icons in manifests (screens import the files themselves). */
export function symbol(name: string): string {
  return readFileSync(require.resolve(`@material-symbols/svg-400/rounded/${name}-fill.svg`), 'utf8');
}
