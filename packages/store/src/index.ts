export { type OpenStoreOptions, openStore } from './open-store.ts';
