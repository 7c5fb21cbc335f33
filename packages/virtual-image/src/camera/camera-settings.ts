import { definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';
import { cameraPackage } from './package-name.ts';

export type CameraMode = 'photo' | 'video';
export type Facing = CameraSettings['facing'];

const flag = (key: string) =>
  pref.string('0', key).as(
    (text) => text === '1',
    (value) => (value ? '1' : '0'),
  );

/** The app's preferences, whose values are all text (`SettingsManager`). */
export const cameraPreferences = definePreferences(`${cameraPackage}_preferences`, {
  /** Null until the person was asked. */
  recordLocation: pref.string(null, 'pref_camera_recordlocation_key').as<boolean | null>(
    (text) => (text === null ? null : text === '1'),
    (value) => (value === null ? null : value ? '1' : '0'),
  ),
  facing: pref.string('0', 'pref_camera_id_key').as<'back' | 'front'>(
    (text) => (text === '1' ? 'front' : 'back'),
    (facing) => (facing === 'front' ? '1' : '0'),
  ),
  grid: flag('pref_camera_grid_lines'),
  countdownSeconds: pref
    .string('0', 'pref_camera_countdown_duration_key')
    .as<0 | 3 | 10>((text) => (text === '3' ? 3 : text === '10' ? 10 : 0), String),
});

export type CameraSettings = PreferenceValues<typeof cameraPreferences>;
