// Writes into every package's manifest which repository it is published from: the one that GitHub's workflow runs for, or
// node tooling/set-repository.mjs <address>. npm's provenance needs both to agree, and a clone elsewhere has another.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
const [, , address = server && name && `${server}/${name}`] = process.argv;

if (!/^https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+$/.test(address ?? '')) {
  console.error(
    `Expected the address of a repository, e.g. https://github.com/owner/name; found ${address ?? 'nothing'}`,
  );
  process.exit(2);
}
for (const name of readdirSync(join(root, 'packages'))) {
  const directory = `packages/${name}`;
  const file = join(root, directory, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const repository = { type: 'git', url: `git+${address}.git`, directory };
  writeFileSync(file, `${JSON.stringify({ ...manifest, repository, bugs: `${address}/issues` }, null, 2)}\n`);
}
