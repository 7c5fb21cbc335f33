import { nullable, number, text } from '../sqlite/fields.ts';
import { type RowOf, typedTable } from '../sqlite/typed-table.ts';
import type { AppData } from './app-data.ts';
import { type AppDatabase, userVersion } from './app-database.ts';
import { dataOf, rowsOfTable } from './data-of.ts';

const recipes = typedTable({
  name: 'recipes',
  columns: {
    recipeId: number,
    title: nullable(text),
    imageName: nullable(text),
    description: nullable(text),
    servings: nullable(text),
    preparationTime: nullable(text),
    source: nullable(text),
    ingredients: nullable(text),
    directions: nullable(text),
    favorite: number,
  },
});

/** A row of Broccoli's `recipes`, columns by their names. The app writes an empty text where nothing was entered. */
export type Recipe = RowOf<typeof recipes>;

/** A recipe to be added, columns by their names; the default is no picture, no favourite, and empty texts. */
export interface NewRecipe extends Partial<Omit<Recipe, 'recipeId'>> {
  readonly title: string;
}

const database: AppDatabase = {
  app: 'broccoli app',
  madeFor: 'Broccoli 1.2.6 (1020600)',
  packageName: 'com.flauschcode.broccoli',
  path: '/data/data/com.flauschcode.broccoli/databases/broccoli',
  oldestVersion: 1,
  newestVersion: 1,
  readVersion: userVersion,
};

/** The recipes of Broccoli. The index of its search follows by the triggers of the database. */
export const broccoli: AppData<Recipe, NewRecipe> = dataOf(
  database,
  rowsOfTable(recipes, (recipe: NewRecipe) => ({ ...defaults, ...recipe })),
);

const defaults: Omit<Recipe, 'recipeId' | 'title'> = {
  imageName: '',
  description: '',
  servings: '',
  preparationTime: '',
  source: '',
  ingredients: '',
  directions: '',
  favorite: 0,
};
