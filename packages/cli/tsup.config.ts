import { packageBuild } from '../../tooling/tsup.ts';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    start: 'src/start.ts',
  },
});
