import { css, Icon, type MenuItem, type Search, TextView, Toolbar, View } from '@androidworld/app-sdk/ui';
import { cone } from './cone.ts';

css`
.main-cone { width: 32px; height: 32px; margin-left: 16px; color: var(--primary); flex: none; }
.main-name { flex: 1; display: flex; font-size: 1.25rem; font-weight: 500; }
.main-name-text { width: 183PX; font-size: inherit; }
`;

/** Above the tabs: VLC's cone and name, and what the tab offers. */
export function MainBar({ menu, search }: { menu: readonly MenuItem[]; search?: Search | undefined }) {
  return (
    <View id="appbar" className="android.widget.LinearLayout">
      {search?.isOpen === true ? (
        <Toolbar id="main_toolbar" search={search} />
      ) : (
        <Toolbar id="main_toolbar" menu={menu}>
          <Icon id="toolbar_icon" class="main-cone" icon={cone} size={32} />
          <span class="main-name">
            <TextView id="toolbar_vlc_title" class="main-name-text">
              VLC
            </TextView>
          </span>
        </Toolbar>
      )}
    </View>
  );
}
