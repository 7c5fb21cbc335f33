import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { PlannedEpisode } from '../contracts/records.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTask } from '../contracts/task.ts';
import { writeWhole } from '../host/write-whole.ts';
import { describeFileError } from '../messages/describe-file-error.ts';
import { describeIssues } from '../messages/describe-issues.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { fileFailure } from '../messages/file-failure.ts';
import { findExcess } from '../messages/find-excess.ts';
import { didYouMean } from '../messages/near-names.ts';
import { parseParams, sampleInstance } from './instance.ts';
import type { FrozenInstance } from './plan.ts';

const fileSchema = z.strictObject({
  format: z.literal('androidworld-instances', 'expected "androidworld-instances"'),
  version: z.literal(1, 'expected version 1, the only one this release reads'),
  instances: z.array(
    z.strictObject({
      suite: z.string('expected the name of a suite'),
      task: z.string('expected the name of a task'),
      instance: z.int('expected a whole number').nonnegative('expected 0 or more'),
      seed: z.int('expected a whole number').min(0, 'expected 0 or more').max(0xffff_ffff, 'expected less than 2^32'),
      params: z.record(z.string(), z.json(), 'expected an object'),
    }),
    'expected a list of instances',
  ),
});

/**
 * Writes the parameters of every task instance of a plan to a JSON file, to be shared, edited and run again.
 * The file appears whole or not at all. One that is there and says something else is left as it is.
 *
 * @throws AW_PARAMS_INVALID or AW_TASK_FAILED as `sampleInstance`; AW_INSTANCES_INVALID if a task's parameters are not JSON;
 * AW_USAGE if the file is there with another content; AW_STORE_FAILED if it cannot be written
 */
export async function freezeInstances(options: {
  file: string;
  plan: readonly PlannedEpisode[];
  suites: readonly Suite[];
}): Promise<FrozenInstance[]> {
  const places = new Map(options.plan.map((episode) => [placeOf(episode), episode]));
  const instances = await Promise.all([...places.values()].map((episode) => freeze(episode, options.suites)));
  const document = { format: 'androidworld-instances', version: 1, instances };
  const text = `${JSON.stringify(document, undefined, 2)}\n`;
  // Reading it back before it is written finds parameters that JSON cannot hold, such as dates.
  await parseInstances(text, options);
  await requireNothingElse(options.file, text);
  await writeWhole(options.file, text).catch((error: unknown) => {
    throw fileFailure(error, { what: 'write the instances', file: options.file });
  });
  return instances;
}

/**
 * Reads frozen instances and checks each against its task's schema.
 *
 * @throws AW_INSTANCES_INVALID with every problem: the path in the file, what was expected, what was found
 */
export async function readInstances(options: { file: string; suites: readonly Suite[] }): Promise<FrozenInstance[]> {
  const { file } = options;
  const cannotRead = (cause: unknown) => {
    throw invalid(file, [`cannot be read: ${describeFileError(cause) ?? describeThrown(cause)}`], cause);
  };
  const { size } = await stat(file).catch(cannotRead);
  if (size > mostBytes) throw invalid(file, [`expected at most ${mostBytes} bytes, found ${size}`]);
  return parseInstances(await readFile(file, 'utf8').catch(cannotRead), options);
}

/** All tasks of both suites, a hundred times each, have a tenth of it. */
const mostBytes = 64 * 1024 * 1024;
const deepest = 100;

/** Instances are made to be edited, and what somebody has written by hand is nowhere else. */
async function requireNothingElse(file: string, text: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch((error: unknown) => {
    // Not there is as it should be; what else stands in the way, writing it tells.
    if (describeFileError(error) !== undefined) return undefined;
    throw error;
  });
  if (found === undefined || found === text) return;
  throw new AndroidWorldError(
    'AW_USAGE',
    `"${file}" is there and does not hold these instances: it may have been edited, so nothing was written. Name another file with --file, or delete it first`,
    { details: { file } },
  );
}

async function freeze(episode: PlannedEpisode, suites: readonly Suite[]): Promise<FrozenInstance> {
  const { suite, task: name, instance, seed } = episode;
  const task = taskOf(suites, suite, name);
  if (task === undefined)
    throw new AndroidWorldError('AW_TASK_NOT_FOUND', `There is no task "${name}" in suite "${suite}"`);
  const params = episode.params ?? (await sampleInstance(task, seed)).params;
  return { suite, task: name, instance, seed, params };
}

async function parseInstances(
  text: string,
  { file, suites }: { file: string; suites: readonly Suite[] },
): Promise<FrozenInstance[]> {
  const document = parseJson(text, file);
  const excess = findExcess(document, { depth: deepest });
  if (excess !== undefined) throw invalid(file, [excess]);
  const parsed = fileSchema.safeParse(document);
  if (!parsed.success) throw invalid(file, describeIssues(parsed.error.issues, document));
  const seen = new Set<string>();
  const results = await Promise.all(
    parsed.data.instances.map(async (entry, index) => {
      const at = `instances[${index}]`;
      if (seen.has(placeOf(entry))) return { problems: [`${at}: ${placeOf(entry)} is there twice`] };
      seen.add(placeOf(entry));
      const task = taskOf(suites, entry.suite, entry.task);
      if (task === undefined) return { problems: [unknownTask(at, entry, suites)] };
      const params = await parseParams(task, entry.params, `${at}.params`);
      if ('problems' in params)
        return { problems: params.problems.map((problem) => `${problem} (task ${entry.task})`) };
      return { entry: { ...entry, params: params.params } };
    }),
  );
  const problems = results.flatMap((result) => result.problems ?? []);
  if (problems.length > 0) throw invalid(file, problems);
  return results.flatMap((result) => result.entry ?? []);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalid(file, [`expected JSON: ${describeThrown(cause)}`], cause);
  }
}

function taskOf(suites: readonly Suite[], suite: string, name: string): AnyTask | undefined {
  return suites.find((candidate) => candidate.name === suite)?.tasks.find((task) => task.name === name);
}

function unknownTask(at: string, entry: { suite: string; task: string }, suites: readonly Suite[]): string {
  const names = suites.map((suite) => suite.name);
  const suite = suites.find((candidate) => candidate.name === entry.suite);
  if (suite === undefined) {
    return `${at}.suite: expected one of ${names.join(', ')}, found "${entry.suite}"${didYouMean(entry.suite, names)}`;
  }
  const near = didYouMean(
    entry.task,
    suite.tasks.map((task) => task.name),
  );
  return `${at}.task: expected a task of suite "${suite.name}", found "${entry.task}"${near}`;
}

function placeOf(entry: { suite: string; task: string; instance: number }): string {
  return `${entry.suite}/${entry.task}/${entry.instance}`;
}

function invalid(file: string, problems: readonly string[], cause?: unknown): AndroidWorldError {
  return new AndroidWorldError(
    'AW_INSTANCES_INVALID',
    `${file} does not hold valid instances:\n  ${problems.join('\n  ')}`,
    {
      details: { file, problems },
      cause,
    },
  );
}
