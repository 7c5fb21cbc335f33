import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  FrameLayout,
  useActivity,
  useAsync,
  useBack,
  usePhoneEvent,
  usePhoneState,
  useSwipe,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { appsOf, type LaunchableApp, launchableApps, predictedApps } from '../launchable-apps.ts';
import { at } from '../place.ts';
import { AppDrawer } from './app-drawer.tsx';
import { AppIcon } from './app-icon.tsx';
import { Glance } from './glance.tsx';
import { HotseatSearch } from './hotseat-search.tsx';
import { Wallpaper } from './wallpaper.tsx';

/** As the image has them; the fourth place of the hotseat is for a guess. */
const hotseatPackages = ['com.google.android.dialer', 'com.google.android.apps.messaging', 'com.android.chrome'];
const homePackages = ['com.google.android.gm', 'com.google.android.apps.photos', 'com.google.android.youtube'];

/** Columns of the workspace, and of the hotseat: left edges in pixels. */
const columns = [57, 309, 561, 813] as const;
const seats = [76, 328, 580, 832] as const;

css`
.home { position: absolute; inset: 0; }
.home-fill { position: absolute; inset: 0; }
@media (orientation: landscape) {
  /* The image's home screen does not turn; here it is drawn smaller, so that all of it is on the screen. */
  .home-grid { transform-origin: 0 0; transform: translate(28vw, 0) scale(0.45); width: 222.2vh; }
}
`;

/** The workspace: date, icons, hotseat, search; swiping up opens the drawer of all apps. */
export function HomeScreen() {
  const api = useSystemApi();
  const activity = useActivity();
  const apps = useAsync(() => launchableApps(api), []);
  usePhoneEvent('packages', apps.reload);
  const recents = usePhoneState((state) => state.recents);
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
  const taken = [...hotseatPackages, ...homePackages];
  const guesses = predictedApps(shown, recents, { without: hotseatPackages });
  const guess = guesses.find(({ packageName }) => !taken.includes(packageName)) ?? guesses[0];
  return (
    <FrameLayout id="launcher" style={{ height: '100%' }}>
      <Wallpaper />
      <FrameLayout id="drag_layer" class="home-fill">
        <View id="scrim_view" className="android.view.View" class="home-fill" />
        {drawer === 'closed' ? (
          <View class="home launcher-on-wallpaper" pointer={swipe}>
            <View class="home-fill home-grid">
              <Workspace apps={appsOf(shown, homePackages)} />
              <View className="android.view.View" contentDescription="Home" style={at([0, 128, 1080, 2337])} />
              <View id="page_indicator" className="android.view.View" style={at([0, 1810, 1080, 1873])} />
              <View id="hotseat" className="android.view.ViewGroup" style={at([0, 1873, 1080, 2400])}>
                <View className="android.view.ViewGroup" style={at([76, 0, 1004, 195])}>
                  {seatsOf(shown, guess).map(({ app, left, contentDescription }) => (
                    <AppIcon
                      key={app.packageName}
                      app={app}
                      labelled={false}
                      style={at([left - 76, 0, left - 76 + 173, 195])}
                      {...(contentDescription !== undefined && { contentDescription })}
                    />
                  ))}
                </View>
                <HotseatSearch onSearch={() => setDrawer('search')} />
              </View>
            </View>
          </View>
        ) : (
          <AppDrawer
            apps={shown}
            predicted={predictedApps(shown, recents)}
            searching={drawer === 'search'}
            onClose={() => setDrawer('closed')}
          />
        )}
      </FrameLayout>
    </FrameLayout>
  );
}

function Workspace({ apps }: { apps: readonly LaunchableApp[] }) {
  return (
    <View
      id="workspace"
      className="android.widget.ScrollView"
      style={at([0, 0, 1080, 2400])}
      semantics={{ scrollable: true }}
    >
      <View className="android.view.ViewGroup" style={at([29, 195, 1051, 1779])}>
        <View className="android.view.ViewGroup" style={at([28, 28, 994, 1556])}>
          <Glance style={at([0, 0, 966, 272])} />
          {apps.map((app, index) => {
            const left = (columns[index + 1] ?? columns[0]) - columns[0];
            return <AppIcon key={app.packageName} app={app} style={at([left, 1256, left + 210, 1528])} />;
          })}
        </View>
      </View>
    </View>
  );
}

/** Each app of the hotseat with its place; the fourth is the guess. */
function seatsOf(apps: readonly LaunchableApp[], guess: LaunchableApp | undefined) {
  const fixed = hotseatPackages.flatMap((name, index) =>
    appsOf(apps, [name]).map((app) => ({ app, left: seats[index] ?? 0, contentDescription: undefined })),
  );
  if (guess === undefined) return fixed;
  return [...fixed, { app: guess, left: seats[3], contentDescription: `Predicted app: ${guess.label}` }];
}
