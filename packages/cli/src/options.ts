import { sh } from '@androidworld/core';
import { configKeys, type KeyOption, limitKeys } from '@androidworld/core/config';
import { InvalidArgumentError, Option } from 'commander';

/** All options of all commands: flags, help and parsing in one place; what stands for a key of the configuration is told there. */
const table = {
  config: text('--config <file>', 'configuration file (default: the nearest androidworld.config.*)'),
  suite: list('--suite <name>', 'suite: androidworld, miniwob, a configured one, or a package; repeatable'),
  task: ofKey(configKeys.tasks),
  tag: ofKey(configKeys.tags),
  app: ofKey(configKeys.app),
  difficulty: ofKey(configKeys.difficulty),
  agent: list(
    '--agent <name>',
    'agent: oracle, noop, random, human, one of the configuration, or a package; repeatable',
  ),
  device: list('--device <serial>', 'device to use; "virtual" or "virtual:4" for embedded phones; repeatable'),
  seed: ofKey(configKeys.seed),
  instances: ofKey(configKeys.instances),
  identicalParams: ofKey(configKeys.identicalParams),
  frozen: text('--from <file>', 'take instances from a file made by "androidworld instances"'),
  out: ofKey(configKeys.out),
  resume: text('--resume <run>', 'go on with a run, by id or "last", as it was asked for'),
  shard: text('--shard <i/n>', 'run one of n parts of the plan, e.g. 2/4; "compare" and "report" put them together'),
  only: text('--only <status>', 'run the episodes of an earlier run that are failed or errored, as a new run'),
  of: text('--of <run>', 'the run whose episodes --only chooses (default: last)'),
  dryRun: flag('--dry-run', 'show what would be run, and run nothing; devices are not looked for'),
  reporter: list(
    '--reporter <name[=file]>',
    'also write junit, csv, json or html, e.g. junit=results/junit.xml; repeatable',
  ),
  limitUsd: ofKey(limitKeys.usd),
  limitTokens: ofKey(limitKeys.tokens),
  limitMinutes: ofKey(limitKeys.minutes),
  json: flag('--json', 'print JSON'),
  csv: flag('--csv', 'print CSV'),
  junit: flag('--junit', 'print JUnit XML'),
  html: text('--html [file]', 'write the HTML report (default: report.html in the results folder)'),
  embed: flag('--embed', 'put the screenshots into the HTML file'),
  run: text('--run <id>', 'run to report on (default: last)'),
  count: whole('--count <number>', 'how many phones, at most 64 (default: 1)'),
  port: whole('--port <number>', 'console port of the first phone; adb is on the next (default: 5554)'),
  trials: whole('--trials <number>', 'instances of each task under each condition (default: 10)'),
  studyOf: text('--of <run>', 'show a study that was run, by id or "last"'),
  plot: text('--plot <file>', 'where to write the plot (default: robustness-<run>.svg in the results folder)'),
  format: text('--format <name>', 'jsonl or webp (default: jsonl)'),
  episode: text('--episode <id>', 'only this one, e.g. m3a/androidworld/ContactsAddContact/0'),
  exportFile: text('--file <path>', 'file to write (default: stdout; a film: named after its episode)'),
  viewPort: whole('--port <number>', 'port to serve on (default: any that is free)'),
  openView: flag('--open', 'open it in a browser'),
  open: flag('--open', 'open the phone in a browser'),
  dev: list('--dev <path>', 'app to develop: its folder, or a package with several; repeatable'),
  file: text('--file <path>', 'file to write (default: instances.json)'),
} as const satisfies Record<string, () => Option>;

export type OptionName = keyof typeof table;

/** What was given on the command line; absent options are undefined. */
export interface Flags {
  readonly config?: string;
  readonly suite?: readonly string[];
  readonly task?: readonly string[];
  readonly tag?: readonly string[];
  readonly app?: readonly string[];
  readonly difficulty?: readonly string[];
  readonly agent?: readonly string[];
  readonly device?: readonly string[];
  readonly seed?: number;
  readonly instances?: number;
  readonly identicalParams?: true;
  readonly from?: string;
  readonly out?: string;
  readonly resume?: string;
  readonly shard?: string;
  readonly only?: string;
  readonly of?: string;
  readonly dryRun?: true;
  readonly reporter?: readonly string[];
  readonly limitUsd?: number;
  readonly limitTokens?: number;
  readonly limitMinutes?: number;
  readonly json?: true;
  readonly trials?: number;
  readonly plot?: string;
  readonly format?: string;
  readonly episode?: string;
  readonly csv?: true;
  readonly junit?: true;
  readonly html?: string | true;
  readonly embed?: true;
  readonly run?: string;
  readonly count?: number;
  readonly port?: number;
  readonly open?: true;
  readonly dev?: readonly string[];
  readonly file?: string;
}

export function createOption(name: OptionName): Option {
  return table[name]();
}

/** Options that say what a run is made of. */
export const runOptions = [
  'config',
  'suite',
  'task',
  'tag',
  'app',
  'difficulty',
  'agent',
  'device',
  'seed',
  'instances',
  'identicalParams',
  'frozen',
  'out',
] as const satisfies readonly OptionName[];

/** Options that say what a study is made of: how often, it says itself. */
export const studyOptions = [
  'config',
  'suite',
  'task',
  'tag',
  'app',
  'difficulty',
  'agent',
  'device',
  'seed',
  'out',
] as const satisfies readonly OptionName[];

/** What a run may use. */
export const limitOptions = ['limitUsd', 'limitTokens', 'limitMinutes'] as const satisfies readonly OptionName[];

/** What is recorded of a run's flags, so that it can be asked for again; its folder and episodes are known. */
export const recordedOptions = [
  'config',
  'suite',
  'task',
  'tag',
  'app',
  'difficulty',
  'agent',
  'device',
  'seed',
  'instances',
  'identicalParams',
  'trials',
] as const satisfies readonly (OptionName & keyof Flags)[];

/** The options of a run as one would type them, to go on with it: `--task 'Contacts*' --seed 7`. */
export function renderFlags(flags: Flags): string {
  const names = [...runOptions, 'resume'] as const;
  return names
    .flatMap((name) => {
      const option = createOption(name);
      const value: unknown = flags[option.attributeName() as keyof Flags];
      if (value === undefined) return [];
      if (value === true) return [[String(option.long)]];
      return [value].flat().map((one) => [String(option.long), String(one)]);
    })
    .map((words) => sh`${words}`.script)
    .join(' ');
}

/** The option that takes the place of a configuration's key. */
export function ofKey({ option: { flags, help, takes } }: { readonly option: KeyOption }) {
  return { flag, list, whole, positive, folder: text }[takes](flags, help);
}

function text(flags: string, help: string) {
  return () => new Option(flags, help);
}

function flag(flags: string, help: string) {
  return () => new Option(flags, help);
}

function list(flags: string, help: string) {
  return () =>
    new Option(flags, help).argParser((value: string, previous: readonly string[] | undefined) => [
      ...(previous ?? []),
      value,
    ]);
}

function whole(flags: string, help: string) {
  return () =>
    new Option(flags, help).argParser((value: string) => {
      // How large, and whether it may be below 0, is told by whoever takes it: as of the configuration's keys.
      if (!/^-?\d+$/.test(value)) throw new InvalidArgumentError('expected a whole number');
      return Number(value);
    });
}

function positive(flags: string, help: string) {
  return () =>
    new Option(flags, help).argParser((value: string) => {
      if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0)
        throw new InvalidArgumentError('expected a number above 0');
      return Number(value);
    });
}
