import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { dishes, ingredients } from '../../words/recipes.ts';
import { sampleDistinct } from '../sample-distinct.ts';
import { type AskedRecipe, askedRecipe, isSameRecipe, sampleRecipe } from './asked-recipe.ts';
import { clearCookbook, fillCookbook, scoreRecipesDeleted } from './cookbook.ts';
import { deletionNearMisses, otherRecipe, overlookedRecipe } from './deletion-near-misses.ts';
import { deleteRecipes } from './recipe-steps.ts';

const others = 29;
const params = z.object({ ingredient: z.string().min(1), recipes: z.array(askedRecipe).min(1) });

const recipesOf = ({ recipes }: z.infer<typeof params>) => recipes;
const names = ({ directions }: { readonly directions: string }, ingredient: string) =>
  directions.toLowerCase().includes(ingredient.toLowerCase());

export const recipeDeleteMultipleRecipesWithConstraint = defineTask({
  name: 'RecipeDeleteMultipleRecipesWithConstraint',
  apps: [apps.broccoli.name],
  ...published.RecipeDeleteMultipleRecipesWithConstraint,
  params,
  sample(random) {
    const ingredient = random.pick(ingredients);
    const naming = dishes.filter((dish) => names(dish, ingredient));
    const draw = () => sampleRecipe(random, naming);
    return { ingredient, recipes: sampleDistinct(random, 3, { draw, isSame: isSameRecipe }) };
  },
  goal: ({ ingredient }) =>
    `Delete every recipe from Broccoli whose directions mention ${ingredient}. Delete no other recipe.`,
  setUp(context, { ingredient, recipes }) {
    const { random } = context;
    const accepts = (recipe: AskedRecipe) => !names(recipe, ingredient);
    const noise = sampleDistinct(random, others, { draw: sampleRecipe, isSame: isSameRecipe, accepts });
    return fillCookbook(context, noise, recipes);
  },
  score: (context, _params, state) => scoreRecipesDeleted(context, state),
  tearDown: (context) => clearCookbook(context),
  // Recipes of one title have the same directions, but for the advice at their end, which names no ingredient.
  solution: (ui, { recipes }) =>
    deleteRecipes(
      ui,
      recipes.map(({ title }) => title),
    ),
  nearMisses: [...deletionNearMisses(recipesOf), overlookedRecipe(recipesOf), otherRecipe(recipesOf)],
});
