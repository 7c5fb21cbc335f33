/** Pages that other apps open by an action of `android.provider.Settings`. */
export const actionPages = [
  {
    action: 'android.settings.WIFI_SETTINGS',
    activity: 'com.android.settings.Settings$WifiSettingsActivity',
    fragment: 'com.android.settings.network.NetworkProviderSettings',
  },
  {
    action: 'android.settings.WIRELESS_SETTINGS',
    activity: 'com.android.settings.Settings$NetworkDashboardActivity',
    fragment: 'com.android.settings.network.NetworkDashboardFragment',
  },
  {
    action: 'android.settings.AIRPLANE_MODE_SETTINGS',
    activity: 'com.android.settings.Settings$AirplaneModeSettingsActivity',
    fragment: 'com.android.settings.network.NetworkDashboardFragment',
  },
  {
    action: 'android.settings.BLUETOOTH_SETTINGS',
    activity: 'com.android.settings.Settings$BluetoothSettingsActivity',
    fragment: 'com.android.settings.connecteddevice.ConnectedDeviceDashboardFragment',
  },
  {
    action: 'android.settings.DISPLAY_SETTINGS',
    activity: 'com.android.settings.Settings$DisplaySettingsActivity',
    fragment: 'com.android.settings.DisplaySettings',
  },
] as const;
