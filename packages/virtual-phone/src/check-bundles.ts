import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { VirtualApp } from '@androidworld/app-sdk';
import { AndroidWorldError } from '@androidworld/core';

/**
 * What the phone's page would load when an app is opened, and crash it for.
 *
 * @throws AW_PLUGIN_INVALID naming the apps whose screens were not bundled, with the files that are missing
 */
export function checkBundles(apps: readonly VirtualApp[]): void {
  const missing = apps.flatMap(({ manifest, ui }) => {
    const file = ui === undefined ? undefined : fileURLToPath(ui);
    return file === undefined || existsSync(file) ? [] : [{ packageName: manifest.packageName, file }];
  });
  if (missing.length === 0) return;
  const lines = missing.map(({ packageName, file }) => `  ${packageName}: there is no file ${file}`);
  throw new AndroidWorldError(
    'AW_PLUGIN_INVALID',
    `The screens of these apps are not bundled where their "ui" says:\n${lines.join('\n')}\n` +
      'Make them with bundleScreens() of @androidworld/app-sdk/node, or develop with: androidworld phone --dev <folder>\n' +
      'See docs/writing-virtual-apps.md, "Bundling the screens"',
    { details: { missing } },
  );
}
