import { type AnyTask, defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { sampleDistinct } from '../sample-distinct.ts';
import { type AskedRecipe, askedRecipe, sampleRecipe } from './asked-recipe.ts';
import { clearCookbook, fillCookbook, scoreRecipesDeleted } from './cookbook.ts';
import { deletionNearMisses, otherRecipe, overlookedRecipe } from './deletion-near-misses.ts';
import { deleteRecipes } from './recipe-steps.ts';

interface Deletion {
  readonly name:
    | 'RecipeDeleteSingleRecipe'
    | 'RecipeDeleteSingleWithRecipeWithNoise'
    | 'RecipeDeleteMultipleRecipes'
    | 'RecipeDeleteMultipleRecipesWithNoise';
  readonly count: number;
  readonly others: number;
}

const isSameTitle = (one: AskedRecipe, other: AskedRecipe) => one.title === other.title;
const recipesOf = ({ recipes }: { readonly recipes: readonly AskedRecipe[] }) => recipes;

/** Recipes that the goal names are to be deleted from among others. */
function deletion({ name, count, others }: Deletion): AnyTask {
  return defineTask({
    name,
    apps: [apps.broccoli.name],
    ...published[name],
    params: z.object({ recipes: z.array(askedRecipe).min(1) }),
    sample: (random) => ({ recipes: sampleDistinct(random, count, { draw: sampleRecipe, isSame: isSameTitle }) }),
    goal: ({ recipes }) =>
      `Delete ${recipes.length > 1 ? 'these recipes' : 'this recipe'} from Broccoli, and no other: ${recipes.map(({ title }) => title).join(', ')}`,
    setUp(context, { recipes }) {
      const { random } = context;
      const apart = { draw: sampleRecipe, isSame: isSameTitle, apartFrom: recipes };
      return fillCookbook(context, sampleDistinct(random, others, apart), recipes);
    },
    score: (context, _params, state) => scoreRecipesDeleted(context, state),
    tearDown: (context) => clearCookbook(context),
    solution: (ui, { recipes }) =>
      deleteRecipes(
        ui,
        recipes.map(({ title }) => title),
      ),
    nearMisses: [
      ...deletionNearMisses(recipesOf),
      ...(count > 1 ? [overlookedRecipe(recipesOf)] : []),
      ...(others > 0 ? [otherRecipe(recipesOf)] : []),
    ],
  });
}

export const recipeDeletions: readonly AnyTask[] = [
  deletion({ name: 'RecipeDeleteSingleRecipe', count: 1, others: 0 }),
  deletion({ name: 'RecipeDeleteSingleWithRecipeWithNoise', count: 1, others: 29 }),
  deletion({ name: 'RecipeDeleteMultipleRecipes', count: 3, others: 0 }),
  deletion({ name: 'RecipeDeleteMultipleRecipesWithNoise', count: 3, others: 29 }),
];
