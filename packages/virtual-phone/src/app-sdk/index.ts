export type * from './api.ts';
export * from './define-app.ts';
export type * from './intent.ts';
export type * from './manifest.ts';
export { extensionOf, mimeTypeOf } from './mime-types.ts';
