import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Driver } from '@androidworld/core';
import type { BuiltInPlugins } from '@androidworld/core/config';
import { checkFlags } from '@androidworld/core/internals';
import type { VirtualPhoneOptions } from '@androidworld/virtual-phone';

const folder = dirname(fileURLToPath(import.meta.url));
const baselines = { package: '@androidworld/agent-baselines', folder } as const;

/** What can be named without a package; each is loaded when it is used. Those without `load` are to be installed. */
export const builtInPlugins = {
  driver: {
    virtual: {
      package: '@androidworld/virtual-phone',
      folder,
      load: async (options?: unknown) => embeddedPhones(options as Partial<VirtualPhoneOptions>),
    },
    adb: {
      package: '@androidworld/adb-driver',
      folder,
      load: async (options?: unknown) => (await import('@androidworld/adb-driver')).adb(options as undefined),
    },
  },
  suite: {
    androidworld: {
      package: '@androidworld/suite-androidworld',
      folder,
      load: async (options?: unknown) =>
        (await import('@androidworld/suite-androidworld')).androidWorld(options as undefined),
    },
    miniwob: {
      package: '@androidworld/suite-miniwob',
      folder,
      load: async (options?: unknown) => (await import('@androidworld/suite-miniwob')).miniWob(options as undefined),
    },
  },
  agent: {
    oracle: {
      ...baselines,
      load: async (options?: unknown) => (await import('@androidworld/agent-baselines')).oracle(options as undefined),
    },
    noop: {
      ...baselines,
      load: async (options?: unknown) => {
        requireNone('noop', options);
        return (await import('@androidworld/agent-baselines')).noop();
      },
    },
    random: {
      ...baselines,
      load: async (options?: unknown) => {
        requireNone('random', options);
        return (await import('@androidworld/agent-baselines')).random();
      },
    },
    human: {
      ...baselines,
      load: async (options?: unknown) => (await import('@androidworld/agent-baselines')).human(options as undefined),
    },
    m3a: { package: '@androidworld/agent-m3a', folder },
    seeact: { package: '@androidworld/agent-seeact', folder },
  },
} as const satisfies BuiltInPlugins;

/** An option that is not heeded is a mistake, as it is of the plugins that take some. */
function requireNone(agent: string, options: unknown): void {
  if (options !== undefined) checkFlags(`the agent ${agent}`, [], options);
}

/** Phones embedded in this process, with every app there is. The driver checks its options. */
async function embeddedPhones(options: Partial<VirtualPhoneOptions>): Promise<Driver> {
  const [{ virtualPhone }, { systemImage }, { standardApps }] = await Promise.all([
    import('@androidworld/virtual-phone'),
    import('@androidworld/virtual-image'),
    import('@androidworld/virtual-apps'),
  ]);
  return virtualPhone({ image: systemImage, apps: standardApps, ...options });
}
