export { seeAct, seeAct as default } from './seeact.ts';
export type { SeeActOptions } from './seeact-options.ts';
