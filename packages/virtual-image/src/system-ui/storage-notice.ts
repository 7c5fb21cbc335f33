import type { AppApi, AppProcess, PendingIntent } from '@androidworld/app-sdk';
import { symbol } from '../own-files.ts';

export const ejectReceiver = 'com.android.systemui.usb.StorageUnmountReceiver';
export const ejectAction = 'com.android.systemui.action.UNMOUNT';

/** `NotificationChannels.STORAGE` */
const channel = { id: 'DSK', name: 'Storage', importance: 2 } as const;
/** `SystemMessage.NOTE_STORAGE_PUBLIC`, and of which volume. */
const id = 0x5350_5542;
const tag = 'public:7,1';
const FLAG_IMMUTABLE = 0x400_0000;

const browse: PendingIntent = {
  kind: 'activity',
  intent: {
    action: 'android.intent.action.VIEW',
    data: 'content://com.android.externalstorage.documents/root/primary',
    type: 'vnd.android.document/root',
    flags: 0x1000_0000,
  },
  flags: FLAG_IMMUTABLE,
};
const eject: PendingIntent = {
  kind: 'broadcast',
  intent: { action: ejectAction, component: { packageName: 'com.android.systemui', className: ejectReceiver } },
  flags: FLAG_IMMUTABLE,
};

/**
 * The emulator has an SD card, which System UI tells of in the name of Settings (AOSP `StorageNotification`). There is
 * nothing on it here: Explore shows the shared storage.
 */
export async function startStorageNotice(api: AppApi): Promise<AppProcess> {
  await api.notifications.createChannel(channel);
  await api.notifications.post({
    id,
    tag,
    channel: channel.id,
    title: 'Virtual SD card',
    text: 'For transferring photos and media',
    substituteAppName: 'Settings',
    smallIcon: symbol('sd_card'),
    category: 'sys',
    contentIntent: browse,
    actions: [
      { title: 'Explore', intent: browse },
      { title: 'Eject', intent: eject },
    ],
  });
  return {
    receivers: {
      [ejectReceiver]: async () => {
        await api.notifications.cancel(id, tag);
        return undefined;
      },
    },
  };
}
