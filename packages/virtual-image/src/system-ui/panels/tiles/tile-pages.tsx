import { css, ImageButton, LinearLayout, View, ViewPager } from '@androidworld/app-sdk/ui';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import { useState } from 'preact/hooks';
import type { Tile } from './tile.ts';
import { TileView } from './tile-view.tsx';

css`
.tile-grid { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; align-content: start; }
.tile-pager { height: 344px; flex: none; touch-action: pan-x; }
.tile-footer { height: 48px; position: relative; flex: none; }
.tile-dots { position: absolute; left: 50%; top: 20px; transform: translateX(-50%); display: flex; gap: 4px; height: 8px; }
.tile-dots > i { width: 6px; height: 6px; margin-top: 1px; border-radius: 50%; background: #8f9099; }
.tile-dots > .tile-dot-here { background: #e3e2e6; }
.tile-edit { position: absolute; right: 2px; top: 0; width: 48px; height: 48px; }
@media (orientation: landscape) { .tile-grid { grid-template-columns: repeat(4, 1fr); } .tile-pager { height: 168px; } }
`;

/** Two columns of four, or four of two when the phone lies: as many to a page. */
const PER_PAGE = 8;

/** All tiles, a page at a time. */
export function TilePages({ tiles, onEdit }: { tiles: readonly Tile[]; onEdit: () => void }) {
  const [selected, setSelected] = useState(0);
  const pages = Array.from({ length: Math.ceil(tiles.length / PER_PAGE) }, (_, page) =>
    tiles.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  const shown = Math.min(selected, Math.max(0, pages.length - 1));
  return (
    <LinearLayout orientation="vertical">
      <ViewPager
        id="qs_pager"
        class="tile-pager"
        focusable
        selected={shown}
        onSelect={setSelected}
        pages={pages.map((page) => (
          <View class="tile-grid" id="tile_page" className="android.view.ViewGroup" key={page[0]?.spec}>
            {page.map((tile) => (
              <TileView key={tile.spec} tile={tile} />
            ))}
          </View>
        ))}
      />
      <View class="tile-footer" className="android.widget.LinearLayout" id="qs_footer">
        {pages.length > 1 && (
          <View
            class="tile-dots"
            id="footer_page_indicator"
            contentDescription={`Page ${shown + 1} of ${pages.length}`}
          >
            {pages.map((page, index) => (
              <i key={page[0]?.spec} class={index === shown ? 'tile-dot-here' : ''} />
            ))}
          </View>
        )}
        <ImageButton
          class="tile-edit"
          className="android.widget.ImageView"
          id="android:id/edit"
          icon={edit}
          size={20}
          contentDescription="Edit order of settings."
          onClick={onEdit}
        />
      </View>
    </LinearLayout>
  );
}

/** The first tiles, above the notifications. */
export function QuickTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <View class="tile-grid" id="quick_qs_panel" className="android.widget.LinearLayout">
      {tiles.slice(0, 4).map((tile) => (
        <TileView key={tile.spec} tile={tile} />
      ))}
    </View>
  );
}
