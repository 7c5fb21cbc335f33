import { FloatingActionButton, SearchBar, TabbedScreen, useActivity, useApi } from '@androidworld/app-sdk/ui';
import dialpad from '@material-symbols/svg-400/rounded/dialpad.svg';
import group from '@material-symbols/svg-400/rounded/group.svg';
import groupFill from '@material-symbols/svg-400/rounded/group-fill.svg';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import historyFill from '@material-symbols/svg-400/rounded/schedule-fill.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { telNumber } from '../tel-number.ts';
import { ContactsTab } from './contacts-tab.tsx';
import { Dialpad } from './dialpad.tsx';
import { FavoritesTab } from './favorites-tab.tsx';
import { RecentsTab } from './recents-tab.tsx';
import { SearchScreen } from './search-screen.tsx';

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
    <TabbedScreen
      tabs={tabs}
      selected={tab}
      onSelect={setTab}
      navigationId="bottom_nav"
      toolbar={
        <SearchBar
          hint="Search contacts"
          onClick={() => setSearching(true)}
          menu={[
            {
              title: 'Call history',
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
      }
      button={
        <FloatingActionButton
          id="dialpad_fab"
          icon={dialpad}
          contentDescription="key pad"
          onClick={() => setDialing(true)}
        />
      }
    >
      {tab === 0 && <FavoritesTab />}
      {tab === recents && <RecentsTab />}
      {tab === 2 && <ContactsTab />}
    </TabbedScreen>
  );
}
