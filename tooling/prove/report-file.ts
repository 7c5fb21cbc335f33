import { fileURLToPath } from 'node:url';
import type { Suite } from '../../packages/core/src/index.ts';

/** Where the report of a suite's proofs is kept: that of the usual ones, or of the thorough ones. */
export function reportFile({ name }: Pick<Suite, 'name'>, { thorough = false } = {}): string {
  const file = `${name}${thorough ? '-thorough' : ''}.md`;
  return fileURLToPath(new URL(`../../docs/proofs/${file}`, import.meta.url));
}
