import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { ScreenFactory } from '../../packages/virtual-phone/src/screen/index.ts';
import { activityWindow, buildTestApps, openTestPhone } from '../../packages/virtual-phone/test/screen/test-phone.ts';
import type { Canary } from './canary.ts';
import type { Attempt } from './try-all.ts';

const packageName = 'org.example.escape';

/** A page in a WebView, on a phone that has only a screen. */
export function webAttempt(factory: ScreenFactory, canary: Canary): Attempt {
  return {
    group: 'a page in a WebView',
    name: 'fetch, sockets, WebRTC, elements, links, workers, frames, windows, forms, downloads',
    async run() {
      const phone = await openTestPhone(factory, await buildTestApps());
      await phone.screen.send({ kind: 'app', packageName, moduleUrl: await bundle(canary) });
      await phone.update({ activities: [activityWindow(1, 'escape.Attack', { packageName, processId: 1 })] });
      const told = () => phone.calls.filter(({ path }) => path[0] === 'toast').map(({ args }) => String(args[0]));
      const until = performance.now() + 30_000;
      while (told().length === 0) {
        if (performance.now() > until) throw new Error(`The page told nothing in 30 s: ${phone.crashes.join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await phone.screen.close();
      return told().join('\n');
    },
  };
}

async function bundle({ file, tcpPort, udpPort }: Canary): Promise<string> {
  const outdir = await mkdtemp(join(tmpdir(), 'androidworld-escape-app-'));
  await build({
    entryPoints: [fileURLToPath(new URL('../../packages/virtual-phone/test/screen/escape.tsx', import.meta.url))],
    outdir,
    bundle: true,
    format: 'esm',
    external: [
      'preact',
      'preact/hooks',
      'preact/jsx-runtime',
      '@androidworld/app-sdk/ui',
      '@androidworld/app-sdk/system',
    ],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
    define: { CANARY: JSON.stringify({ file, tcpPort, udpPort }) },
  });
  return pathToFileURL(join(outdir, 'escape.js')).href;
}
