import { securityException } from '../../system/java-exception.ts';
import { isOwner, parseUser } from './parse-user.ts';
import type { ServiceCall } from './shell-command.ts';

/** `pm suspend`, `pm unsuspend`. @see AOSP `PackageManagerShellCommand.runSuspend` */
export async function suspend(call: ServiceCall, suspended: boolean): Promise<number> {
  let user = parseUser('0');
  let message = '';
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '--user') user = parseUser(call.words.required());
    else if (option === '--dialogMessage') message = call.words.required();
    else if (extras.has(option)) {
      call.words.required();
      call.words.required();
    } else {
      call.line(`Error: Unknown option: ${option}`);
      return 1;
    }
  }
  const names = call.words.rest();
  if (names.length === 0) {
    call.line('Error: package name not specified');
    return 1;
  }
  const by = call.identity.uid === 0 ? 'root' : 'com.android.shell';
  for (const name of names) {
    const state = isOwner(user) && (await call.system.packages.setSuspended(name, { suspended, by, message }));
    call.line(`Package ${name} new suspended state: ${state}`);
  }
  return 0;
}

/** What the suspended app and the launcher are told besides: the phone's have no ear for it. */
const extras = new Set(['--ael', '--aes', '--aed', '--lel', '--les', '--led']);

/** `pm hide`, `pm unhide`, for which the shell's own user lacks the permission. */
export async function hide(call: ServiceCall, hidden: boolean): Promise<number> {
  call.words.skipOptions();
  const name = call.words.next();
  if (name === undefined) {
    call.errorLine('Error: no package or component specified');
    return 1;
  }
  if (call.identity.uid >= 2000) {
    throw securityException(
      `Neither user ${call.identity.uid} nor current process has android.permission.MANAGE_USERS.`,
    );
  }
  call.line(`Package ${name} new hidden state: ${await call.system.packages.setHidden(name, hidden)}`);
  return 0;
}
