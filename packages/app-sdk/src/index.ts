export type * from './alarm.ts';
export type * from './api.ts';
export { customType, phoneTypes, type TypeLabel, typeLabel } from './contacts/phone-types.ts';
export { capturePicture } from './data/capture-picture.ts';
export { type Column, type Columns, column, type RowOf } from './data/column.ts';
export {
  type Database,
  type DatabaseDescription,
  defineDatabase,
  type OpenDatabase,
  type OpenTable,
} from './data/define-database.ts';
export { definePreferences, type Preferences, type PreferenceValues } from './data/define-preferences.ts';
export { type DocumentPicker, documentPicker, type PickedDocument, type PickedTree } from './data/document-picker.ts';
export { listMedia, type MediaItem, type MediaKind, type MediaQuery, mediaCollections } from './data/list-media.ts';
export { observe, type Sources } from './data/observe.ts';
export { type Preference, pref } from './data/preference.ts';
export type { OnConflict, RowSelection, Selected, Statement, Table } from './data/table.ts';
export { type CopyStyle, uniqueName } from './data/unique-name.ts';
export * from './define-app.ts';
export { createHandler, type Handler } from './handler.ts';
export type * from './intent.ts';
export type * from './job.ts';
export type * from './location.ts';
export type * from './manifest.ts';
export { box, fullBox, join, type Mp4Sample, renderMp4, u16, u32, zeros } from './media/render-mp4.ts';
export { videoSampleEntry } from './media/video-sample-entry.ts';
export { extensionOf, mimeTypeOf } from './mime-types.ts';
export type * from './notification.ts';
export * from './pending-intent.ts';
export { mostSavedState } from './saved-state-limit.ts';
export * from './service.ts';
export type * from './shortcut.ts';
export { fromBase64, toBase64 } from './text/base64.ts';
export { Formatter } from './text/formatter.ts';
export { parseSmsUri } from './text/sms-uri.ts';
export { DateFormat, type TimeSettings } from './time/date-format.ts';
export { type DateFlags, DateUtils, type PhoneClock } from './time/date-utils.ts';
export { atLocal, type LocalTime, localParts, zoneOffset, zones, zoneText } from './time/local-time.ts';
