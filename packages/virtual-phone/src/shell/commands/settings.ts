import type { SettingsNamespace } from '@androidworld/app-sdk';
import { defineService, type ServiceCall, serviceProgram } from './shell-command.ts';

const help = `Settings provider (settings) commands:
  help
      Print this help text.
  get [--user <USER_ID> | current] NAMESPACE KEY
      Retrieve the current value of KEY.
  put [--user <USER_ID> | current] NAMESPACE KEY VALUE [TAG] [default]
      Change the contents of KEY to VALUE.
      TAG to associate with the setting.
      {default} to set as the default, case-insensitive only for global/secure namespace
  delete [--user <USER_ID> | current] NAMESPACE KEY
      Delete the entry for KEY.
  reset [--user <USER_ID> | current] NAMESPACE {PACKAGE_NAME | RESET_MODE}
      Reset the global/secure table for a package with mode.
      RESET_MODE is one of {untrusted_defaults, untrusted_clear, trusted_defaults}, case-insensitive
  list [--user <USER_ID> | current] NAMESPACE
      Print all defined keys.
      NAMESPACE is one of {system, secure, global}, case-insensitive
`;

type Verb = 'get' | 'put' | 'delete' | 'reset' | 'list';

/** `cmd settings` */
export const settingsService = defineService({
  name: 'settings',
  help,
  commands: {
    get: (call) => run('get', call),
    put: (call) => run('put', call),
    delete: (call) => run('delete', call),
    reset: (call) => run('reset', call),
    list: (call) => run('list', call),
  },
  unknown(call) {
    // The user may be named before the verb, too.
    const [id, verb, ...rest] = call.args;
    if (call.subcommand === '--user' && id !== undefined && verb !== undefined && isVerb(verb)) {
      return run(verb, { ...call, args: ['--user', id, ...rest] });
    }
    call.errorLine(`Invalid command: ${call.subcommand}`);
    return -1;
  },
});

function isVerb(word: string): word is Verb {
  return Object.hasOwn(operands, word);
}

export const settings = serviceProgram('settings', settingsService);

/** Operands each verb takes after the namespace: at least, at most. */
const operands: Readonly<Record<Verb, readonly [number, number]>> = {
  get: [1, 1],
  put: [2, 5],
  delete: [1, 1],
  reset: [1, 1],
  list: [0, 0],
};

function run(verb: Verb, call: ServiceCall): number {
  const words = [...call.args];
  for (let user = words.indexOf('--user'); user >= 0; user = words.indexOf('--user')) {
    const [, id] = words.splice(user, 2);
    if (id === undefined || !/^(current|cur|\d+)$/.test(id)) return fail(call, `Invalid user: ${id ?? ''}`);
  }
  const [space, ...rest] = words;
  if (space === undefined) return fail(call, 'Bad arguments');
  const namespace = asNamespace(space);
  if (namespace === undefined) return fail(call, `Invalid namespace '${space}'`);
  const [least, most] = operands[verb];
  if (rest.length < least) return fail(call, 'Bad arguments');
  if (rest.length > most) return fail(call, 'Too many arguments');
  return perform(verb, call, namespace, rest);
}

function perform(verb: Verb, call: ServiceCall, namespace: SettingsNamespace, rest: readonly string[]): number {
  const { settings: store } = call.system;
  const [key = '', value = ''] = rest;
  const home = verb === 'get' || verb === 'put' || verb === 'delete' ? homeOf(namespace, key) : namespace;
  switch (verb) {
    case 'get':
      call.line(store.get(home, key) ?? 'null');
      break;
    case 'put':
      store.put(home, key, value);
      break;
    case 'delete': {
      const existed = store.get(home, key) !== null;
      if (existed) store.put(home, key, null);
      call.line(`Deleted ${existed ? 1 : 0} rows`);
      break;
    }
    case 'list':
      for (const [name, text] of [...store.list(namespace)].sort(([a], [b]) => (a < b ? -1 : 1))) {
        call.line(`${name}=${text}`);
      }
      break;
    case 'reset':
      // Nothing on the phone marks a setting as untrusted, so a reset finds none.
      break;
  }
  return 0;
}

function fail(call: ServiceCall, message: string): number {
  call.errorLine(message);
  return -1;
}

function asNamespace(text: string): SettingsNamespace | undefined {
  const word = text.toLowerCase();
  return word === 'system' || word === 'secure' || word === 'global' ? word : undefined;
}

/** Where a key lives today that once was in another table (Settings.java's moved-to sets). */
function homeOf(namespace: SettingsNamespace, key: string): SettingsNamespace {
  return namespace !== 'global' && movedToGlobal.has(key) ? 'global' : namespace;
}

const movedToGlobal = new Set([
  'adb_enabled',
  'airplane_mode_on',
  'airplane_mode_radios',
  'airplane_mode_toggleable_radios',
  'auto_time',
  'auto_time_zone',
  'bluetooth_on',
  'data_roaming',
  'development_settings_enabled',
  'device_provisioned',
  'mobile_data',
  'mode_ringer',
  'stay_on_while_plugged_in',
  'wifi_on',
  'window_animation_scale',
  'transition_animation_scale',
  'animator_duration_scale',
]);
