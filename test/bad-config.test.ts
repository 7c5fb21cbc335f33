import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { type ProjectFolder, projectFolder } from '../packages/cli/test/project-folder.ts';

const adbDriver = new URL('../packages/adb-driver/src/index.ts', import.meta.url).href;

/** What a person sees of a run with this configuration; it must end with 2, having run nothing. */
async function refused(project: ProjectFolder, file: string, content: string, ...args: string[]): Promise<string> {
  await project.write(file, content);
  const { code, out, err } = await project.runPlain('run', ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const runs = await project.runPlain('list', 'runs', '--json', '--out', 'results');
  expect(['', '[]\n']).toContain(runs.out);
  return err;
}

const json = (config: object) => JSON.stringify(config);

it('an unknown key is named, with its place and the key that was meant', async () => {
  await using project = await projectFolder();
  expect(
    await refused(project, 'androidworld.config.json', json({ instanses: 3, deadlines: { calMs: 1 } })),
  ).toMatchInlineSnapshot(`
    "<folder>/androidworld.config.json is not a valid configuration:
      line 1: deadlines.calMs: unknown key; did you mean "callMs"?
      line 1: instanses: unknown key; did you mean "instances"?
    "
  `);
});

it('a value of the wrong type is shown beside what was expected', async () => {
  await using project = await projectFolder();
  expect(
    await refused(project, 'androidworld.config.yaml', 'seed: thirty\nsuites: androidworld\nretries: -1\n'),
  ).toMatchInlineSnapshot(`
    "<folder>/androidworld.config.yaml is not a valid configuration:
      line 2: suites: expected a list, found "androidworld"
      line 1: seed: expected a whole number, found "thirty"
      line 3: retries: expected 0 or more, found -1
    "
  `);
});

it('a package that is missing comes with the command that installs it', async () => {
  await using project = await projectFolder();
  expect(
    await refused(project, 'package.json', json({ androidworld: { agents: ['@acme/agent', './mine.js'] } })),
  ).toMatchInlineSnapshot(`
    "Cannot load plugins of <folder>/package.json:
      line 1: agents[0] "@acme/agent": the package is not installed (looked for from <folder>)
        npm install --save-dev @acme/agent
      line 1: agents[1] "./mine.js": there is no such file: <folder>/mine.js
    "
  `);
});

it('a plugin that throws is named, with what it threw', async () => {
  await using project = await projectFolder();
  await project.write('suite.mjs', 'export default ({ bank }) => { throw new Error("no bank in the " + bank); };');
  await project.write('agent.mjs', 'export default () => ({ name: "half", run: "not a function" });');
  const config = json({ suites: [['./suite.mjs', { bank: 'north' }]], agents: ['./agent.mjs'] });
  expect(await refused(project, 'androidworld.config.json', config)).toMatchInlineSnapshot(`
    "Cannot load plugins of <folder>/androidworld.config.json:
      line 1: suites[0] "./suite.mjs": loading it failed: no bank in the north (at <folder>/suite.mjs:1:38)
      line 1: agents[0] "./agent.mjs": it is not an agent:
        run: expected a function, found "not a function"
    "
  `);
});

it('a driver without any device says so', async () => {
  await using project = await projectFolder();
  await project.write(
    'driver.mjs',
    'export default { name: "shelf", list: async () => [], open: async () => { throw new Error("unused"); } };',
  );
  expect(await refused(project, 'androidworld.config.json', json({ driver: './driver.mjs' }))).toMatchInlineSnapshot(`
    "Driver "shelf" found no device. Start an emulator or connect a phone, then see \`androidworld list devices\`
    "
  `);
});

it('a serial the driver does not have is told apart from those it has', async () => {
  await using project = await projectFolder();
  const config = json({ devices: ['emulator-5556'] });
  expect(await refused(project, 'androidworld.config.json', config)).toMatchInlineSnapshot(`
    "Driver "virtual" has no device "emulator-5556"; it has emulator-5554; did you mean "emulator-5554"?
    "
  `);
});

it('an adb server that does not answer is named, with what to do', async () => {
  await using project = await projectFolder();
  const port = await closedPort();
  const config = `import { adb } from ${JSON.stringify(adbDriver)};
export default { driver: adb({ host: '127.0.0.2', port: ${port}, adbPath: '/no/such/adb' }) };`;
  expect(
    (await refused(project, 'androidworld.config.ts', config)).replaceAll(String(port), '<port>'),
  ).toMatchInlineSnapshot(`
    "No adb server answers at 127.0.0.2:<port> (connect ECONNREFUSED 127.0.0.2:<port>). Run "adb start-server" there; without an adb program, install the Android platform tools or give its path as "adbPath". For a server on another machine give "host" and "port"
    "
  `);
});

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}
