import {
  ActionMode,
  ConfirmDialog,
  EmptyState,
  FloatingActionButton,
  LinearLayout,
  OpenSearchView,
  SearchBar,
  type Selection,
  TabbedScreen,
  useApi,
  useBack,
  useSelection,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import personFill from '@material-symbols/svg-400/rounded/person-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useState } from 'preact/hooks';
import { createContact, shareContacts, showContact } from '../open-contact.ts';
import { type ContactEntry, deleteContacts } from '../store.ts';
import { ContactList } from './contact-list.tsx';
import { useContacts } from './use-contacts.ts';

const tabs = [
  { label: 'Contacts', id: 'contacts', icon: person, selectedIcon: personFill },
  { label: 'Highlights', id: 'nav_highlights', icon: star, selectedIcon: starFill },
];

/** The list of contacts, with its search and its selection. */
export function PeopleScreen() {
  const [mode, setMode] = useState<'list' | 'search' | 'select'>('list');
  const [tab, setTab] = useState(0);
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
  return <Contacts contacts={contacts} tab={tab} onTab={setTab} onSearch={() => setMode('search')} onSelect={select} />;
}

interface ContactsProps {
  contacts: readonly ContactEntry[] | undefined;
  tab: number;
  onTab: (tab: number) => void;
  onSearch: () => void;
  onSelect: (ids: readonly number[]) => void;
}

function Contacts({ contacts, tab, onTab, onSearch, onSelect }: ContactsProps) {
  const api = useApi();
  const shown = tab === 0 ? contacts : contacts?.filter(({ starred }) => starred);
  const isEmpty = shown?.length === 0;
  const empty =
    tab === 0 ? (
      <EmptyState icon={person} id="android:id/text1" title="No contacts yet" />
    ) : (
      <EmptyState icon={star} title="No favorites yet" message="Open a contact and tap its star to find it here" />
    );
  return (
    <TabbedScreen
      tabs={tabs}
      selected={tab}
      onSelect={onTab}
      navigationId="bottom_nav"
      toolbar={
        <SearchBar
          hint="Search contacts"
          onClick={onSearch}
          menu={[
            { title: 'Select', enabled: !isEmpty, onClick: () => onSelect([]) },
            { title: 'Select all', enabled: !isEmpty, onClick: () => onSelect((shown ?? []).map(({ id }) => id)) },
          ]}
        />
      }
      button={
        <FloatingActionButton
          id="floating_action_button"
          icon={add}
          contentDescription="Create contact"
          onClick={() => void createContact(api)}
        />
      }
    >
      {isEmpty && empty}
      {shown !== undefined && !isEmpty && (
        <ContactList
          contacts={shown}
          favorites={tab === 0}
          plain={tab !== 0}
          onOpen={(contact) => void showContact(api, contact)}
          onLongPress={({ id }) => onSelect([id])}
        />
      )}
    </TabbedScreen>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useState('');
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
          { title: 'Select all', onClick: selection.selectAll },
        ]}
      />
      <ContactList contacts={contacts} selected={new Set(selection.keys)} onOpen={toggle} onLongPress={toggle} />
      {asking && (
        <ConfirmDialog
          title={chosen.length === 1 ? 'Delete this contact?' : `Delete ${chosen.length} contacts?`}
          confirm="Delete"
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </LinearLayout>
  );
}

function deletedText(contacts: readonly ContactEntry[]): string {
  const [first] = contacts;
  return contacts.length === 1 && first ? `${first.name} deleted` : `${contacts.length} contacts deleted`;
}
