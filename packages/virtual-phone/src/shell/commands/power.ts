import type { Identity } from '../../disk/disk.ts';
import type { SystemServices } from '../../system/system-services.ts';
import { defineProgram, type Program } from '../program.ts';

const reboot = defineProgram({
  name: 'reboot',
  run({ args, identity, system, err }) {
    const isOff = args[0] === '-p';
    if (isOff ? requestPowerOff(system, identity) : requestReboot(system, identity, args[0])) return 0;
    err('reboot: Operation not permitted\n');
    return 1;
  },
});

/** init restarts the phone when this property is set, which the shell may do; who runs the phone listens for it. */
export function requestReboot(system: SystemServices, who: Identity, reason = ''): boolean {
  return (
    mayEnd(who) && system.properties.set('sys.powerctl', reason === '' ? 'reboot' : `reboot,${reason}`, { uid: 0 })
  );
}

/** The same, and the phone stays off. */
export function requestPowerOff(system: SystemServices, who: Identity): boolean {
  return mayEnd(who) && system.properties.set('sys.powerctl', 'shutdown', { uid: 0 });
}

function mayEnd({ uid }: Identity): boolean {
  return uid === 0 || uid === 1000 || uid === 2000;
}

/** `start` and `stop` take the framework down and up again: as root only. */
function frameworkProgram(name: 'start' | 'stop'): Program {
  return defineProgram({
    name,
    async run({ args, identity, system, err }) {
      if (identity.uid !== 0) {
        err(`${name}: must be root\n`);
        return 1;
      }
      if (args.length > 0) system.properties.set(`ctl.${name}`, args[0] ?? '', identity);
      else if (name === 'start') await system.activities.home();
      else for (const { packageName } of system.processes.list()) await system.processes.kill(packageName);
      return 0;
    },
  });
}

export const powerPrograms: readonly Program[] = [reboot, frameworkProgram('start'), frameworkProgram('stop')];
