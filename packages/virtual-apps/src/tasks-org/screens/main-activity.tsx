import { LinearLayout, useActivity, useApi, useLive, usePreferences, useSavedState } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { keepShared } from '../store/attachments.ts';
import { type Filter, filterTitle, parseFilter, renderFilter } from '../store/filters.ts';
import { defaultList } from '../store/lists.ts';
import { preferences as file } from '../store/preferences.ts';
import { loadSnapshot, snapshotSources } from '../store/snapshot.ts';
import { withdrawNotification } from '../store/withdraw-notification.ts';
import { EditorScreen } from './editor/editor-screen.tsx';
import { type EditorState, openEditor, type Preset } from './editor/editor-state.ts';
import { ListScreen } from './list/list-screen.tsx';
import { useAppTheme } from './use-app-theme.ts';

/** The list, and over it the task that is edited. */
export function MainActivity() {
  const api = useApi();
  const { intent, intentSerial } = useActivity();
  const [preferences, change] = usePreferences(file);
  const { data: snapshot } = useLive(loadSnapshot, snapshotSources);
  const [chosen, setChosen] = useSavedState<Filter | null>('filter', null);
  const [editing, setEditing] = useState<EditorState | null>(null);
  useAppTheme(preferences);
  const kept = parseFilter(preferences?.openLastViewedList ? preferences.lastViewedList : null);
  const wanted = chosen ?? kept;
  const filter: Filter =
    snapshot !== undefined && filterTitle(wanted, snapshot) === undefined ? { kind: 'all' } : wanted;
  const open = async (next: Filter) => {
    setChosen(next);
    const lastViewedList = renderFilter(next);
    if (lastViewedList !== undefined) await change({ lastViewedList });
  };
  const edit = async (id: number | null, preset: Preset = {}) => {
    setEditing(await openEditor(api, id, { filter, snapshot: await loadSnapshot(api), preset }));
  };
  const editShared = async (preset: Preset, streams: unknown) => {
    const addresses = Array.isArray(streams) ? streams.map(String) : [];
    const files = await Promise.all(addresses.map((uri) => keepShared(api, uri)));
    await edit(null, { ...preset, files: files.filter((file) => file !== null) });
  };
  useEffect(() => {
    const { extras = {} } = intent;
    const asked = extras.open_filter ?? extras.load_filter;
    if (typeof asked === 'string') void open(parseFilter(asked));
    if (typeof extras.task_title === 'string') {
      void editShared({ title: extras.task_title, notes: String(extras.task_notes ?? '') }, extras.task_streams);
    } else if (extras.open_task !== undefined) {
      const id = Number(extras.open_task);
      if (id > 0) void withdrawNotification(api, id);
      void edit(id > 0 ? id : null);
    }
  }, [intentSerial]);
  if (preferences === undefined || snapshot === undefined) return null;
  return (
    <LinearLayout id="drawer_layout" orientation="vertical" weight={1}>
      <div style={editing === null ? { display: 'contents' } : { display: 'none' }}>
        <ListScreen
          filter={filter}
          snapshot={snapshot}
          preferences={preferences}
          onFilter={(next) => void open(next)}
          onDrawer={() => defaultList(api)}
          onEdit={(id) => void edit(id)}
        />
      </div>
      {editing !== null && (
        <EditorScreen
          key={editing.openedMs}
          initial={editing}
          snapshot={snapshot}
          preferences={preferences}
          onClose={() => setEditing(null)}
        />
      )}
    </LinearLayout>
  );
}
