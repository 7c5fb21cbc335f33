import { typeLabel } from '@androidworld/app-sdk';
import {
  EmptyState,
  FrameLayout,
  LinearLayout,
  ListItem,
  OpenSearchView,
  RecyclerView,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { useState } from 'preact/hooks';
import { type ListKey, listKind, listKinds } from '../contact-fields.ts';
import { createContact, editContact } from '../open-contact.ts';
import { type ContactEntry, contactUri } from '../store.ts';
import { ContactList } from './contact-list.tsx';
import { contactSources, useContacts } from './use-contacts.ts';

/** Answers other apps' questions for a contact, or for a number or address of one. */
export function ContactSelection() {
  const { intent, finish, setResult } = useActivity();
  const [text, setText] = useState('');
  const kind = listKinds.find(({ mimetype }) => mimetype.split('/')[1] === intent.type?.split('/')[1])?.key;
  const choose = async (uri: string) => {
    await setResult(-1, { data: uri });
    await finish();
  };
  const props = { text: text.trim(), onChoose: (uri: string) => void choose(uri) };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView
        hint={intent.action === 'android.intent.action.INSERT_OR_EDIT' ? 'Add to contact' : 'Choose a contact'}
        value={text}
        onChange={setText}
        onBack={() => void finish()}
      />
      {intent.action === 'android.intent.action.INSERT_OR_EDIT' ? (
        <InsertOrEdit text={props.text} />
      ) : kind === undefined ? (
        <PickContact {...props} />
      ) : (
        <PickValue kind={kind} {...props} />
      )}
    </LinearLayout>
  );
}

interface PickProps {
  text: string;
  onChoose: (uri: string) => void;
}

function PickContact({ text, onChoose }: PickProps) {
  const contacts = useContacts(text === '' ? null : text);
  if (contacts === undefined) return <FrameLayout weight={1} />;
  if (contacts.length === 0) return <EmptyState icon={search} title="No contacts" />;
  return <ContactList contacts={contacts} onOpen={(contact) => onChoose(contactUri(contact))} />;
}

/** One number or address: the row of the data table. */
function PickValue({ kind, text, onChoose }: PickProps & { kind: ListKey }) {
  const api = useApi();
  const { mimetype, types } = listKind(kind);
  const values = useLive(
    () =>
      api.content.query('content://com.android.contacts/data', {
        projection: ['_id', 'display_name', 'data1', 'data2', 'data3'],
        where: 'mimetype = ? AND (display_name LIKE ? OR data1 LIKE ?)',
        args: [mimetype, `%${text}%`, `%${text}%`],
        sort: 'sort_key COLLATE LOCALIZED',
      }),
    contactSources,
    [mimetype, text],
  );
  if (values.error !== undefined) throw values.error;
  if (values.data === undefined) return <FrameLayout weight={1} />;
  if (values.data.length === 0) return <EmptyState icon={search} title="No contacts" />;
  return (
    <RecyclerView
      id="android:id/list"
      items={values.data}
      itemKey={(row) => Number(row._id)}
      renderItem={(row) => (
        <ListItem
          title={String(row.display_name ?? '(No name)')}
          titleId="cliv_name_textview"
          summary={`${typeLabel(types, Number(row.data2 ?? 0), row.data3 === null ? null : String(row.data3))} · ${String(row.data1)}`}
          summaryId="cliv_data_view"
          onClick={() => onChoose(`content://com.android.contacts/data/${Number(row._id)}`)}
        />
      )}
    />
  );
}

/** What the intent brings goes to a new contact or to the one that is chosen. */
function InsertOrEdit({ text }: { text: string }) {
  const api = useApi();
  const { intent, finish } = useActivity();
  const contacts = useContacts(text === '' ? null : text);
  const edit = async (contact: ContactEntry) => {
    await editContact(api, contact, intent.extras);
    await finish();
  };
  const create = async () => {
    await createContact(api, intent.extras);
    await finish();
  };
  return (
    <ContactList
      contacts={contacts ?? []}
      header={<ListItem title="Create new contact" icon={personAdd} onClick={() => void create()} />}
      onOpen={(contact) => void edit(contact)}
    />
  );
}
