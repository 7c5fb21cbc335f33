// Tries what would be published as strangers would: pnpm packed. Packs every package, serves them from a registry on
// loopback, and in empty folders begins, tests and publishes a suite, an agent, a driver and an app, and uses them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Author, authorIn } from './author.ts';
import { packOurs } from './pack-ours.ts';
import { prebuiltSqlite } from './prebuilt.ts';
import { serveRegistry } from './registry.ts';
import { useAsAnyConfig, usePackages } from './use-packages.ts';

const templates = {
  suite: '@acme/suite-shop',
  agent: '@acme/agent-clerk',
  driver: '@acme/driver-told',
  app: '@acme/app-till',
} as const;

const folder = await mkdtemp(join(tmpdir(), 'androidworld-packed-'));
try {
  await main();
  console.log('Packages from outside: begun, tested, published, installed and run.');
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  const plain = { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }) };
  // A script of pnpm has settings of pnpm around it: whoever works with npm has none.
  const upstream = await authorIn(folder, plain).run('npm', 'config', 'get', 'registry');
  const sqlite = prebuiltSqlite();
  await using registry = await serveRegistry({
    upstream: upstream.trim(),
    files: new Map([[`prebuilt/${sqlite.path}`, sqlite.archive]]),
  });
  for (const tarball of await packOurs(join(folder, 'tarballs'))) registry.publish(tarball);

  const settings = join(folder, 'npmrc');
  await writeFile(settings, `registry=${registry.url}\n${registry.url.replace(/^http:/, '')}:_authToken=none\n`);
  const author = authorIn(folder, {
    ...plain,
    npm_config_userconfig: settings,
    npm_config_better_sqlite3_binary_host: `${registry.url}prebuilt`,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  });
  await author.in('first').write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await author.in('first').run('npm', 'install', '--save-dev', 'androidworld');
  for (const [template, name] of Object.entries(templates)) await publishOwn(author, template, name);
  await usePackages(author.in('typescript'), Object.values(templates));
  await useAsAnyConfig(author.in('plain'), Object.values(templates));
}

/** Begins a package with `androidworld init`, tests it, and publishes it. */
async function publishOwn(author: Author, template: string, name: string): Promise<void> {
  await author.run('first/node_modules/.bin/androidworld', 'init', template, name);
  const own = author.in(name.replace('@acme/', ''));
  await own.run('npm', 'install');
  await own.run('npm', 'test');
  await own.run('npm', 'publish');
}
