import { illegalArgument, javaException } from '../../../system/java-exception.ts';
import { audioStreams } from '../dumpsys/device.ts';
import { notificationRecordName } from '../dumpsys/notification.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

const nightModes = { no: '1', yes: '2', auto: '0', custom_schedule: '3' } as const;

/** `cmd uimode` */
export const uimodeService = defineService({
  name: 'uimode',
  help: `UiModeManager service (uimode) commands:
  help
    Print this help text.
  night [yes|no|auto|custom_schedule|custom_bedtime]
    Set or read night mode.
  car [yes|no]
    Set or read car mode.
`,
  commands: {
    night(call) {
      const word = call.words.next();
      if (word !== undefined) {
        if (!Object.hasOwn(nightModes, word)) {
          call.errorLine(`Error: mode must be 'yes', 'no', or 'auto', or 'custom_schedule', or 'custom_bedtime'`);
          return -1;
        }
        call.system.settings.put('secure', 'ui_night_mode', nightModes[word as keyof typeof nightModes]);
      }
      const value = call.system.settings.get('secure', 'ui_night_mode') ?? '1';
      const name = Object.entries(nightModes).find(([, number]) => number === value)?.[0] ?? 'unknown';
      call.line(`Night mode: ${name}`);
      return 0;
    },
    car: (call) => {
      call.line('Car mode: no');
      return 0;
    },
  },
});

/** `cmd display` */
export const displayService = defineService({
  name: 'display',
  help: `Display manager commands:
  help
    Print this help text.
  set-brightness BRIGHTNESS
    Sets the current brightness to BRIGHTNESS (a number between 0 and 1).
  reset-brightness-configuration
    Reset the brightness to its default configuration.
  get-displays
`,
  commands: {
    'set-brightness': (call) => {
      const value = Number(call.words.required());
      if (Number.isNaN(value) || value < 0 || value > 1) {
        call.errorLine('Error: brightness should be a number between 0 and 1');
        return 1;
      }
      call.system.settings.put('system', 'screen_brightness', String(Math.round(value * 255)));
      return 0;
    },
    'get-displays': (call) => {
      const { width, height, densityDpi } = call.system.display;
      call.line('Displays:');
      call.line(
        `  Display id 0: DisplayInfo{"Built-in Screen", displayId 0, real ${width} x ${height}, rotation ${call.system.rotation}, density ${densityDpi}}`,
      );
      return 0;
    },
  },
});

const volumeHelp = `usage: media_session [subcommand] [options]
       media_session dispatch KEY
       media_session list-sessions
       media_session monitor <tag>
       media_session volume [options]

media_session dispatch: dispatch a media key to the system.
media_session list-sessions: print a list of the current sessions.
media_session volume:  the options are as follows:
    --stream STREAM selects the stream to control, see AudioManager.STREAM_*
    --set INDEX     sets the volume index value
    --adj DIRECTION adjusts the volume, use raise|same|lower for the direction
    --get           outputs the current volume
    --show          shows a UI during the volume change
`;

const mediaKeys: Readonly<Record<string, number>> = {
  play: 126,
  pause: 127,
  'play-pause': 85,
  mute: 91,
  headsethook: 79,
  stop: 86,
  next: 87,
  previous: 88,
  rewind: 89,
  record: 130,
  'fast-forward': 90,
};

/** `cmd media_session` */
export const mediaSessionService = defineService({
  name: 'media_session',
  help: volumeHelp,
  commands: {
    volume,
    async dispatch(call) {
      const code = mediaKeys[call.words.required()];
      if (code === undefined) throw illegalArgument('Error: unknown dispatch code');
      await call.system.systemKey(code);
      return 0;
    },
    'list-sessions': (call) => {
      call.line('Sessions:');
      return 0;
    },
  },
});

function volume(call: ServiceCall): number {
  let stream = 3;
  let change: ((now: number) => number) | undefined;
  let get = false;
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '--stream') stream = Number(call.words.required());
    else if (option === '--get') get = true;
    else if (option === '--set') {
      const index = Number(call.words.required());
      call.line(`[V] will set volume to index=${index}`);
      change = () => index;
    } else if (option === '--adj') {
      const step = { raise: 1, lower: -1, same: 0 }[call.words.required()];
      if (step === undefined) throw illegalArgument('Error: no valid direction');
      change = (now) => now + step;
    } else if (option !== '--show') throw illegalArgument(`Unknown option: ${option}`);
  }
  const kind = Object.values(audioStreams).find(({ id }) => id === stream);
  if (kind === undefined) throw illegalArgument(`Invalid stream: ${stream}`);
  if (get) call.line('[V] will get volume');
  call.line('[V] Connecting to AudioService');
  const { settings } = call.system;
  const now = () => Number(settings.get('system', kind.setting) ?? '5');
  if (change !== undefined) settings.put('system', kind.setting, `${Math.min(kind.max, Math.max(0, change(now())))}`);
  if (get) call.line(`[V] volume is ${now()} in range [0..${kind.max}]`);
  return 0;
}

/** `cmd notification` */
export const notificationService = defineService({
  name: 'notification',
  help: `usage: cmd notification SUBCMD [args]

SUBCMDs:
  allow_listener COMPONENT [user_id (current user if not specified)]
  disallow_listener COMPONENT [user_id (current user if not specified)]
  allow_dnd PACKAGE [user_id (current user if not specified)]
  disallow_dnd PACKAGE [user_id (current user if not specified)]
  set_dnd [on|none (same as on)|priority|alarms|all|off (same as all)]
  list
  get <notification-key>
  post [-v|--verbose] [-t|--title <text>] [-S|--style <style> [options]] <tag> <text>
`,
  commands: {
    post(call) {
      let title = 'Shell Notification';
      for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
        if (option === '-t' || option === '--title') title = call.words.required();
        else if (['-v', '--verbose'].includes(option)) continue;
        else call.words.required();
      }
      const tag = call.words.required();
      const text = call.words.required();
      call.line(
        `posting:\n  Notification(channel=shell_cmd shortcut=null contentView=null vibrate=null sound=null defaults=0x0 flags=0x0 color=0x00000000 vis=PRIVATE)`,
      );
      call.system.notifications.channels.create('com.android.shell', {
        id: 'shell_cmd',
        name: 'Shell command',
        importance: 3,
      });
      call.system.notifications.post('com.android.shell', { id: 2020, tag, channel: 'shell_cmd', title, text });
      return 0;
    },
    list(call) {
      for (const { key } of call.system.notifications.list()) call.line(key);
      return 0;
    },
    get(call) {
      const key = call.words.required();
      const found = call.system.notifications.list().find((each) => each.key === key);
      call.line(found === undefined ? `No active notification matching key: ${key}` : notificationRecordName(found));
      return found === undefined ? 1 : 0;
    },
    set_dnd(call) {
      const mode = { on: '2', none: '2', priority: '1', alarms: '3', all: '0', off: '0' }[call.words.required()];
      if (mode === undefined) throw illegalArgument('Invalid mode');
      call.system.settings.put('global', 'zen_mode', mode);
      return 0;
    },
    allow_listener: (call) => changeListeners(call, true),
    disallow_listener: (call) => changeListeners(call, false),
  },
});

function changeListeners(call: ServiceCall, allow: boolean): number {
  const component = call.words.required();
  if (!component.includes('/'))
    throw javaException('java.lang.NullPointerException', `Invalid component: ${component}`);
  const { settings } = call.system;
  const now = (settings.get('secure', 'enabled_notification_listeners') ?? '')
    .split(':')
    .filter((each) => each !== '' && each !== component);
  settings.put('secure', 'enabled_notification_listeners', [...now, ...(allow ? [component] : [])].join(':'));
  return 0;
}
