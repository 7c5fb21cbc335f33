export { m3a, m3a as default } from './m3a.ts';
export type { M3aOptions } from './m3a-options.ts';
