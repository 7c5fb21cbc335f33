import { shorten } from '../../packages/core/src/entries/internals.ts';
import { equivalentMutants } from './equivalent-mutants.ts';

/** As far as it is read of Stryker's report (`mutation-testing-report-schema`). */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[]; readonly source: string }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Score {
  readonly name: string;
  readonly mutants: number;
  readonly noticed: number;
  /** Of all mutants. */
  readonly percent: number;
  readonly survivors: readonly Survivor[];
}

interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The changed code, before and after, each in one line. */
  readonly from: string;
  readonly to: string;
}

/** The measured scores, in the order of `names`: of groups measured anew the new ones, of others those kept. */
export function mergeScores(names: readonly string[], kept: readonly Score[], anew: readonly Score[]): Score[] {
  return names.flatMap((name) => [...anew, ...kept].find((score) => score.name === name) ?? []);
}

/** Mutants that do not compile or were left out are none. */
export function readScore(name: string, report: MutationReport): Score {
  const all = Object.entries(report.files).flatMap(([file, { mutants, source }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  );
  const counted = all.filter(({ mutant }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(mutant.status));
  const missed = counted.filter(({ mutant }) => ['Survived', 'NoCoverage'].includes(mutant.status));
  const noticed = counted.length - missed.length;
  const survivors = missed.map(({ file, source, mutant }) => survivorOf(file, source, mutant));
  return { name, mutants: counted.length, noticed, percent: (100 * noticed) / Math.max(1, counted.length), survivors };
}

export function renderScores(scores: readonly Score[]): string {
  const rows = scores.map(({ name, mutants, noticed, percent, survivors }) => {
    const equivalent = survivors.filter((each) => reasonFor(each) !== undefined).length;
    return `| ${name} | ${mutants} | ${noticed} | ${percent.toFixed(1)} % | ${equivalent} |`;
  });
  const details = scores.flatMap(({ name, survivors }) =>
    survivors.length === 0 ? [] : [`## ${name}`, survivors.map(renderSurvivor).join('\n')],
  );
  return `${[
    '<!-- Written by `pnpm mutate`. -->',
    '# What tests notice',
    'StrykerJS changes the pure parts in small ways, one at a time, and runs their own tests. `pnpm mutate` measures all groups of `tooling/mutation/groups.ts`, `pnpm mutate planning` those whose name holds the word; at least 85 % of the mutants of each must be noticed. The groups hold what can be tested without a device: parsers, rules, judging; what drives devices, screens and models is proved elsewhere. Each score is of the day its group was measured. No mutator is left out: texts, messages and constants are changed too. Property tests run 25 examples of each here. A mutant counts as noticed when a test fails or never ends (in 3 s, or 5 s more than usual). A survivor with a reason is equivalent: no test could tell it from the code.',
    ['| group | mutants | noticed | share | equivalent |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
    ...details,
  ].join('\n\n')}\n`;
}

function renderSurvivor(survivor: Survivor): string {
  const { file, line, from, to } = survivor;
  const reason = reasonFor(survivor);
  return `- \`${file}:${line}\` ${code(from)} → ${code(to)}${reason === undefined ? '' : ` — ${reason}`}`;
}

/** Why nothing can notice it, if nothing can. */
function reasonFor({ file, from, to }: Survivor): string | undefined {
  return equivalentMutants.find((each) => file.endsWith(each.file) && each.from === from && each.to === to)?.reason;
}

function code(text: string): string {
  const short = shorten(text, 80);
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

function survivorOf(file: string, source: string, { location, replacement = '' }: Mutant): Survivor {
  const lines = source.split('\n').slice(location.start.line - 1, location.end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, location.end.column - 1);
  lines[0] = (lines[0] ?? '').slice(location.start.column - 1);
  const from = oneLine(lines.join('\n'));
  const to = oneLine(replacement);
  return { file, line: location.start.line, from, to };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
