/** An activity that other apps open a page by, as the manifest of AOSP's Settings has them. */
export interface PageActivity {
  /** Of `com.android.settings.Settings$…`; one with a dot is a class of its own below `com.android.settings`. */
  readonly name: string;
  /** Of `android.settings.…`; one with a slash first is taken as it is after it. */
  readonly actions: readonly string[];
  /** Of the page. */
  readonly fragment: string;
  /** Where the intent says what the page is about: in its data, `package:…`, or in an extra. */
  readonly arg?: 'package' | { readonly extra: string };
}

const prefix = 'com.android.settings';
const notification = `${prefix}.notification`;
const manageApplications = `${prefix}.applications.manageapplications.ManageApplications`;
const appInfo = `${prefix}.applications.appinfo`;
const access = `${prefix}.applications.specialaccess`;
const appExtra = { extra: 'android.provider.extra.APP_PACKAGE' };

/** Beside these: the home screen, and SubSettings, which shows any page. */
export const pageActivities: readonly PageActivity[] = [
  {
    name: 'NetworkDashboardActivity',
    actions: ['WIRELESS_SETTINGS', 'AIRPLANE_MODE_SETTINGS'],
    fragment: `${prefix}.network.NetworkDashboardFragment`,
  },
  {
    name: 'MobileNetworkActivity',
    actions: ['NETWORK_OPERATOR_SETTINGS', 'DATA_ROAMING_SETTINGS', 'MMS_MESSAGE_SETTING'],
    fragment: `${prefix}.network.telephony.MobileNetworkSettings`,
  },
  {
    name: 'MobileNetworkListActivity',
    actions: ['MOBILE_NETWORK_LIST', 'MANAGE_ALL_SIM_PROFILES_SETTINGS'],
    fragment: `${prefix}.network.telephony.MobileNetworkSettings`,
  },
  {
    name: 'ConnectedDeviceDashboardActivity',
    actions: ['BLUETOOTH_SETTINGS'],
    fragment: `${prefix}.connecteddevice.ConnectedDeviceDashboardFragment`,
  },
  {
    name: 'BlueToothPairingActivity',
    actions: ['BLUETOOTH_PAIRING_SETTINGS'],
    fragment: `${prefix}.bluetooth.BluetoothPairingDetail`,
  },
  {
    name: 'AdvancedConnectedDeviceActivity',
    actions: ['NFC_SETTINGS'],
    fragment: `${prefix}.connecteddevice.AdvancedConnectedDeviceDashboardFragment`,
  },
  { name: 'WifiSettingsActivity', actions: ['WIFI_SETTINGS'], fragment: `${prefix}.network.NetworkProviderSettings` },
  {
    name: 'NetworkProviderSettingsActivity',
    actions: ['NETWORK_PROVIDER_SETTINGS'],
    fragment: `${prefix}.network.NetworkProviderSettings`,
  },
  {
    name: '.wifi.WifiPickerActivity',
    actions: ['/android.net.wifi.PICK_WIFI_NETWORK'],
    fragment: `${prefix}.network.NetworkProviderSettings`,
  },
  {
    name: '.panel.SettingsPanelActivity',
    actions: ['panel.action.INTERNET_CONNECTIVITY', 'panel.action.WIFI'],
    fragment: `${prefix}.network.NetworkProviderSettings`,
  },
  { name: '.panel.VolumePanelActivity', actions: ['panel.action.VOLUME'], fragment: `${notification}.SoundSettings` },
  {
    name: 'WifiDetailsSettingsActivity',
    actions: ['WIFI_DETAILS_SETTINGS'],
    fragment: `${prefix}.wifi.details.WifiNetworkDetailsFragment`,
  },
  {
    name: 'ConfigureWifiSettingsActivity',
    actions: ['WIFI_IP_SETTINGS'],
    fragment: `${prefix}.wifi.ConfigureWifiSettings`,
  },
  {
    name: 'SavedAccessPointsSettingsActivity',
    actions: ['WIFI_SAVED_NETWORK_SETTINGS'],
    fragment: `${prefix}.wifi.savedaccesspoints2.SavedAccessPointsWifiSettings2`,
  },
  {
    name: '.wifi.addappnetworks.AddAppNetworksActivity',
    actions: ['WIFI_ADD_NETWORKS'],
    fragment: `${prefix}.wifi.AddNetworkFragment`,
  },
  { name: 'ApnSettingsActivity', actions: ['APN_SETTINGS'], fragment: `${prefix}.network.apn.ApnSettings` },
  { name: 'TetherSettingsActivity', actions: ['TETHER_SETTINGS'], fragment: `${prefix}.TetherSettings` },
  {
    name: 'VpnSettingsActivity',
    actions: ['VPN_SETTINGS', '/android.net.vpn.SETTINGS'],
    fragment: `${prefix}.vpn2.VpnSettings`,
  },
  {
    name: 'DataSaverSummaryActivity',
    actions: ['DATA_SAVER_SETTINGS'],
    fragment: `${prefix}.datausage.DataSaverSummary`,
  },
  {
    name: 'DataUsageSummaryActivity',
    actions: ['DATA_USAGE_SETTINGS'],
    fragment: `${prefix}.datausage.DataUsageSummary`,
  },
  {
    name: 'MobileDataUsageListActivity',
    actions: ['MOBILE_DATA_USAGE'],
    fragment: `${prefix}.datausage.DataUsageList`,
  },
  {
    name: '.datausage.AppDataUsageActivity',
    actions: ['IGNORE_BACKGROUND_DATA_RESTRICTIONS_SETTINGS'],
    fragment: `${prefix}.datausage.AppDataUsage`,
    arg: 'package',
  },
  {
    name: 'DateTimeSettingsActivity',
    actions: ['DATE_SETTINGS', '/android.intent.action.QUICK_CLOCK'],
    fragment: `${prefix}.datetime.DateTimeSettings`,
  },
  { name: 'LocalePickerActivity', actions: ['LOCALE_SETTINGS'], fragment: `${prefix}.localepicker.LocaleListEditor` },
  {
    name: '.localepicker.AppLocalePickerActivity',
    actions: ['APP_LOCALE_SETTINGS'],
    fragment: `${prefix}.applications.manageapplications.AppLocales`,
    arg: 'package',
  },
  { name: 'LanguageAndInputSettingsActivity', actions: [], fragment: `${prefix}.language.LanguageAndInputSettings` },
  {
    name: 'AvailableVirtualKeyboardActivity',
    actions: ['INPUT_METHOD_SETTINGS'],
    fragment: `${prefix}.inputmethod.AvailableVirtualKeyboardFragment`,
  },
  {
    name: '.inputmethod.InputMethodAndSubtypeEnablerActivity',
    actions: ['INPUT_METHOD_SUBTYPE_SETTINGS'],
    fragment: `${prefix}.inputmethod.AvailableVirtualKeyboardFragment`,
  },
  {
    name: 'PhysicalKeyboardActivity',
    actions: ['HARD_KEYBOARD_SETTINGS'],
    fragment: `${prefix}.inputmethod.PhysicalKeyboardFragment`,
  },
  {
    name: 'UserDictionarySettingsActivity',
    actions: ['USER_DICTIONARY_SETTINGS'],
    fragment: `${prefix}.inputmethod.UserDictionaryList`,
  },
  {
    name: 'ManageAssistActivity',
    actions: ['VOICE_INPUT_SETTINGS'],
    fragment: `${prefix}.applications.assist.ManageAssist`,
  },
  {
    name: 'ZenModeSettingsActivity',
    actions: ['ZEN_MODE_SETTINGS', 'ZEN_MODE_PRIORITY_SETTINGS'],
    fragment: `${notification}.zen.ZenModeSettings`,
  },
  {
    name: 'ZenModeAutomationSettingsActivity',
    actions: ['ZEN_MODE_AUTOMATION_SETTINGS', 'ACTION_CONDITION_PROVIDER_SETTINGS'],
    fragment: `${notification}.zen.ZenModeAutomationSettings`,
  },
  {
    name: 'ZenAccessSettingsActivity',
    actions: ['NOTIFICATION_POLICY_ACCESS_SETTINGS'],
    fragment: `${notification}.zen.ZenAccessSettings`,
  },
  { name: 'DisplaySettingsActivity', actions: ['DISPLAY_SETTINGS'], fragment: `${prefix}.DisplaySettings` },
  {
    name: 'AdaptiveBrightnessActivity',
    actions: ['ADAPTIVE_BRIGHTNESS_SETTINGS'],
    fragment: `${prefix}.display.AutoBrightnessSettings`,
  },
  {
    name: 'SmartAutoRotateSettingsActivity',
    actions: ['AUTO_ROTATE_SETTINGS'],
    fragment: `${prefix}.display.SmartAutoRotatePreferenceFragment`,
  },
  {
    name: 'NightDisplaySettingsActivity',
    actions: ['NIGHT_DISPLAY_SETTINGS'],
    fragment: `${prefix}.display.NightDisplaySettings`,
  },
  {
    name: 'DarkThemeSettingsActivity',
    actions: ['DARK_THEME_SETTINGS'],
    fragment: `${prefix}.display.darkmode.DarkModeSettingsFragment`,
  },
  { name: 'DreamSettingsActivity', actions: ['DREAM_SETTINGS'], fragment: `${prefix}.dream.DreamSettings` },
  {
    name: 'LockScreenSettingsActivity',
    actions: ['LOCK_SCREEN_SETTINGS'],
    fragment: `${prefix}.security.LockscreenDashboardFragment`,
  },
  {
    name: 'TextReadingSettingsActivity',
    actions: ['TEXT_READING_SETTINGS'],
    fragment: `${prefix}.accessibility.TextReadingPreferenceFragment`,
  },
  {
    name: 'MyDeviceInfoActivity',
    actions: ['DEVICE_INFO_SETTINGS', 'DEVICE_NAME'],
    fragment: `${prefix}.deviceinfo.aboutphone.MyDeviceInfoFragment`,
  },
  {
    name: 'ManageApplicationsActivity',
    actions: ['APPLICATION_SETTINGS', 'MANAGE_APPLICATIONS_SETTINGS', 'MANAGE_ALL_APPLICATIONS_SETTINGS'],
    fragment: manageApplications,
  },
  {
    name: 'AppMemoryUsageActivity',
    actions: ['APP_MEMORY_USAGE'],
    fragment: `${prefix}.applications.ProcessStatsSummary`,
  },
  {
    name: 'HighPowerApplicationsActivity',
    actions: ['IGNORE_BATTERY_OPTIMIZATION_SETTINGS'],
    fragment: `${prefix}.applications.manageapplications.AppBatteryUsage`,
  },
  {
    name: '.fuelgauge.AdvancedPowerUsageDetailActivity',
    actions: ['VIEW_ADVANCED_POWER_USAGE_DETAIL', 'REQUEST_IGNORE_BATTERY_OPTIMIZATIONS'],
    fragment: `${prefix}.fuelgauge.AdvancedPowerUsageDetail`,
    arg: 'package',
  },
  {
    name: '.applications.InstalledAppDetails',
    actions: ['APPLICATION_DETAILS_SETTINGS', '/android.intent.action.AUTO_REVOKE_PERMISSIONS'],
    fragment: `${appInfo}.AppInfoDashboardFragment`,
    arg: 'package',
  },
  {
    name: '.applications.InstalledAppOpenByDefaultActivity',
    actions: ['APP_OPEN_BY_DEFAULT_SETTINGS'],
    fragment: `${prefix}.applications.AppLaunchSettings`,
    arg: 'package',
  },
  {
    name: 'LocationSettingsActivity',
    actions: ['LOCATION_SOURCE_SETTINGS'],
    fragment: `${prefix}.location.LocationSettings`,
  },
  {
    name: 'ScanningSettingsActivity',
    actions: ['LOCATION_SCANNING_SETTINGS'],
    fragment: `${prefix}.location.LocationServices`,
  },
  {
    name: 'WifiScanningSettingsActivity',
    actions: ['WIFI_SCANNING_SETTINGS'],
    fragment: `${prefix}.location.WifiScanningFragment`,
  },
  {
    name: 'SecurityDashboardActivity',
    actions: ['SECURITY_SETTINGS', '/android.credentials.UNLOCK'],
    fragment: `${prefix}.security.SecuritySettings`,
  },
  {
    name: '.password.SetNewPasswordActivity',
    actions: ['/android.app.action.SET_NEW_PASSWORD', 'BIOMETRIC_ENROLL', 'FINGERPRINT_ENROLL'],
    fragment: `${prefix}.password.ChooseLockGeneric`,
  },
  {
    name: 'PrivacyDashboardActivity',
    actions: ['PRIVACY_SETTINGS', 'PRIVACY_ADVANCED_SETTINGS', 'REQUEST_ENABLE_CONTENT_CAPTURE'],
    fragment: `${prefix}.privacy.PrivacyDashboardFragment`,
  },
  {
    name: 'PrivacyControlsActivity',
    actions: ['PRIVACY_CONTROLS'],
    fragment: `${prefix}.privacy.PrivacyDashboardFragment`,
  },
  {
    name: 'AccessibilitySettingsActivity',
    actions: ['ACCESSIBILITY_SETTINGS'],
    fragment: `${prefix}.accessibility.AccessibilitySettings`,
  },
  {
    name: 'ReduceBrightColorsSettingsActivity',
    actions: ['REDUCE_BRIGHT_COLORS_SETTINGS'],
    fragment: `${prefix}.accessibility.ToggleReduceBrightColorsPreferenceFragment`,
  },
  {
    name: 'AccessibilityInversionSettingsActivity',
    actions: ['COLOR_INVERSION_SETTINGS'],
    fragment: `${prefix}.accessibility.ToggleColorInversionPreferenceFragment`,
  },
  {
    name: 'AccessibilityDaltonizerSettingsActivity',
    actions: ['/com.android.settings.ACCESSIBILITY_COLOR_SPACE_SETTINGS'],
    fragment: `${prefix}.accessibility.ToggleDaltonizerPreferenceFragment`,
  },
  {
    name: 'CaptioningSettingsActivity',
    actions: ['CAPTIONING_SETTINGS'],
    fragment: `${prefix}.accessibility.CaptionPropertiesFragment`,
  },
  {
    name: 'TextToSpeechSettingsActivity',
    actions: ['/com.android.settings.TTS_SETTINGS'],
    fragment: `${prefix}.tts.TextToSpeechSettings`,
  },
  {
    name: 'StorageDashboardActivity',
    actions: ['INTERNAL_STORAGE_SETTINGS', 'MEMORY_CARD_SETTINGS', '/android.os.storage.action.MANAGE_STORAGE'],
    fragment: `${prefix}.deviceinfo.StorageDashboardFragment`,
  },
  {
    name: 'StorageUseActivity',
    actions: ['/android.intent.action.MANAGE_PACKAGE_STORAGE'],
    fragment: manageApplications,
  },
  {
    name: 'AutomaticStorageManagerSettingsActivity',
    actions: ['STORAGE_MANAGER_SETTINGS'],
    fragment: `${prefix}.deletionhelper.AutomaticStorageManagerSettings`,
  },
  {
    name: 'DevelopmentSettingsDashboardActivity',
    actions: ['APPLICATION_DEVELOPMENT_SETTINGS', '/android.service.quicksettings.action.QS_TILE_PREFERENCES'],
    fragment: `${prefix}.development.DevelopmentSettingsDashboardFragment`,
  },
  {
    name: 'PrintSettingsActivity',
    actions: ['ACTION_PRINT_SETTINGS'],
    fragment: `${prefix}.print.PrintSettingsFragment`,
  },
  { name: 'WifiDisplaySettingsActivity', actions: ['CAST_SETTINGS'], fragment: `${prefix}.wfd.WifiDisplaySettings` },
  {
    name: 'PowerUsageSummaryActivity',
    actions: ['/android.intent.action.POWER_USAGE_SUMMARY'],
    fragment: `${prefix}.fuelgauge.batteryusage.PowerUsageSummary`,
  },
  {
    name: 'BatterySaverSettingsActivity',
    actions: ['BATTERY_SAVER_SETTINGS'],
    fragment: `${prefix}.fuelgauge.batterysaver.BatterySaverSettings`,
  },
  {
    name: 'AccountDashboardActivity',
    actions: ['SYNC_SETTINGS', 'ACCOUNT_SYNC_SETTINGS'],
    fragment: `${prefix}.accounts.AccountDashboardFragment`,
  },
  {
    name: '.accounts.AddAccountSettings',
    actions: ['ADD_ACCOUNT_SETTINGS'],
    fragment: `${prefix}.accounts.ChooseAccountFragment`,
  },
  {
    name: '.applications.autofill.AutofillPickerTrampolineActivity',
    actions: ['REQUEST_SET_AUTOFILL_SERVICE'],
    fragment: `${prefix}.applications.defaultapps.DefaultAutofillPicker`,
    arg: 'package',
  },
  { name: 'UserSettingsActivity', actions: ['USER_SETTINGS'], fragment: `${prefix}.users.UserSettings` },
  {
    name: 'ConfigureNotificationSettingsActivity',
    actions: ['NOTIFICATION_SETTINGS'],
    fragment: `${notification}.ConfigureNotificationSettings`,
  },
  {
    name: 'NotificationAssistantSettingsActivity',
    actions: ['NOTIFICATION_ASSISTANT_SETTINGS'],
    fragment: `${notification}.ConfigureNotificationSettings`,
  },
  {
    name: '.notification.history.NotificationHistoryActivity',
    actions: ['NOTIFICATION_HISTORY'],
    fragment: `${notification}.history.NotificationHistoryActivity`,
  },
  {
    name: 'ConversationListSettingsActivity',
    actions: ['CONVERSATION_SETTINGS'],
    fragment: `${notification}.app.ConversationListSettings`,
  },
  {
    name: 'AppBubbleNotificationSettingsActivity',
    actions: ['APP_NOTIFICATION_BUBBLE_SETTINGS'],
    fragment: `${notification}.BubbleNotificationSettings`,
  },
  {
    name: 'NotificationAppListActivity',
    actions: ['ALL_APPS_NOTIFICATION_SETTINGS'],
    fragment: `${prefix}.applications.manageapplications.NotificationApps`,
  },
  {
    name: 'AppNotificationSettingsActivity',
    actions: ['APP_NOTIFICATION_SETTINGS'],
    fragment: `${notification}.app.AppNotificationSettings`,
    arg: appExtra,
  },
  {
    name: '.notification.app.ChannelPanelActivity',
    actions: ['CHANNEL_NOTIFICATION_SETTINGS'],
    fragment: `${notification}.app.AppNotificationSettings`,
    arg: appExtra,
  },
  {
    name: 'NotificationAccessSettingsActivity',
    actions: ['ACTION_NOTIFICATION_LISTENER_SETTINGS', 'NOTIFICATION_LISTENER_DETAIL_SETTINGS'],
    fragment: `${notification}.NotificationAccessSettings`,
  },
  {
    name: 'SoundSettingsActivity',
    actions: ['SOUND_SETTINGS', 'ACTION_OTHER_SOUND_SETTINGS'],
    fragment: `${notification}.SoundSettings`,
  },
  {
    name: 'MediaControlsSettingsActivity',
    actions: ['ACTION_MEDIA_CONTROLS_SETTINGS'],
    fragment: `${prefix}.sound.MediaControlsSettings`,
  },
  {
    name: 'PowerMenuSettingsActivity',
    actions: ['ACTION_POWER_MENU_SETTINGS'],
    fragment: `${prefix}.gestures.PowerMenuSettings`,
  },
  {
    name: 'OneHandedSettingsActivity',
    actions: ['action.ONE_HANDED_SETTINGS'],
    fragment: `${prefix}.gestures.OneHandedSettings`,
  },
  { name: 'WebViewAppPickerActivity', actions: ['WEBVIEW_SETTINGS'], fragment: `${prefix}.webview.WebViewAppPicker` },
  {
    name: 'VrListenersSettingsActivity',
    actions: ['VR_LISTENER_SETTINGS'],
    fragment: `${access}.vrlistener.VrListenerSettings`,
  },
  {
    name: 'PictureInPictureSettingsActivity',
    actions: ['PICTURE_IN_PICTURE_SETTINGS'],
    fragment: `${access}.pictureinpicture.PictureInPictureSettings`,
  },
  {
    name: 'TurnScreenOnSettingsActivity',
    actions: ['TURN_SCREEN_ON_SETTINGS'],
    fragment: `${access}.turnscreenon.TurnScreenOnSettings`,
  },
  {
    name: 'PremiumSmsAccessActivity',
    actions: ['PREMIUM_SMS_SETTINGS'],
    fragment: `${access}.premiumsms.PremiumSmsAccess`,
  },
  {
    name: 'MediaManagementAppsActivity',
    actions: ['REQUEST_MANAGE_MEDIA'],
    fragment: `${prefix}.Settings$MediaManagementAppsActivity`,
  },
  {
    name: 'ManageExternalStorageActivity',
    actions: ['MANAGE_ALL_FILES_ACCESS_PERMISSION'],
    fragment: `${prefix}.Settings$ManageExternalStorageActivity`,
  },
  {
    name: 'AppManageExternalStorageActivity',
    actions: ['MANAGE_APP_ALL_FILES_ACCESS_PERMISSION'],
    fragment: `${appInfo}.ManageExternalStorageDetails`,
    arg: 'package',
  },
  {
    name: 'OverlaySettingsActivity',
    actions: ['action.MANAGE_OVERLAY_PERMISSION'],
    fragment: `${prefix}.Settings$OverlaySettingsActivity`,
  },
  {
    name: 'AppDrawOverlaySettingsActivity',
    actions: ['action.MANAGE_OVERLAY_PERMISSION', 'MANAGE_APP_OVERLAY_PERMISSION'],
    fragment: `${appInfo}.DrawOverlayDetails`,
    arg: 'package',
  },
  {
    name: 'WriteSettingsActivity',
    actions: ['action.MANAGE_WRITE_SETTINGS'],
    fragment: `${prefix}.Settings$WriteSettingsActivity`,
  },
  {
    name: 'AppWriteSettingsActivity',
    actions: ['action.MANAGE_WRITE_SETTINGS'],
    fragment: `${appInfo}.WriteSettingsDetails`,
    arg: 'package',
  },
  {
    name: 'ManageExternalSourcesActivity',
    actions: ['MANAGE_UNKNOWN_APP_SOURCES'],
    fragment: `${prefix}.Settings$ManageExternalSourcesActivity`,
  },
  {
    name: 'ManageAppExternalSourcesActivity',
    actions: ['MANAGE_UNKNOWN_APP_SOURCES'],
    fragment: `${appInfo}.ExternalSourcesDetails`,
    arg: 'package',
  },
  {
    name: 'AlarmsAndRemindersActivity',
    actions: ['REQUEST_SCHEDULE_EXACT_ALARM'],
    fragment: `${prefix}.Settings$AlarmsAndRemindersActivity`,
  },
  {
    name: 'AlarmsAndRemindersAppActivity',
    actions: ['REQUEST_SCHEDULE_EXACT_ALARM'],
    fragment: `${appInfo}.AlarmsAndRemindersDetails`,
    arg: 'package',
  },
  {
    name: 'UsageAccessSettingsActivity',
    actions: ['USAGE_ACCESS_SETTINGS'],
    fragment: `${prefix}.Settings$UsageAccessSettingsActivity`,
  },
  {
    name: 'AppUsageAccessSettingsActivity',
    actions: ['USAGE_ACCESS_SETTINGS'],
    fragment: `${prefix}.applications.UsageAccessDetails`,
    arg: 'package',
  },
  { name: '.SystemUpdateActivity', actions: ['SYSTEM_UPDATE_SETTINGS'], fragment: `${prefix}.SystemUpdate` },
];

/** Full name of its class. */
export function classNameOf({ name }: PageActivity): string {
  return name.startsWith('.') ? `com.android.settings${name}` : `com.android.settings.Settings$${name}`;
}

/** Full names of its actions. */
export function actionsOf({ actions }: PageActivity): readonly string[] {
  return actions.map((action) => (action.startsWith('/') ? action.slice(1) : `android.settings.${action}`));
}
