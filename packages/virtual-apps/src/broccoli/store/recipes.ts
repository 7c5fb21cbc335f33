import { type AppApi, column } from '@androidworld/app-sdk';
import { pictureFolder } from '../package-name.ts';
import { seasonalWords } from '../seasons/seasonal-words.ts';
import type { Category } from './categories.ts';
import { database } from './database.ts';
import { asRecipe, type Recipe } from './recipe.ts';

const { tables } = database;

/** What recipe screens read. */
export const recipeSources = {
  tables: [tables.recipes, tables.categories, tables.recipes_with_categories],
};

/** Which recipes a list shows: the first four of the spinner, or an own category by its id. */
export type Filter = 'all' | 'seasonal' | 'none' | 'favorites' | number;

export interface Wanted {
  readonly filter: Filter;
  /** Null while nothing is searched. */
  readonly query: string | null;
  /** Words of what is in season now. */
  readonly inSeason: readonly string[];
}

/** By title; while something is searched, those first where it is in the title, then the description, and so on. */
export async function listRecipes(api: AppApi, { filter, query, inSeason }: Wanted): Promise<Recipe[]> {
  const ids = await idsOf(api, filter);
  const rows = await database.open(api).recipes.all({ orderBy: 'title COLLATE NOCASE, recipeId' });
  const recipes = rows
    .map(asRecipe)
    .filter(({ id }) => ids === undefined || ids.has(id))
    .filter((recipe) => filter !== 'favorites' || recipe.favorite)
    .filter((recipe) => filter !== 'seasonal' || seasonalWords(recipe.ingredients, inSeason).length > 0);
  const words = (query ?? '').trim();
  return words === '' ? recipes : await findIn(api, recipes, words);
}

/** Undefined: of all. */
async function idsOf(api: AppApi, filter: Filter): Promise<ReadonlySet<number> | undefined> {
  if (filter !== 'none' && typeof filter !== 'number') return undefined;
  const { recipes, recipes_with_categories } = database.open(api);
  if (typeof filter === 'number') {
    const rows = await recipes_with_categories.all({ where: { categoryId: filter } });
    return new Set(rows.map(({ recipeId }) => recipeId));
  }
  const assigned = new Set((await recipes_with_categories.all()).map(({ recipeId }) => recipeId));
  return new Set((await recipes.all()).map(({ id }) => id).filter((id) => !assigned.has(id)));
}

/** By the index of the database; an unbalanced quote, which crashes the real app, finds nothing. */
async function findIn(api: AppApi, recipes: readonly Recipe[], words: string): Promise<Recipe[]> {
  const matches = await database
    .open(api)
    .query(
      { docid: column.integer(), offsets: column.text() },
      'SELECT docid, offsets(recipes_fts) AS offsets FROM recipes_fts WHERE recipes_fts MATCH ?',
      [`${words}*`],
    )
    .catch(() => []);
  const columnOf = new Map(matches.map(({ docid, offsets }) => [docid, firstColumn(offsets)]));
  return recipes
    .filter(({ id }) => columnOf.has(id))
    .toSorted((one, other) => (columnOf.get(one.id) ?? 0) - (columnOf.get(other.id) ?? 0));
}

/** `offsets()` gives four numbers for each word that was found: the first is its column. */
function firstColumn(offsets: string): number {
  const numbers = offsets.split(' ').map(Number);
  return Math.min(...numbers.filter((_, index) => index % 4 === 0));
}

export async function findRecipe(api: AppApi, id: number): Promise<Recipe | undefined> {
  const row = await database.open(api).recipes.first({ where: { id } });
  return row && asRecipe(row);
}

/** @param recipe with the id 0 for a new one @returns its id */
export async function saveRecipe(
  api: AppApi,
  { id, ...values }: Recipe,
  categories: readonly Category[],
): Promise<number> {
  const { recipes, recipes_with_categories } = database.open(api);
  const recipeId = id === 0 ? await recipes.insert(values) : id;
  if (id !== 0) await recipes.update(values, { where: { id } });
  await recipes_with_categories.delete({ where: { recipeId } });
  for (const category of categories) await recipes_with_categories.insert({ recipeId, categoryId: category.id });
  return recipeId;
}

export async function markFavorite(api: AppApi, id: number, favorite: boolean): Promise<void> {
  await database.open(api).recipes.update({ favorite }, { where: { id } });
}

export async function deleteRecipe(api: AppApi, { id, imageName }: Recipe): Promise<void> {
  await database.open(api).recipes.delete({ where: { id } });
  if (imageName !== '') await api.files.remove(`${pictureFolder}/${imageName}`).catch(() => undefined);
}
