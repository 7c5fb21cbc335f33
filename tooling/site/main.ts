// The site of the project, from docs/ and docstrings, into artifacts/site: pnpm site. With --undocumented, the public
// symbols and members without a docstring, below the folders that are named; it ends with 1 if there are any.
import { parseArgs } from 'node:util';
import { readApi } from './read-api.ts';
import { undocumented } from './undocumented.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { undocumented: { type: 'boolean', default: false } },
});

if (values.undocumented) {
  const { project } = await readApi();
  const missing = undocumented(project).filter(
    (line) => positionals.length === 0 || positionals.some((folder) => line.startsWith(folder)),
  );
  for (const line of missing) console.log(line);
  console.error(`${missing.length} without a docstring`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
