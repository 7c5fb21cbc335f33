import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

// Hundreds of mutants meet each property: a few examples tell most of them, and nobody reads the smallest one. Other
// tests do without the library: to load it takes longer than most of them.
if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes("from 'fast-check'")) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: 25, endOnFailure: true });
}
