import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineApp, type VirtualApp } from '@androidworld/app-sdk';
import { build } from 'esbuild';

const packageName = 'test.echo';

/** An app for tests, installed beside the others: a text field, a long list, and whatever text it is started with. */
export async function buildEchoApp(): Promise<{ app: VirtualApp; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'echo-app-'));
  const outfile = join(folder, 'echo.js');
  await build({
    entryPoints: [fileURLToPath(new URL('./ui.tsx', import.meta.url))],
    outfile,
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
  });
  const app = defineApp({
    manifest: {
      packageName,
      label: 'Echo',
      versionName: '1.0',
      versionCode: 1,
      icon: { path: '', foreground: '#fff', background: '#000' },
      activities: [
        {
          name: `${packageName}.Main`,
          exported: true,
          filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
        },
        { name: `${packageName}.Rows`, exported: true },
      ],
    },
    ui: pathToFileURL(outfile),
  });
  return { app, remove: () => rmSync(folder, { recursive: true }) };
}
