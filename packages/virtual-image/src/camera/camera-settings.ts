import type { AppApi } from '@androidworld/app-sdk';
import { cameraPackage } from './package-name.ts';

export type CameraMode = 'photo' | 'video';
export type Facing = 'back' | 'front';
type Flash = 'off' | 'auto' | 'on';

export interface CameraSettings {
  /** Undefined until the person was asked. */
  readonly recordLocation: boolean | undefined;
  readonly facing: Facing;
  readonly flash: Flash;
  readonly torch: boolean;
  readonly grid: boolean;
  readonly countdownSeconds: 0 | 3 | 10;
}

const file = `${cameraPackage}_preferences`;

/** Names in the preferences file, whose values are all text (`SettingsManager`). */
const keys = {
  recordLocation: 'pref_camera_recordlocation_key',
  facing: 'pref_camera_id_key',
  flash: 'pref_camera_flashmode_key',
  torch: 'pref_camera_video_flashmode_key',
  grid: 'pref_camera_grid_lines',
  countdownSeconds: 'pref_camera_countdown_duration_key',
} as const satisfies Record<keyof CameraSettings, string>;

export async function readCameraSettings(api: AppApi): Promise<CameraSettings> {
  const stored = await api.preferences.all(file);
  const flash = stored[keys.flash];
  const seconds = stored[keys.countdownSeconds];
  return {
    recordLocation: stored[keys.recordLocation] === undefined ? undefined : stored[keys.recordLocation] === '1',
    facing: stored[keys.facing] === '1' ? 'front' : 'back',
    flash: flash === 'on' || flash === 'auto' ? flash : 'off',
    torch: stored[keys.torch] === 'torch',
    grid: stored[keys.grid] === '1',
    countdownSeconds: seconds === '3' ? 3 : seconds === '10' ? 10 : 0,
  };
}

export async function writeCameraSettings(api: AppApi, changes: Partial<CameraSettings>): Promise<void> {
  const texts: Record<string, string> = {};
  if (changes.recordLocation !== undefined) texts[keys.recordLocation] = changes.recordLocation ? '1' : '0';
  if (changes.facing !== undefined) texts[keys.facing] = changes.facing === 'front' ? '1' : '0';
  if (changes.flash !== undefined) texts[keys.flash] = changes.flash;
  if (changes.torch !== undefined) texts[keys.torch] = changes.torch ? 'torch' : 'off';
  if (changes.grid !== undefined) texts[keys.grid] = changes.grid ? '1' : '0';
  if (changes.countdownSeconds !== undefined) texts[keys.countdownSeconds] = String(changes.countdownSeconds);
  await api.preferences.put(file, texts);
}
