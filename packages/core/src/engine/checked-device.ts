import type { Device, Driver } from '../contracts/device.ts';
import { checkedAnswers } from './check-answers.ts';
import { requireDevice, requireFacts } from './check-device.ts';
import { wrapDevice } from './wrap-device.ts';

/**
 * The device a driver opened, whose answers are what they should be, or errors.
 *
 * @param found what `open()` gave
 * @throws AW_PLUGIN_INVALID when it is no device; its calls, when an answer breaks the contract: the driver is wrong,
 *   neither task nor agent
 */
export function checkedDevice(found: unknown, driver: Driver): Device {
  const device = requireDevice(found, driver);
  const answers = checkedAnswers(driver);
  const asItIs = wrapDevice(device, ({ options = {} }, next) => next(options));
  const { files, apps } = asItIs;
  return {
    ...asItIs,
    facts: async (options) => requireFacts(await asItIs.facts(options), driver),
    observe: async (options) => answers.observation(await asItIs.observe(options), options),
    shell: async (command, options) => answers.shellResult(await asItIs.shell(command, options)),
    files: {
      ...files,
      read: async (path, options) => answers.content(await files.read(path, options)),
      stat: async (path, options) => answers.stat(await files.stat(path, options)),
      list: async (path, options) => answers.names(await files.list(path, options)),
    },
    apps: {
      ...apps,
      list: async (options) => answers.apps(await apps.list(options)),
      open: async (name, options) => answers.app(await apps.open(name, options)),
    },
  };
}
