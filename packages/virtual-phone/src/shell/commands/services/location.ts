import { illegalArgument } from '../../../system/java-exception.ts';
import { defineService } from '../shell-command.ts';

/** `cmd location` */
export const locationService = defineService({
  name: 'location',
  help: 'Location service commands:\n  help or -h\n    Print this help text.\n  is-location-enabled [--user <USER_ID>]\n  set-location-enabled true|false [--user <USER_ID>]\n',
  commands: {
    'is-location-enabled': (call) => {
      call.line(String((call.system.settings.get('secure', 'location_mode') ?? '3') !== '0'));
      return 0;
    },
    'set-location-enabled': (call) => {
      const word = call.words.required();
      if (word !== 'true' && word !== 'false') throw illegalArgument(`Unknown location state: ${word}`);
      call.system.settings.put('secure', 'location_mode', word === 'true' ? '3' : '0');
      return 0;
    },
  },
});
