import { createRequire } from 'node:module';
import type { PluginRecord } from '@androidworld/core/config';

const require = createRequire(import.meta.url);

/** What every run goes by, whatever its plugins. */
const packages = ['core', 'report', 'store'].map((name) => `@androidworld/${name}`);

/**
 * Versions of Node, of our packages and of every plugin of a run, as they are installed: recorded with it. A plugin
 * that is in no package stands under its kind and name, and without a version of its own as "unversioned".
 */
export function installedVersions(plugins: readonly PluginRecord[]): Record<string, string> {
  return {
    node: process.versions.node,
    ...Object.fromEntries(
      packages.map((name) => [name, (require(`${name}/package.json`) as { version: string }).version]),
    ),
    ...Object.fromEntries(
      plugins.map((plugin) => [plugin.package ?? `${plugin.kind} ${plugin.name}`, plugin.version ?? 'unversioned']),
    ),
  };
}
