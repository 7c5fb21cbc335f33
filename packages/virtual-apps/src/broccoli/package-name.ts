export const packageName = 'com.flauschcode.broccoli';

const named = (name: string) => `${packageName}.${name}`;

/** Classes of the activities. */
export const activities = {
  main: named('MainActivity'),
  editor: named('recipe.crud.CreateAndEditRecipeActivity'),
  details: named('recipe.details.RecipeDetailsActivity'),
  cooking: named('recipe.cooking.CookingAssistantActivity'),
  libraries: 'com.mikepenz.aboutlibraries.ui.LibsActivity',
} as const;

/** Extras of the app's own intents. */
export const extras = {
  recipe: 'recipe_id',
  /** What the list is to search for. */
  hashtag: 'hashtag',
} as const;

/** Where saved pictures lie. */
export const pictureFolder = `/storage/emulated/0/Android/data/${packageName}/files/Pictures`;
