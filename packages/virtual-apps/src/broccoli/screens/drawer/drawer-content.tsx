import { css, Divider, Glyph, Icon, LinearLayout, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import seasons from '@material-symbols/svg-400/rounded/calendar_month.svg';
import categories from '@material-symbols/svg-400/rounded/category.svg';
import support from '@material-symbols/svg-400/rounded/favorite.svg';
import about from '@material-symbols/svg-400/rounded/info.svg';
import recipes from '@material-symbols/svg-400/rounded/menu_book.svg';
import logo from '@material-symbols/svg-400/rounded/nutrition.svg';
import backup from '@material-symbols/svg-400/rounded/save.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';

/** What the drawer leads to. */
export const places = {
  recipes: { title: 'Recipes', id: 'nav_recipes', icon: recipes },
  categories: { title: 'Categories', id: 'nav_categories', icon: categories },
  seasons: { title: 'Seasonal calendar', id: 'nav_seasons', icon: seasons },
  support: { title: 'Support the app', id: 'nav_support', icon: support },
  backup: { title: 'Backup and restore', id: 'nav_backup_and_restore', icon: backup },
  settings: { title: 'Settings', id: 'nav_settings', icon: settings },
  about: { title: 'About the app', id: 'nav_about', icon: about },
} as const;

export type Place = keyof typeof places;

const order: readonly Place[] = ['recipes', 'categories', 'seasons', 'support', 'backup', 'settings', 'about'];
/** After these stands a line. */
const lastOfGroup: readonly Place[] = ['seasons', 'support'];

css`
.drawer-head { background: var(--primary); color: var(--on-primary); padding: 40px 16px 16px; gap: 4px; }
.drawer-row { height: 48px; margin: 4px 8px; padding: 0 8px; gap: 32px; border-radius: 4px; }
.drawer-row.drawer-row-on { background: color-mix(in srgb, var(--primary) 12%, transparent); color: var(--primary); }
`;

export function DrawerContent({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  return (
    <RecyclerView
      id="design_navigation_view"
      items={order}
      itemKey={(item) => item}
      header={
        <LinearLayout orientation="vertical" align="start" class="drawer-head">
          <Icon icon={logo} size={56} />
          <TextView textAppearance="title" color="var(--on-primary)">
            Broccoli
          </TextView>
          <TextView id="header_subtitle" color="var(--on-primary)">
            Free for everyone
          </TextView>
        </LinearLayout>
      }
      renderItem={(item) => (
        <LinearLayout orientation="vertical" align="stretch">
          <LinearLayout
            id={places[item].id}
            className="androidx.appcompat.widget.LinearLayoutCompat"
            class={item === place ? 'drawer-row drawer-row-on' : 'drawer-row'}
            checked={item === place}
            onClick={() => onPlace(item)}
          >
            <Glyph icon={places[item].icon} />
            <TextView id="design_menu_item_text" className="android.widget.CheckedTextView" textAppearance="label">
              {places[item].title}
            </TextView>
          </LinearLayout>
          {lastOfGroup.includes(item) && <Divider />}
        </LinearLayout>
      )}
    />
  );
}
