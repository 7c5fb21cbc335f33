import { Icon, LinearLayout, RecyclerView, TextView, usePreferences } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import { useState } from 'preact/hooks';
import { findCurrencies } from '../store/currencies.ts';
import { preferences } from '../store/preferences.ts';
import { SearchBox } from './search-box.tsx';

/** A tap stores. */
export function CurrencyList() {
  const [values, change] = usePreferences(preferences);
  const [query, setQuery] = useState('');
  const found = findCurrencies(query);
  return (
    <>
      <SearchBox query={query} onQuery={setQuery} />
      {found.length === 0 && (
        <TextView id="tv_no_item" align="center" color="muted">
          No Items
        </TextView>
      )}
      <RecyclerView
        id="rv_currencies"
        items={found}
        itemKey={({ number }) => number}
        renderItem={({ number, name, symbol }) => (
          <LinearLayout id="cv_currency" class="choice-row" onClick={() => void change({ currency: number })}>
            <TextView id="tv_symbol" textAppearance="body-large" style={{ minWidth: 48 }}>
              {symbol}
            </TextView>
            <TextView id="tv_currency" textAppearance="body-large" weight={1}>
              {name}
            </TextView>
            {values?.currency === number && <Icon id="imv_selected" icon={check} color="var(--primary)" />}
          </LinearLayout>
        )}
      />
    </>
  );
}
