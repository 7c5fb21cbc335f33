import type { StoredRecipe } from './database.ts';

/** A recipe as its screens see it: no text is missing. */
export interface Recipe {
  readonly id: number;
  readonly title: string;
  readonly imageName: string;
  readonly description: string;
  readonly servings: string;
  readonly preparationTime: string;
  readonly source: string;
  readonly ingredients: string;
  readonly directions: string;
  readonly favorite: boolean;
}

export const newRecipe: Recipe = {
  id: 0,
  title: '',
  imageName: '',
  description: '',
  servings: '',
  preparationTime: '',
  source: '',
  ingredients: '',
  directions: '',
  favorite: false,
};

/** Rows from outside may have NULL where the app writes an empty text. */
export function asRecipe(row: StoredRecipe): Recipe {
  return {
    id: row.id,
    title: row.title ?? '',
    imageName: row.imageName ?? '',
    description: row.description ?? '',
    servings: row.servings ?? '',
    preparationTime: row.preparationTime ?? '',
    source: row.source ?? '',
    ingredients: row.ingredients ?? '',
    directions: row.directions ?? '',
    favorite: row.favorite,
  };
}
