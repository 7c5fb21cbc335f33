import { parseUser, type User } from './parse-user.ts';
import type { ServiceCall } from './shell-command.ts';

/**
 * `pm get-app-links` and the like. No app of the phone asks to be verified for a web domain, so nothing is kept of it.
 *
 * @see AOSP `DomainVerificationShell`
 */
export const appLinks = {
  'get-app-links'(call: ServiceCall): number {
    if (readOptions(call, ['--user']) === undefined) return 1;
    const name = call.words.next();
    if (name === undefined || call.system.packages.find(name) !== undefined) return 0;
    call.errorLine(`Error: package ${name} unavailable`);
    return 1;
  },
  'reset-app-links'(call: ServiceCall): number {
    if (readOptions(call, ['--user']) === undefined) return 1;
    return call.words.rest().length > 0 ? 0 : fail(call, 'Error: no package specified');
  },
  'verify-app-links'(call: ServiceCall): number {
    return readOptions(call, [], ['--re-verify']) === undefined ? 1 : 0;
  },
  'set-app-links'(call: ServiceCall): number {
    const options = readOptions(call, ['--package']);
    if (options === undefined) return 1;
    if (options.packageName === undefined) return fail(call, 'Error: no package specified');
    const state = call.words.required();
    if (!states.has(state)) return fail(call, `Invalid state option: ${state}`);
    if (call.words.rest().length === 0) return fail(call, 'No domains specified');
    return requirePackage(call, options.packageName);
  },
  'set-app-links-user-selection'(call: ServiceCall): number {
    const options = readOptions(call, ['--user', '--package']);
    if (options === undefined) return 1;
    if (options.packageName === undefined) return fail(call, 'Error: no package specified');
    if (options.user === undefined) return fail(call, 'Error: User ID not specified');
    const enabled = call.words.next();
    if (enabled === undefined) return fail(call, 'Error: enabled param not specified');
    if (!isBoolean(enabled)) return fail(call, `Error: invalid enabled param: ${enabled} is not a valid boolean`);
    if (call.words.rest().length === 0) return fail(call, 'No domains specified');
    return requirePackage(call, options.packageName);
  },
  'set-app-links-allowed'(call: ServiceCall): number {
    const options = readOptions(call, ['--user', '--package']);
    if (options === undefined) return 1;
    if (options.packageName === undefined) return fail(call, 'Error: no package specified');
    if (options.user === undefined) return fail(call, 'Error: user ID not specified');
    const allowed = call.words.next();
    if (allowed === undefined) return fail(call, 'Error: allowed setting not specified');
    if (!isBoolean(allowed)) return fail(call, `Error: invalid allowed setting: ${allowed} is not a valid boolean`);
    return requirePackage(call, options.packageName);
  },
};

/** @returns undefined when an option is none of the given ones, which is told */
function readOptions(
  call: ServiceCall,
  withValue: readonly ('--user' | '--package')[],
  flags: readonly string[] = [],
): { readonly user?: User; readonly packageName?: string } | undefined {
  let user: User | undefined;
  let packageName: string | undefined;
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '--user' && withValue.includes(option)) user = parseUser(call.words.required());
    else if (option === '--package' && withValue.includes(option)) packageName = call.words.required();
    else if (!flags.includes(option)) {
      call.errorLine(`Error: unknown option: ${option}`);
      return undefined;
    }
  }
  return { ...(user === undefined ? {} : { user }), ...(packageName === undefined ? {} : { packageName }) };
}

function requirePackage(call: ServiceCall, name: string): number {
  const isKnown = name.toLowerCase() === 'all' || call.system.packages.find(name) !== undefined;
  return isKnown ? 0 : fail(call, `Package not found: ${name}`);
}

function fail(call: ServiceCall, message: string): number {
  call.errorLine(message);
  return 1;
}

const isBoolean = (word: string) => /^(true|false)$/i.test(word);

const states = new Set([
  ...['0', '1', '2', '3'],
  ...['STATE_NO_RESPONSE', 'STATE_SUCCESS', 'STATE_APPROVED', 'STATE_DENIED'],
]);
