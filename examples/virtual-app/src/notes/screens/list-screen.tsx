import {
  ActionMode,
  ConfirmDialog,
  EmptyState,
  FloatingActionButton,
  glyphs,
  LinearLayout,
  ListItem,
  RecyclerView,
  Toolbar,
  useApi,
  useLive,
  usePreferences,
  useSearch,
  useSelection,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { database, deleteNotes, findNotes, settings } from '../store.ts';

/** All notes, or those that hold what is searched for. */
export function ListScreen() {
  const api = useApi();
  const search = useSearch();
  const [{ order, preview } = settings.missing] = usePreferences(settings);
  const query = search.query ?? '';
  const sources = { tables: [database.tables.note] };
  const { data: notes } = useLive((phone) => findNotes(phone, query, order), sources, [query, order]);
  const selection = useSelection(notes?.map(({ id }) => id) ?? []);
  const [isDeleting, setDeleting] = useState(false);
  const start = (activity: string, extras = {}) =>
    api.startActivity({ component: { packageName: 'org.example.notes', className: activity }, extras });
  const edit = (id: number) => void start('org.example.notes.EditorActivity', { id });
  const menu = [
    { id: 'search', title: 'Search', icon: glyphs.search, showAsAction: 'always', onClick: search.open },
    { title: 'Settings', onClick: () => void start('org.example.notes.SettingsActivity') },
  ] as const;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {selection.isActive ? (
        <ActionMode selection={selection} menu={[{ title: 'Delete', onClick: () => setDeleting(true) }]} />
      ) : (
        <Toolbar title="Notes" menu={menu} search={search} searchHint="Search notes" />
      )}
      {notes?.length === 0 && <EmptyState title={search.isOpen ? 'Nothing found' : 'No notes'} />}
      <RecyclerView
        id="notes"
        items={notes ?? []}
        itemKey={({ id }) => id}
        renderItem={({ id, title, body }) => (
          <ListItem title={title} summary={preview ? body : undefined} {...selection.row(id, () => edit(id))} />
        )}
      />
      <FloatingActionButton id="add" icon={glyphs.edit} contentDescription="New note" onClick={() => edit(0)} />
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${selection.size === 1 ? 'this note' : `${selection.size} notes`}?`}
          confirm="Delete"
          onConfirm={() => void deleteNotes(api, selection.keys)}
          onClose={() => setDeleting(false)}
        />
      )}
    </LinearLayout>
  );
}
