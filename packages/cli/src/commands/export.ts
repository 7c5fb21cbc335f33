import { dirname, join, relative, resolve, sep } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { writeWhole } from '@androidworld/core/host';
import { fileFailure } from '@androidworld/core/internals';
import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { type NamedRun, namedRunsHelp, withNamedRuns } from '../run/named-runs.ts';
import { showPath, type Terminal } from '../terminal.ts';

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
    await withNamedRuns(args.length === 0 ? ['last'] : args, { flags, terminal }, (runs) =>
      format === 'jsonl' ? writeTrajectories(runs, flags, terminal) : writeFilm(runs, flags, terminal),
    );
    return exitCodes.ok;
  },
};

/** To a file, or to stdout, so that it can be piped. */
async function writeTrajectories(runs: readonly NamedRun[], flags: Flags, terminal: Terminal): Promise<void> {
  const { trajectoryLines } = await import('@androidworld/report');
  const file = flags.file === undefined ? undefined : resolve(terminal.cwd, flags.file);
  const folder = file === undefined ? terminal.cwd : dirname(file);
  const all = trajectoryLines({
    runs,
    ...(flags.episode !== undefined && { includes: ({ id }) => id === flags.episode }),
    pictureOf: (picture, source) =>
      relative(folder, join(runs[source]?.resultsFolder ?? folder, picture))
        .split(sep)
        .join('/'),
  });
  const lines = flags.episode === undefined ? all : requireEpisode(all, flags.episode, runs);
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
async function* requireEpisode(
  lines: AsyncIterable<string>,
  episode: string,
  runs: readonly NamedRun[],
): AsyncGenerator<string> {
  let isThere = false;
  for await (const line of lines) {
    isThere = true;
    yield line;
  }
  if (isThere) return;
  const ids = runs.map(({ runId }) => `"${runId}"`).join(', ');
  throw new AndroidWorldError(
    'AW_USAGE',
    `${runs.length === 1 ? `Run ${ids} has` : `Runs ${ids} have`} no episode "${episode}"`,
  );
}

async function writeFilm(runs: readonly NamedRun[], { episode, file }: Flags, terminal: Terminal): Promise<void> {
  const [run, another] = runs;
  if (run === undefined || another !== undefined || episode === undefined)
    throw new AndroidWorldError(
      'AW_USAGE',
      'A film is of one episode: expected one run, and --episode with the id of the episode',
    );
  const { renderFilm } = await import('@androidworld/report');
  const film = await renderFilm(run.store, { runId: run.runId, episodeId: episode });
  const path = resolve(terminal.cwd, file ?? `${episode.replaceAll(/[^\w.-]+/g, '-')}.webp`);
  try {
    await writeWhole(path, film);
  } catch (error) {
    throw fileFailure(error, { what: 'write the film', file: path });
  }
  terminal.stderr.write(`Wrote ${showPath(path, terminal)}\n`);
}
