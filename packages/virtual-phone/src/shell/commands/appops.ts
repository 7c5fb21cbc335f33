import { defineService, type ServiceCall, serviceProgram } from './shell-command.ts';

/** `cmd appops` */
export const appopsService = defineService({
  name: 'appops',
  help: `AppOps service (appops) commands:
  help
    Print this help text.
  set [--user <USER_ID>] <[--uid] PACKAGE | UID> <OP> <MODE>
    Set the mode for a particular application and operation.
  get [--user <USER_ID>] [--attribution <ATTRIBUTION_TAG>] <PACKAGE | UID> [<OP>]
    Return the mode for a particular application and optional operation.
  query-op [--user <USER_ID>] <OP> [<MODE>]
    Print all packages that currently have the given op in the given mode.
  reset [--user <USER_ID>] [<PACKAGE>]
    Reset the given application or all applications to default modes.
`,
  commands: {
    set(call) {
      call.words.skipOptions();
      const name = call.words.required();
      const operation = asOperation(call, call.words.required());
      const mode = call.words.required();
      if (operation === undefined || !isKnown(call, name)) return -1;
      if (!modes.has(mode)) {
        call.errorLine(`Error: Mode ${mode} is not valid`);
        return -1;
      }
      const operations = call.system.packages.appOps(name);
      if (mode === 'default') operations.delete(operation);
      else operations.set(operation, mode);
      return 0;
    },
    get(call) {
      call.words.skipOptions(['--user', '--attribution']);
      const name = call.words.required();
      const word = call.words.next();
      if (!isKnown(call, name)) return -1;
      const operation = word === undefined ? undefined : asOperation(call, word);
      if (word !== undefined && operation === undefined) return -1;
      const found = [...call.system.packages.appOps(name)].filter(
        ([each]) => operation === undefined || each === operation,
      );
      if (found.length === 0) {
        call.line('No operations.');
        if (operation !== undefined) call.line('Default mode: default');
      }
      for (const [each, mode] of found) call.line(`${each}: ${mode}`);
      return 0;
    },
    'query-op': (call) => {
      call.words.skipOptions();
      const operation = asOperation(call, call.words.required());
      if (operation === undefined) return -1;
      const mode = call.words.next() ?? 'allow';
      for (const { manifest } of call.system.packages.list()) {
        if (call.system.packages.appOps(manifest.packageName).get(operation) === mode) call.line(manifest.packageName);
      }
      return 0;
    },
    reset(call) {
      call.words.skipOptions();
      const name = call.words.next();
      for (const { manifest } of call.system.packages.list()) {
        if (name === undefined || manifest.packageName === name)
          call.system.packages.appOps(manifest.packageName).clear();
      }
      call.line('Reset all modes for:');
      call.line(`  ${name ?? 'all packages'}`);
      return 0;
    },
  },
});

export const appops = serviceProgram('appops', appopsService);

const modes = new Set(['allow', 'ignore', 'deny', 'default', 'foreground']);

const operationNames = new Set(
  `COARSE_LOCATION FINE_LOCATION GPS VIBRATE READ_CONTACTS WRITE_CONTACTS READ_CALL_LOG WRITE_CALL_LOG READ_CALENDAR
  WRITE_CALENDAR WIFI_SCAN POST_NOTIFICATION CALL_PHONE READ_SMS WRITE_SMS RECEIVE_SMS SEND_SMS WRITE_SETTINGS
  SYSTEM_ALERT_WINDOW ACCESS_NOTIFICATIONS CAMERA RECORD_AUDIO PLAY_AUDIO READ_CLIPBOARD WRITE_CLIPBOARD
  TAKE_MEDIA_BUTTONS WAKE_LOCK GET_USAGE_STATS MUTE_MICROPHONE TOAST_WINDOW PROJECT_MEDIA ACTIVATE_VPN
  READ_PHONE_STATE READ_EXTERNAL_STORAGE WRITE_EXTERNAL_STORAGE TURN_SCREEN_ON GET_ACCOUNTS RUN_IN_BACKGROUND
  REQUEST_INSTALL_PACKAGES PICTURE_IN_PICTURE INSTANT_APP_START_FOREGROUND ANSWER_PHONE_CALLS RUN_ANY_IN_BACKGROUND
  CHANGE_WIFI_STATE REQUEST_DELETE_PACKAGES START_FOREGROUND BLUETOOTH_SCAN ACTIVITY_RECOGNITION
  READ_MEDIA_AUDIO READ_MEDIA_VIDEO READ_MEDIA_IMAGES LEGACY_STORAGE ACCESS_ACCESSIBILITY MANAGE_EXTERNAL_STORAGE
  SCHEDULE_EXACT_ALARM MANAGE_MEDIA BLUETOOTH_CONNECT BLUETOOTH_ADVERTISE ACCESS_RESTRICTED_SETTINGS
  MOCK_LOCATION NEARBY_WIFI_DEVICES`.split(/\s+/),
);

function asOperation(call: ServiceCall, word: string): string | undefined {
  const name = word.replace(/^android:/, '').toUpperCase();
  if (operationNames.has(name)) return name;
  call.errorLine(`Error: Unknown operation string: ${word}`);
  return undefined;
}

function isKnown(call: ServiceCall, name: string): boolean {
  if (call.system.packages.find(name) !== undefined) return true;
  call.errorLine(`Error: No UID for ${name} in user 0`);
  return false;
}
