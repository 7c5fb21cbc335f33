import { definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';
import { chromePackage } from '../package-name.ts';

export const preferences = definePreferences(`${chromePackage}_preferences`, {
  firstRunDone: pref.boolean(false, 'first_run_flow'),
  termsAccepted: pref.boolean(false, 'first_run_tos_accepted'),
  signInDone: pref.boolean(false, 'first_run_signin_complete'),
  sendReports: pref.boolean(true, 'metrics_reporting'),
  askedForNotifications: pref.boolean(false, 'notification_permission_asked'),
  /** 0 system, 1 light, 2 dark. */
  theme: pref.int(0, 'ui_theme_setting'),

  homepage: pref.boolean(true, 'homepage'),
  /** Empty: the new tab page. */
  homepageAddress: pref.string('', 'homepage_custom_uri'),
  toolbarShortcut: pref.boolean(true, 'adaptive_toolbar_enabled'),
  toolbarShortcutKind: pref.enum(['auto', 'new-tab', 'share', 'voice'], 'auto', 'adaptive_toolbar_settings'),
  searchEngine: pref.string('google.com', 'default_search_provider'),

  savePasswords: pref.boolean(true, 'credentials_enable_service'),
  autoSignIn: pref.boolean(true, 'credentials_enable_autosignin'),
  fillCards: pref.boolean(true, 'autofill.credit_card_enabled'),
  fillAddresses: pref.boolean(true, 'autofill.profile_enabled'),

  allowSignIn: pref.boolean(true, 'signin.allowed'),
  suggestSearches: pref.boolean(true, 'search.suggest_enabled'),
  sendPageAddresses: pref.boolean(false, 'url_keyed_anonymized_data_collection.enabled'),
  touchToSearch: pref.boolean(true, 'search.contextual_search_enabled'),

  safeBrowsing: pref.enum(['enhanced', 'standard', 'none'], 'standard', 'safebrowsing.mode'),
  httpsOnly: pref.boolean(false, 'https_only_mode_enabled'),
  lockIncognito: pref.boolean(false, 'incognito.reauth_for_incognito'),
  paymentMethodsAccess: pref.boolean(true, 'payments.can_make_payment_enabled'),
  preload: pref.enum(['none', 'standard', 'extended'], 'standard', 'net.network_prediction_options'),
  secureDns: pref.boolean(true, 'dns_over_https.enabled'),
  /** Empty: the one of the network. */
  dnsProvider: pref.string('', 'dns_over_https.templates'),
  doNotTrack: pref.boolean(false, 'enable_do_not_track'),
  sandboxTrials: pref.boolean(false, 'privacy_sandbox.apis_enabled'),
  /** Milliseconds since the epoch; 0: never. */
  safetyCheckedAt: pref.long(0, 'settings_safety_check_last_run_timestamp'),

  /** What the two tabs of "Clear browsing data" have ticked, and for which time. */
  clearBasic: pref.stringSet(new Set(['history', 'cookies', 'cache']), 'browser.clear_data.basic'),
  clearBasicRange: pref.int(0, 'browser.clear_data.time_period_basic'),
  clearAdvanced: pref.stringSet(new Set(['history', 'cookies', 'cache']), 'browser.clear_data.advanced'),
  clearAdvancedRange: pref.int(0, 'browser.clear_data.time_period'),

  /** Percent. */
  textScale: pref.int(100, 'user_font_scale_factor'),
  forceZoom: pref.boolean(false, 'force_enable_zoom'),
  simplifiedView: pref.boolean(false, 'accessibility.reader_for_accessibility'),

  /** Kinds of site settings that are not as they are at first. */
  siteSettings: pref.stringSet(new Set<string>(), 'profile.default_content_setting_values'),
  cookies: pref.enum(['all', 'incognito', 'third-party', 'none'], 'incognito', 'profile.cookie_controls_mode'),

  /** Tags, the preferred one first, with commas between them. */
  languages: pref.string('en-US', 'intl.accept_languages'),
  offerTranslation: pref.boolean(true, 'translate.enabled'),

  askWhereToSave: pref.boolean(false, 'download.prompt_for_download_android'),
});

export type Settings = PreferenceValues<typeof preferences>;
