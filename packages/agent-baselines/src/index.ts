export type { HumanOptions } from './human.ts';
export { human } from './human.ts';
export { noop } from './noop.ts';
export type { OracleOptions } from './oracle.ts';
export { oracle } from './oracle.ts';
export { random } from './random.ts';
