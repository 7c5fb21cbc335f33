import { css, EditText, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { hostOf, urlFor } from '../address.ts';
import type { SearchEngine } from '../search-engines.ts';
import type { HistoryEntry } from '../store/history.ts';

css`
.ntp { align-items: center; padding: 24px 16px; }
.ntp-logo { font-size: 56px; font-weight: 500; letter-spacing: -2px; text-align: center; padding: 32px 0; color: var(--primary); }
.ntp-box { border-radius: 28px; background: var(--surface-variant); padding: 4px 20px; margin: 0 16px; }
.ntp-tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px 8px; padding: 24px 8px; }
.ntp-tile { display: flex; flex-direction: column; align-items: center; gap: 8px; font-size: 0.75rem; min-width: 0; }
.ntp-tile > i { width: 48px; height: 48px; border-radius: 50%; background: var(--surface-variant); display: grid; place-items: center; font: 500 20px Roboto; }
.ntp-feed { padding: 16px; color: var(--on-surface-variant); }
`;

/** A new tab: a box to search, the sites visited most. */
export function NewTabPage({
  incognito,
  sites,
  engine,
  onLoad,
}: {
  incognito: boolean;
  sites: readonly HistoryEntry[];
  engine: SearchEngine;
  onLoad: (url: string) => void;
}) {
  const [typed, setTyped] = useState('');
  if (incognito) {
    return (
      <View id="ntp_content" class="chrome-page chrome-dark">
        <TextView class="chrome-none" textAppearance="headline">
          You’ve gone Incognito
        </TextView>
      </View>
    );
  }
  return (
    <ScrollView id="ntp_content" weight={1}>
      <View id="search_provider_logo" className="android.widget.ImageView" class="ntp-logo" contentDescription="Google">
        <span aria-hidden="true">Google</span>
      </View>
      <View id="search_box" className="android.widget.LinearLayout" class="ntp-box">
        <EditText
          id="search_box_text"
          variant="bare"
          hint="Search or type web address"
          value={typed}
          onChange={setTyped}
          imeAction="go"
          onImeAction={() => typed.trim() !== '' && onLoad(urlFor(typed, engine))}
        />
      </View>
      <View class="ntp-tiles">
        {sites.slice(0, 8).map(({ id, title, url }) => (
          <View key={id} className="android.widget.FrameLayout" class="ntp-tile" onClick={() => onLoad(url)}>
            <i aria-hidden="true">{(title || hostOf(url)).charAt(0).toUpperCase()}</i>
            <TextView id="tile_view_title" lines={1}>
              {title || hostOf(url)}
            </TextView>
          </View>
        ))}
      </View>
      <View id="feed_stream_recycler_view" className="androidx.recyclerview.widget.RecyclerView" class="ntp-feed">
        <TextView>Discover</TextView>
        <TextView>Can’t refresh Discover: there is no connection to the internet.</TextView>
      </View>
    </ScrollView>
  );
}
