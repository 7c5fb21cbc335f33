/** Runtime permissions of Android 13: asked of the person, granted by `pm grant`. */
export const runtimePermissions: ReadonlySet<string> = new Set(
  [
    'ACCEPT_HANDOVER',
    'ACCESS_BACKGROUND_LOCATION',
    'ACCESS_COARSE_LOCATION',
    'ACCESS_FINE_LOCATION',
    'ACCESS_MEDIA_LOCATION',
    'ACTIVITY_RECOGNITION',
    'ANSWER_PHONE_CALLS',
    'BLUETOOTH_ADVERTISE',
    'BLUETOOTH_CONNECT',
    'BLUETOOTH_SCAN',
    'BODY_SENSORS',
    'BODY_SENSORS_BACKGROUND',
    'CALL_PHONE',
    'CAMERA',
    'GET_ACCOUNTS',
    'NEARBY_WIFI_DEVICES',
    'POST_NOTIFICATIONS',
    'PROCESS_OUTGOING_CALLS',
    'READ_CALENDAR',
    'READ_CALL_LOG',
    'READ_CONTACTS',
    'READ_EXTERNAL_STORAGE',
    'READ_MEDIA_AUDIO',
    'READ_MEDIA_IMAGES',
    'READ_MEDIA_VIDEO',
    'READ_PHONE_NUMBERS',
    'READ_PHONE_STATE',
    'READ_SMS',
    'RECEIVE_MMS',
    'RECEIVE_SMS',
    'RECEIVE_WAP_PUSH',
    'RECORD_AUDIO',
    'SEND_SMS',
    'USE_SIP',
    'UWB_RANGING',
    'WRITE_CALENDAR',
    'WRITE_CALL_LOG',
    'WRITE_CONTACTS',
    'WRITE_EXTERNAL_STORAGE',
  ].map((name) => `android.permission.${name}`),
);

/** Those of the protection level `development`: nobody is asked, and `pm grant` gives them. */
export const developmentPermissions: ReadonlySet<string> = new Set(
  [
    'BATTERY_STATS',
    'CHANGE_CONFIGURATION',
    'DUMP',
    'INTERACT_ACROSS_USERS',
    'PACKAGE_USAGE_STATS',
    'READ_LOGS',
    'SET_ALWAYS_FINISH',
    'SET_ANIMATION_SCALE',
    'SET_DEBUG_APP',
    'SET_PROCESS_LIMIT',
    'SIGNAL_PERSISTENT_PROCESSES',
    'WRITE_SECURE_SETTINGS',
  ].map((name) => `android.permission.${name}`),
);

/** Permissions that are kept as an app op, with the op's name. */
export const appOpPermissions: Readonly<Record<string, string>> = {
  'android.permission.MANAGE_EXTERNAL_STORAGE': 'MANAGE_EXTERNAL_STORAGE',
  'android.permission.PACKAGE_USAGE_STATS': 'GET_USAGE_STATS',
  'android.permission.REQUEST_INSTALL_PACKAGES': 'REQUEST_INSTALL_PACKAGES',
  'android.permission.SCHEDULE_EXACT_ALARM': 'SCHEDULE_EXACT_ALARM',
  'android.permission.SYSTEM_ALERT_WINDOW': 'SYSTEM_ALERT_WINDOW',
  'android.permission.WRITE_SETTINGS': 'WRITE_SETTINGS',
};

const groups = {
  camera: ['CAMERA'],
  contacts: ['READ_CONTACTS', 'WRITE_CONTACTS', 'GET_ACCOUNTS'],
  microphone: ['RECORD_AUDIO'],
  notifications: ['POST_NOTIFICATIONS'],
  phone: ['READ_PHONE_STATE', 'CALL_PHONE', 'READ_CALL_LOG', 'WRITE_CALL_LOG', 'USE_SIP', 'PROCESS_OUTGOING_CALLS'],
  sms: ['SEND_SMS', 'RECEIVE_SMS', 'READ_SMS', 'RECEIVE_WAP_PUSH', 'RECEIVE_MMS'],
  storage: ['READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE'],
} as const;

function permissionsOf(...names: readonly (keyof typeof groups)[]): readonly string[] {
  return names.flatMap((name) => groups[name].map((permission) => `android.permission.${permission}`));
}

/**
 * Permissions a role gives its holder, as far as it asks for them.
 *
 * @see AOSP `roles.xml` of the permission controller of Android 13, whose request dialog names them
 */
export const rolePermissions: Readonly<Record<string, readonly string[]>> = {
  'android.app.role.SMS': permissionsOf('phone', 'contacts', 'sms', 'storage', 'microphone', 'camera', 'notifications'),
  'android.app.role.DIALER': permissionsOf('phone', 'contacts', 'sms', 'microphone', 'camera', 'notifications'),
};

/** Permissions a package is granted by the roles it holds. */
export function permissionsByRole(roles: ReadonlyMap<string, string>, packageName: string): readonly string[] {
  const held = Object.entries(rolePermissions).filter(([role]) => roles.get(role) === packageName);
  return held.flatMap(([, permissions]) => permissions);
}

export function isKnownPermission(name: string): boolean {
  return runtimePermissions.has(name) || /^(android|com\.android)\.[\w.]*permission\.[A-Z_]+$/.test(name);
}
