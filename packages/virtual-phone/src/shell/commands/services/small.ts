import { defineService, type ServiceCall } from '../shell-command.ts';

const dialerRole = 'android.app.role.DIALER';

/** `cmd telecom`, which the script `telecom` calls. */
export const telecomService = defineService({
  name: 'telecom',
  help: `usage: telecom [subcommand] [options]
usage: telecom set-default-dialer <PACKAGE>
usage: telecom get-default-dialer
usage: telecom get-system-dialer
usage: telecom wait-on-handlers
`,
  commands: {
    'get-default-dialer': (call) => {
      call.line(call.system.packages.roleHolder(dialerRole) ?? 'null');
      return 0;
    },
    'get-system-dialer': (call) => {
      const own = call.system.packages
        .list()
        .find(({ manifest }) => manifest.system && /dialer/.test(manifest.packageName));
      call.line(own?.manifest.packageName ?? 'null');
      return 0;
    },
    'set-default-dialer': (call) => {
      const name = call.words.required();
      if (call.system.packages.find(name) === undefined) {
        call.errorLine(`Error: Package ${name} is not installed.`);
        return -1;
      }
      call.system.packages.setRoleHolder(dialerRole, name);
      call.line(`Package ${name} set as default dialer.`);
      return 0;
    },
    'wait-on-handlers': () => 0,
  },
});

/** `cmd power` */
export const powerService = defineService({
  name: 'power',
  help: `Power manager (power) commands:
  help
    Print this help text.
  set-mode MODE
    1 switches the battery saver on, 0 off; only while nothing charges the phone.
`,
  commands: { 'set-mode': setPowerMode },
});

function setPowerMode(call: ServiceCall): number {
  const mode = call.words.required();
  if (!/^-?\d+$/.test(mode)) {
    call.line(`Error: java.lang.NumberFormatException: For input string: "${mode}"`);
    return -1;
  }
  const { battery, settings } = call.system;
  if (mode === '1' && battery.charging) return 0;
  settings.put('global', 'low_power', mode === '1' ? '1' : '0');
  return 0;
}

/** `cmd user` */
export const userService = defineService({
  name: 'user',
  help: `User manager (user) commands:
  help
    Prints this help text.
  list [-v | --verbose] [--all]
    Prints all users on the system.
`,
  commands: {
    list(call) {
      const isVerbose = call.args.some((word) => word === '-v' || word === '--verbose');
      call.line(isVerbose ? '1 users:\n' : 'Users:');
      call.line(
        isVerbose
          ? '0: id=0, name=Owner, type=full.SYSTEM, flags=ADMIN|FULL|INITIALIZED|PRIMARY|SYSTEM (running) (current) (visible)'
          : '\tUserInfo{0:Owner:c13} running',
      );
      return 0;
    },
  },
});
