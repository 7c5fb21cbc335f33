import type { Recipe } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { z } from 'zod';
import { isSameAmount, isSameText } from '../../checks/same-text.ts';
import type { Entry } from '../../pictures/entries.ts';
import { type RowFormat, readRows, writeRows } from '../../texts/row-text.ts';
import {
  type Dish,
  dishes,
  recipeAdvice,
  recipeDescriptions,
  recipeIngredients,
  recipeServings,
  recipeTimes,
} from '../../words/recipes.ts';
import { sampleDistinct } from '../sample-distinct.ts';

const text = z.string().min(1);

export const askedRecipe = z.object({
  title: text,
  description: z.string(),
  servings: z.string(),
  preparationTime: z.string(),
  ingredients: z.string(),
  directions: z.string(),
});

/** A recipe as it is asked for: all that is told of it. */
export type AskedRecipe = z.infer<typeof askedRecipe>;

export function sampleRecipe(random: Random, among: readonly Dish[] = dishes): AskedRecipe {
  const { title, directions } = random.pick(among);
  return {
    title,
    description: random.pick(recipeDescriptions),
    servings: random.pick(recipeServings),
    preparationTime: random.pick(recipeTimes),
    directions: `${directions} ${random.pick(recipeAdvice)}`,
    ingredients: random.pick(recipeIngredients),
  };
}

const written = {
  kind: 'Recipe',
  titleField: 'title',
  fields: ['title', 'description', 'servings', 'preparationTime', 'ingredients', 'directions'],
} as const;

/** What is written of recipes, for a person to enter them. */
export function writeRecipes(rows: readonly AskedRecipe[], format: RowFormat): string {
  return writeRows({ ...written, rows }, format);
}

/** What is drawn of recipes, for a person to enter them. */
export function recipeEntries(recipes: readonly AskedRecipe[]): Entry[] {
  return recipes.map(({ title, ...fields }) => ({ title, fields: Object.entries(fields) }));
}

/** @throws AW_TASK_FAILED if the text is not that of recipes */
export function readRecipes(text: string): AskedRecipe[] {
  return readRows(text, written);
}

/** Whether a recipe of the app is the one that was to be added, and has nothing that was not asked for. */
export function isWantedRecipe(row: Recipe, wanted: AskedRecipe): boolean {
  return (
    isSameText(row.title, wanted.title) &&
    isSameText(row.description, wanted.description) &&
    isSameAmount(row.servings, wanted.servings) &&
    isSameAmount(row.preparationTime, wanted.preparationTime) &&
    isSameText(row.ingredients, wanted.ingredients) &&
    isSameText(row.directions, wanted.directions) &&
    row.source === '' &&
    row.imageName === '' &&
    row.favorite === 0
  );
}

export function isSameRecipe(one: AskedRecipe, other: AskedRecipe): boolean {
  const fields = Object.keys(askedRecipe.shape) as (keyof AskedRecipe)[];
  return fields.every((field) => one[field] === other[field]);
}

/** Recipes that are to be added: no two are equal. */
export function sampleRecipes(random: Random, count: number): AskedRecipe[] {
  return sampleDistinct(random, count, { draw: sampleRecipe, isSame: isSameRecipe });
}

/** Recipes none of which has the title of one that is asked for. */
export function sampleUntitledAs(
  random: Random,
  count: number,
  asked: readonly AskedRecipe[],
  accepts: (recipe: AskedRecipe) => boolean = () => true,
): AskedRecipe[] {
  const titles = new Set(asked.map(({ title }) => title));
  return sampleDistinct(random, count, {
    draw: sampleRecipe,
    isSame: isSameRecipe,
    accepts: (recipe) => !titles.has(recipe.title) && accepts(recipe),
  });
}
