export const recorderPackage = 'com.dimowner.audiorecorder';

/** Where recordings are kept: the app's own folder on shared storage. */
export const recordsFolder = `/storage/emulated/0/Android/data/${recorderPackage}/files/Music/records`;

/** Classes of the app's activities. */
export const activities = {
  main: `${recorderPackage}.app.main.MainActivity`,
  welcome: `${recorderPackage}.app.welcome.WelcomeActivity`,
  setup: `${recorderPackage}.app.setup.SetupActivity`,
  records: `${recorderPackage}.app.records.RecordsActivity`,
  settings: `${recorderPackage}.app.settings.SettingsActivity`,
  trash: `${recorderPackage}.app.trash.TrashActivity`,
  information: `${recorderPackage}.app.info.ActivityInformation`,
  fileBrowser: `${recorderPackage}.app.browser.FileBrowserActivity`,
} as const;
