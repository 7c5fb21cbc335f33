export { openScreenHost, type ScreenFactory, type ScreenHostOptions } from './open-screen-host.ts';
export type * from './protocol.ts';
