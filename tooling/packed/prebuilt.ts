import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'fflate';
import { createTar } from 'nanotar';

export interface Prebuilt {
  /** Below the address that `npm_config_better_sqlite3_binary_host` gives. */
  readonly path: string;
  readonly archive: Uint8Array;
}

/** What `prebuild-install` would fetch for better-sqlite3: as it was compiled here, so that nobody compiles it again. */
export function prebuiltSqlite(): Prebuilt {
  const manifest = createRequire(import.meta.url).resolve('better-sqlite3/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const name = 'build/Release/better_sqlite3.node';
  const { platform, arch, versions } = process;
  const file = `better-sqlite3-v${version}-node-v${versions.modules}-${platform}-${arch}.tar.gz`;
  const data = new Uint8Array(readFileSync(join(dirname(manifest), name)));
  return { path: `v${version}/${file}`, archive: gzipSync(createTar([{ name, data }])) };
}
