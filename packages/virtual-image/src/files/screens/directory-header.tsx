import { Chip, css, Glyph, ImageButton, LinearLayout, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import chevron from '@material-symbols/svg-400/rounded/chevron_right.svg';
import grid from '@material-symbols/svg-400/rounded/grid_view.svg';
import list from '@material-symbols/svg-400/rounded/list.svg';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { filters } from '../list-entries.ts';
import { titleOf } from '../roots.ts';
import type { Browser } from './use-browser.ts';

css`
.files-crumbs { padding: 0 16px; flex-shrink: 0; }
.files-crumb { height: 36px; padding: 0 4px; white-space: nowrap; }
.files-crumb .text { font-size: 0.875rem; }
.files-chips { padding: 8px 20px; gap: 8px; flex-shrink: 0; }
.files-head { min-height: 60px; padding: 0 8px 0 24px; }
`;

/** Above the files: the way here, the filters, the title with the button that changes the view. */
export function DirectoryHeader({ browser }: { browser: Browser }) {
  const { place, mode } = browser;
  const next = mode === 'list' ? 'grid' : 'list';
  return (
    <LinearLayout orientation="vertical" id="directory_header">
      {place.trail.length > 0 && !browser.isSearching && <Breadcrumbs browser={browser} />}
      <Chips browser={browser} />
      <LinearLayout id="header_container" class="files-head">
        <TextView id="header_title" textAppearance="title-small" weight={1} lines={1}>
          {headerTitle(browser)}
        </TextView>
        <View id="sub_menu" className="androidx.appcompat.widget.LinearLayoutCompat">
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
      elementRef={row}
    >
      {crumbs.map(({ key, title }, index) => {
        const isLast = index === trail.length;
        return (
          <LinearLayout
            key={key}
            class="files-crumb"
            onClick={() => browser.go({ root, trail: trail.slice(0, index) })}
          >
            <TextView id="breadcrumb_text" color={isLast ? 'var(--primary)' : 'muted'}>
              {title}
            </TextView>
            {!isLast && <Glyph icon={chevron} size={18} color="var(--on-surface-variant)" />}
          </LinearLayout>
        );
      })}
    </ScrollView>
  );
}

function Chips({ browser: { search, setSearch } }: { browser: Browser }) {
  const chosen = search?.filter ?? null;
  return (
    <ScrollView horizontal id="search_chip_group" class="files-chips">
      {filters.map((filter) => (
        <Chip
          key={filter.label}
          label={filter.label}
          checked={chosen === filter}
          onClick={() => {
            const text = search?.text ?? null;
            const next = chosen === filter ? null : filter;
            setSearch(next === null && text === null ? null : { text, filter: next });
          }}
        />
      ))}
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
