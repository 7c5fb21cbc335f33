import { typeLabel } from '@androidworld/app-sdk';
import {
  CardView,
  css,
  Icon,
  type IconSource,
  ImageButton,
  LinearLayout,
  TextView,
  useApi,
  View,
  type ViewProps,
} from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import event from '@material-symbols/svg-400/rounded/event.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import mail from '@material-symbols/svg-400/rounded/mail.svg';
import note from '@material-symbols/svg-400/rounded/notes.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import { formatNumber } from '../../telephony/format-number.ts';
import type { ContactDraft } from '../contact-draft.ts';
import { type ListKey, listKind, listKinds } from '../contact-fields.ts';
import { longDate } from '../long-date.ts';
import { reachPerson, type Way } from '../reach-person.ts';

css`
.contacts-card { margin: -42PX 42PX 0; padding: 42PX 0; border-radius: 24px; background: var(--surface-container); display: flex; flex-direction: column; align-items: stretch; }
.contacts-card-title { margin: 0 42PX 42PX; align-self: flex-start; font-size: 1rem; }
.contacts-info { min-height: 186PX; padding: 0 11PX 0 42PX; display: flex; align-items: center; }
.contacts-info-texts { padding-left: 42PX; }
.contacts-info-value { font-size: 1rem; line-height: 60PX; }
.contacts-info-label { font-size: 0.875rem; line-height: 52PX; }
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
/** Before what a row holds, in its description. */
const verbs: Readonly<Record<ListKey, string>> = {
  phone: 'Call',
  email: 'Email',
  address: 'Directions to',
  website: 'Open',
  date: '',
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
      <TextView id="title" textAppearance="title-small" class="contacts-card-title">
        Contact info
      </TextView>
      {values.map(({ key, dataId, value, type, label }) => {
        const way = ways[key];
        const { types, hint } = listKind(key);
        const kind = types.length === 0 ? hint : typeLabel(types, type, label);
        const shown = key === 'phone' ? formatNumber(value) : key === 'date' ? longDate(value) : value;
        return (
          <Info
            key={dataId ?? value}
            value={shown}
            label={kind}
            icon={icons[key]}
            contentDescription={[verbs[key], kind, shown].filter(Boolean).join(' ')}
            onClick={() => void (way === null ? copy(value) : reachPerson(api, way, value))}
            onLongClick={() => void copy(value)}
          >
            {key === 'phone' && (
              <ImageButton
                id="icon_alternate"
                className="android.widget.Button"
                icon={chat}
                contentDescription={`Text ${kind} ${shown}`}
                onClick={() => void reachPerson(api, 'text', value)}
              />
            )}
          </Info>
        );
      })}
      {nickname !== '' && (
        <Info value={nickname} label="Nickname" icon={person} onLongClick={() => void copy(nickname)} />
      )}
      {notes !== '' && <Info value={notes} label="Notes" icon={note} onLongClick={() => void copy(notes)} />}
    </CardView>
  );
}

interface InfoProps extends Pick<ViewProps, 'contentDescription' | 'onClick' | 'onLongClick' | 'children'> {
  value: string;
  label: string;
  icon: IconSource;
}

/** A value, with what it is below it. */
function Info({ value, label, icon, children, ...view }: InfoProps) {
  return (
    <View {...view} className="android.widget.RelativeLayout" class="contacts-info">
      <Icon id="icon" icon={icon} color="var(--on-surface-variant)" />
      <LinearLayout orientation="vertical" weight={1} align="start" class="contacts-info-texts">
        <TextView id="header" class="contacts-info-value">
          {value}
        </TextView>
        <TextView id="sub_header" class="contacts-info-label" color="muted">
          {label}
        </TextView>
      </LinearLayout>
      {children}
    </View>
  );
}
