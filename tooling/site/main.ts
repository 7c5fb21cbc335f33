// The site of the project, from docs/ and docstrings, into artifacts/site: pnpm site. It is files alone: it works without
// a server and without a network, its search too. With --undocumented, the public symbols and members that have no
// docstring, below the folders that are named; it ends with 1 if there are any.
import { parseArgs } from 'node:util';
import { readApi } from './read-api.ts';
import { undocumented } from './undocumented.ts';
import { writeSite } from './write-site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { undocumented: { type: 'boolean', default: false }, out: { type: 'string', default: 'artifacts/site' } },
});

if (values.undocumented) await listUndocumented(positionals);
else console.log(await writeSite(values.out));

async function listUndocumented(folders: readonly string[]): Promise<void> {
  const { project } = await readApi();
  const missing = undocumented(project).filter(
    (line) => folders.length === 0 || folders.some((folder) => line.startsWith(folder)),
  );
  for (const line of missing) console.log(line);
  console.error(`${missing.length} without a docstring`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
