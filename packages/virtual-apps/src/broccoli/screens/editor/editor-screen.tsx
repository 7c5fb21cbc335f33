import {
  Button,
  ConfirmDialog,
  css,
  glyphs,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  useLive,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { extras } from '../../package-name.ts';
import { readSharedRecipe } from '../../store/archive.ts';
import { type Category, categoriesOf } from '../../store/categories.ts';
import { keepPicture } from '../../store/pictures.ts';
import { newRecipe, type Recipe } from '../../store/recipe.ts';
import { findRecipe, saveRecipe } from '../../store/recipes.ts';
import { openScreen, resultOk } from '../open-screens.ts';
import { useAppTheme } from '../use-app-theme.ts';
import { CategoriesField } from './categories-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { type RecipeField, RecipeFields } from './recipe-fields.tsx';

css`
.editor-title { flex: 1; margin-left: 16px; }
.editor-save .button-text, .editor-save { color: var(--on-app-bar); }
.editor-form { padding-bottom: 16px; }
.editor-photo { padding: 16px 16px 0; }
`;

interface Draft {
  readonly recipe: Recipe;
  readonly categories: readonly Category[];
}

/** CreateAndEditRecipeActivity: a new recipe, one that is there, or one out of a file. */
export function EditorScreen() {
  const { intent } = useActivity();
  const id = Number(intent.extras?.[extras.recipe] ?? 0);
  const { data: draft } = useLive(
    async (api): Promise<Draft> => {
      const shared = await readSharedRecipe(api, intent);
      if (shared !== undefined) return shared;
      return { recipe: (await findRecipe(api, id)) ?? newRecipe, categories: await categoriesOf(api, id) };
    },
    {},
    [id],
  );
  useAppTheme();
  return draft === undefined ? null : <Editor initial={draft} />;
}

function Editor({ initial }: { initial: Draft }) {
  const api = useApi();
  const { finish, setResult } = useActivity();
  const [recipe, setRecipe] = useSavedState<Recipe>('recipe', initial.recipe);
  const [categories, setCategories] = useSavedState<readonly Category[]>('categories', initial.categories);
  const [isAsked, setAsked] = useState(false);
  const isChanged = JSON.stringify({ recipe, categories }) !== JSON.stringify(initial);
  const leave = () => (isChanged ? setAsked(true) : void finish());
  useBack(leave);
  const save = async () => {
    if (recipe.title.trim() === '') return await api.toast('Please add a title.');
    try {
      const imageName = await keepPicture(api, recipe.imageName);
      const id = await saveRecipe(api, { ...recipe, imageName }, categories);
      await api.toast('The recipe has been saved.');
      if (recipe.id === 0) await openScreen(api, 'details', id);
      await setResult(resultOk, null);
      await finish();
    } catch {
      await api.toast('The recipe could not be saved.');
    }
  };
  const set = (field: RecipeField, value: string) => setRecipe({ ...recipe, [field]: value });
  return (
    <LinearLayout orientation="vertical" weight={1} align="stretch">
      <LinearLayout orientation="vertical" align="stretch">
        <Toolbar navigation={{ icon: glyphs.close, onClick: leave }}>
          <TextView class="app-bar-title editor-title" lines={1}>
            New Recipe
          </TextView>
          <Button id="button_save_recipe" variant="text" class="editor-save" onClick={() => void save()}>
            Save
          </Button>
        </Toolbar>
      </LinearLayout>
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical" align="stretch" class="editor-form">
          <PhotoField name={recipe.imageName} onName={(imageName) => setRecipe({ ...recipe, imageName })} />
          <RecipeFields
            recipe={recipe}
            onChange={set}
            categories={<CategoriesField selected={categories} onSelect={setCategories} />}
          />
        </LinearLayout>
      </ScrollView>
      {isAsked && (
        <ConfirmDialog
          message="Discard changes?"
          confirm="Discard"
          onConfirm={() => void finish()}
          onClose={() => setAsked(false)}
        />
      )}
    </LinearLayout>
  );
}
