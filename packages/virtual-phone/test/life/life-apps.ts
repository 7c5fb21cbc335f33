import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ActivityDeclaration, VirtualApp } from '@androidworld/app-sdk';
import { makeTempFolder } from '@androidworld/core/host';
import { build } from 'esbuild';
import { testApp, testFramework, testLauncher, testPermissionController } from '../test-apps.ts';

const packageName = 'test.life';

/** An app whose activities show what they keep, and tell of their lives. */
export async function buildLifeApps() {
  const folder = makeTempFolder('life-apps');
  const outfile = join(folder, 'life.js');
  await build({
    entryPoints: [fileURLToPath(new URL('./ui.tsx', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    external: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@androidworld/app-sdk/ui'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  const ui = pathToFileURL(outfile);
  /** What the activities have told, and the processes that have started. */
  const told: string[] = [];
  const started: string[] = [];
  const activity = (name: string, more: Partial<ActivityDeclaration> = {}) => ({
    name: `${packageName}.${name}`,
    exported: true,
    ...more,
  });
  const life: VirtualApp = {
    ...testApp(packageName, {
      label: 'Life',
      activities: [
        activity('Main', {
          filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
        }),
        activity('Second'),
        activity('Float', { translucent: true }),
        activity('Remote', { process: ':remote', taskAffinity: 'test.life.remote' }),
        activity('Stays', { configChanges: ['orientation', 'screenSize'] }),
        activity('Wide', { screenOrientation: 'landscape' }),
        activity('Rows'),
        activity('Huge'),
      ],
      activityAliases: [
        {
          name: `${packageName}.Alias`,
          targetActivity: `${packageName}.Main`,
          label: 'Other life',
          exported: true,
          filters: [{ actions: ['life.OTHER'] }],
        },
        { name: `${packageName}.Off`, targetActivity: `${packageName}.Main`, exported: true, enabled: false },
      ],
    }),
    ui,
    async start(_api, { processName }) {
      started.push(processName);
      return {
        functions: {
          tell: async (event: string) => {
            told.push(event);
          },
        },
      };
    },
  };
  return {
    image: [testFramework, testPermissionController, { ...testLauncher, ui }],
    apps: [life],
    told,
    started,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
