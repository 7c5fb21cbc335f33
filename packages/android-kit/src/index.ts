// Data of apps
export type { AppData, AppDataOptions } from './app-data/app-data.ts';
export type { NewRecipe, Recipe } from './app-data/broccoli.ts';
export { broccoli } from './app-data/broccoli.ts';
export type { GpxPoint } from './app-data/gpx.ts';
export type { JoplinNote, NewNote } from './app-data/joplin.ts';
export { joplin } from './app-data/joplin.ts';
export type { NewTrack, Track } from './app-data/open-tracks.ts';
export { openTracks } from './app-data/open-tracks.ts';
export type { OsmAndFavorite, OsmAndMarker, OsmAndTrack } from './app-data/osmand.ts';
export { osmAnd } from './app-data/osmand.ts';
export type { Playlist, PlaylistItem, Playlists } from './app-data/playlists.ts';
export type { Expense, NewExpense } from './app-data/pro-expense.ts';
export { proExpense } from './app-data/pro-expense.ts';
export { retroMusic } from './app-data/retro-music.ts';
export type { CalendarEvent, NewCalendarEvent } from './app-data/simple-calendar.ts';
export { simpleCalendar } from './app-data/simple-calendar.ts';
export type { NewTask, TasksOrgTask } from './app-data/tasks-org.ts';
export { tasksOrg } from './app-data/tasks-org.ts';
export { vlc } from './app-data/vlc.ts';
// Apps
export { hasAppSnapshot, restoreAppSnapshot, saveAppSnapshot } from './apps/app-snapshot.ts';
export type { Apk, ApkSource, LocalApk } from './apps/fetch-apk.ts';
export { fetchApk } from './apps/fetch-apk.ts';
export { foregroundActivity } from './apps/foreground.ts';
export { clearAppData, grantAllFilesAccess, grantPermission, hasPermission, listPackages } from './apps/packages.ts';
export { closeRecents } from './apps/recents.ts';
export { holdRole } from './apps/roles.ts';
export type { AppSetUp, SetUpAppOptions } from './apps/set-up-app.ts';
export { setUpApp } from './apps/set-up-app.ts';
// Clipboard
export { readClipboard, writeClipboard } from './clipboard/clipboard.ts';
// Contacts and messages
export type { Contact } from './contacts/contacts.ts';
export { addContact, clearContacts, digitsOf, listContacts } from './contacts/contacts.ts';
// Content providers
export type { ContentQuery, ContentRow, ContentValue } from './content/content.ts';
export { deleteContent, insertContent, queryContent } from './content/content.ts';
// Files
export type { FileHashes } from './files/hash-files.ts';
export { hashSharedStorage, sameFiles, toolLeftovers } from './files/hash-files.ts';
export { setModifiedTimes } from './files/set-modified-times.ts';
export type { ListedFile } from './files/shared-storage.ts';
export { emptyFolder, listFiles, sharedStorage, wipeSharedStorage } from './files/shared-storage.ts';
export { scanMedia, writeMediaFiles } from './files/write-media-files.ts';
export { writeTextFiles } from './files/write-text-files.ts';
// Intents
export type { BroadcastResult } from './intents/send-broadcast.ts';
export { sendBroadcast } from './intents/send-broadcast.ts';
// Notifications
export { listNotifications, withoutHeadsUp } from './notifications/notifications.ts';
// Settings
export { getBrightness, setBrightness } from './settings/brightness.ts';
export { readClock, setClock } from './settings/clock.ts';
export {
  isAirplaneModeOn,
  isBluetoothOn,
  isWifiOn,
  setAirplaneMode,
  setBluetooth,
  setWifi,
} from './settings/radios.ts';
export type { SettingsNamespace } from './settings/settings.ts';
export { getSetting, listSettings, putSetting, waitForSetting } from './settings/settings.ts';
// Shell
export { run } from './shell/run.ts';
export type { Sms, SmsBox } from './sms/sms.ts';
export { listSms, receiveSms } from './sms/sms.ts';
export type { StoredSms } from './sms/sms-database.ts';
export { clearSms, listAllSms } from './sms/sms-database.ts';
// SQLite
export type { DatabaseLocation } from './sqlite/database.ts';
export { editDatabase, readDatabase } from './sqlite/database.ts';
export type { SqliteDatabase, SqliteStatement } from './sqlite/sqlite-database.ts';
