import { PreferenceScreen, useApi, useBack, useLive, usePreferences, useSavedState } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { activities } from '../../package-name.ts';
import { localLists } from '../../store/lists.ts';
import { preferences } from '../../store/preferences.ts';
import { openScreen } from '../open-screens.ts';
import { AccountDialog } from './account-dialog.tsx';
import { pageActions } from './page-actions.ts';
import { PlainScreen } from './plain-screen.tsx';
import { type PageName, pages, pageTitles } from './preference-pages.ts';

/** Settings, a page within the other. */
export function PreferencesActivity() {
  const api = useApi();
  const [page, setPage] = useSavedState<PageName | null>('page', null);
  const [isAdding, setAdding] = useState(false);
  useBack(() => setPage(null), page !== null);
  if (page !== null) return <Page name={page} onUp={() => setPage(null)} />;
  return (
    <PlainScreen title="Settings">
      <PreferenceScreen
        items={[
          { title: 'Add account', summary: 'Not signed in', onClick: () => setAdding(true) },
          ...(Object.keys(pageTitles) as PageName[]).map((name) => ({
            title: pageTitles[name],
            onClick: () => setPage(name),
          })),
          { title: 'About', summary: '13.6.3', onClick: () => void openScreen(api, activities.help) },
        ]}
      />
      {isAdding && <AccountDialog onClose={() => setAdding(false)} />}
    </PlainScreen>
  );
}

export function NotificationsActivity() {
  return <Page name="notifications" />;
}

function Page({ name, onUp }: { name: PageName; onUp?: () => void }) {
  const api = useApi();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const { data: lists = [] } = useLive(localLists);
  return (
    <PlainScreen title={pageTitles[name]} {...(onUp === undefined ? {} : { onUp })}>
      <PreferenceScreen
        key={name}
        items={pages[name]({ values, change: (changes) => void change(changes), lists, act: pageActions(api) })}
      />
    </PlainScreen>
  );
}
