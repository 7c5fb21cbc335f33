import {
  css,
  Drawer,
  FloatingActionButton,
  LinearLayout,
  Snackbar,
  useBack,
  usePreferences,
  useSavedState,
  useThemeMode,
  View,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { useState } from 'preact/hooks';
import { preferences } from '../store/preferences.ts';
import { AboutScreen } from './drawer/about-screen.tsx';
import { BackupScreen } from './drawer/backup-screen.tsx';
import { DrawerContent, type Place } from './drawer/drawer-content.tsx';
import { FeedbackScreen } from './drawer/feedback-screen.tsx';
import { SettingsScreen } from './drawer/settings-screen.tsx';
import { StatisticsScreen } from './drawer/statistics-screen.tsx';
import { EntryScreen } from './entry/entry-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { LogsScreen } from './logs/logs-screen.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';

css`
.main { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.main-place { display: contents; }
.main-place-covered { display: none; }
.main-add.fab { bottom: 32px; background: var(--primary); color: var(--on-primary); }
`;

/** What every screen of the drawer is given. */
export interface ScreenProps {
  onMenu: () => void;
  onPlace: (place: Place) => void;
  /** @param id of an expense; 0 for a new one */
  onEntry: (id: number) => void;
  /** Says it for a second at the bottom, whatever screen comes next. */
  onMessage: (text: string) => void;
}

const modes: Readonly<Record<number, 'light' | 'dark'>> = { 1: 'light', 2: 'dark' };

/** MainActivity, the only one. */
export function MainScreen() {
  const [values] = usePreferences(preferences);
  useThemeMode(modes[values?.themeMode ?? 2] ?? 'system');
  if (values === undefined) return null;
  return values.isFirstTime ? <OnboardingScreen /> : <Frame />;
}

function Frame() {
  // The screens that were visited, Home first.
  const [visited, setVisited] = useSavedState<readonly Place[]>('visited', ['home']);
  const [entry, setEntry] = useSavedState<number | null>('entry', null);
  const [isOpen, setOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useSavedState('sheet', false);
  const [message, setMessage] = useState<string | null>(null);
  const place = visited.at(-1) ?? 'home';
  useBack(() => setVisited(visited.slice(0, -1)), visited.length > 1);
  useBack(() => setEntry(null), entry !== null);
  const go = (next: Place) => {
    setOpen(false);
    if (next !== place) setVisited(next === 'home' ? ['home'] : [...visited, next]);
  };
  const props: ScreenProps = { onMenu: () => setOpen(true), onPlace: go, onEntry: setEntry, onMessage: setMessage };
  return (
    <LinearLayout
      id="dl_main"
      className="androidx.drawerlayout.widget.DrawerLayout"
      class="main"
      orientation="vertical"
      align="stretch"
    >
      <View id="cl_main" className="android.view.ViewGroup" class="main">
        <View id="fc_main" className="android.widget.FrameLayout" class="main">
          {/* Its filter and its place in the list are there again when the form closes. */}
          <div class={entry === null ? 'main-place' : 'main-place-covered'}>
            {place === 'home' && <HomeScreen {...props} onSheet={setSheetOpen} />}
            {place === 'logs' && <LogsScreen {...props} />}
            {place === 'statistics' && <StatisticsScreen {...props} />}
            {place === 'backup' && <BackupScreen {...props} />}
            {place === 'feedback' && <FeedbackScreen {...props} />}
            {place === 'about' && <AboutScreen {...props} />}
            {place === 'settings' && <SettingsScreen {...props} />}
          </div>
          {entry !== null && <EntryScreen id={entry} onMessage={setMessage} onClose={() => setEntry(null)} />}
        </View>
        {entry === null && place === 'home' && !isSheetOpen && (
          <FloatingActionButton id="fb_main_add" class="main-add" icon={add} onClick={() => setEntry(0)} />
        )}
        {message !== null && <Snackbar text={message} durationMs={1000} onDismiss={() => setMessage(null)} />}
      </View>
      <Drawer open={isOpen} onClose={() => setOpen(false)} id="nv_main">
        <DrawerContent place={place} onPlace={go} onClose={() => setOpen(false)} />
      </Drawer>
    </LinearLayout>
  );
}
