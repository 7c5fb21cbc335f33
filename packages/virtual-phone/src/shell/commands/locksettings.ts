import { accepted, defineService, type ServiceCall, serviceProgram } from './shell-command.ts';

/** `cmd lock_settings`: the screen lock can be on or off; the phone keeps no credentials. */
export const lockSettingsService = defineService({
  name: 'lock_settings',
  help: `lockSettings service commands:
  help
    Prints this help text.
  get-disabled [--old <CREDENTIAL>] [--user USER_ID]
    Checks whether lock screen is disabled.
  set-disabled [--old <CREDENTIAL>] [--user USER_ID] <true|false>
    When true, disables lock screen.
  verify [--old <CREDENTIAL>] [--user USER_ID]
    Verifies the lock credentials.
  clear [--old <CREDENTIAL>] [--user USER_ID]
    Clears the lock credentials.
`,
  commands: {
    'get-disabled': (call) => {
      call.line(String(call.system.settings.get('secure', 'lockscreen.disabled') === '1'));
      return 0;
    },
    'set-disabled': (call) => {
      call.words.skipOptions(['--old', '--user']);
      const word = call.words.required();
      call.system.settings.put('secure', 'lockscreen.disabled', word === 'true' ? '1' : '0');
      call.line(`Lock screen disabled set to ${word === 'true'}`);
      return 0;
    },
    verify: (call) => withoutCredential(call, 'Lock credential verified successfully'),
    clear: (call) => withoutCredential(call, 'Lock credential cleared'),
    'set-pin': unsupported,
    'set-password': unsupported,
    'set-pattern': unsupported,
    'require-strong-auth': accepted,
  },
});

export const locksettings = serviceProgram('locksettings', lockSettingsService);

function withoutCredential(call: ServiceCall, done: string): number {
  const at = call.args.indexOf('--old');
  const old = at < 0 ? '' : (call.args[at + 1] ?? '');
  if (old !== '') {
    call.line(`Old password provided but user has no password`);
    return -1;
  }
  call.line(done);
  return 0;
}

function unsupported(call: ServiceCall): number {
  call.line('The device does not support lock screen - ignoring the command.');
  return -1;
}
