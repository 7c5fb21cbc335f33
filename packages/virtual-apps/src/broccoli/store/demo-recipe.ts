import { newRecipe, type Recipe } from './recipe.ts';

export const demoRecipe: Recipe = {
  ...newRecipe,
  title: 'Broccoli with garlic crumbs',
  description: 'A recipe to look around in. #demo',
  servings: '2 servings',
  preparationTime: '20 min',
  ingredients: '1 head of broccoli\n2 slices of old bread\n1 clove of garlic\n3 tbsp olive oil\nsalt',
  directions:
    'Cut the broccoli and steam it for six minutes.\nCrumble the bread and fry it with garlic in the oil.\nSalt the broccoli and strew the crumbs over it.',
};
