import {
  Button,
  css,
  Icon,
  LinearLayout,
  Switch,
  TextView,
  useActivity,
  useApi,
  useBack,
  usePreferences,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import none from '@material-symbols/svg-400/rounded/close.svg';
import all from '@material-symbols/svg-400/rounded/folder.svg';
import media from '@material-symbols/svg-400/rounded/movie.svg';
import { allFilesPermission, notificationPermission, packageName } from '../package-name.ts';
import { preferences } from '../store/preferences.ts';
import { openScreen } from './open-screens.ts';
import { cone } from './parts/cone.ts';

css`
.onboarding { flex: 1; display: flex; flex-direction: column; background: var(--background); }
.onboarding-page { flex: 1; padding: 32px; gap: 24px; text-align: center; }
.onboarding-choices { display: flex; gap: 16px; justify-content: center; }
.onboarding-choice { width: 88px; height: 88px; border-radius: 16px; background: var(--surface); display: grid; place-items: center; }
.onboarding-chosen { outline: 3px solid var(--primary); }
.onboarding-bar { display: flex; justify-content: space-between; padding: 8px 16px 16px; }
`;

const pages = ['welcome', 'permission', 'scan', 'theme'] as const;

const permissions = [
  { id: 'permNone', icon: none, text: 'VLC opens only what other apps give it.' },
  { id: 'permMedia', icon: media, text: 'VLC finds videos and songs, but no other files.' },
  { id: 'permAll', icon: all, text: 'VLC finds all kinds of media files in all folders.' },
] as const;

const themes = [
  { id: 'dayNightTheme', description: 'Auto theme', value: '-1' },
  { id: 'lightTheme', description: 'Light theme', value: '1' },
  { id: 'darkTheme', description: 'Black theme', value: '2' },
];

const firstRunVersion = 3050400;

/** OnboardingActivity: what is asked at the first start. Skipped, everything keeps its default. */
export function OnboardingScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [stored, change] = usePreferences(preferences);
  const [index, setIndex] = useSavedState('page', 0);
  const [access, setAccess] = useSavedState<(typeof permissions)[number]['id']>('access', 'permAll');
  const page = pages[index];
  useBack(() => setIndex(index - 1), index > 0);
  const end = async () => {
    await change({ onboardingDone: true, firstRun: firstRunVersion });
    await openScreen(api, 'main');
    await finish();
  };
  const next = async () => {
    if (page === 'permission' && access === 'permAll' && !(await api.permissions.check(allFilesPermission))) {
      await api.startActivity({
        action: 'android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION',
        data: `package:${packageName}`,
      });
    }
    if (page === 'permission' && access === 'permMedia') {
      await api.permissions.request(['android.permission.READ_MEDIA_VIDEO', 'android.permission.READ_MEDIA_AUDIO']);
    }
    if (page === 'scan') await api.permissions.request([notificationPermission]);
    if (index === pages.length - 1) return await end();
    setIndex(index + 1);
  };
  return (
    <View id="fragment_onboarding_placeholder" className="android.widget.FrameLayout" class="onboarding">
      <LinearLayout orientation="vertical" align="center" justify="center" class="onboarding-page">
        {page === 'welcome' && (
          <>
            <Icon icon={cone} size={120} color="var(--primary)" />
            <TextView id="welcome_title" textAppearance="headline">
              Welcome to VLC!
            </TextView>
            <TextView>The free and open source multimedia player</TextView>
          </>
        )}
        {page === 'permission' && (
          <>
            <TextView id="permission_title" textAppearance="headline">
              Permission
            </TextView>
            <TextView>VLC needs your permission to access media on your device</TextView>
            <View class="onboarding-choices">
              {permissions.map(({ id, icon, text }) => (
                <View
                  key={id}
                  id={id}
                  className="android.widget.ImageView"
                  contentDescription={text}
                  class={access === id ? 'onboarding-choice onboarding-chosen' : 'onboarding-choice'}
                  onClick={() => setAccess(id)}
                >
                  <Icon icon={icon} size={40} semantics={{ importantForAccessibility: 'no' }} />
                </View>
              ))}
            </View>
            <TextView id="permDescription">{permissions.find(({ id }) => id === access)?.text}</TextView>
          </>
        )}
        {page === 'scan' && (
          <>
            <TextView id="scanning_title" textAppearance="headline">
              Auto-discover your media
            </TextView>
            <Switch
              id="scanningEnableSwitch"
              checked={stored?.scan === 0}
              onChange={(checked) => void change({ scan: checked ? 0 : 1 })}
            >
              Let VLC scan my device for media content
            </Switch>
          </>
        )}
        {page === 'theme' && (
          <>
            <TextView id="theme_title" textAppearance="headline">
              Make yourself at home
            </TextView>
            <View class="onboarding-choices">
              {themes.map(({ id, description, value }) => (
                <View
                  key={id}
                  id={id}
                  className="android.view.View"
                  contentDescription={description}
                  class={stored?.theme === value ? 'onboarding-choice onboarding-chosen' : 'onboarding-choice'}
                  onClick={() => void change({ theme: value })}
                />
              ))}
            </View>
            <TextView id="themeDescription">
              {themes.find(({ value }) => value === stored?.theme)?.description ?? ''}
            </TextView>
          </>
        )}
      </LinearLayout>
      <View class="onboarding-bar">
        <Button id="skip_button" variant="text" onClick={() => void end()}>
          Skip
        </Button>
        <Button id="next_button" onClick={() => void next()}>
          {index === pages.length - 1 ? 'Done' : 'Next'}
        </Button>
      </View>
    </View>
  );
}
