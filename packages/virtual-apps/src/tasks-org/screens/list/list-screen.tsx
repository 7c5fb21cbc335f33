import {
  css,
  EmptyState,
  FrameLayout,
  glyphs,
  LinearLayout,
  ScrollView,
  Snackbar,
  Toolbar,
  useApi,
  usePhoneClock,
  useSearch,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import inbox from '@material-symbols/svg-400/rounded/inbox.svg';
import { useState } from 'preact/hooks';
import { completeTask, reopenTask } from '../../store/complete-task.ts';
import { type Filter, filterTitle } from '../../store/filters.ts';
import { preferences as file, type TasksPreferences } from '../../store/preferences.ts';
import { changeTasks } from '../../store/save-task.ts';
import type { Snapshot, TaskItem } from '../../store/snapshot.ts';
import { longDate } from '../../time/due-words.ts';
import { moveDue } from '../../time/move-due.ts';
import { DrawerSheet } from '../drawer/drawer-sheet.tsx';
import { openFilterSettings } from '../open-screens.ts';
import { DuePicker } from '../pickers/due-picker.tsx';
import { SortSheet } from '../sort/sort-sheet.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ClearCompleted } from './clear-completed.tsx';
import { listMenu } from './list-menu.ts';
import { listRows } from './list-rows.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TaskList } from './task-list.tsx';

css`
.list-master { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; overflow: hidden; }
.list-coordinator { flex: 1 1 0; }
.list-pane { position: relative; display: flex; flex-direction: column; }
.list-empty { flex: 1; display: flex; flex-direction: column; }
.list-snackbar { position: absolute; left: 0; right: 0; bottom: 92px; z-index: 5; }
`;

interface ListScreenProps {
  filter: Filter;
  snapshot: Snapshot;
  preferences: TasksPreferences;
  onFilter: (filter: Filter) => void;
  /** The local list is there from the first time the drawer opens. */
  onDrawer: () => Promise<unknown>;
  onEdit: (id: number | null) => void;
}

type Open = 'drawer' | 'sort' | 'clear' | null;
interface Message {
  readonly text: string;
  readonly undo?: () => void;
}

/** The tasks of a list, with search, selection, and the bar below. */
export function ListScreen({ filter, snapshot, preferences, onFilter, onDrawer, onEdit }: ListScreenProps) {
  const api = useApi();
  const clock = usePhoneClock();
  const search = useSearch();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [due, setDue] = useState<TaskItem | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [barHidden, setBarHidden] = useState(false);
  const searching: Filter = search.query ? { kind: 'search', query: search.query } : { kind: 'all' };
  const shown = search.isOpen ? searching : filter;
  const rows = listRows(shown, snapshot, preferences, clock, toggled);
  const taskIds = rows.flatMap((row) => (row.kind === 'task' ? [row.placed.task.id] : []));
  const selection = useSelection(taskIds);
  const change = (changes: Partial<TasksPreferences>) => void file.put(api, changes);
  const toggleTask = async (task: TaskItem) => {
    if (task.completed > 0) return reopenTask(api, task.id);
    const done = await completeTask(api, task);
    const { id, dueDate, hideUntil, recurrence } = task;
    if (done.kind === 'completed') setMessage({ text: 'Task completed', undo: () => void reopenTask(api, id) });
    else {
      const text = `${task.name} rescheduled for ${longDate(done.dueMs, clock)}`;
      setMessage({ text, undo: () => void changeTasks(api, [id], { dueDate, hideUntil, recurrence }) });
    }
  };
  const menu = listMenu(shown, preferences, {
    sort: () => setOpen('sort'),
    clearCompleted: () => setOpen('clear'),
    collapse: (collapsed) => void changeCollapsed(rowsTasks(rows), collapsed),
    change,
    share: () =>
      void api.startChooser({
        action: 'android.intent.action.SEND',
        type: 'text/plain',
        extras: { 'android.intent.extra.TEXT': shareText(rowsTasks(rows)) },
      }),
    settings: () => void openFilterSettings(api, shown),
  });
  const changeCollapsed = (tasks: readonly TaskItem[], collapsed: boolean) =>
    changeTasks(
      api,
      tasks.filter((task) => task.collapsed !== collapsed).map(({ id }) => id),
      { collapsed },
    );
  const toggleGroup = (key: string) => {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  };
  const hasBar = !search.isOpen && !selection.isActive;
  return (
    <FrameLayout id="master" class="list-master">
      <ScrollView
        id="task_list_coordinator"
        class="list-coordinator"
        collapsing={preferences.collapseAppBars}
        focusable
      >
        {selection.isActive ? (
          <SelectionBar selection={selection} snapshot={snapshot} onMessage={(text) => setMessage({ text })} />
        ) : (
          <Toolbar
            title={filterTitle(filter, snapshot) ?? 'My Tasks'}
            search={search}
            searchHint="Search"
            onSearch={(query) => {
              search.close();
              onFilter({ kind: 'search', query });
            }}
            menu={[
              { id: 'menu_search', title: 'Search', icon: glyphs.search, showAsAction: 'always', onClick: search.open },
            ]}
          />
        )}
        <View
          id="swipe_layout"
          class="list-pane"
          style={{ height: preferences.collapseAppBars ? '100%' : 'calc(100% - 56px)' }}
        >
          {rows.length === 0 ? (
            <ScrollView id="swipe_layout_empty" class="list-empty">
              <EmptyState icon={inbox} title="There are no tasks here." />
            </ScrollView>
          ) : (
            <TaskList
              rows={rows}
              row={(placed) => ({
                row: placed,
                clock,
                preferences,
                snapshot,
                filter: shown,
                ...selection.row(placed.task.id, () => onEdit(placed.task.id)),
                onToggle: () => void toggleTask(placed.task),
                onDue: () => setDue(placed.task),
                onCollapse: () => void changeTasks(api, [placed.task.id], { collapsed: !placed.task.collapsed }),
                onFilter,
              })}
              onHeader={toggleGroup}
              onScrollBy={(by) => setBarHidden(by > 0 && preferences.collapseAppBars)}
            />
          )}
        </View>
      </ScrollView>
      {hasBar && !barHidden && (
        <BottomBar
          menu={menu}
          canAdd
          onDrawer={() => void onDrawer().then(() => setOpen('drawer'))}
          onAdd={() => onEdit(null)}
        />
      )}
      {message !== null && (
        <LinearLayout orientation="vertical" class="list-snackbar">
          <Snackbar
            text={message.text}
            action={message.undo === undefined ? undefined : 'Undo'}
            onAction={message.undo}
            onDismiss={() => setMessage(null)}
            durationMs={4000}
          />
        </LinearLayout>
      )}
      {open === 'drawer' && (
        <DrawerSheet
          snapshot={snapshot}
          preferences={preferences}
          current={filter}
          onFilter={onFilter}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'sort' && (
        <SortSheet filter={filter} preferences={preferences} onChange={change} onClose={() => setOpen(null)} />
      )}
      {open === 'clear' && (
        <ClearCompleted
          tasks={rowsTasks(
            listRows(shown, snapshot, { ...preferences, showCompleted: true, groupMode: -1 }, clock, new Set()),
          )}
          onClose={() => setOpen(null)}
        />
      )}
      {due !== null && (
        <DuePicker
          due={due.dueDate}
          onPick={(dueDate) => {
            if (dueDate !== due.dueDate) void changeTasks(api, [due.id], moveDue(due, dueDate, clock.zone));
          }}
          onClose={() => setDue(null)}
        />
      )}
    </FrameLayout>
  );
}

function rowsTasks(rows: ReturnType<typeof listRows>): TaskItem[] {
  return rows.flatMap((row) => (row.kind === 'task' ? [row.placed.task] : []));
}

function shareText(tasks: readonly TaskItem[]): string {
  return tasks.map(({ name, completed }) => `${completed > 0 ? '☑' : '☐'} ${name}`).join('\n');
}
