import { DateFormat } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  FrameLayout,
  Glyph,
  LinearLayout,
  TextView,
  useActivity,
  useAsync,
  useBack,
  usePhoneClock,
  usePhoneEvent,
  useSwipe,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { useEffect, useState } from 'preact/hooks';
import { launchableApps } from '../launchable-apps.ts';
import { AppDrawer } from './app-drawer.tsx';
import { AppIcon } from './app-icon.tsx';

/** Shown in the dock and on the home screen, as far as they are installed. */
const dockPackages = [
  'com.google.android.dialer',
  'com.simplemobiletools.smsmessenger',
  'com.google.android.contacts',
  'com.android.chrome',
  'com.android.camera2',
];
const homePackages = ['com.google.android.deskclock', 'com.android.settings', 'com.dimowner.audiorecorder'];

css`
.home-wallpaper {
  position: absolute; inset: 0; overflow: hidden;
  /* Straight down with hard-edged hills: every screenshot holds it, and slanted gradients make pictures of 2 MB. */
  background:
    radial-gradient(circle at 78% 18%, #f7d9a8 7%, transparent 7.1%),
    radial-gradient(70% 26% at 14% 84%, #3d7378 100%, transparent 100.2%),
    radial-gradient(90% 30% at 88% 96%, #2b5c61 100%, transparent 100.2%),
    radial-gradient(110% 20% at 20% 106%, #1f4a4d 100%, transparent 100.2%),
    linear-gradient(#9cc5c9, #5d979c 55%);
}
.home { position: absolute; inset: 0; padding: 76px 12px 32px; }
.home-glance { padding: 0 16px; color: #fff; text-shadow: 0 1px 3px rgb(0 0 0 / 0.45); }
.home-icons { justify-content: flex-start; padding: 0 4px; }
.home-dock { justify-content: space-between; padding: 0 4px 10px; }
.home-search { height: 52px; border-radius: 26px; background: rgb(255 255 255 / 0.92); color: #45474f; padding: 0 18px; gap: 14px; margin: 0 6px; }
`;

/** The workspace: date, icons, dock, search; swiping up opens the drawer of all apps. */
export function HomeScreen() {
  const api = useSystemApi();
  const activity = useActivity();
  const apps = useAsync(() => launchableApps(api), []);
  usePhoneEvent('packages', apps.reload);
  const [drawer, setDrawer] = useState<'closed' | 'apps' | 'search'>('closed');
  const swipe = useSwipe(({ dy }) => {
    if (dy < -120) setDrawer('apps');
    else if (dy > 200) void api.system.setPanel('notifications');
  });
  useSystemBars({ edgeToEdge: true, icons: drawer === 'closed' ? 'light' : 'dark' });
  useEffect(() => setDrawer('closed'), [activity.intentSerial]);
  useBack(() => {
    setDrawer('closed');
  });

  const shown = apps.data ?? [];
  const byPackage = (names: readonly string[]) =>
    names.flatMap((name) => shown.filter((app) => app.packageName === name));
  return (
    <FrameLayout style={{ height: '100%' }}>
      <div class="home-wallpaper" />
      {drawer === 'closed' && (
        <LinearLayout
          orientation="vertical"
          class="home launcher-on-wallpaper"
          id="workspace"
          className="android.widget.ScrollView"
          pointer={swipe}
        >
          <Glance />
          <View weight={1} />
          <LinearLayout class="home-icons" align="start">
            {byPackage(homePackages).map((app) => (
              <AppIcon key={app.packageName} app={app} />
            ))}
          </LinearLayout>
          <LinearLayout class="home-dock" id="hotseat" className="android.view.ViewGroup">
            {byPackage(dockPackages).map((app) => (
              <AppIcon key={app.packageName} app={app} labelled={false} />
            ))}
          </LinearLayout>
          <LinearLayout
            class="home-search"
            id="search_container_hotseat"
            contentDescription="Search"
            onClick={() => setDrawer('search')}
          >
            <Glyph icon={search} />
            <TextView textAppearance="body-large" color="#45474f">
              Search apps
            </TextView>
          </LinearLayout>
        </LinearLayout>
      )}
      {drawer !== 'closed' && (
        <AppDrawer apps={shown} searching={drawer === 'search'} onClose={() => setDrawer('closed')} />
      )}
    </FrameLayout>
  );
}

function Glance() {
  const { nowMs, zone } = usePhoneClock();
  const date = DateFormat.format('EEE, MMM d', nowMs, zone);
  return (
    <TextView class="home-glance" id="date" textAppearance="title-large" contentDescription={date}>
      {date}
    </TextView>
  );
}
