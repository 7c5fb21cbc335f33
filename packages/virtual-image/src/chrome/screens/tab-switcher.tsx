import {
  css,
  Icon,
  ImageButton,
  MenuButton,
  RecyclerView,
  TabLayout,
  TextView,
  useBack,
  useIsLandscape,
  View,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import tabsIcon from '@material-symbols/svg-400/rounded/tab.svg';
import incognitoIcon from '@material-symbols/svg-400/rounded/visibility_off.svg';
import { useState } from 'preact/hooks';
import { shownAddress } from '../address.ts';
import { ofKind, type Tabs } from './tabs.ts';

css`
.switcher-bar { height: 56px; display: flex; align-items: center; padding: 0 8px; flex: none; }
.switcher-new { display: flex; align-items: center; gap: 8px; padding: 0 8px; height: 48px; }
.switcher-card { margin: 8px; border-radius: 12px; background: var(--surface-container); height: 220px; overflow: hidden; display: flex; flex-direction: column; }
.switcher-card-active { outline: 3px solid var(--primary); }
.switcher-card-head { display: flex; align-items: center; gap: 8px; padding-left: 12px; height: 40px; }
.switcher-card-head > :nth-child(2) { flex: 1; min-width: 0; }
.switcher-kinds { width: 112px; border: 0; background: none; }
.switcher-thumbnail { flex: 1; margin: 0 6px 6px; border-radius: 8px; background: var(--background); color: var(--on-surface-variant); padding: 8px; font-size: 0.75rem; overflow: hidden; }
`;

interface TabSwitcherProps {
  tabs: Tabs;
  /** Which kind is shown first. */
  incognito: boolean;
  onOpen: (id: number) => void;
  onCloseTab: (id: number) => void;
  onCloseAll: (incognito: boolean) => void;
  onNew: (incognito: boolean) => void;
  onSettings: () => void;
  onBack: () => void;
}

/** All tabs of a kind side by side. */
export function TabSwitcher(props: TabSwitcherProps) {
  const { tabs, onOpen, onCloseTab, onCloseAll, onNew, onSettings, onBack } = props;
  const isLandscape = useIsLandscape();
  const [wanted, setWanted] = useState(props.incognito);
  const hasIncognito = ofKind(tabs, true).length > 0;
  const incognito = wanted && hasIncognito;
  const shown = ofKind(tabs, incognito);
  useBack(onBack, tabs.activeId !== null);
  const menu = [
    { title: 'New tab', onClick: () => onNew(false) },
    { title: 'New incognito tab', onClick: () => onNew(true) },
    {
      title: incognito ? 'Close incognito tabs' : 'Close all tabs',
      enabled: shown.length > 0,
      onClick: () => onCloseAll(incognito),
    },
    { title: 'Settings', onClick: onSettings },
  ];
  return (
    <View class="chrome-page">
      <View id="tab_switcher_toolbar" className="android.widget.FrameLayout" class="switcher-bar">
        <View
          id="new_tab_view"
          className="android.widget.LinearLayout"
          class="switcher-new"
          onClick={() => onNew(incognito)}
        >
          <Icon id="new_tab_view_button" icon={add} contentDescription="New tab" />
          <TextView id="new_tab_view_desc">New tab</TextView>
        </View>
        <span style={{ flex: 1 }} />
        {hasIncognito && (
          <TabLayout
            id="incognito_tabs_stub"
            class="switcher-kinds"
            tabs={[
              { icon: tabsIcon, contentDescription: 'Standard tabs' },
              { icon: incognitoIcon, contentDescription: 'Incognito tabs' },
            ]}
            selected={incognito ? 1 : 0}
            onSelect={(place) => setWanted(place === 1)}
          />
        )}
        <span style={{ flex: 1 }} />
        <MenuButton id="menu_button" className="android.widget.ImageButton" items={menu} />
      </View>
      <RecyclerView
        id="tab_list_view"
        columns={isLandscape ? 3 : 2}
        items={shown}
        itemKey={({ id }) => id}
        renderItem={(tab) => {
          const title = tab.title || shownAddress(tab.url) || 'New tab';
          return (
            <View
              id="content_view"
              className="android.widget.FrameLayout"
              contentDescription={`${title}, tab`}
              class={tab.id === tabs.activeId ? 'switcher-card switcher-card-active' : 'switcher-card'}
              onClick={() => onOpen(tab.id)}
            >
              <div class="switcher-card-head">
                <Icon id="tab_favicon" icon={globe} size={18} />
                <TextView id="tab_title" lines={1}>
                  {title}
                </TextView>
                <ImageButton
                  id="action_button"
                  className="android.widget.ImageView"
                  icon={close}
                  contentDescription={`Close ${title} tab`}
                  onClick={() => onCloseTab(tab.id)}
                />
              </div>
              <View id="tab_thumbnail" className="android.widget.ImageView" class="switcher-thumbnail">
                <span aria-hidden="true">{shownAddress(tab.url)}</span>
              </View>
            </View>
          );
        }}
      />
    </View>
  );
}
