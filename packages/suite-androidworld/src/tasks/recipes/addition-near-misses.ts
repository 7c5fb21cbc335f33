import type { NearMiss, TaskParams } from '@androidworld/core';
import type { AskedRecipe } from './asked-recipe.ts';
import { addRecipes, enterRecipe, openBroccoli } from './recipe-steps.ts';

/** Ways to miss when recipes are to be added. */
export function additionNearMisses<Params extends TaskParams>(
  asked: (params: Params) => readonly AskedRecipe[],
): NearMiss<Params>[] {
  const last = (name: string, change: (recipe: AskedRecipe) => Partial<AskedRecipe>): NearMiss<Params> => ({
    name,
    run(ui, params) {
      const recipes = asked(params);
      return addRecipes(
        ui,
        recipes.map((recipe, index) => (index === recipes.length - 1 ? { ...recipe, ...change(recipe) } : recipe)),
      );
    },
  });
  return [
    {
      name: 'the last not saved',
      async run(ui, params) {
        const recipes = asked(params);
        await addRecipes(ui, recipes.slice(0, -1));
        if (recipes.length === 1) await openBroccoli(ui);
        for (const recipe of recipes.slice(-1)) await enterRecipe(ui, recipe);
      },
    },
    {
      name: 'one entered twice',
      run: (ui, params) => addRecipes(ui, [...asked(params), ...asked(params).slice(0, 1)]),
    },
    last('other servings', ({ servings }) => ({ servings: servings === '2 servings' ? '6 servings' : '2 servings' })),
    last('a word of the directions missing', ({ directions }) => ({ directions: directions.replace(/ \w+\.$/, '.') })),
    last('no ingredients', () => ({ ingredients: '' })),
    last('title in capitals', ({ title }) => ({ title: title.toUpperCase() })),
  ];
}
