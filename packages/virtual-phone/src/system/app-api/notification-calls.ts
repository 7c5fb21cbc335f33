import type { NotificationCalls } from '@androidworld/app-sdk';
import type { Caller } from './app-api.ts';

export function notificationCalls({ system, record: { packageName } }: Caller): NotificationCalls {
  const { notifications } = system;
  return {
    async post(notification) {
      notifications.post(packageName, notification);
    },
    cancel: async (id, tag) => notifications.cancelOf(packageName, id, tag),
    async cancelAll() {
      for (const shown of notifications.list()) {
        if (shown.packageName === packageName) notifications.cancelOf(packageName, shown.id, shown.tag);
      }
    },
    active: async () => notifications.list().filter((shown) => shown.packageName === packageName),
    createChannel: async (channel) => notifications.channels.create(packageName, channel),
    deleteChannel: async (id) => notifications.channels.delete(packageName, id),
    channels: async () => [...notifications.channels.of(packageName)],
  };
}
