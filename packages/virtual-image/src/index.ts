export { systemImage } from './apps.ts';
