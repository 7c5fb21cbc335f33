import type { AppApi } from '@androidworld/app-sdk';
import { database } from './database.ts';

export interface Category {
  readonly id: number;
  readonly name: string;
}

/** By name, capitals before small letters. */
export async function listCategories(api: AppApi): Promise<Category[]> {
  const rows = await database.open(api).categories.all({ orderBy: 'name' });
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

export async function categoriesOf(api: AppApi, recipeId: number): Promise<Category[]> {
  const all = await listCategories(api);
  const rows = await database.open(api).recipes_with_categories.all({ where: { recipeId } });
  const own = new Set(rows.map(({ categoryId }) => categoryId));
  return all.filter(({ id }) => own.has(id));
}

/** @param id 0 for a new one */
export async function saveCategory(api: AppApi, id: number, name: string): Promise<void> {
  const { categories } = database.open(api);
  if (id === 0) await categories.insert({ name });
  else await categories.update({ name }, { where: { id } });
}

/** Its recipes stay. */
export async function deleteCategory(api: AppApi, id: number): Promise<void> {
  await database.open(api).categories.delete({ where: { id } });
}
