import {
  BottomNavigationView,
  css,
  FloatingActionButton,
  FrameLayout,
  Glyph,
  LinearLayout,
  MenuButton,
  TextView,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import dialpad from '@material-symbols/svg-400/rounded/dialpad.svg';
import group from '@material-symbols/svg-400/rounded/group.svg';
import groupFill from '@material-symbols/svg-400/rounded/group-fill.svg';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import historyFill from '@material-symbols/svg-400/rounded/schedule-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { telNumber } from '../tel-number.ts';
import { ContactsTab } from './contacts-tab.tsx';
import { Dialpad } from './dialpad.tsx';
import { FavoritesTab } from './favorites-tab.tsx';
import { RecentsTab } from './recents-tab.tsx';
import { SearchScreen } from './search-screen.tsx';

css`
.dialer-search { margin: 8px 16px; min-height: 56px; padding: 0 4px 0 16px; gap: 12px; border-radius: 28px; background: var(--surface-variant); flex-shrink: 0; }
`;

const tabs = [
  { label: 'Favorites', id: 'tab_speed_dial', icon: star, selectedIcon: starFill },
  { label: 'Recents', id: 'tab_call_history', icon: history, selectedIcon: historyFill },
  { label: 'Contacts', id: 'tab_contacts', icon: group, selectedIcon: groupFill },
];
const recents = 1;

/** The dialer's three lists, its search, and the key pad over them. */
export function DialtactsScreen() {
  const api = useApi();
  const { intent, intentSerial } = useActivity();
  const [tab, setTab] = useState(recents);
  const [searching, setSearching] = useState(false);
  const [digits, setDigits] = useState('');
  const [dialing, setDialing] = useState(false);
  useEffect(() => {
    const number = telNumber(intent.data);
    const isDial = intent.action === 'android.intent.action.DIAL' || number !== null;
    if (intent.type === 'vnd.android.cursor.dir/calls') setTab(recents);
    if (!isDial) return;
    setDigits(number ?? '');
    setSearching(false);
    setDialing(true);
  }, [intentSerial]);

  if (dialing) return <Dialpad digits={digits} onDigits={setDigits} onClose={() => setDialing(false)} />;
  if (searching) return <SearchScreen onClose={() => setSearching(false)} />;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <LinearLayout class="dialer-search" id="open_search_bar" onClick={() => setSearching(true)}>
        <Glyph icon={search} color="var(--on-surface-variant)" />
        <TextView id="open_search_bar_text_view" textAppearance="body-large" color="muted" weight={1}>
          Search contacts
        </TextView>
        <MenuButton
          items={[
            {
              label: 'Call history',
              onClick: () =>
                void api.startActivity({
                  component: {
                    packageName: api.packageName,
                    className: 'com.android.dialer.app.calllog.CallLogActivity',
                  },
                }),
            },
          ]}
        />
      </LinearLayout>
      <FrameLayout weight={1} style={{ display: 'flex', flexDirection: 'column' }}>
        {tab === 0 && <FavoritesTab />}
        {tab === recents && <RecentsTab />}
        {tab === 2 && <ContactsTab />}
        <FloatingActionButton
          id="dialpad_fab"
          icon={dialpad}
          contentDescription="key pad"
          onClick={() => setDialing(true)}
        />
      </FrameLayout>
      <BottomNavigationView id="bottom_nav" items={tabs} selected={tab} onSelect={setTab} />
    </LinearLayout>
  );
}
