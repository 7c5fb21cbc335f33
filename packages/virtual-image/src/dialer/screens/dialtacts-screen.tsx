import {
  css,
  FloatingActionButton,
  SearchBar,
  TabbedScreen,
  useActivity,
  useApi,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import dialpad from '@material-symbols/svg-400/rounded/dialpad.svg';
import group from '@material-symbols/svg-400/rounded/group.svg';
import groupFill from '@material-symbols/svg-400/rounded/group-fill.svg';
import mic from '@material-symbols/svg-400/rounded/mic.svg';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import historyFill from '@material-symbols/svg-400/rounded/schedule-fill.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import voicemail from '@material-symbols/svg-400/rounded/voicemail.svg';
import { useEffect } from 'preact/hooks';
import { settingsActivity } from '../dialer-settings.ts';
import { listen } from '../reach-number.ts';
import { telNumber } from '../tel-number.ts';
import { ContactsTab } from './contacts-tab.tsx';
import { Dialpad } from './dialpad.tsx';
import { FavoritesTab } from './favorites-tab.tsx';
import { RecentsTab } from './recents-tab.tsx';
import { SearchScreen } from './search-screen.tsx';
import { VoicemailTab } from './voicemail-tab.tsx';

const tabs = [
  { label: 'Favorites', id: 'tab_speed_dial', icon: star, selectedIcon: starFill },
  { label: 'Recents', id: 'tab_call_history', icon: history, selectedIcon: historyFill },
  { label: 'Contacts', id: 'tab_contacts', icon: group, selectedIcon: groupFill },
  { label: 'Voicemail', id: 'tab_voicemail', icon: voicemail, selectedIcon: voicemail },
];
const recents = 1;

css`
.dialer-fab { right: 24px; bottom: 68PX; }
`;

/** The dialer's four lists, its search, and the key pad over them. */
export function DialtactsScreen() {
  const api = useApi();
  const { intent, intentSerial } = useActivity();
  const [tab, setTab] = useSavedState('tab', recents);
  /** What is looked for at first. */
  const [searching, setSearching] = useSavedState<string | null>('searching', null);
  const [digits, setDigits] = useSavedState('digits', '');
  const [dialing, setDialing] = useSavedState('dialing', false);
  /** Which of its intents was followed: not again when the screen is turned. */
  const [answered, setAnswered] = useSavedState<number | null>('answered', null);
  useEffect(() => {
    if (answered === intentSerial) return;
    setAnswered(intentSerial);
    const number = telNumber(intent.data);
    const isDial = intent.action === 'android.intent.action.DIAL' || number !== null;
    if (intent.type === 'vnd.android.cursor.dir/calls') setTab(recents);
    if (!isDial) return;
    setDigits(number ?? '');
    setSearching(null);
    setDialing(true);
  }, [intentSerial]);

  if (dialing) return <Dialpad digits={digits} onDigits={setDigits} onClose={() => setDialing(false)} />;
  if (searching !== null) return <SearchScreen initial={searching} onClose={() => setSearching(null)} />;
  const open = (className: string) => () =>
    void api.startActivity({ component: { packageName: api.packageName, className } });
  return (
    <TabbedScreen
      tabs={tabs}
      selected={tab}
      onSelect={setTab}
      navigationId="bottom_nav"
      toolbar={
        <SearchBar
          hint="Search contacts"
          onClick={() => setSearching('')}
          menu={[
            {
              icon: mic,
              title: 'Start voice search',
              id: 'action_voice',
              showAsAction: 'always',
              onClick: async () => {
                const heard = await listen(api);
                if (heard !== null) setSearching(heard);
              },
            },
            {
              title: 'Call history',
              onClick: open('com.android.dialer.app.calllog.CallLogActivity'),
            },
            { title: 'Settings', onClick: open(settingsActivity) },
          ]}
        />
      }
      button={
        <FloatingActionButton
          id="dialpad_fab"
          class="dialer-fab"
          className="android.widget.ImageButton"
          icon={dialpad}
          contentDescription="key pad"
          onClick={() => setDialing(true)}
        />
      }
    >
      {tab === 0 && <FavoritesTab />}
      {tab === recents && <RecentsTab onDial={() => setDialing(true)} />}
      {tab === 2 && <ContactsTab />}
      {tab === 3 && <VoicemailTab />}
    </TabbedScreen>
  );
}
