import { sharedStorage, wipeSharedStorage, writeMediaFiles } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { drawEntries, entryLayouts } from '../../pictures/entries.ts';
import { published } from '../../published.ts';
import { openPicture, pictureFolder } from '../gallery/gallery-steps.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { askedRecipe, recipeEntries, sampleRecipes, sampleUntitledAs } from './asked-recipe.ts';
import { clearCookbook, fillCookbook, scoreRecipesAdded } from './cookbook.ts';
import { addRecipes } from './recipe-steps.ts';

const fileName = 'recipes.jpg';

const params = z.object({ recipes: z.array(askedRecipe).min(1).max(4), layout: z.enum(entryLayouts) });

export const recipeAddMultipleRecipesFromImage = defineTask({
  name: 'RecipeAddMultipleRecipesFromImage',
  apps: [apps.broccoli.name, apps.simpleGalleryPro.name],
  ...published.RecipeAddMultipleRecipesFromImage,
  params,
  sample: (random) => ({ recipes: sampleRecipes(random, 3), layout: random.pick(entryLayouts) }),
  goal: () => `Add all recipes that are in the picture ${fileName} in Simple Gallery Pro to Broccoli.`,
  async setUp(context, { recipes, layout }) {
    const { device, signal, random } = context;
    await wipeSharedStorage(device, { signal });
    const picture = await drawEntries('Recipe', recipeEntries(recipes), layout).render('jpeg');
    await writeMediaFiles(device, `${sharedStorage}/${pictureFolder}`, { [fileName]: picture }, { signal });
    return await fillCookbook(context, sampleUntitledAs(random, 10, recipes));
  },
  score: (context, { recipes }, state) => scoreRecipesAdded(context, recipes, state),
  async tearDown(context) {
    await clearCookbook(context);
    await wipeSharedStorage(context.device, { signal: context.signal });
  },
  async solution(ui, { recipes }) {
    await openPicture(ui, fileName);
    await addRecipes(ui, recipes);
  },
  nearMisses: additionNearMisses<z.infer<typeof params>>(({ recipes }) => recipes),
});
