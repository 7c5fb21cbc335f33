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

/** Permissions that are kept as an app op, with the op's name. */
export const appOpPermissions: Readonly<Record<string, string>> = {
  'android.permission.MANAGE_EXTERNAL_STORAGE': 'MANAGE_EXTERNAL_STORAGE',
  'android.permission.PACKAGE_USAGE_STATS': 'GET_USAGE_STATS',
  'android.permission.REQUEST_INSTALL_PACKAGES': 'REQUEST_INSTALL_PACKAGES',
  'android.permission.SCHEDULE_EXACT_ALARM': 'SCHEDULE_EXACT_ALARM',
  'android.permission.SYSTEM_ALERT_WINDOW': 'SYSTEM_ALERT_WINDOW',
  'android.permission.WRITE_SETTINGS': 'WRITE_SETTINGS',
};

/** Permissions a role gives its holder. */
export const rolePermissions: Readonly<Record<string, readonly string[]>> = {
  'android.app.role.SMS': [
    'READ_SMS',
    'SEND_SMS',
    'RECEIVE_SMS',
    'RECEIVE_MMS',
    'READ_CONTACTS',
    'READ_PHONE_STATE',
  ].map((name) => `android.permission.${name}`),
  'android.app.role.DIALER': ['CALL_PHONE', 'READ_CALL_LOG', 'WRITE_CALL_LOG', 'READ_CONTACTS', 'READ_PHONE_STATE'].map(
    (name) => `android.permission.${name}`,
  ),
};

/** Permissions a package is granted by the roles it holds. */
export function permissionsByRole(roles: ReadonlyMap<string, string>, packageName: string): readonly string[] {
  const held = Object.entries(rolePermissions).filter(([role]) => roles.get(role) === packageName);
  return held.flatMap(([, permissions]) => permissions);
}

export function isKnownPermission(name: string): boolean {
  return runtimePermissions.has(name) || /^(android|com\.android)\.[\w.]*permission\.[A-Z_]+$/.test(name);
}
