import { typeLabel } from '@androidworld/app-sdk';
import { CardView, css, type IconSource, ImageButton, ListItem, TextView, useApi } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import event from '@material-symbols/svg-400/rounded/event.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import mail from '@material-symbols/svg-400/rounded/mail.svg';
import note from '@material-symbols/svg-400/rounded/notes.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import type { ContactDraft } from '../contact-draft.ts';
import { type ListKey, listKind, listKinds } from '../contact-fields.ts';
import { reachPerson, type Way } from '../reach-person.ts';

css`
.contacts-card { margin: 0 16px 16px; padding: 8px 0; border-radius: 24px; background: var(--surface-container); }
.contacts-card-title { padding: 8px 20px; }
.contacts-card .list-item { padding: 8px 8px 8px 20px; }
`;

const icons: Readonly<Record<ListKey, IconSource>> = {
  phone: call,
  email: mail,
  address: place,
  website: link,
  date: event,
};
const ways: Readonly<Record<ListKey, Way | null>> = {
  phone: 'call',
  email: 'email',
  address: 'map',
  website: 'browse',
  date: null,
};

/** What is known of a contact; a tap uses it, a long press copies it. */
export function ContactCard({ draft }: { draft: ContactDraft }) {
  const api = useApi();
  const { nickname, note: notes } = draft.texts;
  const copy = async (text: string) => {
    await api.clipboard.set(text);
    await api.toast('Text copied');
  };
  const values = listKinds.flatMap(({ key }) => draft.lists[key].map((value) => ({ key, ...value })));
  if (values.length === 0 && nickname === '' && notes === '') return null;
  return (
    <CardView class="contacts-card" id="contact_info_card">
      <TextView textAppearance="title-small" class="contacts-card-title">
        Contact info
      </TextView>
      {values.map(({ key, dataId, value, type, label }) => {
        const way = ways[key];
        const { types, hint } = listKind(key);
        return (
          <ListItem
            key={dataId ?? value}
            title={value}
            titleId="header"
            summary={types.length === 0 ? hint : typeLabel(types, type, label)}
            summaryId="sub_header"
            icon={icons[key]}
            onClick={way === null ? undefined : () => void reachPerson(api, way, value)}
            onLongClick={() => void copy(value)}
            trailing={
              key === 'phone' && (
                <ImageButton
                  id="icon_alternate"
                  icon={chat}
                  contentDescription={`Text ${typeLabel(types, type, label)} ${value}`}
                  onClick={() => void reachPerson(api, 'text', value)}
                />
              )
            }
          />
        );
      })}
      {nickname !== '' && <ListItem title={nickname} titleId="header" summary="Nickname" icon={person} />}
      {notes !== '' && <ListItem title={notes} titleId="header" summary="Notes" icon={note} />}
    </CardView>
  );
}
