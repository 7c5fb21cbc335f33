export type { HumanOptions } from './human.ts';
export { human } from './human.ts';
export { noop } from './noop.ts';
export { oracle } from './oracle.ts';
export { random } from './random.ts';
