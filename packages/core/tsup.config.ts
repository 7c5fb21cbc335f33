import { packageBuild } from '../../tooling/tsup.ts';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    agent: 'src/entries/agent.ts',
    driver: 'src/entries/driver.ts',
    engine: 'src/entries/engine.ts',
    results: 'src/entries/results.ts',
    config: 'src/entries/config.ts',
    host: 'src/entries/host.ts',
    internals: 'src/entries/internals.ts',
    'testing/index': 'src/testing/index.ts',
  },
});
