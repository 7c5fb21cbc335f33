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
  {
    action: 'android.settings.SOUND_SETTINGS',
    activity: 'com.android.settings.Settings$SoundSettingsActivity',
    fragment: 'com.android.settings.notification.SoundSettings',
  },
  {
    action: 'android.settings.DATE_SETTINGS',
    activity: 'com.android.settings.Settings$DateTimeSettingsActivity',
    fragment: 'com.android.settings.datetime.DateTimeSettings',
  },
  {
    action: 'android.settings.INTERNAL_STORAGE_SETTINGS',
    activity: 'com.android.settings.Settings$StorageDashboardActivity',
    fragment: 'com.android.settings.deviceinfo.StorageDashboardFragment',
  },
  {
    action: 'android.settings.APPLICATION_SETTINGS',
    activity: 'com.android.settings.Settings$AppDashboardActivity',
    fragment: 'com.android.settings.applications.AppDashboardFragment',
  },
  {
    action: 'android.settings.MANAGE_ALL_APPLICATIONS_SETTINGS',
    activity: 'com.android.settings.Settings$ManageApplicationsActivity',
    fragment: 'com.android.settings.applications.manageapplications.ManageApplications',
  },
  {
    action: 'android.settings.DEVICE_INFO_SETTINGS',
    activity: 'com.android.settings.Settings$MyDeviceInfoActivity',
    fragment: 'com.android.settings.deviceinfo.aboutphone.MyDeviceInfoFragment',
  },
  {
    action: 'android.settings.LOCATION_SOURCE_SETTINGS',
    activity: 'com.android.settings.Settings$LocationSettingsActivity',
    fragment: 'com.android.settings.location.LocationSettings',
  },
] as const;
