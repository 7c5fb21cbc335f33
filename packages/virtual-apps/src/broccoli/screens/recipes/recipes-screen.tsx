import {
  Chip,
  css,
  FloatingActionButton,
  glyphs,
  Spinner,
  Toolbar,
  useApi,
  useLive,
  usePreferences,
  useSearch,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { useEffect, useState } from 'preact/hooks';
import { listCategories } from '../../store/categories.ts';
import { preferences } from '../../store/preferences.ts';
import { type Filter, listRecipes, recipeSources } from '../../store/recipes.ts';
import type { Asked } from '../main-screen.tsx';
import { createRecipe } from '../open-screens.ts';
import { useSeason } from '../use-season.ts';
import { RecipeList } from './recipe-list.tsx';

css`
.second-bar.app-bar { background: var(--second-bar); color: var(--on-second-bar); }
.second-bar .spinner { flex: 1; margin-left: 8px; }
.second-bar .chip { margin-left: 16px; margin-right: auto; }
`;

const standard: readonly { readonly label: string; readonly filter: Filter }[] = [
  { label: 'All recipes', filter: 'all' },
  { label: 'Seasonal recipes', filter: 'seasonal' },
  { label: 'Recipes without category', filter: 'none' },
  { label: 'Favorites', filter: 'favorites' },
];

/** Preferred categories, as they are stored. */
const preferred: Readonly<Record<string, Filter>> = { '-2': 'favorites', '-4': 'seasonal' };

interface RecipesScreenProps {
  asked: Asked;
  onAsked: (asked: Asked) => void;
}

export function RecipesScreen({ asked, onAsked }: RecipesScreenProps) {
  const api = useApi();
  const search = useSearch();
  const inSeason = useSeason();
  const [values] = usePreferences(preferences);
  const [chosen, setChosen] = useState<Filter | null>(null);
  const { data: categories = [] } = useLive(listCategories, recipeSources);
  useEffect(() => {
    if (asked.hashtag !== undefined) search.setQuery(asked.hashtag);
  }, [asked.hashtag]);
  const filter = chosen ?? preferred[values?.preferredCategory ?? ''] ?? 'all';
  const query = asked.ingredient ?? search.query;
  const { data: recipes } = useLive((phone) => listRecipes(phone, { filter, query, inSeason }), recipeSources, [
    filter,
    query,
    inSeason.join(),
  ]);
  // A new recipe is to be seen in the list, whatever was shown before.
  const create = async () => {
    if (!(await createRecipe(api))) return;
    search.close();
    onAsked({});
    setChosen('all');
  };
  const choices = [...standard, ...categories.map(({ id, name }) => ({ label: name, filter: id }))];
  const selected = Math.max(
    0,
    choices.findIndex((choice) => choice.filter === filter),
  );
  return (
    <>
      <Toolbar
        id="toolbar_recipes"
        class="second-bar"
        search={search}
        searchHint={`Search in ${(choices[selected]?.label ?? '').toUpperCase()}`}
        menu={[
          { id: 'action_search', title: 'Search', icon: glyphs.search, showAsAction: 'always', onClick: search.open },
        ]}
      >
        {asked.ingredient === undefined ? (
          <Spinner
            id="spinner"
            contentDescription="Categories"
            items={choices.map(({ label }) => label)}
            selected={selected}
            onSelect={(index) => setChosen(choices[index]?.filter ?? 'all')}
          />
        ) : (
          <Chip id="chip" label={asked.ingredient} onClick={() => onAsked({})} />
        )}
      </Toolbar>
      <RecipeList recipes={recipes} inSeason={inSeason} />
      <FloatingActionButton id="fab_recipes" icon={add} contentDescription="New Recipe" onClick={() => void create()} />
    </>
  );
}
