export type * from './api.ts';
export { customType, phoneTypes, type TypeLabel, typeLabel } from './contacts/phone-types.ts';
export * from './define-app.ts';
export type * from './intent.ts';
export type * from './manifest.ts';
export { box, fullBox, join, type Mp4Sample, renderMp4, u16, u32, zeros } from './media/render-mp4.ts';
export { extensionOf, mimeTypeOf } from './mime-types.ts';
export { bytesText } from './text/bytes-text.ts';
export { atLocal, type LocalTime, localParts, zones, zoneText } from './time/local-time.ts';
