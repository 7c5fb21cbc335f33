import {
  AlertDialog,
  ConfirmDialog,
  css,
  Divider,
  Drawer,
  Icon,
  LinearLayout,
  ScrollView,
  TextView,
  useApi,
  useLive,
  View,
} from '@androidworld/app-sdk/ui';
import chevron from '@material-symbols/svg-400/rounded/chevron_right.svg';
import notesIcon from '@material-symbols/svg-400/rounded/description-fill.svg';
import expand from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import book from '@material-symbols/svg-400/rounded/menu_book-fill.svg';
import sell from '@material-symbols/svg-400/rounded/sell-fill.svg';
import settings from '@material-symbols/svg-400/rounded/settings-fill.svg';
import sync from '@material-symbols/svg-400/rounded/sync-fill.svg';
import { useState } from 'preact/hooks';
import { type Route, useNavigation } from '../navigation.ts';
import { database, type Folder } from '../store/database.ts';
import { emojiOf, flattenFolders, listFolders, trashFolder } from '../store/folders.ts';
import { removeNotes } from '../store/notes.ts';

css`
.joplin-menu.drawer { width: 286px; background: var(--background); }
.joplin-menu-row { display: flex; align-items: center; gap: 10px; height: 48px; padding: 0 15px; flex-shrink: 0; font-size: 1rem; font-weight: 500; }
.joplin-menu-current { background: var(--joplin-selected); }
.joplin-menu-heading { padding: 12px 15px; font-size: 1rem; color: var(--on-surface-variant); }
`;

/** The side menu: notebooks above, the rest below. */
export function SideMenu({ open, current, onClose }: { open: boolean; current: Route; onClose: () => void }) {
  const api = useApi();
  const { go } = useNavigation();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<Folder | null>(null);
  const [deleting, setDeleting] = useState<Folder | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const { data: folders = [] } = useLive(listFolders, { tables: [database.tables.folders] });
  const source = current.name === 'notes' ? current.source : undefined;
  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setCollapsed(next);
  };
  const empty = async () => {
    const { notes, folders: all } = database.open(api);
    const gone = await notes.all({ where: 'deleted_time > 0' });
    await removeNotes(
      api,
      gone.map(({ id }) => id),
    );
    await all.delete({ where: 'deleted_time > 0' });
  };
  return (
    <>
      <Drawer open={open} onClose={onClose} class="joplin-menu">
        <ScrollView style={{ flex: 1 }}>
          <Row
            icon={notesIcon}
            label="All notes"
            isCurrent={source?.kind === 'all'}
            onClick={() => go({ name: 'notes', source: { kind: 'all' } })}
          />
          <Divider />
          <TextView class="joplin-menu-heading">Notebooks</TextView>
          {flattenFolders(folders, collapsed).map(({ folder, depth, hasChildren }) => (
            <LinearLayout key={folder.id} align="center" style={{ paddingLeft: depth * 10 }}>
              <LinearLayout
                className="android.widget.Button"
                class={
                  source?.kind === 'folder' && source.id === folder.id
                    ? 'joplin-menu-row joplin-menu-current'
                    : 'joplin-menu-row'
                }
                weight={1}
                onClick={() => go({ name: 'notes', source: { kind: 'folder', id: folder.id } })}
                onLongClick={() => setHeld(folder)}
              >
                <TextView style={{ fontSize: '1rem', fontWeight: 500 }} lines={1}>
                  {[emojiOf(folder), folder.title].filter((part) => part !== '').join(' ')}
                </TextView>
              </LinearLayout>
              {hasChildren && (
                <View
                  className="android.widget.ToggleButton"
                  contentDescription={collapsed.has(folder.id) ? 'Expand' : 'Collapse'}
                  checked={!collapsed.has(folder.id)}
                  style={{ padding: '12px' }}
                  onClick={() => toggle(folder.id)}
                >
                  <Icon className="android.widget.TextView" icon={collapsed.has(folder.id) ? chevron : expand} />
                </View>
              )}
            </LinearLayout>
          ))}
          <LinearLayout
            className="android.widget.Button"
            class={source?.kind === 'trash' ? 'joplin-menu-row joplin-menu-current' : 'joplin-menu-row'}
            onClick={() => go({ name: 'notes', source: { kind: 'trash' } })}
            onLongClick={() => setEmptying(true)}
          >
            <TextView style={{ fontSize: '1rem', fontWeight: 500 }}>🗑️ Trash</TextView>
          </LinearLayout>
        </ScrollView>
        <Divider />
        <Row icon={book} label="New Notebook" onClick={() => go({ name: 'folder' })} />
        <Row icon={sell} label="Tags" onClick={() => go({ name: 'tags' })} />
        <Row icon={settings} label="Configuration" onClick={() => go({ name: 'config' })} />
        <Divider />
        <Row icon={sync} label="Synchronize" onClick={() => go({ name: 'config', section: 'Synchronization' })} />
      </Drawer>
      {held !== null && (
        <AlertDialog
          title={`Notebook: ${held.title}`}
          onDismiss={() => setHeld(null)}
          positive={{ label: 'Cancel', onClick: () => setHeld(null) }}
          negative={{
            label: 'Delete',
            onClick() {
              setHeld(null);
              setDeleting(held);
            },
          }}
          neutral={{
            label: 'Edit',
            onClick() {
              setHeld(null);
              go({ name: 'folder', id: held.id });
            },
          }}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          message={`Move notebook "${deleting.title}" to the trash?\n\nAll notes and sub-notebooks within this notebook will also be moved to the trash.`}
          onConfirm={() => void trashFolder(api, deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
      {isEmptying && (
        <ConfirmDialog
          title="Empty trash"
          message="This will permanently delete all items in the trash. Continue?"
          onConfirm={() => void empty()}
          onClose={() => setEmptying(false)}
        />
      )}
    </>
  );
}

interface RowProps {
  icon: string;
  label: string;
  isCurrent?: boolean;
  onClick: () => void;
}

function Row({ icon, label, isCurrent = false, onClick }: RowProps) {
  return (
    <LinearLayout
      className="android.widget.Button"
      class={isCurrent ? 'joplin-menu-row joplin-menu-current' : 'joplin-menu-row'}
      onClick={onClick}
    >
      <Icon className="android.widget.TextView" icon={icon} size={22} />
      <TextView style={{ fontSize: '1rem', fontWeight: 500 }}>{label}</TextView>
    </LinearLayout>
  );
}
