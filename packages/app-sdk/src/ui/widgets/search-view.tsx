import type { Search } from '../hooks/use-search.ts';
import { css } from '../theme/css.ts';
import { EditText } from './edit-text.tsx';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';

/** Of AppCompat's SearchView. */
export interface SearchViewProps {
  /** From `useSearch`: the query the field shows and changes. */
  search: Search;
  /** Default "Search…". */
  hint?: string | undefined;
  /** Resource name of the whole view. */
  id?: string | undefined;
  /** The keyboard's search key, with the query. */
  onSubmit?: ((query: string) => void) | undefined;
}

css`
.search-view { flex: 1; min-width: 0; align-self: stretch; align-items: stretch; }
.search-view .field { align-self: center; padding: 0 8px; }
/* Toolbars may be coloured. */
.search-view .field-input::placeholder { color: color-mix(in srgb, currentColor 60%, transparent); }
.search-view .icon-button { align-self: center; width: 48px; }
`;

/** AppCompat's SearchView, opened: the field, and a cross while something is typed. */
export function SearchView({ search, hint = 'Search…', id, onSubmit }: SearchViewProps) {
  const query = search.query ?? '';
  return (
    <LinearLayout className="androidx.appcompat.widget.LinearLayoutCompat" id={id} class="search-view">
      <LinearLayout id="search_bar" class="search-view">
        <LinearLayout id="search_edit_frame" class="search-view">
          <LinearLayout id="search_plate" class="search-view">
            <EditText
              id="search_src_text"
              className="android.widget.AutoCompleteTextView"
              variant="bare"
              weight={1}
              hint={hint}
              imeAction="search"
              value={query}
              onChange={search.setQuery}
              onImeAction={() => onSubmit?.(query)}
              autoFocus
            />
            {query !== '' && (
              <ImageButton
                id="search_close_btn"
                className="android.widget.ImageView"
                icon={glyphs.close}
                contentDescription="Clear query"
                onClick={() => search.setQuery('')}
              />
            )}
          </LinearLayout>
        </LinearLayout>
      </LinearLayout>
    </LinearLayout>
  );
}
