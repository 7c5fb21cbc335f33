import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { projectFolder } from '../packages/cli/test/project-folder.ts';
import {
  type AndroidWorldConfig,
  type DeadlineSettings,
  defaultDeadlines,
  parseConfig,
  type RunLimits,
} from '../packages/core/src/index.ts';

/** A value for every key there is: the compiler misses one that is added. */
const everyKey: Required<AndroidWorldConfig> & {
  deadlines: Required<DeadlineSettings>;
  limits: Required<RunLimits>;
} = {
  driver: 'driver',
  suites: ['suite'],
  agents: ['agent'],
  seed: 1,
  instances: 1,
  identicalParams: true,
  tasks: 'task',
  tags: 'tag',
  difficulty: 'easy',
  app: 'app',
  devices: 'serial',
  out: 'out',
  reporters: ['reporter'],
  tools: ['tool'],
  thinkingMs: 2_000,
  deadlines: { callMs: 1, prepareMs: 1, phaseMs: 1, stepMs: 1, episodeMs: 1, recoverMs: 1, runMs: 1 },
  limits: { usd: 1, tokens: 1, minutes: 1 },
  retries: 1,
};

it('docs/configuration.md tells of every key, and of no other', async () => {
  expect(Object.keys(parseConfig(everyKey, 'the test')).sort()).toEqual(Object.keys(everyKey).sort());
  const documented = (await tableKeys()).map(({ key }) => key);
  const deadlines = Object.keys(everyKey.deadlines).map((key) => `deadlines.${key}`);
  const limits = Object.keys(everyKey.limits).map((key) => `limits.${key}`);
  expect(documented.toSorted()).toEqual([...Object.keys(everyKey), ...deadlines, ...limits].sort());
});

it('docs/configuration.md tells the defaults there are', async () => {
  const defaults: Record<string, unknown> = parseConfig({}, 'the test');
  for (const { key, cells } of await tableKeys()) {
    const [group, name] = key.split('.');
    const value =
      group === 'deadlines' && name ? { ...defaultDeadlines }[name as keyof DeadlineSettings] : defaults[key];
    if (typeof value === 'number' || typeof value === 'boolean') expect(cells, key).toContain(String(value));
  }
});

it('docs/command-line.md is the help of every command', async () => {
  await using project = await projectFolder();
  const commands = [
    'demo',
    'init',
    'doctor',
    'list',
    'run',
    'view',
    'report',
    'compare',
    'export',
    'study',
    'instances',
    'phone',
  ];
  const sections = await Promise.all(
    commands.map(async (command) => {
      const { out } = await project.runPlain(command, '--help');
      return `## androidworld ${command}\n\n\`\`\`text\n${out.trim()}\n\`\`\`\n`;
    }),
  );
  await expect(`${introduction}\n${sections.join('\n')}`).toMatchFileSnapshot('../docs/command-line.md');
});

const introduction = `# Command line

<!-- Written by test/docs.test.ts from the help texts: npx vitest run test/docs.test.ts -u -->

Options stand above the [configuration](configuration.md) for one run. Results, and whatever a program would read
(\`--json\`), go to stdout; progress and errors to stderr. \`NO_COLOR\` and \`FORCE_COLOR\` are heeded.

| exit code | meaning |
| --- | --- |
| 0 | it ran, whatever the scores |
| 1 | some of it broke, or a limit ended it early: episodes errored, a check of \`doctor\` failed |
| 2 | bad usage or configuration: nothing was run |
| 130 | ended by Ctrl-C; what was done is kept and can be gone on with |
`;

async function tableKeys(): Promise<{ key: string; cells: string }[]> {
  const text = await readFile(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| `([\w.]+)` \|(.*)\|$/gm)].map(([, key = '', cells = '']) => ({ key, cells }));
}
