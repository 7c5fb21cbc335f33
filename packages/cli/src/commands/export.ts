import { dirname, join, relative, sep } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { writeWhole } from '@androidworld/core/host';
import { didYouMean, fileFailure } from '@androidworld/core/internals';
import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { type NamedRun, namedRunsHelp, withNamedRuns } from '../run/named-runs.ts';
import { outputFile } from '../run/output-file.ts';
import { showPath, type Terminal } from '../terminal.ts';
import { fileNameOf } from './file-name-of.ts';

export const exportCommand: CliCommand = {
  name: 'export',
  summary: 'Write the trajectories of runs as JSON lines, or an episode as a film',
  argument: { name: 'runs', help: namedRunsHelp, isVariadic: true },
  options: ['config', 'out', 'format', 'episode', 'exportFile'],
  examples: [
    'androidworld export --file trajectories.jsonl',
    'androidworld export ci/results --episode "m3a/androidworld/ContactsAddContact/0"',
    'androidworld export --format webp --episode "m3a/androidworld/ContactsAddContact/0"',
  ],
  async run({ flags, args }, terminal) {
    const { format = 'jsonl' } = flags;
    if (format !== 'jsonl' && format !== 'webp')
      throw new AndroidWorldError('AW_USAGE', `Expected --format jsonl or webp, found ${JSON.stringify(format)}`);
    requireFittingFile(format, flags);
    await withNamedRuns(args.length === 0 ? ['last'] : args, { flags, terminal }, (runs) =>
      format === 'jsonl' ? writeTrajectories(runs, flags, terminal) : writeFilm(runs, flags, terminal),
    );
    return exitCodes.ok;
  },
};

/** The other of the two formats was meant, most likely. */
function requireFittingFile(format: 'jsonl' | 'webp', { file }: Flags): void {
  if (file === undefined || /\.webp$/i.test(file) === (format === 'webp')) return;
  throw new AndroidWorldError(
    'AW_USAGE',
    format === 'webp'
      ? `Expected --file to end in ".webp", as --format webp is written, found ${JSON.stringify(file)}`
      : `--file ${JSON.stringify(file)} names a film: expected --format webp with it, or another file for JSON lines`,
  );
}

/** To a file, or to stdout, so that it can be piped. */
async function writeTrajectories(runs: readonly NamedRun[], flags: Flags, terminal: Terminal): Promise<void> {
  const { trajectoryLines } = await import('@androidworld/report');
  const file = flags.file === undefined ? undefined : outputFile(flags.file, '--file', terminal);
  const folder = file === undefined ? terminal.cwd : dirname(file);
  if (flags.episode !== undefined) await requireEpisode(runs, flags.episode);
  const lines = trajectoryLines({
    runs,
    ...(flags.episode !== undefined && { includes: ({ id }) => id === flags.episode }),
    pictureOf: (picture, source) =>
      relative(folder, join(runs[source]?.resultsFolder ?? folder, picture))
        .split(sep)
        .join('/'),
  });
  if (file === undefined) {
    for await (const line of lines) terminal.stdout.write(line);
    return;
  }
  try {
    await writeWhole(file, lines, { signal: terminal.signal });
  } catch (error) {
    throw fileFailure(error, { what: 'write the trajectories', file });
  }
  terminal.stderr.write(`Wrote ${showPath(file, terminal)}\n`);
}

/** Nothing written, and no word of it, would look like an episode without steps. */
async function requireEpisode(runs: readonly NamedRun[], episode: string): Promise<void> {
  const ids = await episodesOf(runs);
  if (ids.includes(episode)) return;
  const named = runs.map(({ runId }) => `"${runId}"`).join(', ');
  throw new AndroidWorldError(
    'AW_USAGE',
    `${runs.length === 1 ? `Run ${named} has` : `Runs ${named} have`} no episode "${episode}"${didYouMean(episode, ids) || someOf(ids)}`,
  );
}

async function episodesOf(runs: readonly NamedRun[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { store, runId } of runs) for await (const { id } of store.readEpisodes(runId)) ids.push(id);
  return ids;
}

/** Ids stand in no other table of the terminal. */
function someOf(ids: readonly string[]): string {
  if (ids.length === 0) return '\n  No episode of it has begun';
  const shown = ids.slice(0, 5).map((id) => `\n  --episode ${JSON.stringify(id)}`);
  const others = ids.length - shown.length;
  return `. There are:${shown.join('')}${others > 0 ? `\n  and ${others} more` : ''}`;
}

async function writeFilm(runs: readonly NamedRun[], { episode, file }: Flags, terminal: Terminal): Promise<void> {
  const [run, another] = runs;
  if (run === undefined || another !== undefined || episode === undefined)
    throw new AndroidWorldError(
      'AW_USAGE',
      `A film is of one episode: expected one run, and --episode with the id of the episode${someOf(await episodesOf(runs))}`,
    );
  await requireEpisode(runs, episode);
  const { renderFilm } = await import('@androidworld/report');
  const film = await renderFilm(run.store, { runId: run.runId, episodeId: episode });
  const path = outputFile(file ?? `${fileNameOf(episode)}.webp`, '--file', terminal);
  try {
    await writeWhole(path, film);
  } catch (error) {
    throw fileFailure(error, { what: 'write the film', file: path });
  }
  terminal.stderr.write(`Wrote ${showPath(path, terminal)}\n`);
}
