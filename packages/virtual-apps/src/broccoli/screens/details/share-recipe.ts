import type { AppApi } from '@androidworld/app-sdk';
import { packageName } from '../../package-name.ts';
import { directionLines } from '../../recipe-lines.ts';
import { packRecipe, recipeFileName } from '../../store/archive.ts';
import type { Recipe } from '../../store/recipe.ts';

/** As a message for people. */
export function shareAsText(api: AppApi, recipe: Recipe): Promise<void> {
  return api.startChooser({
    action: 'android.intent.action.SEND',
    type: 'text/plain',
    extras: {
      'android.intent.extra.SUBJECT': recipe.title,
      'android.intent.extra.TEXT': recipeText(recipe),
    },
  });
}

/** As a file that another Broccoli can read. */
export async function shareAsFile(api: AppApi, recipe: Recipe): Promise<void> {
  const path = `/data/data/${packageName}/cache/${recipeFileName(recipe)}`;
  await api.files.write(path, await packRecipe(api, recipe));
  await api.startChooser({
    action: 'android.intent.action.SEND',
    type: 'application/broccoli',
    extras: { 'android.intent.extra.STREAM': `file://${path}` },
  });
}

function recipeText(recipe: Recipe): string {
  const fact = (name: string, value: string) => (value === '' ? [] : [`${name}: ${value}`]);
  const facts = [
    ...fact('Servings', recipe.servings),
    ...fact('Time', recipe.preparationTime),
    ...fact('Source', recipe.source),
  ];
  const ingredients = recipe.ingredients.split('\n').filter((line) => line.trim() !== '');
  const parts = [
    recipe.title.toUpperCase(),
    facts.join('\n'),
    recipe.description,
    ingredients.length === 0 ? '' : `Ingredients:\n${ingredients.map((line) => `- ${line.trim()}`).join('\n')}`,
    directionLines(recipe.directions).length === 0
      ? ''
      : `Directions:\n${directionLines(recipe.directions)
          .map((line, index) => `${index + 1}. ${line}`)
          .join('\n')}`,
    'Shared with Broccoli',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
