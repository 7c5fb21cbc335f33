import { packageBuild } from '../../tooling/tsup.ts';
import { unusedOfJustBash } from './just-bash-unused.ts';

export default packageBuild({
  // Mostly of what is bundled: two of the twelve megabytes that a package may have.
  sourcemap: false,
  entry: {
    index: 'src/index.ts',
    // Loaded by its file name, beside the code that starts it.
    'applet-worker': 'src/shell/applets/applet-worker.ts',
    'sql-child': 'src/sql/sql-child.ts',
    'testing/index': 'src/testing/index.ts',
  },
  // The parser and a few programs of just-bash go into the build: installed, it takes 70 MB with what it brings along.
  noExternal: ['just-bash'],
  external: [...unusedOfJustBash],
});
