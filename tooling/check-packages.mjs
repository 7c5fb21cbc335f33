// What would be published is what users can import: publint on the packed form of every package.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const { publint } = await import('publint');
const { formatMessage } = await import('publint/utils');

let problems = 0;
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const pkg = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (pkg.private) continue;
  const published = { ...pkg, ...pkg.publishConfig };
  const { messages } = await publint({
    pkgDir: 'package',
    strict: true,
    pack: { files: packedFiles(folder, published) },
  });
  for (const leak of leakedTypes(folder, published)) {
    problems += 1;
    console.error(`${pkg.name}: ${leak}`);
  }
  for (const message of messages) {
    problems += 1;
    console.error(`${pkg.name}: ${formatMessage(message, published)}`);
  }
}
if (problems > 0) process.exit(1);

/** Types of libraries that users would then have to have, in the version we have; or that nothing installs for them. */
function leakedTypes(folder, { name, dependencies, peerDependencies }) {
  const installed = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  return builtFiles(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(/(?:from|import) ['"](?!\.|node:)((?:@[^/'"]+\/)?[^/'"]+)/g)].map(([, from]) => [
        file,
        from,
      ]);
    })
    .flatMap(([file, from]) => {
      if (/^(?:better-sqlite3|playwright-core|ai|@ai-sdk\/.*)$/.test(from))
        return [`${file} shows types of "${from}": users would need it, and could not have another version`];
      return installed.has(from) ? [] : [`${file} shows types of "${from}", which is no dependency of the package`];
    });
}

/** The files a publish would ship, with the manifest as pnpm rewrites it (`publishConfig` applied). */
function packedFiles(folder, published) {
  const built = builtFiles(folder);
  if (built.length === 0)
    throw new Error(`${published.name}: nothing built in ${folder}/dist. Run "npx turbo run build types".`);
  const files = [...built, ...gitFiles(folder, ['--', ...published.files])];
  return [
    { name: 'package/package.json', data: Buffer.from(JSON.stringify(published, null, 2)) },
    ...files.map((file) => ({ name: `package/${file}`, data: readFileSync(join(folder, file)) })),
  ];
}

function builtFiles(folder) {
  return gitFiles(folder, ['--others', '--ignored', '--exclude-standard', '--', 'dist', 'types']);
}

function gitFiles(folder, args) {
  const { stdout } = spawnSync('git', ['ls-files', ...args], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
