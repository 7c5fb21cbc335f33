import { javaException } from '../../../system/java-exception.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { defineService, type ServiceCall, serviceProgram } from '../shell-command.ts';

const help = `Device Config (device_config) commands:
  help
      Print this help text.
  get NAMESPACE KEY
      Tell the value of KEY.
  put NAMESPACE KEY VALUE [default]
      Give KEY a value.
  delete NAMESPACE KEY
      Take the value of KEY away.
  list [NAMESPACE]
      Tell all keys and values.
  reset {untrusted_defaults|untrusted_clear|trusted_defaults} NAMESPACE
      Take the values of a namespace away.
  set_sync_disabled_for_tests {none|persistent|until_reboot}
  get_sync_disabled_for_tests
`;

/** `cmd device_config`: kept where Android shows its native programs the same flags, in properties. */
export const deviceConfigService = defineService({
  name: 'device_config',
  help,
  commands: {
    get(call) {
      call.line(flagOf(call.system, call.words.required(), call.words.required()) ?? 'null');
      return 0;
    },
    put(call) {
      const [namespace, key] = [call.words.required(), call.words.required()];
      if (put(call, namespace, key, call.words.required())) return 0;
      call.errorLine(`Failed to put ${namespace}/${key}`);
      return -1;
    },
    delete(call) {
      const [namespace, key] = [call.words.required(), call.words.required()];
      const existed = flagOf(call.system, namespace, key) !== undefined;
      if (existed) put(call, namespace, key, '');
      call.line(
        existed ? `Successfully deleted ${key} from ${namespace}` : `Failed to delete ${key} from ${namespace}`,
      );
      return existed ? 0 : -1;
    },
    list(call) {
      const wanted = call.words.next();
      for (const { namespace, key, value } of flags(call.system)) {
        if (wanted === undefined) call.line(`${namespace}/${key}=${value}`);
        else if (namespace === wanted) call.line(`${key}=${value}`);
      }
      return 0;
    },
    reset(call) {
      call.words.required();
      const wanted = call.words.next();
      for (const { namespace, key } of flags(call.system)) {
        if (wanted === undefined || namespace === wanted) put(call, namespace, key, '');
      }
      return 0;
    },
    set_sync_disabled_for_tests(call) {
      const mode = call.words.required();
      if (!['none', 'persistent', 'until_reboot'].includes(mode)) {
        throw javaException('java.lang.IllegalArgumentException', `Invalid sync disabled mode: ${mode}`);
      }
      call.system.properties.set(syncProperty, mode, { uid: 0 });
      return 0;
    },
    get_sync_disabled_for_tests(call) {
      call.line(call.system.properties.get(syncProperty) || 'none');
      return 0;
    },
  },
});

/** The script of that name. */
export const deviceConfig = serviceProgram('device_config', deviceConfigService);

const prefix = 'persist.device_config.';
/** Nobody syncs the flags of this phone; what was asked for is kept. */
const syncProperty = 'persist.sys.device_config_sync_disabled';

function flagOf({ properties }: SystemServices, namespace: string, key: string): string | undefined {
  const value = properties.get(`${prefix}${namespace}.${key}`);
  return value === '' ? undefined : value;
}

function put({ system }: ServiceCall, namespace: string, key: string, value: string): boolean {
  return system.properties.set(`${prefix}${namespace}.${key}`, value, { uid: 0 });
}

function flags({ properties }: SystemServices) {
  return [...properties.all()]
    .filter(([name, value]) => name.startsWith(prefix) && value !== '')
    .map(([name, value]) => {
      const [namespace = '', ...key] = name.slice(prefix.length).split('.');
      return { namespace, key: key.join('.'), value };
    })
    .sort((a, b) => (`${a.namespace}/${a.key}` < `${b.namespace}/${b.key}` ? -1 : 1));
}
