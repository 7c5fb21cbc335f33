export type { AndroidWorldOptions } from './suite.ts';
export { androidWorld } from './suite.ts';
