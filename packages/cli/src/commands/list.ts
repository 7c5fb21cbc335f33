import { selectTasks } from '@androidworld/core/engine';
import { requireDevices } from '@androidworld/core/internals';
import { escapeTerminal, plainTable } from '@androidworld/report';
import type { CliCommand } from '../command.ts';
import { builtInPlugins } from '../config/built-in-plugins.ts';
import { loadSession, type Session } from '../config/load-session.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { findStore } from '../run/find-store.ts';
import { resultsFolder } from '../run/named-runs.ts';
import { showPath, type Terminal, tableWidth } from '../terminal.ts';

const things = ['suites', 'tasks', 'agents', 'devices', 'runs'] as const;
type Thing = (typeof things)[number];
type OtherThing = Exclude<Thing, 'runs'>;

export const list: CliCommand = {
  name: 'list',
  summary: 'List suites, tasks, agents, devices or runs',
  argument: { name: 'what', help: 'what to list (default: tasks)', choices: things },
  options: ['config', 'suite', 'task', 'tag', 'app', 'difficulty', 'agent', 'device', 'out', 'json'],
  examples: ['androidworld list tasks --app contacts', 'androidworld list devices', 'androidworld list runs --json'],
  async run({ flags, argument = 'tasks' }, terminal) {
    const rows = await listRows(argument as Thing, flags, terminal);
    if (flags.json) terminal.stdout.write(`${JSON.stringify(rows, undefined, 2)}\n`);
    else if (rows.length > 0) terminal.stdout.write(renderRows(rows, terminal));
    else terminal.stderr.write(argument === 'runs' ? await noRuns(flags, terminal) : none[argument as OtherThing]);
    return exitCodes.ok;
  },
};

/** What is said in place of a table without rows. */
const none: Readonly<Record<OtherThing, string>> = {
  suites: 'No suites\n',
  tasks: 'No tasks\n',
  agents: 'No agents\n',
  devices: 'No devices. Start an emulator, connect a phone, or use embedded ones: --device virtual\n',
};

/** With the place: it may be another than the one that was meant. */
async function noRuns(flags: Flags, terminal: Terminal): Promise<string> {
  const folder = await resultsFolder(flags, terminal);
  return `No runs yet in the results folder "${showPath(folder, terminal)}". Start one: androidworld run\n`;
}

type Row = Readonly<Record<string, string | number | readonly string[] | undefined>>;

async function listRows(thing: Thing, flags: Flags, terminal: Terminal): Promise<Row[]> {
  if (thing === 'runs') return listRuns(flags, terminal);
  const session = await loadSession(flags, terminal);
  try {
    return await { suites: listSuites, tasks: listTasks, agents: listAgents, devices: listDevices }[thing](
      session,
      terminal,
    );
  } finally {
    await session.close();
  }
}

async function listSuites({ suites }: Session): Promise<Row[]> {
  return suites.map((suite) => ({ name: suite.name, version: suite.version, tasks: suite.tasks.length }));
}

async function listTasks({ suites, select }: Session): Promise<Row[]> {
  return selectTasks(suites, select).map(({ suite, task }) => ({
    suite: suite.name,
    name: task.name,
    difficulty: task.difficulty,
    steps: task.stepBudget,
    apps: task.apps,
    tags: task.tags,
  }));
}

async function listAgents({ agents }: Session): Promise<Row[]> {
  const configured = agents.map((agent) => ({ name: agent.name, privileges: agent.privileges }));
  const known = new Set(configured.map(({ name }) => name));
  const builtIn = await Promise.all(
    Object.values(builtInPlugins.agent).flatMap((agent) => ('load' in agent ? [agent.load()] : [])),
  );
  return [
    ...configured,
    ...builtIn.filter(({ name }) => !known.has(name)).map(({ name, privileges }) => ({ name, privileges })),
  ];
}

async function listDevices({ driver }: Session, { signal }: Terminal): Promise<Row[]> {
  return requireDevices(await driver.list({ signal }), driver).map(({ serial, kind, state, model }) => ({
    serial,
    kind,
    state,
    model,
  }));
}

async function listRuns(flags: Flags, terminal: Terminal): Promise<Row[]> {
  const store = await findStore(await resultsFolder(flags, terminal));
  if (store === undefined) return [];
  try {
    return (await store.listRuns()).map(({ id, startedAt, finishedAt, episodes }) => ({
      id,
      startedAt,
      finishedAt: finishedAt ?? 'not finished',
      ...episodes,
    }));
  } finally {
    await store.close();
  }
}

/** A row is a line, cut off where the terminal ends; whole in a file or a pipe. */
function renderRows(rows: readonly Row[], { stdout, env }: Terminal): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return `${plainTable([columns, ...cells], { width: tableWidth(stdout, env), excess: 'cut' })}\n`;
}

function cellOf(value: Row[string]): string {
  if (value === undefined) return '';
  return escapeTerminal(typeof value === 'object' ? value.join(', ') : String(value));
}
