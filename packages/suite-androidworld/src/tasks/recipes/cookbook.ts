import { broccoli, type NewRecipe, type Recipe } from '@androidworld/android-kit';
import type { Score } from '@androidworld/core';
import { AndroidWorldError, type TaskContext } from '@androidworld/core';
import { describeRowsChange } from '../../checks/describe-change.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { isOnlyAddition, isOnlyRemoval } from '../../checks/rows-change.ts';
import { type AskedRecipe, isWantedRecipe } from './asked-recipe.ts';

type Context = Pick<TaskContext, 'device' | 'signal'>;

/** What Broccoli held when the episode began. */
export interface CookbookState {
  readonly before: readonly Recipe[];
  /** Of those, the ones the goal is about. */
  readonly targets: readonly Recipe[];
}

/** Puts these recipes, and no others, into Broccoli, in an order that says nothing of which are the targets. */
export async function fillCookbook(
  { device, signal, random }: Pick<TaskContext, 'device' | 'signal' | 'random'>,
  others: readonly NewRecipe[],
  targets: readonly NewRecipe[] = [],
): Promise<CookbookState> {
  const recipes = random.shuffle([
    ...others.map((recipe) => ({ recipe, isTarget: false })),
    ...targets.map((recipe) => ({ recipe, isTarget: true })),
  ]);
  await broccoli.replace(
    device,
    recipes.map(({ recipe }) => recipe),
    { signal },
  );
  const before = await broccoli.list(device, { signal });
  if (before.length !== recipes.length) {
    const message = `${device.serial} has ${before.length} recipes in Broccoli where ${recipes.length} were written`;
    throw new AndroidWorldError('AW_DEVICE_STATE', message);
  }
  return { before, targets: before.filter((_, index) => recipes[index]?.isTarget) };
}

export async function scoreRecipesAdded(
  { device, signal }: Context,
  wanted: readonly AskedRecipe[],
  { before }: CookbookState,
): Promise<Score> {
  const after = await broccoli.list(device, { signal });
  return judge(isOnlyAddition(after, before, wanted, isWantedRecipe), {
    expected: `these recipes to come, and nothing else to happen: ${listNames(wanted.map(({ title }) => title))}`,
    found: describeRowsChange(after, before, (row) => JSON.stringify(row)),
  });
}

export async function scoreRecipesDeleted(
  { device, signal }: Context,
  { before, targets }: CookbookState,
): Promise<Score> {
  const after = await broccoli.list(device, { signal });
  return judge(isOnlyRemoval(after, before, targets), {
    expected: `these recipes, and nothing else, to go: ${listNames(targets.map(({ title }) => title))}`,
    found: describeRowsChange(after, before, ({ title }) => title),
  });
}

/** Of the targets, which are equal, one must be gone. */
export async function scoreDuplicateDeleted(
  { device, signal }: Context,
  { before, targets }: CookbookState,
): Promise<Score> {
  const after = await broccoli.list(device, { signal });
  const isOneGone = targets.some((target) => isOnlyRemoval(after, before, [target]));
  return judge(isOneGone, {
    expected: `one of the ${targets.length} equal recipes ${JSON.stringify(targets[0]?.title)} to go, and nothing else to happen`,
    found: describeRowsChange(after, before, ({ title }) => title),
  });
}

export async function clearCookbook({ device, signal }: Context): Promise<void> {
  await broccoli.clear(device, { signal });
}
