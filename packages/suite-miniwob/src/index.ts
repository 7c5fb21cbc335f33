export type { MiniWobOptions } from './suite.ts';
export { miniWob, miniWob as default } from './suite.ts';
