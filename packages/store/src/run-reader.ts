import type { DeviceFacts } from '@androidworld/core/driver';
import type {
  EpisodeFacts,
  RunEvent,
  RunStore,
  RunSummary,
  StoredEpisode,
  StoredStep,
} from '@androidworld/core/results';
import type Database from 'better-sqlite3';
import { findRun, listRunRows, type RunRow, readManifest } from './find-run.ts';
import { fromJson } from './json.ts';
import { pages } from './pages.ts';
import { type FactsRow, readFacts } from './read-facts.ts';
import { storeFailure } from './store-failure.ts';

/** Episodes and events are a few kB each; steps hold prompts and replies. */
const EPISODES_PER_PAGE = 200;
const FACTS_PER_PAGE = 2_000;
const STEPS_PER_PAGE = 8;
const EVENTS_PER_PAGE = 200;

type RunReader = Pick<RunStore, 'listRuns' | 'readRun' | 'readEpisodes' | 'readFacts' | 'readSteps' | 'readEvents'>;

/**
 * What the database answers at once. Rows pass through generators of this kind until the last: of a hundred thousand, each
 * asynchronous hop would cost more than reading them.
 */
interface RowReader {
  listRuns(): RunSummary[];
  readRun(id: string): Awaited<ReturnType<RunReader['readRun']>>;
  readEpisodes(runId: string): Iterable<StoredEpisode>;
  readFacts(runId: string): Iterable<EpisodeFacts>;
  readSteps(runId: string, episodeId: string, attempt: number): Iterable<StoredStep>;
  readEvents(runId: string): Iterable<RunEvent>;
}

/** The reading half of the store. Failures of disk and database are AW_STORE_FAILED. */
export function runReader(database: Database.Database, file: string): RunReader {
  const rows = rowReader(database);
  const failure = (error: unknown) => storeFailure(error, { what: 'read the results database', file });
  const told = async <T>(read: () => T): Promise<T> => {
    try {
      return read();
    } catch (error) {
      throw failure(error);
    }
  };
  async function* toldEach<T>(read: () => Iterable<T>): AsyncGenerator<T> {
    try {
      for (const row of read()) yield row;
    } catch (error) {
      throw failure(error);
    }
  }
  return {
    listRuns: () => told(() => rows.listRuns()),
    readRun: (id) => told(() => rows.readRun(id)),
    readEpisodes: (runId) => toldEach(() => rows.readEpisodes(runId)),
    readFacts: (runId) => toldEach(() => rows.readFacts(runId)),
    readSteps: (runId, episodeId, attempt) => toldEach(() => rows.readSteps(runId, episodeId, attempt)),
    readEvents: (runId) => toldEach(() => rows.readEvents(runId)),
  };
}

function rowReader(database: Database.Database): RowReader {
  // SQLite: beside MAX(), the other columns are those of the row that holds the maximum.
  const countByStatus = database.prepare<[number], { status: string | null; episodes: number }>(
    `SELECT status, COUNT(*) AS episodes
       FROM (SELECT status, MAX(attempt) FROM episodes WHERE run = ? GROUP BY position)
      GROUP BY status`,
  );
  const devicesOf = database.prepare<[number], { facts: string }>(
    'SELECT facts FROM devices WHERE run = ? ORDER BY serial',
  );
  const episodesAfter = database.prepare<[number, number, number], EpisodeRow>(
    `SELECT position, episode, result FROM episodes AS latest
      WHERE run = ? AND position > ?
        AND attempt = (SELECT MAX(attempt) FROM episodes WHERE run = latest.run AND position = latest.position)
      ORDER BY position LIMIT ?`,
  );
  const factsAfter = database.prepare<[number, number, number], FactsRow>(
    `SELECT position, MAX(attempt) AS attempt, facts FROM episodes INDEXED BY episodes_by_facts
      WHERE run = ? AND position > ? GROUP BY position ORDER BY position LIMIT ?`,
  );
  const attemptNumber = database
    .prepare<[number, number, number], number>(
      'SELECT number FROM episodes WHERE run = ? AND position = ? AND attempt = ?',
    )
    .pluck();
  const stepsAfter = database.prepare<[number, number, number], { step: number; record: string }>(
    'SELECT step, record FROM steps WHERE episode = ? AND step > ? ORDER BY step LIMIT ?',
  );
  const eventsAfter = database.prepare<[number, number, number], { number: number; event: string }>(
    'SELECT number, event FROM events WHERE run = ? AND number > ? ORDER BY number LIMIT ?',
  );
  const planPositions = positionsByRun(database);

  return {
    listRuns() {
      return listRunRows(database).map((run) => summary(run, countByStatus.all(run.number)));
    },

    readRun(id) {
      const run = findRun(database, id);
      const devices = devicesOf.all(run.number).map(({ facts }) => fromJson<DeviceFacts>(facts, 'a row of "devices"'));
      const finished = run.finished_at === null ? {} : { finishedAt: run.finished_at };
      return { manifest: readManifest(database, run), ...finished, devices };
    },

    *readEpisodes(runId) {
      const { number } = findRun(database, runId);
      const rows = pages(
        (after) => episodesAfter.all(number, after, EPISODES_PER_PAGE),
        (row) => row.position,
      );
      for (const row of rows) yield storedEpisode(row);
    },

    *readFacts(runId) {
      const { number } = findRun(database, runId);
      const rows = pages(
        (after) => factsAfter.all(number, after, FACTS_PER_PAGE),
        (row) => row.position,
      );
      for (const row of rows) yield readFacts(row);
    },

    *readSteps(runId, episodeId, attempt) {
      const run = findRun(database, runId);
      const position = planPositions(run).get(episodeId);
      const number = position === undefined ? undefined : attemptNumber.get(run.number, position, attempt);
      if (number === undefined) return;
      const rows = pages(
        (after) => stepsAfter.all(number, after, STEPS_PER_PAGE),
        (row) => row.step,
      );
      for (const row of rows) yield fromJson<StoredStep>(row.record, `step ${row.step} of "${episodeId}"`);
    },

    *readEvents(runId) {
      const run = findRun(database, runId);
      const rows = pages(
        (after) => eventsAfter.all(run.number, after, EVENTS_PER_PAGE),
        (row) => row.number,
      );
      for (const row of rows) yield fromJson<RunEvent>(row.event, `row ${row.number} of "events"`);
    },
  };
}

interface EpisodeRow {
  readonly position: number;
  readonly episode: string;
  readonly result: string | null;
}

function summary(run: RunRow, counts: readonly { status: string | null; episodes: number }[]): RunSummary {
  const count = (status: string) => counts.find((entry) => entry.status === status)?.episodes ?? 0;
  return {
    id: run.id,
    startedAt: run.started_at,
    ...(run.finished_at === null ? {} : { finishedAt: run.finished_at }),
    episodes: {
      planned: run.planned,
      passed: count('passed'),
      failed: count('failed'),
      errored: count('errored'),
    },
  };
}

function storedEpisode(row: EpisodeRow): StoredEpisode {
  const at = `episode ${row.position}`;
  const episode = fromJson<StoredEpisode>(row.episode, at);
  return row.result === null ? episode : { ...episode, result: fromJson(row.result, `the result of ${at}`) };
}

/** A run's plan never changes, and a report reads the steps of thousands of episodes: the last plan is kept. */
function positionsByRun(database: Database.Database): (run: RunRow) => ReadonlyMap<string, number> {
  let last: { run: number; positions: ReadonlyMap<string, number> } | undefined;
  return (run) => {
    if (last?.run !== run.number) {
      last = {
        run: run.number,
        positions: new Map(readManifest(database, run).plan.map((episode, position) => [episode.id, position])),
      };
    }
    return last.positions;
  };
}
