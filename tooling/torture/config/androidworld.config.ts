import { adb } from '../../../packages/adb-driver/src/index.ts';
import { noop, oracle } from '../../../packages/agent-baselines/src/index.ts';
import { m3a } from '../../../packages/agent-m3a/src/index.ts';
import { defineConfig } from '../../../packages/core/src/index.ts';
import { androidWorld } from '../../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../../packages/virtual-phone/src/index.ts';
import { journal } from './journal.ts';
import { type RunConfig, readRunConfig } from './run-config.ts';

const { tasks, driver, modelUrl } = readRunConfig();

export default defineConfig({
  driver: openDriver(driver),
  suites: [androidWorld()],
  agents:
    modelUrl === undefined
      ? [oracle(), noop()]
      : [m3a({ model: { baseURL: modelUrl, name: 'any' }, input: 'text', timeoutMs: 3_000 })],
  tasks: [...tasks],
  seed: 30,
  instances: modelUrl === undefined ? 1 : 2,
  reporters: [journal()],
});

function openDriver(options: RunConfig['driver']) {
  if (options.kind === 'embedded')
    return virtualPhone({ image: systemImage, apps: standardApps, count: options.count });
  return adb({ host: '127.0.0.1', port: options.port, serials: options.serials, root: true });
}
