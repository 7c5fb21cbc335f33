import { defineService, type ServiceCall, serviceProgram } from './shell-command.ts';

/** `cmd input_method`. Which methods there are is `enabled_input_methods`, plus the one in use. */
export const inputMethodService = defineService({
  name: 'input_method',
  help: `InputMethodManagerService commands:
  help
    Prints this help text.
  dump [options]
    Synonym of dumpsys.
  ime <command> [options]
    Manipulate IMEs.  Run "ime help" for details.
  list [-a] [-s]
    prints all enabled input methods.
  enable [--user <USER_ID>] <ID>
  disable [--user <USER_ID>] <ID>
  set [--user <USER_ID>] <ID>
  reset [--user <USER_ID>]
`,
  helpStatus: 0,
  commands: {
    list(call) {
      const short = call.args.includes('-s');
      for (const id of installed(call)) {
        if (short) call.line(id);
        else {
          call.line(`${id}:`);
          call.line(`  mId=${id} mSettingsActivityName=null mIsVrOnly=false mSupportsSwitchingToNextInputMethod=true`);
          call.line('  mIsDefaultResId=0x7f050000');
        }
      }
      return 0;
    },
    enable(call) {
      call.words.skipOptions();
      const id = call.words.required();
      if (!installed(call).includes(id)) return unknown(call, id, 'enabled');
      call.line(`Input method ${id}: already enabled for user #0`);
      return 0;
    },
    disable(call) {
      call.words.skipOptions();
      const id = call.words.required();
      const wasEnabled = installed(call).includes(id);
      const rest = installed(call).filter((each) => each !== id);
      if (wasEnabled) call.system.settings.put('secure', 'enabled_input_methods', rest.join(':'));
      call.line(`Input method ${id}: ${wasEnabled ? 'now' : 'already'} disabled for user #0`);
      return 0;
    },
    set(call) {
      call.words.skipOptions();
      const id = call.words.required();
      if (!installed(call).includes(id)) return unknown(call, id, 'selected');
      call.system.settings.put('secure', 'default_input_method', id);
      call.line(`Input method ${id} selected for user #0`);
      return 0;
    },
    reset(call) {
      call.line('Reset current and enabled IMEs for user #0');
      call.line('  Newly selected IME:');
      call.line(`    ${call.system.settings.get('secure', 'default_input_method') ?? 'null'}`);
      call.line('  Newly enabled IMEs:');
      for (const id of installed(call)) call.line(`    ${id}`);
      return 0;
    },
  },
});

export const ime = serviceProgram('ime', inputMethodService);

function installed({ system }: ServiceCall): string[] {
  const enabled = (system.settings.get('secure', 'enabled_input_methods') ?? '')
    .split(':')
    .map((id) => id.split(';')[0] ?? '');
  const current = system.settings.get('secure', 'default_input_method') ?? '';
  return [...new Set([...enabled, current])].filter((id) => id !== '');
}

function unknown(call: ServiceCall, id: string, verb: 'enabled' | 'selected'): number {
  call.errorLine(`Unknown input method ${id} cannot be ${verb} for user #0`);
  return -1;
}
