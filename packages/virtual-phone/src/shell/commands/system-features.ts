/** What `pm list features` of the API 33 phone image names, as far as the virtual phone has it. */
export const features: readonly string[] = [
  'reqGlEsVersion=0x30000',
  'android.hardware.bluetooth',
  'android.hardware.bluetooth_le',
  'android.hardware.camera',
  'android.hardware.camera.any',
  'android.hardware.camera.front',
  'android.hardware.faketouch',
  'android.hardware.location',
  'android.hardware.location.gps',
  'android.hardware.location.network',
  'android.hardware.microphone',
  'android.hardware.ram.normal',
  'android.hardware.screen.landscape',
  'android.hardware.screen.portrait',
  'android.hardware.telephony',
  'android.hardware.telephony.gsm',
  'android.hardware.touchscreen',
  'android.hardware.touchscreen.multitouch',
  'android.hardware.touchscreen.multitouch.distinct',
  'android.hardware.touchscreen.multitouch.jazzhand',
  'android.hardware.wifi',
  'android.software.app_widgets',
  'android.software.home_screen',
  'android.software.input_methods',
  'android.software.webview',
];

export function hasFeature(name: string, version: number): boolean {
  return features.includes(name) && version <= 0;
}
