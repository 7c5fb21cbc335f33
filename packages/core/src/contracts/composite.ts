import { z } from 'zod';
import { AndroidWorldError } from './errors.ts';
import { type AnyTask, type Difficulty, defineTask, type Task, type TaskContext, type TaskParams } from './task.ts';
import { parseVerdict, type Score, type Verdict } from './verdict.ts';

type Parts = Readonly<Record<string, AnyTask>>;

type ParamsOf<T> = T extends Task<infer Params, infer _State> ? Params : never;

/** The parameters of a composite: those of each part, under its name. */
export type CompositeParams<P extends Parts> = { readonly [Name in keyof P]: ParamsOf<P[Name]> };

/** What makes a task of tasks. */
export interface CompositeOptions<P extends Parts> {
  /** Of the composite; unique in its suite. */
  readonly name: string;
  /** By name, in the order they are set up and solved in. */
  readonly parts: P;
  /** Words the one goal there is, from the parameters of all parts. */
  readonly goal: (params: CompositeParams<P>) => string;
  /** Default: the sum of the parts' budgets. */
  readonly stepBudget?: number;
  /** Default: the sum of the parts' optimal steps, if all have some. */
  readonly optimalSteps?: number;
  /** Of the composite; not derived from its parts. Default none. */
  readonly difficulty?: Difficulty;
  /** Beside those of the parts. */
  readonly tags?: readonly string[];
}

type States = Map<string, unknown>;

/**
 * A task made of tasks: set up in order, torn down in reverse, scored by the mean.
 *
 * A part's random choices depend on its name only, not on the parts beside it.
 */
export function compositeTask<const P extends Parts>(options: CompositeOptions<P>): Task<CompositeParams<P>, States> {
  const { name, goal } = options;
  const parts = Object.entries(options.parts);
  if (parts.length === 0) {
    throw new AndroidWorldError('AW_PLUGIN_INVALID', `Composite task "${name}" has no parts: expected at least one`);
  }
  const optimalSteps = options.optimalSteps ?? sumOf(parts.map(([, part]) => part.optimalSteps));
  const solutions = parts.map(([key, part]) => ({ key, part, solution: part.solution }));
  const solvable = solutions.every(({ solution }) => solution !== undefined);

  return defineTask<CompositeParams<P>, States>({
    name,
    apps: distinct(parts.flatMap(([, part]) => part.apps)),
    tags: distinct([...parts.flatMap(([, part]) => part.tags ?? []), ...(options.tags ?? [])]),
    ...(options.difficulty && { difficulty: options.difficulty }),
    ...(optimalSteps !== undefined && { optimalSteps }),
    stepBudget: options.stepBudget ?? parts.reduce((sum, [, part]) => sum + part.stepBudget, 0),
    startsInGoalState: parts.every(([, part]) => part.startsInGoalState ?? false),
    params: paramsSchema<P>(parts),
    // The keys are those of the parts, and each value is drawn by its part.
    sample: (random) =>
      Object.fromEntries(parts.map(([key, part]) => [key, part.sample(random.fork(key))])) as CompositeParams<P>,
    goal,
    async setUp(context, params) {
      const states: States = new Map();
      for (const [index, [key, part]] of parts.entries()) {
        try {
          states.set(key, await part.setUp?.(contextOf(context, key), paramsOf(params, key)));
        } catch (error) {
          // The engine knows no state of a set-up that failed, so the parts are torn down while theirs is known.
          const begun = parts.slice(0, index + 1);
          await tearDownParts(begun, { context, params, states }).catch((cause: unknown) =>
            context.log('Tear-down after a failed set-up failed as well', { message: String(cause) }),
          );
          throw error;
        }
      }
      return states;
    },
    async score(context, params, states) {
      const verdicts: { readonly key: string; readonly verdict: Verdict }[] = [];
      for (const [key, part] of parts) {
        const scored = await part.score(contextOf(context, key), paramsOf(params, key), states.get(key));
        verdicts.push({ key, verdict: verdictOf(scored, part) });
      }
      const reasons = verdicts.flatMap(({ key, verdict: { reason } }) =>
        reason === undefined ? [] : [`${key}: ${reason}`],
      );
      return {
        score: verdicts.reduce((sum, { verdict }) => sum + verdict.score, 0) / verdicts.length,
        ...(reasons.length > 0 && { reason: reasons.join('; ') }),
      };
    },
    async tearDown(context, params, states = new Map()) {
      await tearDownParts(parts, { context, params, states });
    },
    ...(solvable && {
      async solution(ui, params) {
        for (const { key, part } of solutions) await part.solution?.(ui, paramsOf(params, key));
      },
    }),
  });
}

function verdictOf(scored: Score, { name }: AnyTask): Verdict {
  const verdict = parseVerdict(scored);
  if (verdict !== undefined) return verdict;
  throw new AndroidWorldError('AW_TASK_FAILED', `score() of task "${name}" returned no score from 0 to 1`);
}

/** Each part's own schema, under its name. Parts may use any Standard Schema, so zod only asks them. */
function paramsSchema<P extends Parts>(parts: readonly (readonly [string, AnyTask])[]): z.ZodType<CompositeParams<P>> {
  const shape = parts.map(([key, part]) => [
    key,
    z.unknown().transform(async (value, context) => {
      const result = await part.params['~standard'].validate(value);
      for (const { message, path = [] } of result.issues ?? []) {
        const keys = path.map((segment) => (typeof segment === 'object' ? segment.key : segment));
        context.issues.push({ code: 'custom', message, path: [...keys], input: value });
      }
      return result.issues === undefined ? result.value : z.NEVER;
    }),
  ]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<CompositeParams<P>>;
}

/** All parts, in reverse, whatever becomes of the others. @throws the first error */
async function tearDownParts(
  parts: readonly (readonly [string, AnyTask])[],
  { context, params, states }: { context: TaskContext; params: TaskParams; states: States },
): Promise<void> {
  const errors: unknown[] = [];
  for (const [key, part] of parts.toReversed()) {
    try {
      await part.tearDown?.(contextOf(context, key), paramsOf(params, key), states.get(key));
    } catch (error) {
      if (errors.length > 0) context.log(`Tear-down of part "${key}" failed as well`, { message: String(error) });
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** `paramsSchema` has checked that each part has its own. */
function paramsOf(params: TaskParams, key: string): TaskParams {
  return params[key] as TaskParams;
}

function contextOf<Context extends TaskContext>(context: Context, key: string): Context {
  return { ...context, random: context.random.fork(key) };
}

function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce((sum, number) => (sum === undefined || number === undefined ? undefined : sum + number), 0);
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
