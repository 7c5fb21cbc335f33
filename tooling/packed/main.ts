// Tries what would be published as strangers would: pnpm packed. Packs every package, serves them from a registry on
// loopback, and in empty folders begins, tests and publishes a suite, an agent, a driver and an app, and uses them.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Author, authorIn } from './author.ts';
import { expectLight } from './install-size.ts';
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
  const own = npmSettings(await authorIn(folder, process.env).run('npm', 'config', 'get', 'registry', 'userconfig'));
  const sqlite = prebuiltSqlite();
  await using registry = await serveRegistry({
    upstream: own.registry,
    files: new Map([[`prebuilt/${sqlite.path}`, sqlite.archive]]),
  });
  for (const tarball of await packOurs(join(folder, 'tarballs'))) registry.publish(tarball);

  const settings = join(folder, 'npmrc');
  const token = `${registry.url.replace(/^http:/, '')}:_authToken=none`;
  await writeFile(settings, `${own.text}\nregistry=${registry.url}\n${token}\n`);
  const author = authorIn(folder, {
    ...withoutScriptSettings(process.env),
    npm_config_registry: registry.url,
    npm_config_userconfig: settings,
    npm_config_better_sqlite3_binary_host: `${registry.url}prebuilt`,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  });
  await author.in('first').write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await author.in('first').run('npm', 'install', '--save-dev', 'androidworld');
  await expectLight(author.in('first').folder);
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

/** What npm prints of its settings: where other packages come from, and what the user has written about that. */
function npmSettings(printed: string): { readonly registry: string; readonly text: string } {
  const [, registry] = /^registry=(\S+)$/m.exec(printed) ?? [];
  const [, file] = /^userconfig=(.+)$/m.exec(printed) ?? [];
  if (registry === undefined) throw new Error(`Expected npm to name its registry, found:\n${printed}`);
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { registry: registry.endsWith('/') ? registry : `${registry}/`, text };
}

/** Scripts of npm and pnpm have settings around them that nobody has who works in a terminal. */
function withoutScriptSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOfScript = /^(?:npm|pnpm)_|^(?:INIT_CWD|NODE_OPTIONS|NODE_PATH)$/i;
  const isKept = /^npm_config_(?:ca|cafile|proxy|https_proxy|noproxy|strict_ssl)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOfScript.test(name) || isKept.test(name)));
}
