import {
  css,
  Drawer,
  glyphs,
  LinearLayout,
  Toolbar,
  useActivity,
  useBack,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { extras } from '../package-name.ts';
import { BackupScreen } from './drawer/backup-screen.tsx';
import { CategoriesScreen } from './drawer/categories-screen.tsx';
import { DrawerContent, type Place, places } from './drawer/drawer-content.tsx';
import { SeasonsScreen } from './drawer/seasons-screen.tsx';
import { AboutScreen, SettingsScreen } from './drawer/settings-screens.tsx';
import { SupportScreen } from './drawer/support-screen.tsx';
import { RecipesScreen } from './recipes/recipes-screen.tsx';
import { useAppTheme } from './use-app-theme.ts';

css`
.frame { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.fragment { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
`;

/** What the list is to show when something else sends the person there. */
export interface Asked {
  /** An ingredient, from the seasonal calendar. */
  readonly ingredient?: string;
  /** From a recipe's description. */
  readonly hashtag?: string;
}

/** MainActivity: a drawer, and what was chosen in it. */
export function MainScreen() {
  const { intent, intentSerial } = useActivity();
  const [place, setPlace] = useSavedState<Place>('place', 'recipes');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>({});
  useAppTheme();
  useBack(() => setPlace('recipes'), place !== 'recipes');
  useEffect(() => {
    const hashtag = intent.extras?.[extras.hashtag];
    if (typeof hashtag !== 'string') return;
    setPlace('recipes');
    setAsked({ hashtag });
  }, [intentSerial]);
  const go = (next: Place) => {
    setOpen(false);
    setAsked({});
    setPlace(next);
  };
  return (
    <LinearLayout
      id="drawer_layout"
      className="androidx.drawerlayout.widget.DrawerLayout"
      class="frame"
      align="stretch"
      orientation="vertical"
    >
      <LinearLayout orientation="vertical" align="stretch">
        <Toolbar
          title={places[place].title}
          navigation={{
            icon: glyphs.menu,
            contentDescription: 'Open navigation drawer',
            onClick: () => setOpen(true),
          }}
        />
      </LinearLayout>
      <View id="nav_host_fragment" className="android.widget.FrameLayout" class="fragment">
        {place === 'recipes' && <RecipesScreen asked={asked} onAsked={setAsked} />}
        {place === 'categories' && <CategoriesScreen />}
        {place === 'seasons' && (
          <SeasonsScreen
            onConfigure={() => go('settings')}
            onIngredient={(ingredient) => {
              setPlace('recipes');
              setAsked({ ingredient });
            }}
          />
        )}
        {place === 'support' && <SupportScreen />}
        {place === 'backup' && <BackupScreen />}
        {place === 'settings' && <SettingsScreen />}
        {place === 'about' && <AboutScreen />}
      </View>
      <Drawer open={isOpen} onClose={() => setOpen(false)} id="nav_view">
        <DrawerContent place={place} onPlace={go} />
      </Drawer>
    </LinearLayout>
  );
}
