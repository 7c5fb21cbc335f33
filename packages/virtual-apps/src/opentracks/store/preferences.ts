import { type AppApi, definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';
import { trackerPackage } from '../package-name.ts';

/** `shared_prefs/de.dennisguse.opentracks_preferences.xml`: lists keep texts, also where they are numbers. */
export const preferences = definePreferences(`${trackerPackage}_preferences`, {
  showIntroduction: pref.boolean(true),
  units: pref.enum(['METRIC', 'IMPERIAL', 'IMPERIAL_METER', 'NAUTICAL'], 'METRIC', 'statsUnits'),
  rate: pref.enum(['ACTIVITY_TYPE', 'SPEED', 'PACE'], 'ACTIVITY_TYPE', 'statsRate'),
  defaultActivity: pref.string('unknown'),
  trackName: pref.enum(['DATE_LOCAL', 'DATE_ISO_8601', 'NUMBER'], 'DATE_ISO_8601'),
  recordingDistanceInterval: pref.string('10'),
  maxRecordingDistance: pref.string('200'),
  minRecordingInterval: pref.string('0', 'minRecordingIntervalV2'),
  recordingGpsAccuracy: pref.string('50'),
  idleSpeedDuration: pref.string('10'),
  nightMode: pref.enum(['-1', '1', '2'], '-1'),
  dynamicColors: pref.boolean(false, 'uiDynamicColors'),
  showOnMapFormat: pref.string('ASK', 'showOnMapFormatKey'),
  showOnLockscreen: pref.boolean(false, 'trackdetail_show_on_lockscreen_while_recording'),
  keepScreenOn: pref.boolean(false, 'trackdetail_keep_screen_on_while_recording'),
  fullscreen: pref.boolean(false, 'trackdetail_fullscreen_while_recording'),
  voiceFrequency: pref.string('0', 'voiceFrequencyV2'),
  voiceDistance: pref.string('0'),
  voiceSpeedRate: pref.string('0.9'),
  voiceUseSpeaker: pref.boolean(true, 'voiceUseDeviceSpeaker'),
  voiceIdle: pref.boolean(true, 'voiceAnnounceIdle'),
  voiceTotalDistance: pref.boolean(true, 'voiceAnnounceTotalDistance'),
  voiceMovingTime: pref.boolean(true, 'voiceAnnounceMovingTime'),
  voiceAverageSpeed: pref.boolean(true, 'voiceAnnounceAverageSpeedPace'),
  voiceLapSpeed: pref.boolean(true, 'voiceAnnounceLapSpeedPace'),
  voiceAverageHeartRate: pref.boolean(false, 'voiceAnnounceAverageHeartRate'),
  voiceLapHeartRate: pref.boolean(false, 'voiceAnnounceLapHeartRate'),
  bluetoothHeartRate: pref.string('NONE', 'bluetoothSensor'),
  bluetoothBarometer: pref.string('NONE', 'bluetoothPressureSensor'),
  bluetoothCadence: pref.string('NONE', 'bluetoothCyclingCadenceSensor'),
  bluetoothPower: pref.string('NONE', 'bluetoothCyclingPowerSensor'),
  bluetoothSpeed: pref.string('NONE', 'bluetoothCyclingSpeedSensor'),
  bluetoothRunning: pref.string('NONE', 'bluetoothRunningSpeedAndCadenceSensor'),
  bluetoothFilter: pref.boolean(true, 'bluetoothSensorFilterEnabled'),
  wheelCircumference: pref.string('2135', 'bluetoothCyclingSpeedWheelCircumference'),
  maxHeartRate: pref.string('220'),
  exportDirectory: pref.string(null, 'settingsDefaultExportDirectory'),
  instantExport: pref.boolean(false, 'instantExportEnabled'),
  exportFilename: pref.string('{date}_{time}_{name}', 'instantExportFilename'),
  exportFormat: pref.enum(
    [
      'KMZ_WITH_TRACKDETAIL_SENSORDATA_AND_PICTURES',
      'KMZ_WITH_TRACKDETAIL_AND_SENSORDATA',
      'KML_WITH_TRACKDETAIL_AND_SENSORDATA',
      'GPX',
      'CSV',
    ],
    'KMZ_WITH_TRACKDETAIL_SENSORDATA_AND_PICTURES',
    'exportTrackFileFormat',
  ),
  preventReimport: pref.boolean(true, 'preventReimportTrackKey'),
  publicApi: pref.boolean(false, 'apiEnabledKey'),
  publicApiDashboard: pref.boolean(false, 'apiDashboardEnabledKey'),
});

export type TrackerPreferences = PreferenceValues<typeof preferences>;
export type Units = TrackerPreferences['units'];
export type Rate = TrackerPreferences['rate'];

/** The first start takes the units of the phone's language, which is American English. */
export async function writeFirstUnits(api: AppApi): Promise<void> {
  const stored = await api.preferences.getAll(preferences.file);
  if (!Object.hasOwn(stored, 'statsUnits')) await preferences.put(api, { units: 'IMPERIAL' });
}

/** Whether the intro was seen stays. */
export async function resetPreferences(api: AppApi): Promise<void> {
  const { showIntroduction } = await preferences.get(api);
  const stored = await api.preferences.getAll(preferences.file);
  const nothing = Object.fromEntries(Object.keys(stored).map((key) => [key, null]));
  await api.preferences.edit(preferences.file, nothing);
  await preferences.put(api, { showIntroduction, units: 'IMPERIAL' });
}
