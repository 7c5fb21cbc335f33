import type { ServiceCall } from './shell-command.ts';

/** What `pm` says of permissions besides granting them: the flags have no effect, and no app has a list of its own. */
export const permissionPolicy = {
  'set-permission-flags': changeFlags,
  'clear-permission-flags': changeFlags,
  'get-privapp-permissions': tellList,
  'get-privapp-deny-permissions': tellList,
  'get-oem-permissions': tellList,
};

/** AOSP `PackageManagerShellCommand.setOrClearPermissionFlags` */
function changeFlags(call: ServiceCall): number {
  call.words.skipOptions();
  const [packageName, permission, ...given] = call.words.rest();
  if (packageName === undefined) return fail(call, 'Error: no package specified');
  if (permission === undefined) return fail(call, 'Error: no permission specified');
  if (given.length === 0) return fail(call, 'Error: no permission flags specified');
  const unknown = given.find((word) => !flags.includes(word));
  if (unknown === undefined) return 0;
  return fail(call, `Error: specified flag ${unknown} is not one of [${flags.join(', ')}]`);
}

function tellList(call: ServiceCall): number {
  if (call.words.next() === undefined) return fail(call, 'Error: no package specified.');
  call.line('{}');
  return 0;
}

function fail(call: ServiceCall, message: string): number {
  call.errorLine(message);
  return 1;
}

const flags: readonly string[] = [
  'review-required',
  'revoked-compat',
  'revoke-when-requested',
  'user-fixed',
  'user-set',
];
