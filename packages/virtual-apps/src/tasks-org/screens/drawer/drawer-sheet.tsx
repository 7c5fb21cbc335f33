import { css, LinearLayout, ScrollView, useApi, usePhoneClock } from '@androidworld/app-sdk/ui';
import allInbox from '@material-symbols/svg-400/rounded/all_inbox.svg';
import donate from '@material-symbols/svg-400/rounded/attach_money.svg';
import filterIcon from '@material-symbols/svg-400/rounded/filter_list.svg';
import help from '@material-symbols/svg-400/rounded/help.svg';
import recent from '@material-symbols/svg-400/rounded/history.svg';
import listIcon from '@material-symbols/svg-400/rounded/list.svg';
import bell from '@material-symbols/svg-400/rounded/notifications.svg';
import manage from '@material-symbols/svg-400/rounded/reorder.svg';
import tagIcon from '@material-symbols/svg-400/rounded/sell.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import snooze from '@material-symbols/svg-400/rounded/snooze.svg';
import timer from '@material-symbols/svg-400/rounded/timer.svg';
import today from '@material-symbols/svg-400/rounded/today.svg';
import { useState } from 'preact/hooks';
import { activities } from '../../package-name.ts';
import { countOf, type Filter, filterTitle, renderFilter } from '../../store/filters.ts';
import { preferences as file, type TasksPreferences } from '../../store/preferences.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { openScreen } from '../open-screens.ts';
import { Sheet } from '../sheet.tsx';
import { DrawerAction, DrawerHeader, DrawerRow } from './drawer-rows.tsx';
import { NewFilterDialog } from './new-filter-dialog.tsx';

css`
.drawer-rows { flex: 0 1 auto; padding-top: 12.2px; }
.drawer-line { height: 1px; background: var(--line); }
`;

interface DrawerSheetProps {
  snapshot: Snapshot;
  preferences: TasksPreferences;
  current: Filter;
  onFilter: (filter: Filter) => void;
  onClose: () => void;
}

/** All lists, and what else there is. */
export function DrawerSheet({ snapshot, preferences, current, onFilter, onClose }: DrawerSheetProps) {
  const api = useApi();
  const clock = usePhoneClock();
  const [isAdding, setAdding] = useState(false);
  const go = (activity: string) => {
    onClose();
    void openScreen(api, activity);
  };
  const row = (filter: Filter, icon: string) => {
    const key = renderFilter(filter);
    return (
      <DrawerRow
        key={key}
        icon={icon}
        title={filterTitle(filter, snapshot) ?? ''}
        count={countOf(filter, snapshot, clock)}
        current={key === renderFilter(current)}
        onClick={() => {
          onClose();
          onFilter(filter);
        }}
      />
    );
  };
  const toggle = (key: 'collapseFilters' | 'collapseTags' | 'collapsePlaces' | 'collapseLists') =>
    void file.put(api, { [key]: !preferences[key] });
  const has = (filter: Filter) => countOf(filter, snapshot, clock) > 0;
  const tags = snapshot.tags.filter(
    ({ remoteId }) => !preferences.hideUnusedTags || has({ kind: 'tag', uuid: remoteId ?? '' }),
  );
  return (
    <Sheet onDismiss={onClose}>
      <ScrollView
        id="recycler_view"
        className="androidx.recyclerview.widget.RecyclerView"
        class="drawer-rows"
        focusable
      >
        {row({ kind: 'all' }, allInbox)}
        {preferences.drawerFilters && (
          <DrawerHeader
            title="Filters"
            collapsed={preferences.collapseFilters}
            onClick={() => toggle('collapseFilters')}
            onAdd={() => setAdding(true)}
          />
        )}
        {preferences.drawerFilters && !preferences.collapseFilters && (
          <>
            {preferences.drawerToday && row({ kind: 'today' }, today)}
            {preferences.drawerRecent && row({ kind: 'recent' }, recent)}
            {has({ kind: 'snoozed' }) && row({ kind: 'snoozed' }, snooze)}
            {has({ kind: 'timed' }) && row({ kind: 'timed' }, timer)}
            {has({ kind: 'notified' }) && row({ kind: 'notified' }, bell)}
            {snapshot.filters.map(({ id }) => row({ kind: 'own', id }, filterIcon))}
          </>
        )}
        {preferences.drawerTags && (
          <DrawerHeader
            title="Tags"
            collapsed={preferences.collapseTags}
            onClick={() => toggle('collapseTags')}
            onAdd={() => go(activities.tagSettings)}
          />
        )}
        {preferences.drawerTags &&
          !preferences.collapseTags &&
          tags.map(({ remoteId }) => row({ kind: 'tag', uuid: remoteId ?? '' }, tagIcon))}
        {preferences.drawerPlaces && (
          <DrawerHeader
            title="Places"
            collapsed={preferences.collapsePlaces}
            onClick={() => toggle('collapsePlaces')}
            onAdd={() => void api.toast('No network connection')}
          />
        )}
        {preferences.drawerLists && (
          <DrawerHeader
            title="Local lists"
            collapsed={preferences.collapseLists}
            onClick={() => toggle('collapseLists')}
            onAdd={() => go(activities.listSettings)}
          />
        )}
        {preferences.drawerLists &&
          !preferences.collapseLists &&
          snapshot.lists.map(({ uuid }) => row({ kind: 'list', uuid: uuid ?? '' }, listIcon))}
        <LinearLayout class="drawer-line" />
        <DrawerAction title="Donate" icon={donate} onClick={() => void openWeb('https://tasks.org/donate')} />
        <DrawerAction title="Manage drawer" icon={manage} onClick={() => go(activities.drawer)} />
        <DrawerAction title="Settings" icon={settings} onClick={() => go(activities.preferences)} />
        <DrawerAction title="Help & feedback" icon={help} onClick={() => go(activities.help)} />
      </ScrollView>
      {isAdding && <NewFilterDialog onClose={() => setAdding(false)} onCustom={() => go(activities.filterSettings)} />}
    </Sheet>
  );

  async function openWeb(data: string): Promise<void> {
    onClose();
    await api.startActivity({ action: 'android.intent.action.VIEW', data });
  }
}
