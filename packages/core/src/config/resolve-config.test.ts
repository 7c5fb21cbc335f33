import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../contracts/agent.ts';
import { parseConfig } from './config-schema.ts';
import type { AndroidWorldConfig } from './define-config.ts';
import { resolveConfig } from './resolve-config.ts';
import type { BuiltInPlugins } from './resolve-plugin.ts';
import { messageOf, type TempProject, tempProject } from './testing/temp-project.ts';

/** A third party's packages, as npm would install them. */
const installed = {
  'node_modules/@acme/suite-banking/package.json': JSON.stringify({
    name: '@acme/suite-banking',
    version: '2.1.0',
    type: 'module',
    exports: { '.': { import: './index.js' }, './extra': './extra.js' },
  }),
  'node_modules/@acme/suite-banking/index.js': `
    const schema = { '~standard': { version: 1, vendor: 'acme', validate: (value) => ({ value }) } };
    const transfer = {
      name: 'TransferMoney', apps: ['bank'], stepBudget: 20, params: schema,
      sample: () => ({}), goal: () => 'Send 5 euros.', score: async () => 1,
    };
    export default (options = {}) => ({ name: options.name ?? 'banking', version: '2.1.0', tasks: [transfer] });
    export const broken = () => ({ name: 'broken', tasks: [{ ...transfer, stepBudget: 0, score: undefined }] });`,
  'node_modules/@acme/suite-banking/extra.js': `export default { name: 'extra', version: '1', tasks: [] };`,
  'node_modules/@acme/agents/package.json': '{ "name": "@acme/agents", "version": "1.0.0", "main": "index.cjs" }',
  'node_modules/@acme/agents/index.cjs': `
    exports.fast = async (options) => ({ name: 'fast', settings: options, async *run() {} });
    exports.slow = () => { throw new Error('no API key in ACME_KEY'); };`,
  'reporter.ts': `const name: string = 'local'; export default { name };`,
};

async function resolve(project: TempProject, config: AndroidWorldConfig, builtIn?: BuiltInPlugins) {
  const source = join(project.folder, 'androidworld.config.json');
  return resolveConfig(parseConfig(config, source), { source, folder: project.folder, builtIn });
}

describe('resolveConfig()', () => {
  it('loads third-party packages by name, with options, by named export, by subpath, and local TypeScript', async () => {
    await using project = await tempProject(installed);
    const resolved = await resolve(project, {
      suites: ['@acme/suite-banking', ['@acme/suite-banking', { name: 'bank2' }], '@acme/suite-banking/extra'],
      agents: [['@acme/agents#fast', { model: 'm' }]],
      reporters: ['./reporter.ts'],
    });
    expect(resolved.suites.map(({ name, tasks }) => [name, tasks.length])).toEqual([
      ['banking', 1],
      ['bank2', 1],
      ['extra', 0],
    ]);
    expect(resolved.agents[0]).toMatchObject({ name: 'fast', settings: { model: 'm' } });
    expect(resolved.reporters[0]?.name).toBe('local');
  });

  it('keeps plugins given as objects and makes paths absolute', async () => {
    await using project = await tempProject({});
    const reporter = { name: 'mine' };
    const resolved = await resolve(project, { reporters: [reporter], tasks: 'A*', devices: 'emulator-5554' });
    expect(resolved.reporters[0]).toBe(reporter);
    expect(resolved).toMatchObject({
      out: join(project.folder, 'results'),
      select: { tasks: ['A*'] },
      devices: ['emulator-5554'],
      seed: 30,
    });
    expect(resolved.driver).toBeUndefined();
  });

  it('refuses members that are not what they should be, or are named in other letters', async () => {
    await using project = await tempProject({
      'agent.mjs': 'export default { name: "mine", run() {}, coordinates: "0-2000", observes: "tree" };',
      'suite.mjs': `const shared = { apps: [], stepBudget: 1, params: { '~standard': { validate() {} } }, sample() {}, goal() {}, score() {} };
export default { name: 'mine', version: '1', preparedevice() {}, tasks: [{ ...shared, name: 'A', setup() {} }] };`,
    });
    expect(
      await messageOf(project, resolve(project, { suites: ['./suite.mjs'], agents: ['./agent.mjs'] })),
    ).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        suites[0] "./suite.mjs": it is not a suite:
          tasks[0].setup: expected the name "setUp", found a function (setup)
          preparedevice: expected the name "prepareDevice", found a function (preparedevice)
        agents[0] "./agent.mjs": it is not an agent:
          observes: expected { screenshot, tree }, found "tree"
          coordinates: expected "pixels", "0-1", "0-1000", "0-999", or { width, height }, found "0-2000""
    `);
  });

  it('shows what options are wrong below the plugin they are of', async () => {
    await using project = await tempProject({
      'suite.mjs': 'export default () => { throw new Error("The options are not valid:\\n  apk: unknown option"); };',
    });
    expect(await messageOf(project, resolve(project, { suites: ['./suite.mjs'] }))).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        suites[0] "./suite.mjs": loading it failed: The options are not valid:
          apk: unknown option (at <folder>/suite.mjs:1:30)"
    `);
  });

  it('refuses facts of agents and tasks that a report could not show', async () => {
    await using project = await tempProject({
      'agent.mjs': 'export default { name: "mine", run() {}, privileges: ["root"] };',
      'suite.mjs': `const shared = { apps: [], stepBudget: 1, params: { '~standard': { validate() {} } }, sample() {}, goal() {}, score() {} };
export default { name: 'mine', version: '1', tasks: [{ ...shared, name: 'A', optimalSteps: 'few', startsInGoalState: 'no' }] };`,
    });
    expect(
      await messageOf(project, resolve(project, { suites: ['./suite.mjs'], agents: ['./agent.mjs'] })),
    ).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        suites[0] "./suite.mjs": it is not a suite:
          tasks[0].optimalSteps: expected a number, found "few"
          tasks[0].startsInGoalState: expected true or false, found "no"
        agents[0] "./agent.mjs": it is not an agent:
          privileges[0]: expected "solution", "device", "human", found "root""
    `);
  });

  it('sends nobody to install what cannot be a package, as several names in one', async () => {
    await using project = await tempProject({});
    expect(await messageOf(project, resolve(project, { suites: ['androidworld,miniwob'] }))).toContain(
      '"androidworld,miniwob": no package can be called so. Name several one by one: each in quotes of its own',
    );
  });

  it('tells all problems at once: where, what was looked for, what was found, what to do', async () => {
    await using project = await tempProject(installed);
    const resolving = resolve(project, {
      driver: '@acme/phones/usb',
      suites: [
        '@acme/suite-banking#brokn',
        '@acme/suite-banking#broken',
        '@acme/suite-banking',
        '@acme/suite-banking/none',
      ],
      agents: ['@acme/agents#slow', './agents/mine.ts', '@acme/suite-banking', ['@acme/suite-banking/extra', {}]],
      reporters: [{} as { name: string }],
    });
    expect(await messageOf(project, resolving)).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        driver "@acme/phones/usb": the package is not installed (looked for from <folder>)
          npm install --save-dev @acme/phones
        suites[0] "@acme/suite-banking#brokn": it has no export "brokn"; it has "@acme/suite-banking#broken"
        suites[1] "@acme/suite-banking#broken": it is not a suite:
          version: expected a name, found nothing
          tasks[0].stepBudget: expected at least 1, found 0
          tasks[0].score: expected a function, found nothing
        suites[3] "@acme/suite-banking/none": the package is installed in <folder>/node_modules/@acme/suite-banking, but "@acme/suite-banking/none" leads to no file in it
        agents[0] "@acme/agents#slow": loading it failed: no API key in ACME_KEY
        agents[1] "./agents/mine.ts": there is no such file: <folder>/agents/mine.ts
        agents[2] "@acme/suite-banking": it is not an agent:
          run: expected a function, found nothing
        agents[3] "@acme/suite-banking/extra": it takes no options: the export is not a function
        reporters[0]: it is not a reporter:
          name: expected a name, found nothing"
    `);
    await expect(resolving).rejects.toMatchObject({
      code: 'AW_PLUGIN_NOT_FOUND',
      cause: { message: 'no API key in ACME_KEY' },
      details: {
        problems: expect.arrayContaining([
          expect.objectContaining({ place: 'agents[0] "@acme/agents#slow"', code: 'AW_PLUGIN_INVALID' }),
        ]),
      },
    });
  });

  it('refuses suites and agents of one name, and says where both are', async () => {
    await using project = await tempProject(installed);
    const agent: Agent = {
      name: 'mine',
      async *run() {
        return undefined;
      },
    };
    const resolving = resolve(project, {
      suites: ['@acme/suite-banking', '@acme/suite-banking'],
      agents: [agent, { ...agent, name: 'other' }, agent],
    });
    expect(await messageOf(project, resolving)).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        suites[1] "@acme/suite-banking": its name, "banking", is that of suites[0] "@acme/suite-banking" too: expected names of their own, so that results can tell them apart
        agents[2]: its name, "mine", is that of agents[0] too: expected names of their own, so that results can tell them apart. Give one another: as an option of its factory, { name: "mine-2", … }, where it has that; else as { ...agent, name: "mine-2" }"
    `);
  });

  it('knows built-in names, short forms of ours and packages without a scope, and where each plugin comes from', async () => {
    await using project = await tempProject({
      ...installed,
      'node_modules/@androidworld/agent-quick/package.json':
        '{ "name": "@androidworld/agent-quick", "version": "3.0.0" }',
      'node_modules/@androidworld/agent-quick/index.js':
        "exports.__esModule = true; exports.default = () => ({ name: 'q', async *run() {} });",
      'node_modules/bank/package.json':
        '{ "name": "bank", "version": "0.1.0", "type": "module", "exports": "./index.js" }',
      'node_modules/bank/index.js': "export default { name: 'teller', async *run() {} };",
    });
    const builtIn = {
      agent: {
        calm: {
          package: '@acme/agents',
          folder: project.folder,
          load: async (options?: unknown) => ({
            name: options === undefined ? 'calm' : 'slow',
            settings: { options },
            async *run() {
              return undefined;
            },
          }),
        },
      },
    } satisfies BuiltInPlugins;
    const local: Agent = {
      name: 'local',
      async *run() {
        return undefined;
      },
    };
    const resolved = await resolve(
      project,
      { agents: ['calm', ['calm', { slow: true }], 'quick', 'bank', local], suites: ['@acme/suite-banking'] },
      builtIn,
    );
    expect(resolved.agents.map(({ name }) => name)).toEqual(['calm', 'slow', 'q', 'teller', 'local']);
    expect(resolved.agents[1]?.settings).toEqual({ options: { slow: true } });
    expect([...resolved.origins.values()]).toEqual([
      { kind: 'suite', name: 'banking', version: '2.1.0', package: '@acme/suite-banking' },
      { kind: 'agent', name: 'calm', version: '1.0.0', package: '@acme/agents' },
      { kind: 'agent', name: 'slow', version: '1.0.0', package: '@acme/agents' },
      { kind: 'agent', name: 'q', version: '3.0.0', package: '@androidworld/agent-quick' },
      { kind: 'agent', name: 'teller', version: '0.1.0', package: 'bank' },
      { kind: 'agent', name: 'local' },
    ]);
  });

  it('leads nobody who mistypes a name of ours to a package of somebody else', async () => {
    await using project = await tempProject({});
    const builtIn = {
      agent: { swift: { package: '@androidworld/agent-swift', folder: project.folder } },
    } satisfies BuiltInPlugins;
    const resolving = resolve(project, { agents: ['swft', 'swift', 'other'] }, builtIn);
    expect(await messageOf(project, resolving)).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        agents[0] "swft": there is no agent of this name; did you mean "swift"?
        agents[1] "swift": the package is not installed (looked for from <folder>)
          npm install --save-dev @androidworld/agent-swift
        agents[2] "other": it is none of swift, and the package is not installed (looked for from <folder>)
          npm install --save-dev other"
    `);
  });

  it('keeps the causes of several plugins that throw', async () => {
    await using project = await tempProject(installed);
    const resolving = resolve(project, { agents: ['@acme/agents#slow', '@acme/agents#slow'] });
    await expect(resolving).rejects.toMatchObject({
      code: 'AW_PLUGIN_INVALID',
      cause: { errors: [{ message: 'no API key in ACME_KEY' }, { message: 'no API key in ACME_KEY' }] },
    });
  });

  it('suggests the named exports of a package without a default one', async () => {
    await using project = await tempProject({
      'node_modules/acme/package.json': '{ "name": "acme", "type": "module", "exports": "./index.js" }',
      'node_modules/acme/index.js': 'export const banking = () => ({}); export const games = () => ({});',
    });
    expect(await messageOf(project, resolve(project, { suites: ['acme'] }))).toMatchInlineSnapshot(`
      "Cannot load plugins of <folder>/androidworld.config.json:
        suites[0] "acme": it has no default export; it has "acme#banking", "acme#games""
    `);
  });
});
