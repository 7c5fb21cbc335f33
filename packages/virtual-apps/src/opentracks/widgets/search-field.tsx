import { css, EditText, glyphs, Icon, ImageButton, LinearLayout } from '@androidworld/app-sdk/ui';
import type { TrackSearch } from '../screens/list/track-search.ts';

css`
.tracker-search-icon { width: 48.4px; height: 48px; display: grid; place-items: center; }
.tracker-search-icon > svg { width: 24px; height: 24px; }
.tracker-search { flex: 1; min-width: 0; align-self: stretch; padding-left: 8px; }
.tracker-search .field { align-self: center; }
.tracker-search .icon-button { width: 40px; }
`;

/** AppCompat's SearchView in a toolbar, closed: its button alone. */
export function SearchButton({ id, onOpen }: { id: string; onOpen: () => void }) {
  return (
    <LinearLayout id={id} className="androidx.appcompat.widget.LinearLayoutCompat" focusable>
      <Icon
        id="search_button"
        icon={glyphs.search}
        class="tracker-search-icon"
        style={{ width: 48.4, height: 48 }}
        contentDescription="Search"
        onClick={onOpen}
      />
    </LinearLayout>
  );
}

/** The same, opened, in place of the title. */
export function SearchField({ id, search }: { id: string; search: TrackSearch }) {
  return (
    <LinearLayout id={id} className="androidx.appcompat.widget.LinearLayoutCompat" class="tracker-search" focusable>
      <EditText
        id="search_src_text"
        className="android.widget.AutoCompleteTextView"
        variant="bare"
        weight={1}
        hint="Search"
        imeAction="search"
        value={search.typed ?? ''}
        onChange={search.type}
        onImeAction={search.submit}
        autoFocus
      />
      <ImageButton
        id="search_close_btn"
        className="android.widget.ImageView"
        icon={glyphs.close}
        contentDescription="Clear query"
        onClick={search.clear}
      />
      {search.typed !== '' && (
        <ImageButton
          id="search_go_btn"
          className="android.widget.ImageView"
          icon={glyphs.chevronRight}
          contentDescription="Submit query"
          onClick={search.submit}
        />
      )}
    </LinearLayout>
  );
}
