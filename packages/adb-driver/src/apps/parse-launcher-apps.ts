import type { InstalledApp } from '@androidworld/core/driver';
import type { AppAliases } from './alias-table.ts';

/**
 * Reads the apps from `cmd package query-activities` with `--brief` or `--components`: each line that is a component,
 * whatever stands between. Of several activities of one package the first counts.
 *
 * A shell cannot ask for an app's label; it is the name the alias table knows it by, else the last telling part of
 * the package (`org.videolan.vlc` → `vlc`).
 */
export function parseLauncherApps(output: string, table: readonly AppAliases[]): readonly InstalledApp[] {
  const apps = new Map<string, InstalledApp>();
  for (const line of output.split('\n')) {
    const [, packageName, activity] = /^\s*([A-Za-z]\w*(?:\.\w+)+)\/([\w.$]+)\s*$/.exec(line) ?? [];
    if (!packageName || !activity || apps.has(packageName)) continue;
    const className = activity.startsWith('.') ? packageName + activity : activity;
    apps.set(packageName, {
      packageName,
      label: labelOf(packageName, table),
      component: `${packageName}/${className}`,
    });
  }
  return [...apps.values()];
}

const untelling = new Set(['android', 'app', 'apps', 'main', 'pro', 'free', 'mobile']);

function labelOf(packageName: string, table: readonly AppAliases[]): string {
  const alias = table.find((row) => row.packageName === packageName)?.aliases[0];
  const parts = packageName.split('.');
  return alias ?? parts.findLast((part) => !untelling.has(part)) ?? packageName;
}
