import type { Agent, Driver, Suite } from '@androidworld/core';

/** What can be named without a package; each is loaded when it is used. */
export const builtInSuites: Readonly<Record<string, () => Promise<Suite>>> = {
  androidworld: async () => (await import('@androidworld/suite-androidworld')).androidWorld(),
  miniwob: async () => (await import('@androidworld/suite-miniwob')).miniWob(),
};

export const builtInAgents: Readonly<Record<string, () => Promise<Agent>>> = {
  reference: async () => (await import('@androidworld/agent-baselines')).reference(),
  idle: async () => (await import('@androidworld/agent-baselines')).idle(),
  random: async () => (await import('@androidworld/agent-baselines')).random(),
  human: async () => (await import('@androidworld/agent-baselines')).human(),
};

/** Phones embedded in this process, with every app there is. */
export async function embeddedPhones(count: number): Promise<Driver> {
  const [{ virtualPhone }, { systemImage }, { standardApps }] = await Promise.all([
    import('@androidworld/virtual-phone'),
    import('@androidworld/virtual-image'),
    import('@androidworld/virtual-apps'),
  ]);
  return virtualPhone({ image: systemImage, apps: standardApps, count });
}

/** Whatever adb knows on this machine. */
export async function adbDevices(): Promise<Driver> {
  return (await import('@androidworld/adb-driver')).adb();
}
