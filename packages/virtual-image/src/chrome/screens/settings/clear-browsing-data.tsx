import { Formatter } from '@androidworld/app-sdk';
import {
  Button,
  css,
  type IconSource,
  LinearLayout,
  PreferenceScreen,
  phoneNow,
  Spinner,
  TabLayout,
  TextView,
  useLive,
} from '@androidworld/app-sdk/ui';
import cookieIcon from '@material-symbols/svg-400/rounded/cookie.svg';
import formIcon from '@material-symbols/svg-400/rounded/edit_note.svg';
import historyIcon from '@material-symbols/svg-400/rounded/history.svg';
import imageIcon from '@material-symbols/svg-400/rounded/image.svg';
import keyIcon from '@material-symbols/svg-400/rounded/key.svg';
import settingsIcon from '@material-symbols/svg-400/rounded/tune.svg';
import { useState } from 'preact/hooks';
import { listAddresses, listCards } from '../../store/autofill.ts';
import {
  type BrowsingData,
  cachedBytes,
  clearBrowsingData,
  rangeStart,
  timeRanges,
} from '../../store/browsing-data.ts';
import { historySources, listHistory, visitedAt } from '../../store/history.ts';
import type { PageScope, SettingsPage } from './page.ts';

css`
.chrome-time-range { padding: 8px 16px; gap: 16px; }
.chrome-time-range > :last-child { flex: 1; max-width: 240px; }
.chrome-clear-bar { padding: 8px 16px; justify-content: flex-end; border-top: 1px solid var(--outline-variant); }
`;

const kinds: Readonly<Record<BrowsingData, { readonly title: string; readonly icon: IconSource }>> = {
  history: { title: 'Browsing history', icon: historyIcon },
  cookies: { title: 'Cookies and site data', icon: cookieIcon },
  cache: { title: 'Cached images and files', icon: imageIcon },
  passwords: { title: 'Saved passwords', icon: keyIcon },
  autofill: { title: 'Autofill form data', icon: formIcon },
  'site-settings': { title: 'Site settings', icon: settingsIcon },
};

const tabs = [
  { label: 'Basic', kinds: ['history', 'cookies', 'cache'], chosen: 'clearBasic', range: 'clearBasicRange' },
  {
    label: 'Advanced',
    kinds: ['history', 'cookies', 'cache', 'passwords', 'autofill', 'site-settings'],
    chosen: 'clearAdvanced',
    range: 'clearAdvancedRange',
  },
] as const;

function ClearBrowsingData({ scope: { api, settings, change, finish } }: { scope: PageScope }) {
  const [place, setPlace] = useState(0);
  const tab = tabs[place] ?? tabs[0];
  const chosen = settings[tab.chosen];
  const range = settings[tab.range];
  const sinceMs = rangeStart(range, phoneNow());
  const found = useLive(
    async (own) => ({
      visits: (await listHistory(own)).map(visitedAt),
      cached: await cachedBytes(own),
      filled: (await listCards(own)).length + (await listAddresses(own)).length,
    }),
    historySources,
  ).data;
  if (found === undefined) return null;
  const summaries: Readonly<Record<BrowsingData, string>> = {
    history: items(found.visits.filter((ms) => ms >= sinceMs).length),
    cookies: 'None',
    cache: found.cached < 1_000_000 ? 'Less than 1 MB' : Formatter.formatFileSize(found.cached),
    passwords: 'None',
    autofill: items(found.filled),
    'site-settings': 'None',
  };
  const tick = (kind: BrowsingData, on: boolean) => {
    const ticked = new Set(chosen);
    if (on) ticked.add(kind);
    else ticked.delete(kind);
    change({ [tab.chosen]: ticked });
  };
  const isEmpty = !tab.kinds.some((kind) => chosen.has(kind));
  return (
    <>
      <TabLayout id="clear_browsing_data_tabs" tabs={tabs} selected={place} onSelect={setPlace} />
      <PreferenceScreen
        key={tab.label}
        items={[
          {
            kind: 'custom',
            key: 'range',
            content: (
              <LinearLayout class="chrome-time-range">
                <TextView id="android:id/title">Time range</TextView>
                <Spinner
                  id="spinner"
                  items={timeRanges.map(({ label }) => label)}
                  selected={range}
                  onSelect={(next) => change({ [tab.range]: next })}
                />
              </LinearLayout>
            ),
          },
          ...tab.kinds.map((kind) => ({
            kind: 'checkbox' as const,
            key: kind,
            ...kinds[kind],
            summary: summaries[kind],
            value: chosen.has(kind),
            onChange: (on: boolean) => tick(kind, on),
          })),
        ]}
      />
      <LinearLayout id="button_bar" class="chrome-clear-bar">
        <Button
          id="clear_button"
          enabled={!isEmpty}
          onClick={() => {
            const ticked = new Set(tab.kinds.filter((kind) => chosen.has(kind)));
            void clearBrowsingData(api, ticked, rangeStart(range, phoneNow())).then(finish);
          }}
        >
          Clear data
        </Button>
      </LinearLayout>
    </>
  );
}

const items = (count: number) => (count === 0 ? 'None' : `${count} ${count === 1 ? 'item' : 'items'}`);

export const clearBrowsingDataPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.browsing_data.ClearBrowsingDataTabsFragment',
  title: 'Clear browsing data',
  Content: ClearBrowsingData,
};
