import type { Ui } from '@androidworld/core';
import type { AskedRecipe } from './asked-recipe.ts';

/** Fields of the editor, in its order. */
const fields = [
  ['new_title', 'title'],
  ['new_description', 'description'],
  ['new_servings', 'servings'],
  ['new_preparation_time', 'preparationTime'],
  ['new_ingredients', 'ingredients'],
  ['new_directions', 'directions'],
] as const;

const list = { resourceId: 'recycler_view' };

export async function openBroccoli(ui: Ui): Promise<void> {
  await ui.openApp('Broccoli');
}

/** Enters recipes one after the other, from the list. */
export async function addRecipes(ui: Ui, recipes: readonly AskedRecipe[]): Promise<void> {
  await openBroccoli(ui);
  for (const recipe of recipes) {
    await enterRecipe(ui, recipe);
    await ui.tap('SAVE');
    // Its page opens by itself.
    await ui.waitFor({ resourceId: 'details_title' });
    await ui.back();
  }
}

/** Saves a recipe that has nothing but a title, from the list. */
export async function addTitle(ui: Ui, title: string): Promise<void> {
  await ui.tap('New Recipe');
  await ui.type({ resourceId: 'new_title' }, title);
  await ui.tap('SAVE');
}

/** Fills in the editor, and does not save. */
export async function enterRecipe(ui: Ui, recipe: AskedRecipe): Promise<void> {
  await ui.tap('New Recipe');
  for (const [resourceId, field] of fields) {
    const target = { resourceId };
    await ui.scrollTo(target);
    await ui.type(target, recipe[field]);
  }
}

/** Deletes one recipe of each of these titles. */
export async function deleteRecipes(ui: Ui, titles: readonly string[]): Promise<void> {
  await openBroccoli(ui);
  // In the order of the list, which stays where it is when a recipe was deleted.
  for (const title of titles.toSorted(byTitle)) {
    await openRecipe(ui, title);
    await deleteOpened(ui);
  }
}

export async function openRecipe(ui: Ui, title: string): Promise<void> {
  const card = { resourceId: 'card_text_view_title', text: title };
  await ui.scrollTo(card, { within: list });
  await ui.tap(card);
}

/** Deletes the recipe whose page is open. */
export async function deleteOpened(ui: Ui): Promise<void> {
  await ui.tap('More options');
  await ui.tap('Delete');
  await ui.tap('DELETE');
}

/**
 * Opens the recipes of a title one after the other, until there is one that is as wanted.
 *
 * @param isWanted of what its page shows
 */
export async function openRecipeThat(ui: Ui, title: string, isWanted: (page: AskedRecipe) => boolean): Promise<void> {
  const card = { resourceId: 'card_text_view_title', text: title };
  await ui.scrollTo(card, { within: list });
  // All of one title stand together, and may not fit the screen: then some are seen again.
  for (let nth = 0; ; nth++) {
    if (ui.find({ ...card, nth }) === undefined) {
      await ui.perform({ action_type: 'scroll', direction: 'down' });
      nth = 0;
    }
    await ui.tap({ ...card, nth });
    await ui.waitFor({ resourceId: 'details_title' });
    if (isWanted(readPage(ui))) return;
    await ui.back();
  }
}

/** What the page of a recipe shows; a list of ingredients, and directions, are of one line. */
function readPage(ui: Ui): AskedRecipe {
  const text = (resourceId: string) => ui.find({ resourceId })?.text ?? '';
  return {
    title: text('details_title'),
    description: text('details_description'),
    servings: text('details_servings'),
    preparationTime: text('details_preparation_time'),
    ingredients: `${text('ingredient_quantity')}${text('ingredient_text')}`,
    directions: text('direction_text'),
  };
}

function byTitle(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}
