/** Key codes of the phone's own keys (android.view.KeyEvent). */
export const keyCodes: Readonly<Record<string, number>> = {
  KEYCODE_HOME: 3,
  KEYCODE_BACK: 4,
  KEYCODE_VOLUME_UP: 24,
  KEYCODE_VOLUME_DOWN: 25,
  KEYCODE_POWER: 26,
  KEYCODE_NOTIFICATION: 83,
  KEYCODE_VOLUME_MUTE: 164,
  KEYCODE_APP_SWITCH: 187,
  KEYCODE_SLEEP: 223,
  KEYCODE_WAKEUP: 224,
};
