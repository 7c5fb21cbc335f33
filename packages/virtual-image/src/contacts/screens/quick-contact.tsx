import {
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
  usePhoneState,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useState } from 'preact/hooks';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';
import { draftOf } from '../contact-draft.ts';
import { editContact, pinContact, shareContacts } from '../open-contact.ts';
import {
  type Contact,
  deleteContacts,
  findContactId,
  readContact,
  setRingtone,
  setSendToVoicemail,
  setStarred,
} from '../store.ts';
import { ContactCard } from './contact-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RingtoneDialog } from './ringtone-dialog.tsx';
import { contactSources } from './use-contacts.ts';
import { Verbs } from './verbs.tsx';

css`
.contacts-page { background: var(--background); }
.contacts-page > .app-bar { position: absolute; left: 0; right: 0; top: var(--inset-top); background: none; }
.contacts-page-scroll { padding-top: calc(var(--inset-top) + 207PX); padding-bottom: max(0px, calc(var(--navigation-bar-height) - var(--keyboard-height))); }
.contacts-monogram { margin: 0 auto; }
.contacts-name { margin: 145PX 53PX 0; font-size: 1.75rem; }
.contacts-job { padding: 0 24px; }
/* The picture can be scrolled away, also where the rest would fit. */
.contacts-page-content { display: flex; flex-direction: column; align-items: stretch; min-height: calc(100% + 207PX); }
.contacts-added { margin: 5PX 42PX 24px; line-height: 46PX; font-size: 0.75rem; }
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
  const [asking, setAsking] = useState<'delete' | 'ringtone' | null>(null);
  const zone = usePhoneState((state) => state.clock.zone);
  useSystemBars({ edgeToEdge: true });
  const draft = draftOf(contact.rows);
  const { title, department, company } = draft.texts;
  const remove = async () => {
    await deleteContacts(api, [contact.id]);
    await api.toast(`${contact.name} deleted`);
    await finish();
  };
  const job = [title, department, company].filter(Boolean).join(', ');
  return (
    <FrameLayout id="contact_list_fragment" weight={1} class="contacts-page">
      <ScrollView id="root" focusable={false} class="contacts-page-scroll" style={{ position: 'absolute', inset: 0 }}>
        <LinearLayout orientation="vertical" class="contacts-page-content" align="stretch">
          <ContactPhoto
            name={contact.name}
            photo={contact.photo}
            size={99.4}
            id="monogram_photo"
            class="contacts-monogram"
            contentDescription="Contact photo"
          />
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
          {contact.addedMs !== null && (
            <TextView id="contact_create_date_text" class="contacts-added" textAppearance="body" color="muted">
              {`Added ${new Date(contact.addedMs).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: zone })}`}
            </TextView>
          )}
        </LinearLayout>
      </ScrollView>
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
          { title: 'Delete', onClick: () => setAsking('delete') },
          { title: 'Share', onClick: () => void shareContacts(api, [contact]) },
          { title: 'Add to Home screen', onClick: () => void pinContact(api, contact) },
          { title: 'Set ringtone', onClick: () => setAsking('ringtone') },
          {
            title: contact.sendToVoicemail ? 'Unroute from voicemail' : 'Route to voicemail',
            onClick: () => void setSendToVoicemail(api, contact.id, !contact.sendToVoicemail),
          },
        ]}
      />
      {asking === 'delete' && (
        <DeleteDialog count={1} onConfirm={() => void remove()} onClose={() => setAsking(null)} />
      )}
      {asking === 'ringtone' && (
        <RingtoneDialog
          chosen={contact.ringtone}
          onChoose={(uri) => void setRingtone(api, contact.id, uri)}
          onClose={() => setAsking(null)}
        />
      )}
    </FrameLayout>
  );
}
