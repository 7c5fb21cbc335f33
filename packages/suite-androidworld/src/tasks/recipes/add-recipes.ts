import { type AnyTask, defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { rowFormats } from '../../texts/row-text.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { askedRecipe, sampleRecipes, sampleUntitledAs, writeRecipes } from './asked-recipe.ts';
import { clearCookbook, fillCookbook, scoreRecipesAdded } from './cookbook.ts';
import { addRecipes } from './recipe-steps.ts';

const params = z.object({ recipes: z.array(askedRecipe).min(1), format: z.enum(rowFormats) });

/** Recipes that the goal writes out are to be added. */
function addition(name: 'RecipeAddSingleRecipe' | 'RecipeAddMultipleRecipes', count: number): AnyTask {
  return defineTask({
    name,
    apps: [apps.broccoli.name],
    ...published[name],
    params,
    sample: (random) => ({ recipes: sampleRecipes(random, count), format: random.pick(rowFormats) }),
    goal: ({ recipes, format }) =>
      `Add ${recipes.length > 1 ? 'these recipes' : 'this recipe'} to Broccoli:\n${writeRecipes(recipes, format)}`,
    setUp: (context, { recipes }) => fillCookbook(context, sampleUntitledAs(context.random, 10, recipes)),
    score: (context, { recipes }, state) => scoreRecipesAdded(context, recipes, state),
    tearDown: (context) => clearCookbook(context),
    solution: (ui, { recipes }) => addRecipes(ui, recipes),
    nearMisses: additionNearMisses<z.infer<typeof params>>(({ recipes }) => recipes),
  });
}

export const recipeAdditions: readonly AnyTask[] = [
  addition('RecipeAddSingleRecipe', 1),
  addition('RecipeAddMultipleRecipes', 3),
];
