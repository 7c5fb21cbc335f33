import fc from 'fast-check';

// Hundreds of mutants meet each property: a few examples tell most of them, and nobody reads the smallest one.
fc.configureGlobal({ numRuns: 25, endOnFailure: true });
