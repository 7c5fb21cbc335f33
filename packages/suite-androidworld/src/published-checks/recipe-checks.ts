import { broccoli, type Recipe } from '@androidworld/android-kit';
import type { AskedRecipe } from '../tasks/recipes/asked-recipe.ts';
import { isAlike, type PublishedCheck } from './published-check.ts';
import { duplicateDeleted, rowsAdded, rowsDeleted } from './row-checks.ts';

const added: PublishedCheck = rowsAdded<Recipe>(broccoli, ({ params }) =>
  (params.recipes as readonly AskedRecipe[]).map(
    (wanted) => (row: Recipe) =>
      isAlike(wanted.title, row.title) &&
      isAlike(wanted.description, row.description) &&
      isAlike(wanted.servings, row.servings) &&
      isAlike(wanted.preparationTime, row.preparationTime) &&
      isAlike('', row.source) &&
      isAlike(wanted.ingredients, row.ingredients) &&
      isAlike(wanted.directions, row.directions) &&
      row.favorite === 0,
  ),
);
const deleted = rowsDeleted(broccoli);
const duplicate = duplicateDeleted(broccoli);

export const recipeChecks: Readonly<Record<string, PublishedCheck>> = {
  RecipeAddMultipleRecipes: added,
  RecipeAddMultipleRecipesFromImage: added,
  RecipeAddMultipleRecipesFromMarkor: added,
  RecipeAddMultipleRecipesFromMarkor2: added,
  RecipeAddSingleRecipe: added,
  RecipeDeleteDuplicateRecipes: duplicate,
  RecipeDeleteDuplicateRecipes2: duplicate,
  RecipeDeleteDuplicateRecipes3: duplicate,
  RecipeDeleteMultipleRecipes: deleted,
  RecipeDeleteMultipleRecipesWithConstraint: deleted,
  RecipeDeleteMultipleRecipesWithNoise: deleted,
  RecipeDeleteSingleRecipe: deleted,
  RecipeDeleteSingleWithRecipeWithNoise: deleted,
};
