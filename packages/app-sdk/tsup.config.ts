import { packageBuild } from '../../tooling/tsup.ts';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    host: 'src/host.ts',
    'node/index': 'src/node/index.ts',
    'system/index': 'src/system/index.ts',
    'ui/index': 'src/ui/index.ts',
  },
});
