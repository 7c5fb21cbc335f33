import {
  Avatar,
  ConfirmDialog,
  css,
  EmptyState,
  FrameLayout,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useState } from 'preact/hooks';
import { draftOf } from '../contact-draft.ts';
import { editContact, shareContacts } from '../open-contact.ts';
import { type Contact, deleteContacts, findContactId, readContact, setSendToVoicemail, setStarred } from '../store.ts';
import { ContactCard } from './contact-card.tsx';
import { contactSources } from './use-contacts.ts';
import { Verbs } from './verbs.tsx';

css`
.contacts-name { padding: 16px 24px 0; font-size: 1.75rem; }
.contacts-job { padding: 0 24px; }
`;

/** All about one contact. */
export function QuickContact() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const load = async () => {
    const id = await findContactId(api, intent.data ?? '');
    return id === null ? null : await readContact(api, id);
  };
  const contact = useLive(load, contactSources, [intent.data]);
  if (contact.error !== undefined) throw contact.error;
  if (contact.data === undefined) return <FrameLayout weight={1} />;
  if (contact.data !== null) return <Details contact={contact.data} />;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar onUp={() => void finish()} />
      <EmptyState title="The contact doesn’t exist." />
    </LinearLayout>
  );
}

function Details({ contact }: { contact: Contact }) {
  const api = useApi();
  const { finish } = useActivity();
  const [deleting, setDeleting] = useState(false);
  const draft = draftOf(contact.rows);
  const { title, department, company } = draft.texts;
  const remove = async () => {
    await deleteContacts(api, [contact.id]);
    await api.toast(`${contact.name} deleted`);
    await finish();
  };
  const job = [title, department, company].filter(Boolean).join(', ');
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        onUp={() => void finish()}
        menu={[
          {
            icon: edit,
            title: 'Edit contact',
            id: 'menu_insert_or_edit',
            showAsAction: 'always',
            onClick: () => void editContact(api, contact),
          },
          {
            icon: contact.starred ? starFill : star,
            title: contact.starred ? 'Remove from favorites' : 'Add to favorites',
            id: 'menu_star',
            showAsAction: 'always',
            onClick: () => void setStarred(api, contact.id, !contact.starred),
          },
          { title: 'Share', onClick: () => void shareContacts(api, [contact]) },
          {
            title: 'Route to voicemail',
            checked: contact.sendToVoicemail,
            onClick: () => void setSendToVoicemail(api, contact.id, !contact.sendToVoicemail),
          },
          { title: 'Delete', onClick: () => setDeleting(true) },
        ]}
      />
      <ScrollView weight={1} id="multiscroller">
        <Avatar name={contact.name} size={136} id="photo" style={{ margin: '8px auto 0' }} />
        <TextView id="large_title" class="contacts-name" align="center">
          {contact.name}
        </TextView>
        {job !== '' && (
          <TextView id="subtitle" class="contacts-job" textAppearance="body-large" align="center" color="muted">
            {job}
          </TextView>
        )}
        <Verbs draft={draft} />
        <ContactCard draft={draft} />
      </ScrollView>
      {deleting && (
        <ConfirmDialog
          title="Delete this contact?"
          confirm="Delete"
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        />
      )}
    </LinearLayout>
  );
}
