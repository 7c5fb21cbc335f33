import { CheckBox, css, type IconSource, ImageButton, TextView, View, Window } from '@androidworld/app-sdk/ui';
import forward from '@material-symbols/svg-400/rounded/arrow_forward.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import refresh from '@material-symbols/svg-400/rounded/refresh.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starred from '@material-symbols/svg-400/rounded/star-fill.svg';

css`
.app-menu { position: absolute; right: 4px; top: 52px; width: 268px; max-height: calc(100% - 80px); overflow-y: auto; border-radius: 8px; background: var(--surface-container); box-shadow: var(--shadow-3); padding-bottom: 8px; }
.app-menu-icons { display: flex; justify-content: space-around; height: 56px; align-items: center; border-bottom: 1px solid var(--outline-variant); }
.app-menu-row { height: 48px; padding: 0 16px; display: flex; align-items: center; }
.app-menu-row > .check-box { min-height: 32px; width: 32px; height: 32px; }
.app-menu-divider { height: 1px; background: var(--outline-variant); margin: 4px 0; }
`;

export type MenuEntry =
  | {
      readonly id: string;
      readonly text: string;
      /** With a check box at its end. */
      readonly checked?: boolean;
      onClick(): void;
    }
  | 'divider';

interface AppMenuProps {
  bookmarked: boolean;
  /** Undefined: there is no page to go forward to. */
  onForward: (() => void) | undefined;
  entries: readonly MenuEntry[];
  onBookmark: () => void;
  onPageInfo: () => void;
  onRefresh: () => void;
  onClose: () => void;
}

/** The menu behind the three dots. */
export function AppMenu(props: AppMenuProps) {
  const { bookmarked, entries, onForward, onBookmark, onPageInfo, onRefresh, onClose } = props;
  const leave = (act: () => void) => () => {
    onClose();
    act();
  };
  const button = (id: string, name: string, icon: IconSource, act?: () => void) => (
    <ImageButton
      id={id}
      icon={icon}
      contentDescription={name}
      enabled={act !== undefined}
      onClick={leave(act ?? (() => undefined))}
    />
  );
  return (
    <Window title="Menu" place="free" class="app-menu" onDismiss={onClose}>
      <View id="app_menu_list" className="android.widget.ListView">
        <View id="icon_row_menu_id" className="android.widget.LinearLayout" class="app-menu-icons">
          {button('button_one', 'Forward', forward, onForward)}
          {button('button_two', bookmarked ? 'Edit bookmark' : 'Bookmark', bookmarked ? starred : star, onBookmark)}
          {button('button_three', 'Download', download)}
          {button('button_four', 'Page info', info, onPageInfo)}
          {button('button_five', 'Refresh', refresh, onRefresh)}
        </View>
        {entries.map((entry, index) =>
          entry === 'divider' ? (
            <View key={`divider ${index}`} class="app-menu-divider" />
          ) : (
            <View
              key={entry.id}
              id={entry.id}
              className="android.widget.LinearLayout"
              class="app-menu-row"
              onClick={leave(entry.onClick)}
            >
              <TextView id="menu_item_text" weight={1}>
                {entry.text}
              </TextView>
              {entry.checked !== undefined && (
                <CheckBox id="checkbox" checked={entry.checked} onChange={leave(entry.onClick)} />
              )}
            </View>
          ),
        )}
      </View>
    </Window>
  );
}
