import type { AppApi, Intent } from '@androidworld/app-sdk';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { pictureFolder } from '../package-name.ts';
import { type Category, categoriesOf, listCategories, saveCategory } from './categories.ts';
import { keepPicture, stagePicture } from './pictures.ts';
import { newRecipe, type Recipe } from './recipe.ts';
import { listRecipes, saveRecipe } from './recipes.ts';

/** A recipe out of a file, or shared by another app. */
export interface SharedRecipe {
  readonly recipe: Recipe;
  readonly categories: readonly Category[];
}

const recipeEntry = 'recipe.json';
const categoriesEntry = 'categories.json';

export function recipeFileName({ title }: Recipe): string {
  return `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '_')}.broccoli`;
}

/** A zip of the recipe's texts and its picture. */
export async function packRecipe(api: AppApi, recipe: Recipe): Promise<Uint8Array> {
  const { id: _, favorite: __, ...texts } = recipe;
  const categories = (await categoriesOf(api, recipe.id)).map(({ name }) => name);
  const picture =
    recipe.imageName === ''
      ? undefined
      : await api.files.read(`${pictureFolder}/${recipe.imageName}`).catch(() => undefined);
  return zipSync({
    [recipeEntry]: strToU8(JSON.stringify({ ...texts, categories })),
    ...(picture === undefined ? {} : { [recipe.imageName]: picture }),
  });
}

/** @throws if it is no such file */
async function unpackRecipe(api: AppApi, bytes: Uint8Array): Promise<SharedRecipe> {
  const entries = unzipSync(bytes);
  const written: unknown = JSON.parse(strFromU8(entries[recipeEntry] ?? new Uint8Array()));
  const values = new Map(Object.entries(written ?? {}));
  const text = (name: string) => String(values.get(name) ?? '');
  const picture = entries[text('imageName')];
  const names: unknown = values.get('categories');
  const known = await listCategories(api);
  return {
    recipe: {
      ...newRecipe,
      title: text('title'),
      description: text('description'),
      servings: text('servings'),
      preparationTime: text('preparationTime'),
      source: text('source'),
      ingredients: text('ingredients'),
      directions: text('directions'),
      imageName: picture === undefined ? '' : await stagePicture(api, picture),
    },
    categories: known.filter(({ name }) => Array.isArray(names) && names.includes(name)),
  };
}

/** What an intent from another app brings; nothing for the app's own. */
export async function readSharedRecipe(
  api: AppApi,
  { action, data, extras }: Intent,
): Promise<SharedRecipe | undefined> {
  if (action === 'android.intent.action.SEND') {
    const address = /https?:\/\/\S+/.exec(String(extras?.['android.intent.extra.TEXT'] ?? ''))?.[0];
    // The page would be downloaded, but apps of this phone reach no network: an address fails as it does there without one.
    await api.toast(address === undefined ? 'Sorry, this recipe can not be read.' : 'Sorry, this did not work.');
    return { recipe: { ...newRecipe, source: address ?? '' }, categories: [] };
  }
  if (action !== 'android.intent.action.VIEW' || data === undefined) return undefined;
  try {
    const [row] = await api.content.query(data);
    return await unpackRecipe(api, await api.files.read(String(row?._data)));
  } catch {
    await api.toast('Sorry, this recipe can not be read.');
    return undefined;
  }
}

/** All recipes and categories. */
export async function packAll(api: AppApi): Promise<Uint8Array> {
  const recipes = await listRecipes(api, { filter: 'all', query: null, inSeason: [] });
  const categories = await listCategories(api);
  const files = await Promise.all(
    recipes.map(async (recipe) => [`${recipe.id}_${recipeFileName(recipe)}`, await packRecipe(api, recipe)] as const),
  );
  return zipSync({
    [categoriesEntry]: strToU8(JSON.stringify(categories.map(({ name }) => ({ name })))),
    ...Object.fromEntries(files),
  });
}

/** Adds what an archive holds. @returns how many recipes @throws if it is no archive */
export async function unpackAll(api: AppApi, bytes: Uint8Array): Promise<number> {
  const entries = unzipSync(bytes);
  const written: unknown = JSON.parse(strFromU8(entries[categoriesEntry] ?? strToU8('[]')));
  const known = new Set((await listCategories(api)).map(({ name }) => name));
  for (const name of namesOf(written)) if (!known.has(name)) await saveCategory(api, 0, name);
  const files = Object.entries(entries).filter(([name]) => name.endsWith('.broccoli'));
  for (const [, file] of files) {
    const { recipe, categories } = await unpackRecipe(api, file);
    await saveRecipe(api, { ...recipe, imageName: await keepPicture(api, recipe.imageName) }, categories);
  }
  return files.length;
}

function namesOf(written: unknown): string[] {
  if (!Array.isArray(written)) return [];
  return written.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? [String(entry.name)] : [],
  );
}
