import { css, FrameLayout, Glyph, LinearLayout, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import person from '@material-symbols/svg-400/rounded/account_circle-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { searchActivity, searchPackage } from '../../settings-intelligence/package-name.ts';
import { live, type PageScope } from '../page.ts';
import { usePageScope } from '../use-page-scope.ts';
import { type TopLevelEntry, topLevel } from './top-level.ts';

// The title begins 273 pixels under the status bar, the first row 369 pixels under the title: 88 dp rows, 36 sp title.
css`
.settings-avatar { width: 40px; height: 40px; margin: 16px 24px 0 auto; flex: none; }
.settings-avatar > .icon { color: var(--primary); }
.settings-title { margin: 48px 24px 0; font-size: 2.25rem; }
.settings-search { margin: 20px 16px 16px; height: 56px; padding: 0 20px; gap: 16px; border-radius: 28px; background: var(--surface-variant); }
.settings-icon { width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; flex-shrink: 0; }
.settings-row { padding: 0 16px 0 24px; min-height: 88px; gap: 16px; }
.settings-row-title { font-size: 1.25rem; }
`;

/** The list of categories, under the search field. */
export function HomeScreen() {
  const scope = usePageScope(undefined);
  return (
    <ScrollView id="settings_homepage_container" focusable={false} weight={1}>
      <FrameLayout
        id="account_avatar"
        className="android.widget.ImageView"
        contentDescription={AVATAR}
        class="settings-avatar"
        onClick={() => scope.open('com.google.android.gms.app.settings.GoogleSettings')}
      >
        <Glyph icon={person} size={40} />
      </FrameLayout>
      <TextView id="homepage_title" class="settings-title">
        Settings
      </TextView>
      <LinearLayout
        class="settings-search"
        id="search_action_bar"
        className="android.view.ViewGroup"
        onClick={() =>
          scope.open({
            intent: {
              action: 'android.settings.APP_SEARCH_SETTINGS',
              component: { packageName: searchPackage, className: searchActivity },
            },
          })
        }
      >
        <Glyph icon={search} />
        <TextView id="search_action_bar_title" textAppearance="body-large" color="muted">
          Search settings
        </TextView>
      </LinearLayout>
      <ScrollView id="main_content_scrollable_container" focusable={false} style={{ flex: 'none' }}>
        <LinearLayout id="homepage_container" orientation="vertical">
          <FrameLayout id="main_content">
            <LinearLayout id="container_material" orientation="vertical">
              <FrameLayout id="android:id/list_container">
                <View
                  id="recycler_view"
                  className="androidx.recyclerview.widget.RecyclerView"
                  focusable
                  style={{ paddingBottom: 24 }}
                >
                  {topLevel.map((entry) => (
                    <Row key={entry.title} entry={entry} scope={scope} />
                  ))}
                </View>
              </FrameLayout>
            </LinearLayout>
          </FrameLayout>
        </LinearLayout>
      </ScrollView>
    </ScrollView>
  );
}

const AVATAR = 'Profile picture, double tap to open Google Account';

function Row({ entry, scope }: { entry: TopLevelEntry; scope: PageScope }) {
  const { opens, title, icon, color } = entry;
  return (
    <LinearLayout class="settings-row" onClick={() => scope.open(opens)}>
      <LinearLayout id="icon_frame">
        <ImageIcon icon={icon} color={color} />
      </LinearLayout>
      <LinearLayout orientation="vertical" className="android.widget.RelativeLayout" weight={1}>
        <TextView id="android:id/title" class="settings-row-title">
          {title}
        </TextView>
        <TextView id="android:id/summary" color="muted">
          {live(entry.summary, scope)}
        </TextView>
      </LinearLayout>
    </LinearLayout>
  );
}

function ImageIcon({ icon, color }: Pick<TopLevelEntry, 'icon' | 'color'>) {
  return (
    <View id="android:id/icon" className="android.widget.ImageView" class="settings-icon" style={{ background: color }}>
      <Glyph icon={icon} size={22} color="#fff" />
    </View>
  );
}
