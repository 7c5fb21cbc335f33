import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const packages = [
  'adb-driver',
  'agent-baselines',
  'core',
  'report',
  'store',
  'suite-androidworld',
  'suite-miniwob',
  'virtual-apps',
  'virtual-image',
  'virtual-phone',
].map((name) => `@androidworld/${name}`);

/** Versions of Node and of our packages as they are installed: recorded with a run. */
export function installedVersions(): Record<string, string> {
  return {
    node: process.versions.node,
    ...Object.fromEntries(
      packages.map((name) => [name, (require(`${name}/package.json`) as { version: string }).version]),
    ),
  };
}
