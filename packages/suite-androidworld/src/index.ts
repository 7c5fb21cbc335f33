export type { AndroidWorldOptions } from './suite.ts';
export { androidWorld, androidWorld as default } from './suite.ts';
