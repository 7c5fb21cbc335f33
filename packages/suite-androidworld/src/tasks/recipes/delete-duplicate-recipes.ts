import { type AnyTask, defineTask, type NearMiss, type Random } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { dishes, firstDish } from '../../words/recipes.ts';
import { sampleDistinct } from '../sample-distinct.ts';
import { type AskedRecipe, askedRecipe, isSameRecipe, sampleRecipe } from './asked-recipe.ts';
import { clearCookbook, fillCookbook, scoreDuplicateDeleted } from './cookbook.ts';
import { addTitle, deleteOpened, openBroccoli, openRecipeThat } from './recipe-steps.ts';

interface Duplicates {
  readonly name: 'RecipeDeleteDuplicateRecipes' | 'RecipeDeleteDuplicateRecipes2' | 'RecipeDeleteDuplicateRecipes3';
  /** Recipes of any dish. */
  readonly others: number;
  /** Recipes that stand before all others. */
  readonly first: number;
  /** Recipes with the title of the duplicates that are not equal to them. */
  readonly lookAlikes: number;
  /** What else look-alikes have in common with the duplicates. */
  readonly alikeIn: readonly (keyof AskedRecipe)[];
}

type Params = { readonly recipe: AskedRecipe };

/** One recipe is there twice: one of the two is to be deleted. */
function duplicates(task: Duplicates): AnyTask {
  const { name, lookAlikes } = task;
  return defineTask({
    name,
    apps: [apps.broccoli.name],
    ...published[name],
    params: z.object({ recipe: askedRecipe }),
    sample: (random) => ({ recipe: sampleTarget(random) }),
    goal: () =>
      'One recipe is in Broccoli twice, equal in title, description, servings, time, ingredients and directions. Delete one of the two, so that one is left, and change nothing else.',
    setUp: (context, { recipe }) =>
      fillCookbook(context, sampleOthers(context.random, recipe, task), [recipe, { ...recipe }]),
    score: (context, _params, state) => scoreDuplicateDeleted(context, state),
    tearDown: (context) => clearCookbook(context),
    solution: (ui, { recipe }) => deleteOne(ui, recipe, (page) => isSameRecipe(page, recipe)),
    nearMisses: [...nearMisses, ...(lookAlikes > 0 ? [lookAlikeInstead] : [])],
  });
}

function sampleTarget(random: Random): AskedRecipe {
  const draw = () => sampleRecipe(random);
  const [recipe = draw()] = sampleDistinct(random, 1, {
    draw,
    isSame: isSameRecipe,
    accepts: ({ title }) => title !== firstDish.title,
  });
  return recipe;
}

/** None equal to the target, nor to each other. */
function sampleOthers(random: Random, target: AskedRecipe, task: Duplicates): AskedRecipe[] {
  const dish = dishes.find(({ title }) => title === target.title) ?? target;
  const known = [target];
  const add = (count: number, draw: () => AskedRecipe, accepts = (_: AskedRecipe) => true) =>
    known.push(...sampleDistinct(random, count, { draw, isSame: isSameRecipe, apartFrom: known, accepts }));
  const isOther = ({ title }: AskedRecipe) => title !== target.title && title !== firstDish.title;
  add(task.others, () => sampleRecipe(random), isOther);
  add(task.first, () => sampleRecipe(random, [firstDish]));
  const common = Object.fromEntries(task.alikeIn.map((field) => [field, target[field]]));
  add(task.lookAlikes, () => ({ ...sampleRecipe(random, [dish]), ...common }));
  return known.slice(1);
}

async function deleteOne(
  ui: Parameters<typeof openRecipeThat>[0],
  { title }: AskedRecipe,
  isWanted: (page: AskedRecipe) => boolean,
): Promise<void> {
  await openBroccoli(ui);
  await openRecipeThat(ui, title, isWanted);
  await deleteOpened(ui);
}

const nearMisses: readonly NearMiss<Params>[] = [
  {
    name: 'both deleted',
    async run(ui, { recipe }) {
      await deleteOne(ui, recipe, (page) => isSameRecipe(page, recipe));
      await deleteOne(ui, recipe, (page) => isSameRecipe(page, recipe));
    },
  },
  {
    name: 'one deleted, and one of that title entered',
    async run(ui, { recipe }) {
      await deleteOne(ui, recipe, (page) => isSameRecipe(page, recipe));
      await addTitle(ui, recipe.title);
    },
  },
];

const lookAlikeInstead: NearMiss<Params> = {
  name: 'one that looks alike deleted',
  run: (ui, { recipe }) => deleteOne(ui, recipe, (page) => !isSameRecipe(page, recipe)),
};

export const recipeDuplicates: readonly AnyTask[] = [
  duplicates({ name: 'RecipeDeleteDuplicateRecipes', others: 5, first: 0, lookAlikes: 0, alikeIn: [] }),
  duplicates({ name: 'RecipeDeleteDuplicateRecipes2', others: 6, first: 0, lookAlikes: 4, alikeIn: [] }),
  duplicates({
    name: 'RecipeDeleteDuplicateRecipes3',
    others: 21,
    first: 3,
    lookAlikes: 6,
    alikeIn: ['description'],
  }),
];
