import { CardView, css, Icon, LinearLayout, RecyclerView, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import plus from '@material-symbols/svg-400/rounded/add_circle.svg';
import leaf from '@material-symbols/svg-400/rounded/eco.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { seasonalWords } from '../../seasons/seasonal-words.ts';
import type { Recipe } from '../../store/recipe.ts';
import { openScreen } from '../open-screens.ts';
import { RecipePhoto } from '../recipe-photo.tsx';

css`
.recipe-card { position: relative; height: 120px; margin: 8px 8px 0; }
.recipe-card-row { height: 100%; align-items: stretch; }
.recipe-card-photo { width: 120px; height: 120px; flex-shrink: 0; }
.recipe-card-texts { flex: 1; min-width: 0; padding: 8px 16px; display: flex; flex-direction: column; align-items: flex-start; gap: 4px; }
.recipe-card-leaf { position: absolute; right: 4px; top: 4px; }
.recipe-none { margin: auto; gap: 12px; padding: 32px; color: var(--on-surface-variant); }
`;

/** A card for each recipe; undefined while they are read. */
export function RecipeList({
  recipes,
  inSeason,
}: {
  recipes: readonly Recipe[] | undefined;
  inSeason: readonly string[];
}) {
  const api = useApi();
  if (recipes?.length === 0) return <NoRecipes />;
  return (
    <RecyclerView
      id="recycler_view"
      contentDescription="Recipes"
      padding={[0, 0, 90, 0]}
      items={recipes ?? []}
      itemKey={({ id }) => id}
      renderItem={(recipe) => (
        <CardView class="recipe-card" onClick={() => void openScreen(api, 'details', recipe.id)}>
          <View className="android.view.ViewGroup" class="recipe-card-row" style={{ display: 'flex' }}>
            <RecipePhoto id="card_image" class="recipe-card-photo" name={recipe.imageName} />
            <div class="recipe-card-texts">
              <TextView id="card_text_view_title" textAppearance="title-large" lines={2}>
                {recipe.title}
              </TextView>
              <TextView id="card_text_view_description" color="muted" lines={2}>
                {recipe.description}
              </TextView>
              <TextView id="card_text_view_source" color="var(--green)" lines={1}>
                {recipe.source}
              </TextView>
            </div>
          </View>
          {seasonalWords(recipe.ingredients, inSeason).length > 0 && (
            <Icon
              icon={leaf}
              class="recipe-card-leaf"
              color="var(--green)"
              contentDescription="Seasonal ingredient(s)"
            />
          )}
        </CardView>
      )}
    />
  );
}

function NoRecipes() {
  return (
    <LinearLayout id="recipes_empty" orientation="vertical" align="center" class="recipe-none">
      <TextView textAppearance="body-large">No recipes found.</TextView>
      <LinearLayout gap={8}>
        <Icon icon={plus} />
        <TextView>create a new recipe</TextView>
      </LinearLayout>
      <LinearLayout gap={8}>
        <Icon icon={share} />
        <TextView>import a recipe from a website</TextView>
      </LinearLayout>
    </LinearLayout>
  );
}
