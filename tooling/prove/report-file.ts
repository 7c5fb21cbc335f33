import { fileURLToPath } from 'node:url';
import type { Suite } from '../../packages/core/src/index.ts';

/** Where the report of a suite's proofs is kept. */
export function reportFile({ name }: Pick<Suite, 'name'>): string {
  return fileURLToPath(new URL(`../../docs/proofs/${name}.md`, import.meta.url));
}
