import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  EditText,
  FrameLayout,
  Glyph,
  glyphs,
  ImageButton,
  LinearLayout,
  RecyclerView,
  ScrollView,
  TextView,
  useBack,
  useSwipe,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { LaunchableApp } from '../launchable-apps.ts';
import { at } from '../place.ts';
import { AppIcon } from './app-icon.tsx';

css`
.drawer-apps { position: absolute; inset: 0; background: color-mix(in srgb, var(--surface) 97%, transparent); }
.drawer-search { border-radius: 28px; background: var(--surface-variant); }
.drawer-search .field { align-self: center; }
.drawer-google { display: grid; place-items: center; width: 48px; height: 48px; flex-shrink: 0; }
.drawer-list { position: absolute; left: 0; right: 0; top: 88.76px; bottom: 0; padding: 36.2px 21.71px 24px; }
.drawer-list .launcher-icon { height: 107.8px; }
.drawer-found { display: grid; grid-template-columns: repeat(4, 1fr); padding-bottom: 16px; }
.drawer-web { height: 56px; padding: 0 6px 0 64px; }
`;

/** So many suggestions of the web are shown. */
const webRows = 10;
const columns = 4;

/** All apps by name below a search field; what is typed finds apps, and then pages of the web, which are not to be had. */
export function AppDrawer({
  apps,
  predicted,
  searching,
  onClose,
}: {
  apps: readonly LaunchableApp[];
  /** Shown first, and alone before anything is typed in a search. */
  predicted: readonly LaunchableApp[];
  searching: boolean;
  onClose(): void;
}) {
  const [query, setQuery] = useState('');
  const swipe = useSwipe(({ dy }) => {
    if (dy > 300) onClose();
  });
  useSystemBars({ edgeToEdge: true, icons: 'dark' });
  useBack(onClose);
  const wanted = query.trim().toLowerCase();
  const isSearch = searching || wanted !== '';
  const found = apps.filter((app) => app.label.toLowerCase().includes(wanted));
  const shown = wanted === '' && searching ? predicted.slice(0, columns) : found;
  return (
    <FrameLayout class="drawer-apps" id="apps_view" pointer={swipe}>
      {isSearch ? (
        <ScrollView
          id="search_results_list_view"
          className="androidx.recyclerview.widget.RecyclerView"
          class="drawer-list"
        >
          <div class="drawer-found">
            {shown.map((app) => (
              <AppIcon key={app.packageName} app={app} />
            ))}
          </div>
          <WebSuggestions query={query} />
        </ScrollView>
      ) : (
        <RecyclerView
          id="apps_list_view"
          class="drawer-list"
          items={shown}
          columns={columns}
          itemKey={(app) => app.packageName}
          renderItem={(app) => <AppIcon app={app} />}
        />
      )}
      <LinearLayout class="drawer-search" style={at([57, 156, 1023, 301])}>
        <FrameLayout
          id="g_icon"
          className="android.widget.ImageView"
          contentDescription="Google app"
          class="drawer-google"
          onClick={onClose}
        >
          <Glyph icon={glyphs.search} />
        </FrameLayout>
        <EditText
          id="input"
          variant="bare"
          weight={1}
          hint="Search apps, web and more"
          imeAction="search"
          value={query}
          onChange={setQuery}
          autoFocus={searching}
        />
        {query !== '' && (
          <ImageButton
            id="clear_btn"
            icon={glyphs.close}
            contentDescription="Clear search box"
            onClick={() => setQuery('')}
          />
        )}
      </LinearLayout>
    </FrameLayout>
  );
}

/** What the web suggests: without a network the image shows what was typed, numbered. A tap asks Chrome for it. */
function WebSuggestions({ query }: { query: string }) {
  const api = useSystemApi();
  return (
    <>
      {Array.from({ length: webRows }, (_, index) => `${query}${index}`).map((text) => (
        <LinearLayout
          key={text}
          class="drawer-web"
          onClick={() => {
            const data = `https://www.google.com/search?q=${encodeURIComponent(text)}`;
            void api.startActivity({ action: 'android.intent.action.VIEW', data, flags: 0x1000_0000 });
          }}
        >
          <TextView id="title" contentDescription="Search null" textAppearance="body-large">
            {text}
          </TextView>
        </LinearLayout>
      ))}
    </>
  );
}
