/** What the dialog calls the groups that permissions belong to. @see AOSP PermissionMapping */
export interface PermissionGroup {
  readonly name: string;
  /** Ends the sentence "Allow X to …?" */
  readonly request: string;
  readonly icon:
    | 'contacts'
    | 'location'
    | 'camera'
    | 'microphone'
    | 'notifications'
    | 'files'
    | 'phone'
    | 'sms'
    | 'calendar'
    | 'other';
  /** Offers "While using the app" and "Only this time". */
  readonly whileInUse: boolean;
}

const groups: readonly (readonly [RegExp, PermissionGroup])[] = [
  [
    /_CONTACTS$|GET_ACCOUNTS/,
    { name: 'Contacts', request: 'access your contacts', icon: 'contacts', whileInUse: false },
  ],
  [/_LOCATION$/, { name: 'Location', request: 'access this device’s location', icon: 'location', whileInUse: true }],
  [/CAMERA$/, { name: 'Camera', request: 'take pictures and record video', icon: 'camera', whileInUse: true }],
  [/RECORD_AUDIO$/, { name: 'Microphone', request: 'record audio', icon: 'microphone', whileInUse: true }],
  [
    /POST_NOTIFICATIONS$/,
    { name: 'Notifications', request: 'send you notifications', icon: 'notifications', whileInUse: false },
  ],
  [
    /READ_MEDIA_IMAGES|READ_MEDIA_VIDEO|ACCESS_MEDIA_LOCATION/,
    { name: 'Photos and videos', request: 'access photos and videos on this device', icon: 'files', whileInUse: false },
  ],
  [
    /READ_MEDIA_AUDIO/,
    { name: 'Music and audio', request: 'access music and audio on this device', icon: 'files', whileInUse: false },
  ],
  [/EXTERNAL_STORAGE/, { name: 'Files', request: 'access files on this device', icon: 'files', whileInUse: false }],
  [
    /_SMS$|RECEIVE_MMS|RECEIVE_WAP_PUSH/,
    { name: 'SMS', request: 'send and view SMS messages', icon: 'sms', whileInUse: false },
  ],
  [/_CALL_LOG$/, { name: 'Call logs', request: 'access your phone call logs', icon: 'phone', whileInUse: false }],
  [
    /CALL_PHONE|PHONE_STATE|PHONE_NUMBERS/,
    { name: 'Phone', request: 'make and manage phone calls', icon: 'phone', whileInUse: false },
  ],
  [/_CALENDAR$/, { name: 'Calendar', request: 'access your calendar', icon: 'calendar', whileInUse: false }],
  [
    /BLUETOOTH|NEARBY/,
    {
      name: 'Nearby devices',
      request: 'find, connect to, and determine the relative position of nearby devices',
      icon: 'other',
      whileInUse: false,
    },
  ],
];

/** The group of a permission; one of its own when it belongs to none. */
function groupOf(permission: string): PermissionGroup {
  const found = groups.find(([pattern]) => pattern.test(permission))?.[1];
  const name = permission.replace(/^.*\./, '').toLowerCase().replaceAll('_', ' ');
  return found ?? { name, request: name, icon: 'other', whileInUse: false };
}

/** Permissions asked for, by group: each group is one question. */
export function byGroup(permissions: readonly string[]): { group: PermissionGroup; permissions: string[] }[] {
  const questions = new Map<string, { group: PermissionGroup; permissions: string[] }>();
  for (const permission of permissions) {
    const group = groupOf(permission);
    const question = questions.get(group.name) ?? { group, permissions: [] };
    question.permissions.push(permission);
    questions.set(group.name, question);
  }
  return [...questions.values()];
}
