import { css, Glyph, LinearLayout, ListItem, ScrollView, TextView, useApi } from '@androidworld/app-sdk/ui';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { openPage } from '../open-page.ts';
import { topLevel } from './top-level.ts';

css`
.settings-search { margin: 12px 16px 16px; height: 56px; padding: 0 20px; gap: 16px; border-radius: 28px; background: var(--surface-variant); }
.settings-title { padding: 56px 20px 8px; font-size: 2.25rem; }
.settings-icon { width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; flex-shrink: 0; }
.settings-row { padding: 12px 20px; min-height: 80px; gap: 20px; }
.settings-row .list-item-title { font-size: 1.25rem; }
`;

/** The list of categories, under the search field. */
export function HomeScreen() {
  const api = useApi();
  return (
    <ScrollView id="main_content_scrollable_container" className="android.widget.ScrollView" weight={1}>
      <TextView id="homepage_title" class="settings-title">
        Settings
      </TextView>
      <LinearLayout
        class="settings-search"
        id="search_action_bar"
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
      <LinearLayout
        orientation="vertical"
        id="recycler_view"
        className="androidx.recyclerview.widget.RecyclerView"
        padding={[0, 0, 24, 0]}
      >
        {topLevel.map(({ page, title, summary, icon, color }) => (
          <ListItem
            key={title}
            class="settings-row"
            title={title}
            summary={summary}
            leading={
              <span class="settings-icon" style={{ background: color }}>
                <Glyph icon={icon} size={22} color="#fff" />
              </span>
            }
            onClick={() => void openPage(api, page)}
          />
        ))}
      </LinearLayout>
    </ScrollView>
  );
}
