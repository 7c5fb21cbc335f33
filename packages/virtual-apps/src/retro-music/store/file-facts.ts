/** Thousands of bits a second of a file takes. */
export function kbpsOf(bytes: number, durationMs: number): number {
  return Math.round((bytes * 8) / Math.max(1, durationMs));
}
