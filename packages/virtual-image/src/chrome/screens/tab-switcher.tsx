import { css, ImageButton, RecyclerView, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { shownAddress } from '../address.ts';
import type { Tab } from './tabs.ts';

css`
.switcher-bar { height: 56px; display: flex; align-items: center; padding: 0 8px; flex: none; }
.switcher-new { display: flex; align-items: center; gap: 8px; padding: 0 8px; height: 48px; }
.switcher-card { margin: 8px; border-radius: 12px; background: var(--surface-container); height: 220px; overflow: hidden; display: flex; flex-direction: column; }
.switcher-card-active { outline: 3px solid var(--primary); }
.switcher-card-head { display: flex; align-items: center; padding-left: 12px; height: 40px; }
.switcher-card-head > :first-child { flex: 1; min-width: 0; }
.switcher-thumbnail { flex: 1; margin: 0 6px 6px; border-radius: 8px; background: #ffffff; color: #5f6368; padding: 8px; font-size: 0.75rem; overflow: hidden; }
`;

interface TabSwitcherProps {
  tabs: readonly Tab[];
  activeId: number | null;
  onOpen: (id: number) => void;
  onCloseTab: (id: number) => void;
  onCloseAll: () => void;
  onNew: () => void;
  onBack: () => void;
}

/** All tabs side by side. */
export function TabSwitcher({ tabs, activeId, onOpen, onCloseTab, onCloseAll, onNew, onBack }: TabSwitcherProps) {
  useBack(onBack, tabs.length > 0);
  return (
    <View class="chrome-page">
      <View id="tab_switcher_toolbar" className="android.widget.FrameLayout" class="switcher-bar">
        <View id="new_tab_view" className="android.widget.LinearLayout" class="switcher-new" onClick={onNew}>
          <ImageButton icon={add} contentDescription="New tab" onClick={onNew} />
          <TextView id="new_tab_view_desc">New tab</TextView>
        </View>
        <span style={{ flex: 1 }} />
        {tabs.length > 0 && (
          <TextView id="close_all_tabs" onClick={onCloseAll} style={{ padding: 12 }}>
            Close all tabs
          </TextView>
        )}
      </View>
      <RecyclerView
        id="tab_list_view"
        columns={2}
        items={tabs}
        itemKey={({ id }) => id}
        renderItem={(tab) => {
          const title = tab.title || shownAddress(tab.url) || 'New tab';
          return (
            <View
              id="content_view"
              className="android.widget.FrameLayout"
              contentDescription={`${title}, tab`}
              class={tab.id === activeId ? 'switcher-card switcher-card-active' : 'switcher-card'}
              onClick={() => onOpen(tab.id)}
            >
              <div class="switcher-card-head">
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
