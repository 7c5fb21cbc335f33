import type { ShownNotification } from '@androidworld/app-sdk/system';

/** So many of one app, without a group of their own, are put together (AOSP `config_autoGroupAtCount`). */
const AUTO_GROUP_AT = 4;

/** Notifications in their order; those of an app that has many stand together, in the place of its first. */
export function groupNotifications(
  notifications: readonly ShownNotification[],
): readonly (readonly ShownNotification[])[] {
  const byApp = new Map<string, ShownNotification[]>();
  for (const notification of notifications)
    byApp.set(notification.packageName, [...(byApp.get(notification.packageName) ?? []), notification]);
  return notifications.flatMap((notification) => {
    const own = byApp.get(notification.packageName) ?? [];
    if (own.length < AUTO_GROUP_AT) return [[notification]];
    return own[0] === notification ? [own] : [];
  });
}
