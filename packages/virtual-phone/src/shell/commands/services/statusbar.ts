import { accepted, defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd statusbar`. @see AOSP `com.android.server.statusbar.StatusBarShellCommand` */
export const statusbarService = defineService({
  name: 'statusbar',
  help: `Status bar commands:
  help
    Print this help text.

  expand-notifications
    Open the notifications panel.

  expand-settings
    Open the notifications panel and expand quick settings if present.

  collapse
    Collapse the notifications and settings panel.

  set-tiles LIST-OF-TILES
    Make these the tiles of Quick Settings.

  check-support
    Say whether there are Quick Settings.

  get-status-icons
    Print the names of the places for icons, in order.

  add-tile COMPONENT
  remove-tile COMPONENT
  click-tile COMPONENT
  disable-for-setup DISABLE
  send-disable-flag FLAG...
  tracing (start | stop)
  run-gc
    Accepted, without effect.
`,
  helpStatus: 0,
  bareStatus: 1,
  commands: {
    async 'expand-notifications'(call) {
      await call.system.setPanel('notifications');
      return 0;
    },
    async 'expand-settings'(call) {
      await call.system.setPanel('quick-settings');
      return 0;
    },
    async collapse(call) {
      await call.system.setPanel('none');
      return 0;
    },
    'add-tile': withWord,
    'remove-tile': withWord,
    'click-tile': withWord,
    'set-tiles': (call) => {
      call.system.settings.put('secure', 'sysui_qs_tiles', call.words.required());
      return 0;
    },
    'check-support': (call) => {
      call.line('true');
      return 0;
    },
    'get-status-icons': (call) => {
      for (const slot of slots) call.line(slot);
      return 0;
    },
    'disable-for-setup': withWord,
    'send-disable-flag': accepted,
    tracing: accepted,
    'run-gc': accepted,
  },
  // Goes on to SystemUI, which knows none.
  unknown: (call) => {
    call.line('Usage: adb shell cmd statusbar <command>');
    call.line('  known commands:');
    return 0;
  },
});

/** What has no effect but asks for a word: no app of the phone has a tile. */
function withWord(call: ServiceCall): number {
  call.words.required();
  return 0;
}

/** `config_statusBarIcons` of Android 13. */
const slots: readonly string[] = `
  alarm_clock rotate headset data_saver ime sync_failing sync_active nfc tty speakerphone cdma_eri data_connection
  phone_evdo_signal phone_signal secure managed_profile cast screen_record vpn bluetooth camera microphone location mute
  volume zen ethernet wifi hotspot mobile airplane no_calling call_strength sensors_off battery clock
`
  .trim()
  .split(/\s+/);
