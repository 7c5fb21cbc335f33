import type { SystemServer } from '../system-server.ts';

/** `SystemMessage.NOTE_SERIAL_CONSOLE_ENABLED` */
const id = 55;
const framework = 'android';
/** `SystemNotificationChannels.DEVELOPER` */
const channel = { id: 'DEVELOPER', name: 'Developer messages', importance: 2 } as const;
/** A bug, as of `stat_sys_adb`. */
const bug =
  'M20 8h-2.8a6 6 0 0 0-1.8-2L17 4.4 15.6 3l-2.2 2.2a6 6 0 0 0-2.8 0L8.4 3 7 4.4 8.6 6a6 6 0 0 0-1.8 2H4v2h2.1L6 11v1H4v2h2v1l.1 1H4v2h2.8a6 6 0 0 0 10.4 0H20v-2h-2.1l.1-1v-1h2v-2h-2v-1l-.1-1H20zm-6 8h-4v-2h4zm0-4h-4v-2h4z';

/**
 * Says so when init runs a shell on the serial console, as the emulator's images do (AOSP
 * `ActivityManagerService.showConsoleNotificationIfActive()`).
 */
export function postConsoleNotice(system: SystemServer): void {
  if (system.properties.get('init.svc.console') !== 'running') return;
  system.notifications.channels.create(framework, channel);
  system.notifications.post(framework, {
    id,
    channel: channel.id,
    title: 'Serial console enabled',
    text: 'Performance is impacted. To disable, check bootloader.',
    smallIcon: bug,
    ongoing: true,
    showWhen: false,
  });
}
