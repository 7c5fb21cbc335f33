import type { PackageInfo } from '@androidworld/app-sdk/system';

/** Permissions as a person sees them. */
export interface PermissionGroupState {
  readonly name: string;
  readonly granted: boolean;
  readonly permissions: readonly string[];
}

const names: readonly (readonly [RegExp, string])[] = [
  [/_CALENDAR$/, 'Calendar'],
  [/_CALL_LOG$/, 'Call logs'],
  [/\.CAMERA$/, 'Camera'],
  [/_CONTACTS$/, 'Contacts'],
  [/_LOCATION$/, 'Location'],
  [/RECORD_AUDIO$/, 'Microphone'],
  [/READ_MEDIA_AUDIO$/, 'Music and audio'],
  [/BLUETOOTH_(SCAN|CONNECT|ADVERTISE)$/, 'Nearby devices'],
  [/POST_NOTIFICATIONS$/, 'Notifications'],
  [/CALL_PHONE$|READ_PHONE_/, 'Phone'],
  [/READ_MEDIA_(IMAGES|VIDEO)$|EXTERNAL_STORAGE$/, 'Photos and videos'],
  [/_SMS$/, 'SMS'],
];

/** The groups an app asks for, by name; a group counts as granted when one of its permissions is. */
export function permissionGroups(permissions: PackageInfo['permissions']): PermissionGroupState[] {
  return names.flatMap(([pattern, name]) => {
    const members = permissions.filter((permission) => pattern.test(permission.name));
    if (members.length === 0) return [];
    return [
      { name, granted: members.some(({ granted }) => granted), permissions: members.map((member) => member.name) },
    ];
  });
}
