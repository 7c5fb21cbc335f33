import { execFileSync, spawnSync } from 'node:child_process';
import { freePort } from '../../free-ports.ts';
import { adbServers, killProcess } from '../../processes.ts';
import { openFaultProxy, transportFaults } from '../faults/fault-proxy.ts';
import { killChromium, killGroup, killMain, killRenderer } from '../faults/kill-faults.ts';
import { servePhones } from './served-phones.ts';
import type { Fault, OpenWorld } from './world.ts';

/** Within the ports a stock adb server searches for emulators. */
const firstPhonePort = 5580;
/** What adb's own client waits for, it waits for without end. */
const adbLimitMs = 30_000;

/** Two phones in a process of their own, reached through stock adb: `kills` of what is between, or a faulty transport. */
export function adbWorld(trouble: 'kills' | 'transport'): OpenWorld {
  return async ({ folder }) => {
    if (spawnSync('adb', ['version']).status !== 0) return missing('there is no adb program on this computer');
    const serverPort = await freePort();
    const server = ['-P', String(serverPort)];
    execFileSync('adb', [...server, 'start-server'], { stdio: 'ignore', timeout: adbLimitMs });
    const phones = await servePhones({ folder, count: 2, port: firstPhonePort, adbServerPort: serverPort });
    const proxy = await openFaultProxy(serverPort);
    const killPhones: Fault = { name: 'phone process', inject: async () => killProcess(-phones.pid()) };
    const killServer: Fault = {
      name: 'adb server',
      inject: async () =>
        adbServers(serverPort)
          .map(({ pid }) => killProcess(pid))
          .includes(true),
    };
    const kills = [
      killPhones,
      killServer,
      killMain,
      killGroup,
      killChromium(() => phones.pid()),
      killRenderer(() => phones.pid()),
    ];
    const strikes = transportFaults.map((name): Fault => ({ name, inject: (_, random) => proxy.strike(name, random) }));
    const port = trouble === 'kills' ? serverPort : proxy.port;
    return {
      config: { driver: { kind: 'adb', port, serials: phones.serials } },
      faults: trouble === 'kills' ? kills : strikes,
      async [Symbol.asyncDispose]() {
        await proxy[Symbol.asyncDispose]();
        await phones[Symbol.asyncDispose]();
        spawnSync('adb', [...server, 'kill-server'], { timeout: adbLimitMs });
      },
    };
  };
}

function missing(reason: string) {
  return {
    missing: reason,
    config: { driver: { kind: 'adb', port: 1, serials: [] } },
    faults: [],
    async [Symbol.asyncDispose]() {
      // Nothing was opened.
    },
  } as const;
}
