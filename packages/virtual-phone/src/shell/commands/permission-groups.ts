/** Android 13's groups of permissions a person is asked for, and what is in them. */
const members: Readonly<Record<string, string>> = {
  CALENDAR: 'READ_CALENDAR WRITE_CALENDAR',
  CALL_LOG: 'READ_CALL_LOG WRITE_CALL_LOG PROCESS_OUTGOING_CALLS',
  CAMERA: 'CAMERA',
  CONTACTS: 'READ_CONTACTS WRITE_CONTACTS GET_ACCOUNTS',
  LOCATION: 'ACCESS_FINE_LOCATION ACCESS_COARSE_LOCATION ACCESS_BACKGROUND_LOCATION',
  MICROPHONE: 'RECORD_AUDIO',
  NEARBY_DEVICES: 'BLUETOOTH_SCAN BLUETOOTH_CONNECT BLUETOOTH_ADVERTISE NEARBY_WIFI_DEVICES UWB_RANGING',
  NOTIFICATIONS: 'POST_NOTIFICATIONS',
  PHONE: 'READ_PHONE_STATE READ_PHONE_NUMBERS CALL_PHONE ANSWER_PHONE_CALLS USE_SIP ACCEPT_HANDOVER',
  READ_MEDIA_AURAL: 'READ_MEDIA_AUDIO',
  READ_MEDIA_VISUAL: 'READ_MEDIA_IMAGES READ_MEDIA_VIDEO',
  SENSORS: 'BODY_SENSORS BODY_SENSORS_BACKGROUND',
  SMS: 'SEND_SMS RECEIVE_SMS READ_SMS RECEIVE_WAP_PUSH RECEIVE_MMS',
  STORAGE: 'READ_EXTERNAL_STORAGE WRITE_EXTERNAL_STORAGE ACCESS_MEDIA_LOCATION',
  ACTIVITY_RECOGNITION: 'ACTIVITY_RECOGNITION',
};

/** Their whole names. */
export const permissionGroups: readonly string[] = Object.keys(members)
  .sort()
  .map((name) => `android.permission-group.${name}`);

const groups: ReadonlyMap<string, string> = new Map(
  Object.entries(members).flatMap(([group, permissions]) =>
    permissions.split(' ').map((name) => [`android.permission.${name}`, `android.permission-group.${group}`] as const),
  ),
);

/** The group of a permission; undefined for those nobody is asked for. */
export function groupOfPermission(permission: string): string | undefined {
  return groups.get(permission);
}
