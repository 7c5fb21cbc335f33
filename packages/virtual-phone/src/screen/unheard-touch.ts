/**
 * Force of a touch that no script of a page is to hear of, by which it is known there; a finger's is 1. The bits of a `float`
 * hold it exactly.
 */
export const unheardForce = 2 ** -10;
