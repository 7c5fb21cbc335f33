import { broccoli } from '@androidworld/android-kit';
import { AndroidWorldError, type NearMiss, type TaskContext, type TaskParams } from '@androidworld/core';
import type { AskedRecipe } from './asked-recipe.ts';
import { addTitle, deleteRecipes, openBroccoli, openRecipe } from './recipe-steps.ts';

/** Ways to miss when recipes are to be deleted. */
export function deletionNearMisses<Params extends TaskParams>(
  asked: (params: Params) => readonly AskedRecipe[],
): NearMiss<Params>[] {
  const titles = (params: Params) => asked(params).map(({ title }) => title);
  return [
    {
      name: 'asked, and declined',
      async run(ui, params) {
        const [title = ''] = titles(params);
        await openBroccoli(ui);
        await openRecipe(ui, title);
        await ui.tap('More options');
        await ui.tap('Delete');
        await ui.tap('CANCEL');
      },
    },
    {
      name: 'deleted, and one of that title entered',
      async run(ui, params) {
        const [title = ''] = titles(params);
        await deleteRecipes(ui, titles(params));
        await addTitle(ui, title);
      },
    },
  ];
}

/** Where there are several: all but the first. */
export function overlookedRecipe<Params extends TaskParams>(
  asked: (params: Params) => readonly AskedRecipe[],
): NearMiss<Params> {
  return {
    name: 'one overlooked',
    run: (ui, params) =>
      deleteRecipes(
        ui,
        asked(params)
          .slice(1)
          .map(({ title }) => title),
      ),
  };
}

/** Where there are others. */
export function otherRecipe<Params extends TaskParams>(
  asked: (params: Params) => readonly AskedRecipe[],
): NearMiss<Params> {
  return {
    name: 'another as well',
    async run(ui, params, context) {
      const titles = asked(params).map(({ title }) => title);
      await deleteRecipes(ui, [...titles, await otherTitle(context, titles)]);
    },
  };
}

async function otherTitle({ device, signal }: TaskContext, titles: readonly string[]): Promise<string> {
  const recipes = await broccoli.list(device, { signal });
  const other = recipes.find(({ title }) => title !== null && !titles.includes(title))?.title;
  if (typeof other === 'string') return other;
  throw new AndroidWorldError('AW_TASK_FAILED', 'Broccoli has no recipes but those of the goal');
}
