// Writes the declarations of every package into its folder `types`: all packages in one run of the compiler, which has
// what they share in memory then. A run for each took four fifths of the time of a build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const emitted = join(root, 'node_modules/.cache/types');
/** Of a module of the same package, in the words of its sources: `from './a.ts'`, `import("../b.tsx")`. */
const relativeImport = /((?:from |import |import\()['"])(\.[^'"]*)\.tsx?(['"])/g;

compile();
for (const name of readdirSync(join(root, 'packages'))) writeTypes(name);

function compile() {
  rmSync(emitted, { recursive: true, force: true });
  // Version 7 for its speed; the tools that read our sources need the interface of version 5.
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const args = [compiler, '--project', join(root, 'tsconfig.types.json'), '--outDir', emitted];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/** What the entries of a package show, and nothing else: `src/a/b.ts` becomes `types/a/b.d.ts`. */
function writeTypes(name) {
  const folder = join(root, 'packages', name);
  const types = join(folder, 'types');
  rmSync(types, { recursive: true, force: true });
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const written = new Set();
  const write = (file) => {
    if (written.has(file)) return;
    written.add(file);
    // Declarations that are written by hand are not emitted.
    const byHand = join(folder, 'src', file);
    const text = readFileSync(existsSync(byHand) ? byHand : join(emitted, 'packages', name, 'src', file), 'utf8');
    const to = join(types, file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text.replace(relativeImport, '$1$2.js$3'));
    for (const [, , from] of text.matchAll(relativeImport)) write(join(dirname(file), `${from}.d.ts`));
  };
  for (const { types: entry } of Object.values(exports)) {
    if (entry !== undefined) write(entry.replace('./types/', ''));
  }
}
