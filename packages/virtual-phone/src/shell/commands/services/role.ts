import { defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd role` */
export const roleService = defineService({
  name: 'role',
  help: `Role (role) commands:
  help or -h
    Print this help text.
  get-role-holders [--user USER_ID] ROLE
  add-role-holder [--user USER_ID] ROLE PACKAGE [FLAGS]
  remove-role-holder [--user USER_ID] ROLE PACKAGE [FLAGS]
  clear-role-holders [--user USER_ID] ROLE [FLAGS]
`,
  commands: {
    'get-role-holders': (call) => {
      call.words.skipOptions();
      const holder = call.system.packages.roleHolder(call.words.required());
      if (holder !== null) call.line(holder);
      return 0;
    },
    'add-role-holder': (call) => {
      call.words.skipOptions();
      const role = call.words.required();
      const packageName = call.words.required();
      if (!call.system.packages.mayHoldRole(packageName, role)) return fail(call);
      call.system.packages.setRoleHolder(role, packageName);
      return 0;
    },
    'remove-role-holder': (call) => {
      call.words.skipOptions();
      const role = call.words.required();
      if (call.system.packages.roleHolder(role) === call.words.required()) call.system.packages.releaseRole(role);
      return 0;
    },
    'clear-role-holders': (call) => {
      call.words.skipOptions();
      call.system.packages.releaseRole(call.words.required());
      return 0;
    },
  },
});

/** The controller of roles tells no reason: it is in the log. */
function fail(call: ServiceCall): number {
  call.errorLine(
    'Error: see logcat for details.\njava.util.concurrent.ExecutionException: java.lang.RuntimeException: Failed',
  );
  return -1;
}
