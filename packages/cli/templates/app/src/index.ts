export { counter } from './counter/app.ts';
