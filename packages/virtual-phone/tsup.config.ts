import { packageBuild } from '../../tooling/tsup.ts';
import { unusedOfJustBash } from './just-bash-unused.ts';

export default packageBuild({
  // Mostly of what is bundled: two of the twelve megabytes that a package may have.
  sourcemap: false,
  entry: {
    index: 'src/index.ts',
    'sql-child': 'src/sql/sql-child.ts',
    'testing/index': 'src/testing/index.ts',
  },
  // The parser of just-bash goes into the build: installed, it takes 70 MB with what it brings along.
  noExternal: ['just-bash'],
  external: [...unusedOfJustBash],
});
