import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { adb } from '../../packages/adb-driver/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { servePhones } from '../../packages/virtual-phone/src/index.ts';
import { freePort } from '../free-ports.ts';
import { atMost, type Figure } from './figure.ts';

const run = promisify(execFile);
const files = 1_000;
/** Beyond the ports where adb servers look for emulators by themselves: only ours is told of the phone. */
const phonePort = 5760;

/** Pulled and pushed by the adb program, and by our driver through the same adb server: the slowest of the four. */
export const smallFiles: Figure = {
  name: '1,000 small files pulled or pushed through stock adb',
  promise: 'at most 10 s',
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'androidworld-bench-'));
    const port = await freePort();
    const program = (...args: string[]) => run('adb', ['-P', String(port), ...args]);
    await program('start-server');
    const phones = await servePhones({ image: systemImage, apps: standardApps, port: phonePort, serverPort: port });
    try {
      for (let index = 0; index < files; index += 1) await writeFile(join(folder, `file ${index}`), `file ${index}\n`);
      const serial = `emulator-${phonePort}`;
      await program('-s', serial, 'wait-for-device');
      const { files: onPhone } = await adb({ port }).open(serial);
      const seconds = [
        await timed(() => program('-s', serial, 'push', folder, '/sdcard/small')),
        await timed(() => program('-s', serial, 'pull', '/sdcard/small', join(folder, 'pulled'))),
        await timed(() => onPhone.pullFolder('/sdcard/small', join(folder, 'by the driver'))),
        await timed(() => onPhone.pushFolder(join(folder, 'by the driver'), '/sdcard/again')),
      ];
      return atMost(10, Math.max(...seconds), 's');
    } finally {
      await phones.close();
      await program('kill-server');
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1_000;
}
