import {
  LinearLayout,
  MenuButton,
  RadioGroupDialog,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../../simple-commons/ask-dialog.tsx';
import { SelectionBar } from '../../../simple-commons/selection-bar.tsx';
import { useStoredTheme } from '../../../simple-commons/use-stored-theme.ts';
import { database, regularTypeId } from '../../store/database.ts';
import { countEventsOfType, deleteEventType, type EventType, listEventTypes } from '../../store/event-types.ts';
import { cssColor } from '../../store/events.ts';
import { ColorDot } from '../color-dot.tsx';
import { type Calendar, useCalendar } from '../use-calendar.ts';
import { EditTypeDialog } from './edit-type-dialog.tsx';

type Asked =
  | { readonly kind: 'edit'; readonly type: EventType | undefined }
  | { readonly kind: 'delete' | 'affected'; readonly ids: readonly number[] };

/** The types of events: made, changed and deleted here. */
export function TypesScreen() {
  const calendar = useCalendar();
  return calendar === undefined ? <View weight={1} /> : <Types calendar={calendar} />;
}

function Types({ calendar }: { calendar: Calendar }) {
  useStoredTheme(calendar.preferences);
  const api = useApi();
  const { finish } = useActivity();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: types = [] } = useLive(listEventTypes, { tables: [database.tables.event_types] });
  const selection = useSelection(types.map(({ id }) => id));
  const close = () => setAsked(null);
  const askDelete = async (ids: readonly number[]) => {
    if (ids.includes(regularTypeId)) await api.toast('Default event type cannot be deleted');
    const deleted = ids.filter((id) => id !== regularTypeId);
    if (deleted.length === 0) return;
    const counts = await Promise.all(deleted.map((id) => countEventsOfType(api, id)));
    setAsked({ kind: counts.some((count) => count > 0) ? 'affected' : 'delete', ids: deleted });
  };
  const remove = async (ids: readonly number[], withEvents: boolean) => {
    for (const id of ids) await deleteEventType(api, id, withEvents);
    selection.clear();
  };
  const [only] = selection.keys;
  return (
    <LinearLayout
      id="manage_event_types_coordinator"
      className="android.view.ViewGroup"
      orientation="vertical"
      weight={1}
    >
      {selection.isActive ? (
        <SelectionBar
          selection={selection}
          menu={[
            {
              id: 'cab_edit',
              title: 'Edit',
              icon: edit,
              showAsAction: 'always',
              visible: selection.size === 1,
              onClick: () => setAsked({ kind: 'edit', type: types.find(({ id }) => id === only) }),
            },
            {
              id: 'cab_delete',
              title: 'Delete',
              icon: trash,
              showAsAction: 'always',
              onClick: () => void askDelete(selection.keys),
            },
          ]}
        />
      ) : (
        <Toolbar
          id="manage_event_types_toolbar"
          title="Manage event types"
          onUp={() => void finish()}
          menu={[
            {
              id: 'add_event_type',
              title: 'Add a new type',
              icon: add,
              showAsAction: 'always',
              onClick: () => setAsked({ kind: 'edit', type: undefined }),
            },
          ]}
        />
      )}
      <RecyclerView
        id="manage_event_types_list"
        items={types}
        itemKey={({ id }) => id}
        renderItem={(type) => (
          <LinearLayout
            id="event_item_frame"
            className="android.widget.FrameLayout"
            padding={[4, 8, 4, 16]}
            gap={8}
            {...selection.row(type.id, () => setAsked({ kind: 'edit', type }))}
          >
            <TextView id="event_type_title" textAppearance="body-large" weight={1}>
              {type.title}
            </TextView>
            <ColorDot id="event_type_color" color={cssColor(type.color)} />
            <MenuButton
              id="overflow_menu_icon"
              contentDescription=""
              items={[
                { title: 'Edit', onClick: () => setAsked({ kind: 'edit', type }) },
                { title: 'Delete', onClick: () => void askDelete([type.id]) },
              ]}
            />
          </LinearLayout>
        )}
      />
      {asked?.kind === 'edit' && <EditTypeDialog type={asked.type} onSaved={() => selection.clear()} onClose={close} />}
      {asked?.kind === 'delete' && (
        <AskDialog
          message="Are you sure you want to proceed with the deletion?"
          onYes={() => void remove(asked.ids, false)}
          onClose={close}
        />
      )}
      {asked?.kind === 'affected' && (
        <RadioGroupDialog
          choices={[
            { label: 'Move affected events into the default event type', value: false },
            { label: 'Permanently remove affected events', value: true },
          ]}
          onChoose={(withEvents) => void remove(asked.ids, withEvents)}
          onClose={close}
        />
      )}
    </LinearLayout>
  );
}
