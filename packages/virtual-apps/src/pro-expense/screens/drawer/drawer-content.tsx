import { css, Glyph, glyphs, ImageButton, LinearLayout, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import logo from '@material-symbols/svg-400/rounded/crop_free.svg';
import feedback from '@material-symbols/svg-400/rounded/feedback.svg';
import home from '@material-symbols/svg-400/rounded/home.svg';
import about from '@material-symbols/svg-400/rounded/info.svg';
import logs from '@material-symbols/svg-400/rounded/list.svg';
import statistics from '@material-symbols/svg-400/rounded/pie_chart.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import backup from '@material-symbols/svg-400/rounded/settings_backup_restore.svg';

const places = [
  { place: 'home', id: 'dest_home', label: 'Home', icon: home },
  { place: 'logs', id: 'dest_expense_logs', label: 'Expense Logs', icon: logs },
  { place: 'statistics', id: 'dest_statistics', label: 'Statistics', icon: statistics },
  { place: 'backup', id: 'dest_backup', label: 'Backup', icon: backup },
  { place: 'feedback', id: 'dest_feedback', label: 'Feedback', icon: feedback },
  { place: 'about', id: 'dest_about', label: 'About', icon: about },
  { place: 'settings', id: 'dest_settings', label: 'Settings', icon: settings },
] as const;

export type Place = (typeof places)[number]['place'];

css`
.menu-head { padding: 40px 16px 16px; gap: 12px; }
.menu-badge { background: var(--badge); padding: 2px 6px; border-radius: 4px; }
.menu-row { height: 48px; margin: 4px 8px; padding: 0 12px; gap: 28px; border-radius: 4px; }
.menu-row.menu-row-on { background: color-mix(in srgb, var(--primary) 16%, transparent); color: var(--primary); }
`;

interface DrawerContentProps {
  place: Place;
  onPlace: (place: Place) => void;
  onClose: () => void;
}

export function DrawerContent({ place, onPlace, onClose }: DrawerContentProps) {
  return (
    <RecyclerView
      id="design_navigation_view"
      items={places}
      itemKey={(item) => item.id}
      header={
        <LinearLayout class="menu-head">
          <ImageButton id="btn_close" icon={glyphs.back} onClick={onClose} />
          <Glyph icon={logo} size={32} />
          <TextView id="tv_app_name" textAppearance="title">
            Pro Expense
          </TextView>
          <TextView class="menu-badge" textAppearance="label-small" color="#212121">
            BETA
          </TextView>
        </LinearLayout>
      }
      renderItem={(item) => (
        <LinearLayout
          id={item.id}
          className="androidx.appcompat.widget.LinearLayoutCompat"
          class={item.place === place ? 'menu-row menu-row-on' : 'menu-row'}
          checked={item.place === place}
          onClick={() => onPlace(item.place)}
        >
          <Glyph icon={item.icon} />
          <TextView id="design_menu_item_text" className="android.widget.CheckedTextView" textAppearance="label">
            {item.label}
          </TextView>
        </LinearLayout>
      )}
    />
  );
}
