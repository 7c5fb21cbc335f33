import {
  AlertDialog,
  BottomNavigationView,
  css,
  EmptyState,
  FloatingActionButton,
  FrameLayout,
  Glyph,
  LinearLayout,
  MenuButton,
  SearchBar,
  TextView,
  Toolbar,
  useApi,
  useBack,
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

css`
.contacts-search { margin: 8px 16px; min-height: 56px; padding: 0 4px 0 16px; gap: 12px; border-radius: 28px; background: var(--surface-variant); flex-shrink: 0; }
`;

const tabs = [
  { label: 'Contacts', id: 'contacts', icon: person, selectedIcon: personFill },
  { label: 'Highlights', id: 'nav_highlights', icon: star, selectedIcon: starFill },
];

/** The list of contacts, with its search and its selection. */
export function PeopleScreen() {
  const [mode, setMode] = useState<'list' | 'search' | 'select'>('list');
  const [tab, setTab] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = (ids: readonly number[]) => {
    setSelected(new Set(ids));
    setMode('select');
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {mode === 'search' && <Search onClose={() => setMode('list')} />}
      {mode === 'select' && <Selection selected={selected} onSelect={setSelected} onClose={() => setMode('list')} />}
      {mode === 'list' && <Contacts tab={tab} onSearch={() => setMode('search')} onSelect={select} />}
      {mode === 'list' && (
        <BottomNavigationView id="bottom_nav" items={tabs} selected={tab} onSelect={(index) => setTab(index)} />
      )}
    </LinearLayout>
  );
}

interface ContactsProps {
  tab: number;
  onSearch: () => void;
  onSelect: (ids: readonly number[]) => void;
}

function Contacts({ tab, onSearch, onSelect }: ContactsProps) {
  const api = useApi();
  const contacts = useContacts(null);
  if (contacts === undefined) return <FrameLayout weight={1} />;
  const shown = tab === 0 ? contacts : contacts.filter(({ starred }) => starred);
  const empty =
    tab === 0 ? (
      <EmptyState icon={person} title="No contacts" message="Contacts you add are listed here" />
    ) : (
      <EmptyState icon={star} title="No favorites yet" message="Open a contact and tap its star to find it here" />
    );
  return (
    <FrameLayout weight={1} style={{ display: 'flex', flexDirection: 'column' }}>
      <LinearLayout class="contacts-search" id="open_search_bar" onClick={onSearch}>
        <Glyph icon={search} color="var(--on-surface-variant)" />
        <TextView id="open_search_bar_text_view" textAppearance="body-large" color="muted" weight={1}>
          Search contacts
        </TextView>
        <MenuButton
          items={[
            { label: 'Select', enabled: shown.length > 0, onClick: () => onSelect([]) },
            { label: 'Select all', enabled: shown.length > 0, onClick: () => onSelect(shown.map(({ id }) => id)) },
          ]}
        />
      </LinearLayout>
      {shown.length === 0 ? (
        empty
      ) : (
        <ContactList
          contacts={shown}
          favorites={tab === 0}
          plain={tab !== 0}
          onOpen={(contact) => void showContact(api, contact)}
          onLongPress={({ id }) => onSelect([id])}
        />
      )}
      <FloatingActionButton
        id="floating_action_button"
        icon={add}
        contentDescription="Create contact"
        onClick={() => void createContact(api)}
      />
    </FrameLayout>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useState('');
  const found = useContacts(text);
  useBack(onClose);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <SearchBar
        id="open_search_view_edit_text"
        hint="Search contacts"
        value={text}
        onChange={setText}
        onBack={onClose}
        autoFocus
      />
      {text.trim() !== '' && found?.length === 0 ? (
        <EmptyState icon={search} title="No results" message="Check the spelling or try another name" />
      ) : (
        <ContactList contacts={found ?? []} plain onOpen={(contact) => void showContact(api, contact)} />
      )}
    </LinearLayout>
  );
}

interface SelectionProps {
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onClose: () => void;
}

function Selection({ selected, onSelect, onClose }: SelectionProps) {
  const api = useApi();
  const contacts = useContacts(null) ?? [];
  const [asking, setAsking] = useState(false);
  useBack(onClose);
  const chosen = contacts.filter(({ id }) => selected.has(id));
  const some = chosen.length > 0;
  const toggle = ({ id }: ContactEntry) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title={String(chosen.length)}
        navigation={{ icon: close, contentDescription: 'Cancel selection', onClick: onClose }}
        actions={[
          {
            icon: share,
            label: 'Share',
            id: 'menu_share',
            enabled: some,
            onClick: () => void shareContacts(api, chosen),
          },
          { icon: trash, label: 'Delete', id: 'menu_delete', enabled: some, onClick: () => setAsking(true) },
        ]}
        menu={[{ label: 'Select all', onClick: () => onSelect(new Set(contacts.map(({ id }) => id))) }]}
      />
      <ContactList contacts={contacts} selected={selected} onOpen={toggle} onLongPress={toggle} />
      {asking && (
        <AlertDialog
          title={chosen.length === 1 ? 'Delete this contact?' : `Delete ${chosen.length} contacts?`}
          onDismiss={() => setAsking(false)}
          negative={{ label: 'Cancel', onClick: () => setAsking(false) }}
          positive={{
            label: 'Delete',
            async onClick() {
              await deleteContacts(
                api,
                chosen.map(({ id }) => id),
              );
              await api.toast(deletedText(chosen));
              onClose();
            },
          }}
        />
      )}
    </LinearLayout>
  );
}

function deletedText(contacts: readonly ContactEntry[]): string {
  const [first] = contacts;
  return contacts.length === 1 && first ? `${first.name} deleted` : `${contacts.length} contacts deleted`;
}
