import {
  ActionMode,
  EmptyState,
  FloatingActionButton,
  glyphs,
  LinearLayout,
  OpenSearchView,
  SearchBar,
  type Selection,
  TabbedScreen,
  useApi,
  useBack,
  useLive,
  useSavedState,
  useSelection,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import build from '@material-symbols/svg-400/rounded/handyman.svg';
import buildFill from '@material-symbols/svg-400/rounded/handyman-fill.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import personFill from '@material-symbols/svg-400/rounded/person-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useState } from 'preact/hooks';
import type { ContactFilter } from '../contact-filters.ts';
import { mergeContacts } from '../merge-contacts.ts';
import { createContact, shareContacts, showContact } from '../open-contact.ts';
import { type ContactEntry, contactsWith, deleteContacts } from '../store.ts';
import { AccountDisc } from './account-disc.tsx';
import { ContactChips } from './contact-chips.tsx';
import { ContactList } from './contact-list.tsx';
import { ContactsDrawer } from './contacts-drawer.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FirstStart } from './first-start.tsx';
import { ManageTab } from './manage-tab.tsx';
import { contactSources, useContacts } from './use-contacts.ts';

const tabs = [
  { label: 'Contacts', id: 'contacts', icon: person, selectedIcon: personFill },
  { label: 'Highlights', id: 'highlights', icon: star, selectedIcon: starFill },
  { label: 'Fix & manage', id: 'nav_manage', icon: build, selectedIcon: buildFill },
];

/** The list of contacts, with its search and its selection. */
export function PeopleScreen() {
  return (
    <FirstStart>
      <People />
    </FirstStart>
  );
}

function People() {
  const [mode, setMode] = useSavedState<'list' | 'search' | 'select'>('mode', 'list');
  const [tab, setTab] = useSavedState('tab', 0);
  const contacts = useContacts(null);
  const selection = useSelection((contacts ?? []).map(({ id }) => id));
  const select = (ids: readonly number[]) => {
    selection.set(ids);
    setMode('select');
  };
  if (mode === 'search') return <Search onClose={() => setMode('list')} />;
  if (mode === 'select') {
    return <Picking contacts={contacts ?? []} selection={selection} onClose={() => setMode('list')} />;
  }
  return <Tabs contacts={contacts} tab={tab} onTab={setTab} onSearch={() => setMode('search')} onSelect={select} />;
}

interface TabsProps {
  contacts: readonly ContactEntry[] | undefined;
  tab: number;
  onTab: (tab: number) => void;
  onSearch: () => void;
  onSelect: (ids: readonly number[]) => void;
}

function Tabs({ contacts, tab, onTab, onSearch, onSelect }: TabsProps) {
  const api = useApi();
  const [drawer, setDrawer] = useState(false);
  const [filter, setFilter] = useState<ContactFilter | null>(null);
  const filtered = useFiltered(contacts, filter);
  const shown = tab === 0 ? filtered : contacts?.filter(({ starred }) => starred);
  const isEmpty = shown?.length === 0;
  const listMenu = [
    { title: 'Select', enabled: !isEmpty, onClick: () => onSelect([]) },
    { title: 'Select all', enabled: !isEmpty, onClick: () => onSelect((shown ?? []).map(({ id }) => id)) },
  ];
  return (
    <>
      <TabbedScreen
        tabs={tabs}
        selected={tab}
        onSelect={onTab}
        navigationId="bottom_nav"
        toolbar={
          <SearchBar
            hint="Search contacts"
            onClick={onSearch}
            navigation={{
              icon: glyphs.menu,
              contentDescription: 'Open navigation drawer',
              onClick: () => setDrawer(true),
            }}
            menu={tab === 2 ? [] : listMenu}
            end={<AccountDisc />}
          />
        }
        button={
          tab !== 2 && (
            <FloatingActionButton
              id="floating_action_button"
              className="android.widget.ImageButton"
              icon={add}
              contentDescription="Create contact"
              onClick={() => void createContact(api)}
            />
          )
        }
      >
        {tab === 0 && <ContactChips chosen={filter} onChoose={setFilter} />}
        {tab === 2 ? <ManageTab /> : isEmpty && <Nothing tab={tab} filter={filter} />}
        {tab !== 2 && shown !== undefined && !isEmpty && (
          <ContactList
            contacts={shown}
            favorites={tab === 0}
            plain={tab !== 0}
            onOpen={(contact) => void showContact(api, contact)}
            onLongPress={({ id }) => onSelect([id])}
          />
        )}
      </TabbedScreen>
      <ContactsDrawer open={drawer} onClose={() => setDrawer(false)} />
    </>
  );
}

function Nothing({ tab, filter }: { tab: number; filter: ContactFilter | null }) {
  if (tab === 0) {
    const title = filter === null ? 'No contacts yet' : 'No contacts';
    return <EmptyState icon={person} id="android:id/text1" title={title} />;
  }
  return <EmptyState icon={star} title="No favorites yet" message="Open a contact and tap its star to find it here" />;
}

function useFiltered(
  contacts: readonly ContactEntry[] | undefined,
  filter: ContactFilter | null,
): readonly ContactEntry[] | undefined {
  const found = useLive(async (api) => (filter === null ? null : contactsWith(api, filter.mimetype)), contactSources, [
    filter,
  ]);
  if (found.error !== undefined) throw found.error;
  if (filter === null) return contacts;
  return contacts?.filter(({ id }) => found.data?.has(id));
}

function Search({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useSavedState('searched', '');
  const found = useContacts(text);
  useBack(onClose);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search contacts" value={text} onChange={setText} onBack={onClose} autoFocus />
      {text.trim() !== '' && found?.length === 0 ? (
        <EmptyState icon={search} title="No results" message="Check the spelling or try another name" />
      ) : (
        <ContactList contacts={found ?? []} plain onOpen={(contact) => void showContact(api, contact)} />
      )}
    </LinearLayout>
  );
}

interface PickingProps {
  contacts: readonly ContactEntry[];
  selection: Selection<number>;
  onClose: () => void;
}

/** Contacts are picked, perhaps none yet: the mode goes on until it is left. */
function Picking({ contacts, selection, onClose }: PickingProps) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const chosen = contacts.filter(({ id }) => selection.has(id));
  const remove = async () => {
    await deleteContacts(api, selection.keys);
    await api.toast(deletedText(chosen));
    onClose();
  };
  const merge = async () => {
    await mergeContacts(api, chosen);
    await api.toast('Contacts merged');
    onClose();
  };
  const toggle = ({ id }: ContactEntry) => selection.toggle(id);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <ActionMode
        selection={{ size: selection.size, clear: onClose }}
        title={String(selection.size)}
        closeDescription="Cancel selection"
        closeIcon={close}
        menu={[
          {
            icon: share,
            title: 'Share',
            id: 'menu_share',
            showAsAction: 'always',
            enabled: selection.isActive,
            onClick: () => void shareContacts(api, chosen),
          },
          {
            icon: trash,
            title: 'Delete',
            id: 'menu_delete',
            showAsAction: 'always',
            enabled: selection.isActive,
            onClick: () => setAsking(true),
          },
          { title: 'Merge', visible: chosen.length > 1, onClick: () => void merge() },
          { title: 'Select all', onClick: selection.selectAll },
        ]}
      />
      <ContactList contacts={contacts} selected={new Set(selection.keys)} onOpen={toggle} onLongPress={toggle} />
      {asking && (
        <DeleteDialog count={chosen.length} onConfirm={() => void remove()} onClose={() => setAsking(false)} />
      )}
    </LinearLayout>
  );
}

function deletedText(contacts: readonly ContactEntry[]): string {
  const [first] = contacts;
  return contacts.length === 1 && first ? `${first.name} deleted` : `${contacts.length} contacts deleted`;
}
