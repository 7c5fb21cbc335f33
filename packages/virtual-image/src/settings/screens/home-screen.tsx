import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  FrameLayout,
  Glyph,
  LinearLayout,
  ScrollView,
  TextView,
  useApi,
  useAsync,
  usePhoneState,
  View,
} from '@androidworld/app-sdk/ui';
import person from '@material-symbols/svg-400/rounded/account_circle-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { openPage } from '../open-page.ts';
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
  const api = useApi();
  const summaries = useSummaries();
  return (
    <ScrollView id="settings_homepage_container" weight={1}>
      <FrameLayout
        id="account_avatar"
        className="android.widget.ImageView"
        contentDescription={AVATAR}
        class="settings-avatar"
        onClick={() => undefined}
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
          void api.startActivity({
            component: { packageName: 'com.android.settings', className: 'com.android.settings.search.SearchActivity' },
          })
        }
      >
        <Glyph icon={search} />
        <TextView id="search_action_bar_title" textAppearance="body-large" color="muted">
          Search settings
        </TextView>
      </LinearLayout>
      <ScrollView id="main_content_scrollable_container" style={{ flex: 'none' }}>
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
                    <Row key={entry.title} entry={entry} summary={summaries[entry.title] ?? entry.summary} />
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

function Row({ entry, summary }: { entry: TopLevelEntry; summary: string }) {
  const api = useApi();
  const { page, title, icon, color } = entry;
  return (
    <LinearLayout class="settings-row" onClick={() => void openPage(api, page)}>
      <LinearLayout id="icon_frame">
        <ImageIcon icon={icon} color={color} />
      </LinearLayout>
      <LinearLayout orientation="vertical" className="android.widget.RelativeLayout" weight={1}>
        <TextView id="android:id/title" class="settings-row-title">
          {title}
        </TextView>
        <TextView id="android:id/summary" color="muted">
          {summary}
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

/** Summaries that tell how things are. */
function useSummaries(): Readonly<Record<string, string>> {
  const api = useSystemApi();
  const { level } = usePhoneState((state) => state.battery);
  const { data: storage } = useAsync(() => api.system.storage(), []);
  if (storage === undefined) return { Battery: `${level}%`, Storage: '' };
  const used = Math.round((1 - storage.free / storage.total) * 100);
  return { Battery: `${level}%`, Storage: `${used}% used - ${(storage.free / 1e9).toFixed(2)} GB free` };
}
