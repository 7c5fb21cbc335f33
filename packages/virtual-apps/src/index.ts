export { standardApps } from './apps.ts';
