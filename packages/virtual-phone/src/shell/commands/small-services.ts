import { defineProgram, type Program } from '../program.ts';
import { deviceConfig } from './services/device-config.ts';
import { mediaSessionService } from './services/interface.ts';
import { telecomService } from './services/small.ts';
import { runService } from './shell-command.ts';

const telecom = defineProgram({ name: 'telecom', run: (context) => runService(telecomService, context) });

const bmgr = defineProgram({
  name: 'bmgr',
  run({ args, out, err }) {
    if (args[0] === 'enabled') {
      out('Backup Manager currently disabled\n');
      return 0;
    }
    err('Backup Manager is not activated; is this device in setup?\n');
    return 1;
  },
});

const sm = defineProgram({
  name: 'sm',
  run({ args, out, err }) {
    if (args[0] === 'list-volumes') out('private mounted null\nemulated;0 mounted null\n');
    else if (args[0] === 'list-disks') out('');
    else if (args[0] === 'get-primary-storage-uuid') out('null\n');
    else {
      err(`Error: java.lang.IllegalArgumentException: Unknown command: ${args[0] ?? ''}\n`);
      return 1;
    }
    return 0;
  },
});

/** Needs device administrators, which no app of the phone is. */
const dpm = defineProgram({
  name: 'dpm',
  run({ args, out, err }) {
    if (args[0] === 'list-owners') {
      out('no owners\n');
      return 0;
    }
    err(`Error: unknown command '${args[0] ?? ''}'\n`);
    return 255;
  },
});

const media = defineProgram({ name: 'media', run: (context) => runService(mediaSessionService, context) });

const requestsync = defineProgram({
  name: 'requestsync',
  run({ err }) {
    err('No accounts to sync.\n');
    return 1;
  },
});

export const smallServices: readonly Program[] = [telecom, bmgr, deviceConfig, sm, dpm, media, requestsync];
