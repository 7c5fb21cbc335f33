import { stripVTControlCharacters } from 'node:util';
import { plural, shorten } from '@androidworld/core/internals';
import { createColors } from 'picocolors';
import { compact, dollars, duration, percent } from '../format.ts';
import { type AgentUsage, agentUsage } from '../model/agent-usage.ts';
import { countToRun } from '../model/count-to-run.ts';
import { notScored } from '../model/not-scored.ts';
import type { Report } from '../model/report-model.ts';
import { severalInstances } from '../model/several-instances.ts';
import { escapeTerminal } from './escape-terminal.ts';
import { plainTable } from './plain-table.ts';

/** How a summary is laid out. */
export interface SummaryOptions {
  /** Whether to write ANSI colours. */
  readonly color: boolean;
  /** Columns of the terminal: tables give way. Default: any width, for a file or a pipe. */
  readonly width?: number | undefined;
  /** Commands to offer, in the order of printing; the default leads to the steps, and to a resumed run if one is due. */
  readonly next?: readonly NextCommand[];
}

/** A command that the summary offers at its end. */
export interface NextCommand {
  /** e.g. `Look at every step` */
  readonly purpose: string;
  /** As typed in a shell, e.g. `androidworld view last`. */
  readonly command: string;
}

type Agent = Report['aggregates']['agents'][number];
type Colors = ReturnType<typeof createColors>;
type Width = SummaryOptions['width'];

/** What a run came to, for a terminal: the answer first, the next command last. */
export function renderSummary(report: Report, { color, width, next = nextCommands(report) }: SummaryOptions): string {
  const colors = createColors(color);
  const blocks = [
    renderAnswers(report, colors, width),
    renderTasks(report, colors, width),
    ...renderGroups(report, colors, width),
    renderErrors(report, colors, width),
    renderTearDownErrors(report, colors, width),
    renderNotes(report, colors),
    renderNext(next, colors),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function renderAnswers({ aggregates, episodes }: Report, colors: Colors, width: Width): string {
  if (aggregates.agents.length === 0) return 'No episode has ended yet.';
  const rows = aggregates.agents.map((agent) => {
    const { total } = agent;
    return [
      colors.bold(nameOf(agent)),
      agent.suites.map((suite) => escapeTerminal(suite.name)).join(', '),
      plural(total.episodes, 'episode'),
      `${colors.bold(`${percent(total.lenient.mean)} solved`)} ${colors.dim(interval(total.lenient.interval))}`.trimEnd(),
      `${total.steps.mean?.toFixed(1) ?? '–'} steps`,
      colors.dim(renderUsage(agentUsage(agent.name, episodes))),
    ];
  });
  const missing = aggregates.agents.flatMap((agent) => {
    const told = notScored(agent, episodes);
    const strict = percent(agent.total.strict.mean);
    return told === undefined
      ? []
      : [`${nameOf(agent)}: ${escapeTerminal(told)} (${strict} solved if they count as failed)`];
  });
  const again = aggregates.agents.flatMap((agent) => {
    const told = severalInstances(agent.passK);
    return told === undefined ? [] : [`${nameOf(agent)}: ${told}`];
  });
  const notes = [...missing.map((line) => colors.yellow(line)), ...again.map((line) => colors.dim(line))];
  return [plainTable(rows, { width }), ...notes].join('\n');
}

/** Tokens and cost where a model was asked, and the time: for each task that was solved. */
function renderUsage({ tokens, costUsd, perSolved, durationMs }: AgentUsage): string {
  const shown = perSolved ?? { tokens, costUsd, durationMs };
  const parts = [
    shown.tokens > 0 && `${compact(Math.round(shown.tokens))} tokens`,
    shown.costUsd !== undefined && dollars(shown.costUsd),
    duration(shown.durationMs),
  ].filter((part) => part !== false);
  return `${parts.join(', ')}${perSolved === undefined ? ' in all' : ' per solved task'}`;
}

/** A column per agent, a row per task: the mean score, and how many of its episodes passed. */
function renderTasks({ aggregates }: Report, colors: Colors, width: Width): string {
  const { agents, tasks } = aggregates;
  if (tasks.length < 2) return '';
  const severalSuites = aggregates.suites.length > 1;
  const rows = tasks.map((task) => {
    const name = severalSuites ? `${task.suite}/${task.name}` : task.name;
    return [
      `${escapeTerminal(name)}${task.startsInGoalState ? colors.yellow(' *') : ''}`,
      ...agents.map((agent) => {
        const group = agent.tasks.find(({ name: own, suite }) => own === task.name && suite === task.suite);
        return group === undefined ? '' : renderResult(group, colors);
      }),
    ];
  });
  const table = plainTable([['Task', ...agents.map(nameOf)].map((title) => colors.dim(title)), ...rows], { width });
  if (width === undefined) return table;
  // Rows that wrap are no table; the report has them all.
  const fits = table.split('\n').every((line) => stripVTControlCharacters(line).length <= width);
  return fits ? table : `${plural(tasks.length, 'task')}: the table is wider than this terminal; see the report.`;
}

function renderResult({ lenient, passed, errored }: Agent['tasks'][number], colors: Colors): string {
  const paint = lenient.mean === 1 ? colors.green : (lenient.mean ?? 0) > 0 ? colors.yellow : colors.red;
  const errors = errored === 0 ? '' : colors.yellow(` ${errored} not scored`);
  const share = lenient.mean === undefined ? percent(undefined).padStart(7) : paint(percent(lenient.mean).padStart(7));
  return `${share} ${colors.dim(`${passed}/${lenient.n}`)}${errors}`;
}

function renderGroups({ aggregates }: Report, colors: Colors, width: Width): string[] {
  const kinds = [
    ['Difficulty', 'difficulties'],
    ['App', 'apps'],
  ] as const;
  return kinds
    .filter(([, member]) => aggregates[member].length > 1)
    .map(([title, member]) => {
      const rows = aggregates[member].map(({ name }) => [
        escapeTerminal(name),
        ...aggregates.agents.map((agent) => {
          const group = agent[member].find((own) => own.name === name);
          return group === undefined
            ? ''
            : `${percent(group.lenient.mean).padStart(7)} ${colors.dim(`of ${group.lenient.n}`)}`;
        }),
      ]);
      const head = [title, ...aggregates.agents.map(nameOf)].map((text) => colors.dim(text));
      return plainTable([head, ...rows], { width });
    });
}

function renderErrors({ aggregates, episodes }: Report, colors: Colors, width: Width): string {
  const errors = Object.entries(aggregates.total.errors);
  if (errors.length === 0) return '';
  const rows = errors.map(([code, count]) => {
    const example = episodes.find(({ status, error }) => status === 'errored' && error?.code === code);
    return [
      colors.yellow(escapeTerminal(code)),
      String(count),
      shorten(escapeTerminal(example?.error?.message ?? ''), 80),
    ];
  });
  return plainTable([['Errors', '', 'for example'].map((title) => colors.dim(title)), ...rows], { width });
}

/** Of the device's next user, not of the score: told by code, as errors are. */
function renderTearDownErrors({ episodes }: Report, colors: Colors, width: Width): string {
  const failed = episodes.flatMap(({ id, tearDownError }) => (tearDownError ? [{ id, ...tearDownError }] : []));
  if (failed.length === 0) return '';
  const rows = [...new Set(failed.map(({ code }) => code))].map((code) => {
    const alike = failed.filter((error) => error.code === code);
    const [example] = alike;
    return [
      colors.yellow(escapeTerminal(code)),
      String(alike.length),
      shorten(escapeTerminal(example === undefined ? '' : `${example.id}: ${example.message}`), 80),
    ];
  });
  const head = ['Errors while tidying up (the scores stand)', '', 'for example'].map((title) => colors.dim(title));
  return plainTable([head, ...rows], { width });
}

function renderNotes({ run, episodes, aggregates }: Report, colors: Colors): string {
  const starred = aggregates.tasks.filter((task) => task.startsInGoalState).length;
  const noop = aggregates.agents.find((agent) => agent.name === 'noop');
  const notBegun = run.planned - episodes.length;
  const powerful = aggregates.agents.filter((agent) => agent.privileges.length > 0);
  const notes = [
    aggregates.agents.some(({ tasks }) => tasks.length > 1) &&
      'Solved is the mean score of the scored episodes; intervals are of 95 % and clustered by task.',
    notBegun + aggregates.unfinished > 0 &&
      `Not all has run: ${plural(notBegun, 'episode')} not begun, ${aggregates.unfinished} begun without a result.`,
    starred > 0 &&
      `* Starts in its goal state: an agent that does nothing is paid.${
        noop === undefined ? '' : ` The noop baseline scores ${percent(noop.total.lenient.mean)}.`
      }`,
    ...powerful.map((agent) => `${nameOf(agent)} uses more than the screen: ${agent.privileges.join(', ')}.`),
    aggregates.deviceKinds.includes('virtual') &&
      'Results on the virtual phone are for development, tests and training; publish those of the real emulator.',
  ];
  return notes
    .filter((note) => note !== false)
    .map((note) => colors.dim(note))
    .join('\n');
}

function renderNext(next: readonly NextCommand[], colors: Colors): string {
  const width = Math.max(0, ...next.map(({ purpose }) => purpose.length));
  return next.map(({ purpose, command }) => `${`${purpose}:`.padEnd(width + 1)}  ${colors.cyan(command)}`).join('\n');
}

function nextCommands(report: Report): NextCommand[] {
  const open = countToRun(report);
  const id = /^[\w.:-]+$/.test(report.run.id) ? report.run.id : 'last';
  return [
    ...(open > 0
      ? [
          {
            purpose: `Run the ${plural(open, 'episode')} that ${open === 1 ? 'is' : 'are'} due`,
            command: `androidworld run --resume ${id}`,
          },
        ]
      : []),
    { purpose: 'Look at every step', command: `androidworld report --html --run ${id}` },
  ];
}

function nameOf(agent: Agent): string {
  return escapeTerminal(agent.name);
}

function interval(range: { low: number; high: number } | undefined): string {
  return range === undefined ? '' : `(95 % interval ${(range.low * 100).toFixed(1)}–${(range.high * 100).toFixed(1)})`;
}
