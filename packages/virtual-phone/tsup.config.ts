import { packageBuild } from '../../tooling/tsup.ts';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    'app-sdk/index': 'src/app-sdk/index.ts',
    'app-sdk/ui/index': 'src/app-sdk/ui/index.ts',
  },
});
