import { Chip, css, Glyph, ImageButton, LinearLayout, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import chevron from '@material-symbols/svg-400/rounded/chevron_right.svg';
import description from '@material-symbols/svg-400/rounded/description.svg';
import grid from '@material-symbols/svg-400/rounded/grid_view.svg';
import image from '@material-symbols/svg-400/rounded/image.svg';
import list from '@material-symbols/svg-400/rounded/list.svg';
import movie from '@material-symbols/svg-400/rounded/movie.svg';
import musicNote from '@material-symbols/svg-400/rounded/music_note.svg';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { filters } from '../list-entries.ts';
import { titleOf } from '../roots.ts';
import type { Browser } from './use-browser.ts';

css`
.files-crumbs { flex-shrink: 0; }
.files-crumb { height: 48px; position: relative; }
.files-crumb .text { height: 48px; padding: 0 8px; display: flex; align-items: center; font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
.files-crumb:first-child .text { padding-left: 24px; }
.files-crumb:last-child .text { padding-right: 16px; }
.files-crumb .disabled { opacity: 0.6; }
.files-chips { margin: 0 20px; flex-shrink: 0; }
.files-chips .chip { margin: 0 4px; }
.files-head { height: 60px; margin: 0 24px; }
.files-title { height: 60px; display: flex; align-items: center; font-weight: 500; }
.files-sub-menu { width: 48px; height: 48px; }
`;

/** Above the files: the way here, the filters, the title with the button that changes the view. */
export function DirectoryHeader({ browser }: { browser: Browser }) {
  const { mode } = browser;
  const next = mode === 'list' ? 'grid' : 'list';
  return (
    <LinearLayout orientation="vertical" id="directory_header" align="stretch">
      {hasBreadcrumbs(browser) && <Breadcrumbs browser={browser} />}
      {browser.canSearch && <Chips browser={browser} />}
      <LinearLayout class="files-head">
        <TextView id="header_title" class="files-title" weight={1}>
          {headerTitle(browser)}
        </TextView>
        <View id="sub_menu" className="androidx.appcompat.widget.LinearLayoutCompat" class="files-sub-menu">
          <ImageButton
            className="android.widget.TextView"
            id={`sub_menu_${next}`}
            icon={next === 'grid' ? grid : list}
            contentDescription={next === 'grid' ? 'Grid view' : 'List view'}
            onClick={() => void browser.setMode(next)}
          />
        </View>
      </LinearLayout>
    </LinearLayout>
  );
}

/** In dp, of the toolbar and the header: what the directory begins below. */
export function headerHeight(browser: Browser): number {
  return 109 + (hasBreadcrumbs(browser) ? 48 : 0) + (browser.canSearch ? 48 : 0);
}

/** Changes with the place and with what is shown of it. */
export function headerName({ place, mode, isSearching }: Browser): string {
  return [place.root.id, ...place.trail.map(({ key }) => key), mode, isSearching].join('\n');
}

function hasBreadcrumbs({ place, isSearching }: Browser): boolean {
  return place.root.id !== 'recent' && !isSearching;
}

function Breadcrumbs({ browser }: { browser: Browser }) {
  const { root, trail } = browser.place;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current !== null) row.current.scrollLeft = row.current.scrollWidth;
  }, [trail]);
  const crumbs = [{ key: 'root', title: root.title }, ...trail];
  return (
    <ScrollView
      horizontal
      className="androidx.recyclerview.widget.RecyclerView"
      id="horizontal_breadcrumb"
      class="files-crumbs"
      focusable
      elementRef={row}
    >
      {crumbs.map(({ key, title }, index) => {
        const isLast = index === trail.length;
        return (
          <LinearLayout
            key={key}
            class="files-crumb"
            focusable
            // The list takes the taps.
            semantics={{ clickable: false }}
            onClick={() => browser.go({ root, trail: trail.slice(0, index) })}
          >
            <TextView id="breadcrumb_text" enabled={isLast} color={isLast ? 'var(--on-surface)' : 'muted'}>
              {title}
            </TextView>
            {!isLast && <Glyph icon={chevron} size={24} color="var(--on-surface-variant)" />}
          </LinearLayout>
        );
      })}
    </ScrollView>
  );
}

const chipIcons: Readonly<Record<string, string>> = {
  Images: image,
  Audio: musicNote,
  Videos: movie,
  Documents: description,
};

function Chips({ browser: { search, setSearch } }: { browser: Browser }) {
  const chosen = search?.filter ?? null;
  return (
    <ScrollView horizontal focusable>
      <LinearLayout id="search_chip_group" class="files-chips">
        {filters.map((filter) => (
          <Chip
            key={filter.label}
            label={filter.label}
            icon={chipIcons[filter.label]}
            checked={chosen === filter}
            onClick={() => {
              const text = search?.text ?? null;
              const next = chosen === filter ? null : filter;
              setSearch(next === null && text === null ? null : { text, filter: next });
            }}
          />
        ))}
      </LinearLayout>
    </ScrollView>
  );
}

function headerTitle({ place, isSearching }: Browser): string {
  const { root, trail } = place;
  if (root.id === 'recent') return isSearching ? 'Files' : 'Recent files';
  if (root.id === 'downloads') return 'Files in Downloads';
  if (root.folder === null) return root.title;
  return trail.length > 0 && !isSearching ? `Files in ${titleOf(place)}` : `Files on ${root.title}`;
}
