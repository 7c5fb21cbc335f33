import type { PackageInfo } from '@androidworld/app-sdk/system';

/** Permissions as a person sees them. */
export interface PermissionGroupState {
  /** `android.permission-group.…` without its beginning. */
  readonly id: string;
  readonly name: string;
  /** When one of its permissions is. */
  readonly granted: boolean;
  /** The person is asked for them each time. */
  readonly oneTime: boolean;
  readonly permissions: readonly string[];
}

/** By name. @see AOSP `PermissionMapping` */
export const permissionGroupNames = [
  { id: 'CALENDAR', name: 'Calendar', pattern: /_CALENDAR$/ },
  { id: 'CALL_LOG', name: 'Call logs', pattern: /_CALL_LOG$/ },
  { id: 'CAMERA', name: 'Camera', pattern: /\.CAMERA$/ },
  { id: 'CONTACTS', name: 'Contacts', pattern: /_CONTACTS$/ },
  { id: 'LOCATION', name: 'Location', pattern: /_LOCATION$/ },
  { id: 'MICROPHONE', name: 'Microphone', pattern: /RECORD_AUDIO$/ },
  { id: 'READ_MEDIA_AURAL', name: 'Music and audio', pattern: /READ_MEDIA_AUDIO$/ },
  { id: 'NEARBY_DEVICES', name: 'Nearby devices', pattern: /BLUETOOTH_(SCAN|CONNECT|ADVERTISE)$/ },
  { id: 'NOTIFICATIONS', name: 'Notifications', pattern: /POST_NOTIFICATIONS$/ },
  { id: 'PHONE', name: 'Phone', pattern: /CALL_PHONE$|READ_PHONE_/ },
  { id: 'READ_MEDIA_VISUAL', name: 'Photos and videos', pattern: /READ_MEDIA_(IMAGES|VIDEO)$|[ED]_EXTERNAL_STORAGE$/ },
  { id: 'SMS', name: 'SMS', pattern: /_SMS$/ },
] as const;

/** The groups an app asks for. */
export function permissionGroups(permissions: PackageInfo['permissions']): PermissionGroupState[] {
  return permissionGroupNames.flatMap(({ id, name, pattern }) => {
    const members = permissions.filter((permission) => pattern.test(permission.name));
    if (members.length === 0) return [];
    return [
      {
        id,
        name,
        granted: members.some(({ granted }) => granted),
        oneTime: members.some(({ oneTime }) => oneTime === true),
        permissions: members.map((member) => member.name),
      },
    ];
  });
}

/** What is granted, in words. */
export function permissionSummary(permissions: PackageInfo['permissions']): string {
  const groups = permissionGroups(permissions);
  if (groups.length === 0) return 'No permissions requested';
  const granted = groups.filter((group) => group.granted);
  return granted.length === 0 ? 'No permissions granted' : granted.map((group) => group.name).join(', ');
}
