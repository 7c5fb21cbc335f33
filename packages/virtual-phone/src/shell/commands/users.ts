import { securityException } from '../../system/java-exception.ts';
import { parseUser } from './parse-user.ts';
import type { ServiceCall } from './shell-command.ts';

/** What `pm` says of users: the phone has its owner, and no way to have another. */
export const users = {
  'create-user'(call: ServiceCall): number {
    for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
      if (option === '--profileOf' || option === '--user-type') call.words.required();
      else if (!kinds.has(option)) {
        call.errorLine(`Error: unknown option ${option}`);
        return 1;
      }
    }
    if (call.words.next() === undefined) call.errorLine('Error: no user name specified.');
    else call.errorLine("Error: couldn't create User.");
    return 1;
  },
  'remove-user'(call: ServiceCall): number {
    for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
      if (['--set-ephemeral-if-in-use', '--wait', '-w'].includes(option)) continue;
      call.errorLine(`Error: unknown option: ${option}`);
      return -1;
    }
    const word = call.words.next();
    if (word === undefined) call.errorLine('Error: no user id specified.');
    else call.errorLine(`Error: couldn't remove user id ${parseUser(word)}`);
    return 1;
  },
  'set-user-restriction'(call: ServiceCall): number {
    call.words.skipOptions();
    call.words.next();
    if (!['0', '1'].includes(call.words.next() ?? '')) {
      call.errorLine('Error: valid value not specified');
      return 1;
    }
    if (call.identity.uid >= 2000) {
      throw securityException('You need MANAGE_USERS permission to: setUserRestriction');
    }
    return 0;
  },
  'get-max-users'(call: ServiceCall): number {
    call.line('Maximum supported users: 4');
    return 0;
  },
  'get-max-running-users'(call: ServiceCall): number {
    call.line('Maximum supported running users: 3');
    return 0;
  },
};

const kinds = new Set(['--managed', '--restricted', '--guest', '--demo', '--ephemeral', '--pre-create-only']);
