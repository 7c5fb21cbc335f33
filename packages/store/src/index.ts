export { sqliteCheck } from './check-sqlite.ts';
export { type OpenStoreOptions, openStore } from './open-store.ts';
