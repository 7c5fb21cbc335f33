export type { HumanOptions } from './human.ts';
export { human } from './human.ts';
export { idle } from './idle.ts';
export { random } from './random.ts';
export { reference } from './reference.ts';
