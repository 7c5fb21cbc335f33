import { css, Icon, LinearLayout, RecyclerView, TextView, usePreferences } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import { useState } from 'preact/hooks';
import { languages } from '../store/languages.ts';
import { preferences } from '../store/preferences.ts';
import { SearchBox } from './search-box.tsx';

css`
.choice-row { min-height: 56px; padding: 0 16px; gap: 16px; }
`;

/** A tap stores. The texts stay in English. */
export function LanguageList() {
  const [values, change] = usePreferences(preferences);
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchBox query={query} onQuery={setQuery} />
      <RecyclerView
        id="rv_languages"
        items={languages.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))}
        itemKey={({ value }) => value}
        renderItem={({ value, name, flag }) => (
          <LinearLayout id="cd_language" class="choice-row" onClick={() => void change({ language: value })}>
            <span aria-hidden="true">{flag}</span>
            <TextView id="tv_language_name" textAppearance="body-large" weight={1}>
              {name}
            </TextView>
            {values?.language === value && <Icon id="imv_checked" icon={check} color="var(--primary)" />}
          </LinearLayout>
        )}
      />
    </>
  );
}
