import { packageBuild } from '../../tooling/tsup.ts';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    // Loaded by its file name, beside the code that starts it.
    'applet-worker': 'src/shell/applets/applet-worker.ts',
    'sql-child': 'src/sql/sql-child.ts',
    'testing/index': 'src/testing/index.ts',
  },
});
