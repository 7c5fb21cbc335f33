import { flag, onOff, text } from '../bindings.ts';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { lockScreenChoices, lockScreenNotifications } from './lock-screen-notifications.ts';

const prefix = 'com.android.settings.security';

/** `lockscreen.disabled` is 1 for None; a swipe is the other lock without a secret. */
const screenLock = {
  read: (scope: PageScope) => (scope.setting('secure/lockscreen.disabled') === '0' ? 'swipe' : 'none'),
  write: (scope: PageScope, lock: string) => scope.put('secure/lockscreen.disabled', lock === 'none' ? '1' : '0'),
};

const screenLocks = [
  { label: 'None', value: 'none' },
  { label: 'Swipe', value: 'swipe' },
] as const;

function lockText(scope: PageScope): string {
  return screenLock.read(scope) === 'none' ? 'None' : 'Swipe';
}

const pinning = flag('system/lock_to_app_enabled');
const sos = flag('secure/emergency_gesture_enabled', { otherwise: true });

/** Certificates, of which a new phone has none of its owner's. */
function emptyPage(fragment: string, title: string, text: string): SettingsPage {
  return { fragment, title, rows: [{ kind: 'footer', title: text }] };
}

const moreSecurity: readonly SettingsRow[] = [
  {
    title: 'Device admin apps',
    summary: 'No active apps',
    opens: 'com.android.settings.applications.specialaccess.deviceadmin.DeviceAdminSettings',
  },
  { title: 'SIM card lock', opens: 'com.android.settings.IccLockSettings' },
  {
    title: 'Encryption & credentials',
    summary: 'Encrypted',
    opens: `${prefix}.EncryptionAndCredential`,
  },
  { title: 'Trust agents', summary: 'None', opens: `${prefix}.trustagent.TrustAgentSettings` },
  {
    title: 'App pinning',
    summary: onOff(pinning),
    opens: `${prefix}.ScreenPinningSettings`,
  },
];

export const securityPages: readonly SettingsPage[] = [
  {
    fragment: `${prefix}.SecuritySettings`,
    title: 'Security',
    rows: [
      {
        kind: 'category',
        title: 'Security status',
        rows: [
          {
            title: 'Google Play Protect',
            summary: 'Apps are not scanned on this device',
            opens: `${prefix}.PlayProtect`,
          },
          {
            title: 'Security update',
            summary: (scope) => scope.property('ro.build.version.security_patch'),
            opens: { intent: { action: 'android.settings.SYSTEM_UPDATE_SETTINGS' } },
          },
        ],
      },
      {
        kind: 'category',
        title: 'Device security',
        rows: [{ title: 'Screen lock', summary: lockText, opens: 'com.android.settings.password.ChooseLockGeneric' }],
      },
      {
        title: 'More security settings',
        summary: 'Encryption, credentials, and more',
        opens: `${prefix}.SecurityAdvancedSettings`,
      },
    ],
  },
  {
    fragment: 'com.android.settings.password.ChooseLockGeneric',
    title: 'Choose a screen lock',
    rows: [
      { kind: 'radios', entries: screenLocks, value: screenLock },
      { title: 'Pattern', summary: 'Medium security', enabled: false },
      { title: 'PIN', summary: 'Medium to high security', enabled: false },
      { title: 'Password', summary: 'High security', enabled: false },
    ],
  },
  { fragment: `${prefix}.SecurityAdvancedSettings`, title: 'More security settings', rows: moreSecurity },
  emptyPage(`${prefix}.PlayProtect`, 'Google Play Protect', 'This phone has no Google Play.'),
  emptyPage(`${prefix}.trustagent.TrustAgentSettings`, 'Trust agents', 'To use, first set a screen lock'),
  {
    fragment: `${prefix}.ScreenPinningSettings`,
    title: 'App pinning',
    rows: [
      { kind: 'main-switch', title: 'Use app pinning', value: pinning },
      { kind: 'footer', title: 'App pinning keeps one app on the screen until it is unpinned.' },
    ],
  },
  {
    fragment: 'com.android.settings.IccLockSettings',
    title: 'SIM card lock settings',
    rows: [{ kind: 'switch', title: 'Lock SIM card', value: flag('global/sim_lock_enabled'), enabled: false }],
  },
  {
    fragment: `${prefix}.EncryptionAndCredential`,
    title: 'Encryption & credentials',
    rows: [
      {
        kind: 'category',
        title: 'Encryption',
        rows: [{ title: 'Encrypt phone', summary: 'Encrypted', enabled: false }],
      },
      {
        kind: 'category',
        title: 'Credential storage',
        rows: [
          {
            title: 'Trusted credentials',
            summary: 'Display trusted CA certificates',
            opens: 'com.android.settings.TrustedCredentialsSettings',
          },
          {
            title: 'User credentials',
            summary: 'View and modify stored credentials',
            opens: 'com.android.settings.UserCredentialsSettings',
          },
          {
            title: 'Install a certificate',
            summary: 'Install certificates from storage',
            opens: `${prefix}.InstallCertificateFromStorage`,
          },
          { title: 'Clear credentials', summary: 'Remove all certificates', enabled: false },
        ],
      },
    ],
  },
  emptyPage('com.android.settings.TrustedCredentialsSettings', 'Trusted credentials', 'No certificates'),
  emptyPage('com.android.settings.UserCredentialsSettings', 'User credentials', 'No user credentials installed'),
  {
    fragment: `${prefix}.InstallCertificateFromStorage`,
    title: 'Install a certificate',
    rows: ['CA certificate', 'VPN & app user certificate', 'Wi\u2011Fi certificate'].map((title) => ({
      title,
      opens: { intent: { action: 'android.intent.action.OPEN_DOCUMENT', type: '*/*' } },
    })),
  },
  {
    fragment: 'com.android.settings.privacy.PrivacyDashboardFragment',
    title: 'Privacy',
    rows: [
      {
        title: 'Privacy dashboard',
        summary: 'Show which apps recently used permissions',
        opens: { intent: { action: 'android.intent.action.REVIEW_PERMISSION_USAGE' } },
      },
      {
        title: 'Permission manager',
        summary: 'Control app access to your data',
        keywords: 'app permissions',
        opens: { intent: { action: 'android.intent.action.MANAGE_PERMISSIONS' } },
      },
      {
        kind: 'switch',
        title: 'Camera access',
        summary: 'For apps and services',
        value: flag('secure/camera_access', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Microphone access',
        summary:
          'For apps and services. If this setting is off, microphone data may still be shared when you call an emergency number.',
        value: flag('secure/microphone_access', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Show passwords',
        summary: 'Display characters briefly as you type',
        value: flag('system/show_password', { otherwise: true }),
      },
      {
        kind: 'list',
        title: 'Notifications on lock screen',
        entries: lockScreenChoices,
        value: lockScreenNotifications,
      },
      {
        kind: 'switch',
        title: 'Show media on lock screen',
        summary: 'To quickly resume playback, media player stays open on lock screen',
        value: flag('secure/media_controls_lock_screen', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'App content',
        summary: 'Allow apps to send content to the Android system',
        value: flag('secure/content_capture_enabled', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Show clipboard access',
        summary: 'Show a message when apps access text, images, or other content you\u2019ve copied',
        value: flag('secure/clipboard_show_access_notifications', { otherwise: true }),
      },
    ],
  },
  {
    fragment: 'com.android.settings.emergency.EmergencyDashboardFragment',
    title: 'Safety & emergency',
    rows: [
      {
        title: 'Emergency SOS',
        summary: onOff(sos),
        opens: 'com.android.settings.emergency.EmergencyGestureSettings',
      },
      {
        title: 'Wireless emergency alerts',
        opens: 'com.android.settings.emergency.WirelessEmergencyAlerts',
      },
    ],
  },
  {
    fragment: 'com.android.settings.emergency.EmergencyGestureSettings',
    title: 'Emergency SOS',
    rows: [
      { kind: 'intro', title: 'Press the Power button quickly 5 times or more to start the actions below' },
      { kind: 'main-switch', title: 'Use Emergency SOS', value: sos },
      {
        kind: 'switch',
        title: 'Play countdown alarm',
        summary: 'Play a loud sound when Emergency SOS is starting',
        value: flag('secure/emergency_gesture_sound_enabled'),
      },
      { kind: 'edit', title: 'Number to call for help', value: text('secure/emergency_gesture_number', '112') },
    ],
  },
  {
    fragment: 'com.android.settings.emergency.WirelessEmergencyAlerts',
    title: 'Wireless emergency alerts',
    rows: [
      { kind: 'main-switch', title: 'Allow alerts', value: flag('global/cell_broadcast_alerts', { otherwise: true }) },
      { kind: 'switch', title: 'Extreme threats', value: flag('global/cell_broadcast_extreme', { otherwise: true }) },
      { kind: 'switch', title: 'Severe threats', value: flag('global/cell_broadcast_severe', { otherwise: true }) },
      { kind: 'switch', title: 'AMBER alerts', value: flag('global/cell_broadcast_amber', { otherwise: true }) },
    ],
  },
];
