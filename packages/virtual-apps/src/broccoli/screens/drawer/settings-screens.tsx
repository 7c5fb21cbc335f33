import { MultiChoiceDialog, PreferenceScreen, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { languages, regions } from '../../seasons/regions.ts';
import { demoRecipe } from '../../store/demo-recipe.ts';
import { preferences } from '../../store/preferences.ts';
import { saveRecipe } from '../../store/recipes.ts';
import { openAddress, openScreen } from '../open-screens.ts';

const categories = [
  { label: 'All recipes', value: '-1' },
  { label: 'Seasonal recipes', value: '-4' },
  { label: 'Favorites', value: '-2' },
];
const themes = [
  { label: 'Light', value: 'MODE_NIGHT_NO' },
  { label: 'Dark', value: 'MODE_NIGHT_YES' },
  { label: 'System default', value: 'MODE_NIGHT_FOLLOW_SYSTEM' },
];
const issues = 'https://github.com/flauschtrud/broccoli/issues';

const labelOf = (entries: readonly { readonly label: string; readonly value: string }[], value: string | null) =>
  entries.find((entry) => entry.value === value)?.label ?? 'Not set';

export function SettingsScreen() {
  const api = useApi();
  const [values, change] = usePreferences(preferences);
  const [isChoosing, setChoosing] = useState(false);
  if (values === undefined) return null;
  const chosen = languages.filter(({ value }) => values.languages.has(value));
  return (
    <>
      <PreferenceScreen
        store={{ values: { ...values, languages: undefined }, put: (key, value) => void change({ [key]: value }) }}
        items={[
          {
            kind: 'category',
            title: 'General settings',
            items: [
              {
                kind: 'list',
                key: 'preferredCategory',
                title: 'Preferred category',
                summary: labelOf(categories, values.preferredCategory),
                entries: categories,
              },
              { kind: 'list', key: 'theme', title: 'Theme', summary: labelOf(themes, values.theme), entries: themes },
            ],
          },
          {
            kind: 'category',
            title: 'Seasonal calendar',
            items: [
              {
                kind: 'list',
                key: 'region',
                title: 'Region',
                summary: labelOf(regions, values.region),
                entries: [...regions],
              },
              {
                title: 'Languages of recipes',
                summary:
                  chosen.length === 0
                    ? 'In which languages do you create your recipes? Choose at least one language.'
                    : chosen.map(({ label }) => label).join(', '),
                onClick: () => setChoosing(true),
              },
              {
                title: 'Send feedback',
                summary: 'Do you miss your region, language or favorite ingredient?',
                onClick: () => void openAddress(api, issues),
              },
            ],
          },
        ]}
      />
      {isChoosing && (
        <MultiChoiceDialog
          title="Languages of recipes"
          choices={languages}
          selected={chosen.map(({ value }) => value)}
          onChoose={(list) => void change({ languages: new Set<string>(list) })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

export function AboutScreen() {
  const api = useApi();
  const addDemo = async () => {
    const id = await saveRecipe(api, demoRecipe, []);
    await openScreen(api, 'details', id);
  };
  return (
    <PreferenceScreen
      items={[
        {
          kind: 'category',
          title: 'Help',
          items: [
            {
              title: 'Send feedback',
              summary: 'Did you find a bug or do you miss a feature?',
              onClick: () => void openAddress(api, issues),
            },
            { title: 'Demo recipe', summary: 'Adds a recipe to look at', onClick: () => void addDemo() },
            { title: 'Version', summary: '1.2.6' },
          ],
        },
        {
          kind: 'category',
          title: 'Legal',
          items: [
            { title: 'Open source licenses', onClick: () => void openScreen(api, 'libraries') },
            {
              title: 'Privacy policy',
              onClick: () => void openAddress(api, 'https://broccoli.flauschcode.com/privacy'),
            },
          ],
        },
      ]}
    />
  );
}
