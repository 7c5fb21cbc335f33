import { illegalArgument, javaException } from '../../../system/java-exception.ts';
import { isZone } from '../../local-time.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd alarm` */
export const alarmService = defineService({
  name: 'alarm',
  help: `Alarm manager service (alarm) commands:
  help
    Print this help text.
  set-time TIME
    Set the system clock time to TIME where TIME is milliseconds since the Epoch.
  set-timezone TZ
    Set the system timezone to TZ where TZ is an Olson id.
`,
  commands: {
    'set-time': (call) => {
      requirePrivilege(call, 'android.permission.SET_TIME');
      const text = call.words.required();
      if (!/^\d+$/.test(text)) throw javaException('java.lang.NumberFormatException', `For input string: "${text}"`);
      call.system.clock.set(Number(text));
      return 0;
    },
    'set-timezone': (call) => {
      const zone = call.words.required();
      if (isZone(zone)) call.system.clock.setZone(zone);
      return 0;
    },
  },
});

function requirePrivilege({ identity }: ServiceCall, permission: string): void {
  if (identity.uid === 0 || identity.uid === 1000 || identity.uid === 2000) return;
  throw javaException(
    'java.lang.SecurityException',
    `Neither user ${identity.uid} nor current process has ${permission}.`,
  );
}

/** `cmd time_detector` */
export const timeDetectorService = automaticService('time_detector', 'auto_time');
/** `cmd time_zone_detector` */
export const timeZoneDetectorService = automaticService('time_zone_detector', 'auto_time_zone');

function automaticService(name: string, setting: string) {
  return defineService({
    name,
    help: `${name} commands:\n  help\n    Print this help text.\n  is_auto_detection_enabled\n  set_auto_detection_enabled true|false\n`,
    commands: {
      is_auto_detection_enabled(call) {
        call.line(String(call.system.settings.get('global', setting) === '1'));
        return 0;
      },
      set_auto_detection_enabled(call) {
        const word = call.words.required();
        if (word !== 'true' && word !== 'false') throw illegalArgument(`Expected true or false: ${word}`);
        call.system.settings.put('global', setting, word === 'true' ? '1' : '0');
        return 0;
      },
    },
  });
}
