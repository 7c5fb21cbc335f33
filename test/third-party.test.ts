import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../packages/cli/test/project-folder.ts';

/** Packages as npm lays them down: built JavaScript, no TypeScript, none of ours in reach. */
const packages = {
  '@acme/suite-banking/package.json': JSON.stringify({
    name: '@acme/suite-banking',
    version: '2.1.0',
    type: 'module',
    exports: './index.js',
  }),
  '@acme/suite-banking/index.js': `
const schema = { '~standard': { version: 1, vendor: 'acme', validate: (value) =>
  typeof value?.screen === 'string' ? { value } : { issues: [{ message: 'expected a screen', path: ['screen'] }] } } };
const openScreen = {
  name: 'OpenScreen', apps: ['settings'], tags: ['acme'], stepBudget: 5, params: schema,
  sample: (random) => ({ screen: random.pick(['Bluetooth', 'Display']) }),
  goal: ({ screen }) => 'Open the app Settings (for ' + screen + ').',
  score: async ({ device }) =>
    (await device.observe({ screenshot: false })).foreground?.packageName === 'com.android.settings' ? 1 : 0,
};
export default ({ tasks = ['OpenScreen'] } = {}) => ({
  name: 'acme-banking', version: '2.1.0', tasks: [openScreen].filter(({ name }) => tasks.includes(name)),
});`,
  'agent-opener/package.json': JSON.stringify({ name: 'agent-opener', version: '0.1.0', main: './lib/agent.cjs' }),
  'agent-opener/lib/agent.cjs': `
exports.opener = ({ app }) => ({
  name: 'opener', settings: { app },
  async *run() {
    yield { action: { action_type: 'open_app', app_name: app }, thought: 'It is called ' + app };
    return { status: 'complete' };
  },
});`,
};

it('a suite and an agent of others are found by the names in a JSON configuration, and run', async () => {
  await using project = await projectFolder();
  for (const [path, content] of Object.entries(packages)) {
    const file = join(project.folder, 'node_modules', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await project.write(
    'androidworld.config.json',
    JSON.stringify({
      suites: [['@acme/suite-banking', { tasks: ['OpenScreen'] }]],
      agents: [['agent-opener#opener', { app: 'Settings' }]],
      instances: 2,
    }),
  );
  const run = await project.runPlain('run', '--reporter', 'junit', '--json');
  expect(run.code, run.err).toBe(0);
  expect(JSON.parse(run.out)).toMatchObject({
    run: { config: { agents: [{ name: 'opener', settings: { app: 'Settings' } }] } },
    episodes: [
      { id: 'opener/acme-banking/OpenScreen/0', status: 'passed', deviceKind: 'virtual' },
      { id: 'opener/acme-banking/OpenScreen/1', status: 'passed' },
    ],
  });
  expect(await readFile(join(project.folder, 'results/junit.xml'), 'utf8')).toContain('OpenScreen');
});
