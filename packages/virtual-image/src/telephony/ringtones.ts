/** Ringtones of the image (`/product/media/audio/ringtones`), as they are called. */
export const ringtoneNames = [
  'Beats',
  'Bright Morning',
  'Flow',
  'Ring Synth 04',
  'The Big Adventure',
  'Your New Adventure',
] as const;

/** What rings where nobody has chosen. */
export const defaultRingtoneName = 'Ring Synth 04';

/** `Settings.System.DEFAULT_RINGTONE_URI` */
export const defaultRingtoneUri = 'content://settings/system/ringtone';

/** A sound's place among the phone's own media, as `RingtoneManager` gives it. */
export function ringtoneUri(name: (typeof ringtoneNames)[number]): string {
  const query = `title=${encodeURIComponent(name)}&canonical=1`;
  return `content://media/internal/audio/media/${50 + ringtoneNames.indexOf(name)}?${query}`;
}
