import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

// Hundreds of mutants meet each property: a few examples tell most of them, and nobody reads the smallest one. Other
// tests do without the library: to load it takes longer than most of them.
const test = readFileSync(expect.getState().testPath ?? '', 'utf8');
if (test.includes("from 'fast-check'")) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: 25, endOnFailure: true });
  // The first text of all characters builds a table of them, which takes as long as a test may on a busy machine.
  if (test.includes("unit: 'binary'")) fc.sample(fc.string({ unit: 'binary' }), 1);
}
