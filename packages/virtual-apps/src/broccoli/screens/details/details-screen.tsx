import {
  ConfirmDialog,
  css,
  FloatingActionButton,
  FrameLayout,
  Icon,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import heart from '@material-symbols/svg-400/rounded/favorite.svg';
import heartFilled from '@material-symbols/svg-400/rounded/favorite-fill.svg';
import people from '@material-symbols/svg-400/rounded/group.svg';
import label from '@material-symbols/svg-400/rounded/label.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import clock from '@material-symbols/svg-400/rounded/schedule.svg';
import cook from '@material-symbols/svg-400/rounded/skillet.svg';
import { useState } from 'preact/hooks';
import { activities, extras, packageName } from '../../package-name.ts';
import { directionLines, ingredientLines } from '../../recipe-lines.ts';
import { seasonalWords } from '../../seasons/seasonal-words.ts';
import { categoriesOf } from '../../store/categories.ts';
import type { Recipe } from '../../store/recipe.ts';
import { deleteRecipe, findRecipe, markFavorite, recipeSources } from '../../store/recipes.ts';
import { openAddress, openScreen } from '../open-screens.ts';
import { RecipePhoto } from '../recipe-photo.tsx';
import { useAppTheme } from '../use-app-theme.ts';
import { useSeason } from '../use-season.ts';
import { shareAsFile, shareAsText } from './share-recipe.ts';

css`
.details { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.details-bar { position: relative; padding-top: var(--inset-top); flex-shrink: 0; background: var(--app-bar); }
.details-photo { position: absolute; inset: 0; }
.details-photo-none.details-photo-none { position: absolute; inset: 0; background: none; }
.details-photo-none > * { display: none; }
.details-bar .app-bar { background: none; box-shadow: none; }
.details-open { height: 400px; }
.details-scroll { margin-bottom: var(--inset-bottom); }
.details-fab.fab { bottom: calc(16px + var(--inset-bottom)); }
.details-content { padding: 16px 16px 96px; }
.details-facts { margin-top: 16px; }
.details-facts > .icon { width: 24px; height: 57PX; }
.details-servings { min-width: 314PX; }
.details-time { margin-left: 13PX; }
.details-line { margin-top: 16px; gap: 8px; }
.details-head { margin-top: 55PX; }
.details-head-2 { margin-top: 42PX; }
.details-ingredient { padding: 13PX 0 0; align-items: baseline; }
.details-direction { padding: 10px 5px 0; align-items: flex-start; gap: 26PX; }
`;

/** Intent.FLAG_ACTIVITY_CLEAR_TOP and _SINGLE_TOP: back to the list that is below. */
const [clearTop, singleTop] = [0x0400_0000, 0x2000_0000];

/** RecipeDetailsActivity. */
export function DetailsScreen() {
  const { intent } = useActivity();
  const id = Number(intent.extras?.[extras.recipe] ?? 0);
  const { data: recipe } = useLive((api) => findRecipe(api, id), recipeSources, [id]);
  useAppTheme();
  useSystemBars({ edgeToEdge: true });
  return recipe === undefined ? null : <Details recipe={recipe} />;
}

function Details({ recipe }: { recipe: Recipe }) {
  const api = useApi();
  const { finish } = useActivity();
  const [isAsked, setAsked] = useState(false);
  const hasPhoto = recipe.imageName !== '';
  const remove = async () => {
    await deleteRecipe(api, recipe);
    await api.toast('The recipe has been deleted.');
    await finish();
  };
  return (
    <FrameLayout class="details">
      <ScrollView class="details details-scroll" collapsing>
        <View
          id="toolbar_layout"
          className="android.widget.FrameLayout"
          contentDescription={recipe.title}
          class={hasPhoto ? 'details-bar details-open' : 'details-bar'}
        >
          <RecipePhoto
            id="backdrop"
            class={hasPhoto ? 'details-photo' : 'details-photo-none'}
            name={recipe.imageName}
            onClick={() => undefined}
          />
          <Toolbar
            onUp={() => void finish()}
            menu={[
              recipe.favorite
                ? {
                    id: 'action_details_unlike',
                    title: 'Remove from favorites',
                    icon: heartFilled,
                    showAsAction: 'always',
                    onClick: () => void markFavorite(api, recipe.id, false),
                  }
                : {
                    id: 'action_details_like',
                    title: 'Mark as favorite',
                    icon: heart,
                    showAsAction: 'always',
                    onClick: () => void markFavorite(api, recipe.id, true),
                  },
              { id: 'action_details_share', title: 'Share', onClick: () => void shareAsText(api, recipe) },
              {
                id: 'action_details_share_as_file',
                title: 'Share as file',
                onClick: () => void shareAsFile(api, recipe),
              },
              { id: 'action_details_edit', title: 'Edit', onClick: () => void openScreen(api, 'editor', recipe.id) },
              { id: 'action_details_delete', title: 'Delete', onClick: () => setAsked(true) },
            ]}
          />
        </View>
        <ScrollView id="scroll_view" weight={1} focusable>
          <Content recipe={recipe} />
        </ScrollView>
      </ScrollView>
      <FloatingActionButton
        id="fab_cooking_assistant"
        class="details-fab"
        icon={cook}
        contentDescription="Cook"
        onClick={() => void openScreen(api, 'cooking', recipe.id)}
      />
      {isAsked && (
        <ConfirmDialog
          message="Delete this recipe?"
          confirm="Delete"
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </FrameLayout>
  );
}

function Content({ recipe }: { recipe: Recipe }) {
  const api = useApi();
  const { data: categories = [] } = useLive((phone) => categoriesOf(phone, recipe.id), recipeSources, [recipe.id]);
  const ingredients = ingredientLines(recipe.ingredients);
  const directions = directionLines(recipe.directions);
  return (
    <LinearLayout orientation="vertical" align="start" class="details-content">
      <TextView id="details_title" textAppearance="title-large" layoutWidth="match_parent" style={{ width: '100%' }}>
        {recipe.title.trim()}
      </TextView>
      <Facts recipe={recipe} />
      {categories.length > 0 && (
        <LinearLayout class="details-line">
          <Icon id="details_icon_categories" icon={label} contentDescription="Categories" color="var(--green)" />
          <TextView id="details_categories">{categories.map(({ name }) => name).join(', ')}</TextView>
        </LinearLayout>
      )}
      {recipe.description !== '' && <Description text={recipe.description} />}
      {recipe.source !== '' && (
        <LinearLayout class="details-line">
          <Icon id="details_icon_source" icon={link} contentDescription="Source" color="var(--green)" />
          <TextView
            id="details_source"
            onClick={/^https?:\/\//.test(recipe.source) ? () => void openAddress(api, recipe.source) : undefined}
          >
            {recipe.source}
          </TextView>
        </LinearLayout>
      )}
      {ingredients.length > 0 && <Ingredients recipe={recipe} />}
      {directions.length > 0 && (
        <>
          <TextView class="details-head-2" color="var(--green)" style={{ fontSize: '1.125rem' }}>
            Directions
          </TextView>
          <LinearLayout id="details_directions" orientation="vertical" align="stretch" style={{ alignSelf: 'stretch' }}>
            {directions.map((line, index) => (
              <LinearLayout key={`${index} ${line}`} class="details-direction" align="start">
                <TextView id="direction_position" color="var(--green)">
                  {String(index + 1)}
                </TextView>
                <TextView id="direction_text" weight={1}>
                  {line}
                </TextView>
              </LinearLayout>
            ))}
          </LinearLayout>
        </>
      )}
    </LinearLayout>
  );
}

function Facts({ recipe: { servings, preparationTime } }: { recipe: Recipe }) {
  if (servings === '' && preparationTime === '') return null;
  return (
    <LinearLayout class="details-facts" align="start">
      {servings !== '' && (
        <>
          <Icon id="details_icon_servings" icon={people} contentDescription="Servings" color="var(--green)" />
          <TextView id="details_servings" class="details-servings" layoutWidth="match_parent">
            {servings}
          </TextView>
        </>
      )}
      {preparationTime !== '' && (
        <>
          <Icon id="details_icon_preparation_time" icon={clock} contentDescription="Time" color="var(--green)" />
          <TextView id="details_preparation_time" class="details-time">
            {preparationTime}
          </TextView>
        </>
      )}
    </LinearLayout>
  );
}

function Ingredients({ recipe }: { recipe: Recipe }) {
  const inSeason = useSeason();
  return (
    <>
      <TextView class="details-head" color="var(--green)" style={{ fontSize: '1.125rem' }}>
        Ingredients
      </TextView>
      <LinearLayout id="details_ingredients" orientation="vertical" align="stretch" style={{ alignSelf: 'stretch' }}>
        {ingredientLines(recipe.ingredients).map(({ quantity, text }, index) => (
          <LinearLayout key={`${index} ${text}`} class="details-ingredient">
            {quantity !== '' && (
              <TextView id="ingredient_quantity" bold>
                {quantity}
              </TextView>
            )}
            <TextView id="ingredient_text">{text}</TextView>
            {seasonalWords(text, inSeason).length > 0 && (
              <Icon id="ingredient_seasonal_icon" icon={label} size={16} color="var(--green)" />
            )}
          </LinearLayout>
        ))}
      </LinearLayout>
    </>
  );
}

/** Hashtags lead back to the list, which looks for them. */
function Description({ text }: { text: string }) {
  const api = useApi();
  const [hashtag] = /#[\p{L}\p{N}_]+/u.exec(text) ?? [];
  const search = () =>
    void api.startActivity({
      component: { packageName, className: activities.main },
      extras: { [extras.hashtag]: hashtag ?? '' },
      flags: clearTop | singleTop,
    });
  return (
    <TextView
      id="details_description"
      style={{ marginTop: '48PX' }}
      focusable
      {...(hashtag === undefined ? {} : { onClick: search })}
    >
      {text}
    </TextView>
  );
}
