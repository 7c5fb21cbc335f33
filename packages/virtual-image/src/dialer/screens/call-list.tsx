import type { PhoneClock } from '@androidworld/app-sdk';
import {
  Button,
  css,
  Glyph,
  ImageButton,
  LinearLayout,
  PopupMenu,
  RecyclerView,
  TextView,
  useApi,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import callIcon from '@material-symbols/svg-400/rounded/call.svg';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import { useRef, useState } from 'preact/hooks';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';
import { formatNumber } from '../../telephony/format-number.ts';
import { showCallDetails } from '../call-details.ts';
import { callKindLooks } from '../call-kinds.ts';
import { dayText, whenText } from '../call-text.ts';
import { type CallGroup, groupCalls } from '../group-calls.ts';
import { callNumber, copyNumber, createContact, dialNumber, messageNumber, showContact } from '../reach-number.ts';
import { deleteCalls, type LoggedCall } from '../store.ts';

css`
.call-head { padding: 12px 16px 4px; }
.call-row { min-height: 72px; padding: 8px 4px 8px 16px; gap: 16px; }
.call-open { background: var(--surface-container); border-radius: 24px; margin: 0 8px; }
.call-missed { color: var(--error); }
.call-actions { padding: 0 8px 8px 64px; align-items: flex-start; }
`;

/** Calls by day; a tap on one shows what can be done with it. */
export function CallList({ calls }: { calls: readonly LoggedCall[] }) {
  const clock = usePhoneClock();
  const [open, setOpen] = useState<number | null>(null);
  const dayOf = (dateMs: number) => dayText(dateMs, clock);
  const groups = groupCalls(calls, dayOf);
  return (
    <RecyclerView
      id="new_call_log_recycler_view"
      items={groups}
      itemKey={({ call }) => call.id}
      padding={[0, 0, 88, 0]}
      renderItem={(group, index) => {
        const day = dayOf(group.call.dateMs);
        const isFirst = index === 0 || dayOf(groups[index - 1]?.call.dateMs ?? 0) !== day;
        const isOpen = open === group.call.id;
        return (
          <LinearLayout orientation="vertical">
            {isFirst && (
              <TextView id="new_call_log_header_text" textAppearance="label" color="muted" class="call-head">
                {day}
              </TextView>
            )}
            <LinearLayout orientation="vertical" class={isOpen ? 'call-open' : ''}>
              <CallRow group={group} clock={clock} onClick={() => setOpen(isOpen ? null : group.call.id)} />
              {isOpen && <CallActions group={group} />}
            </LinearLayout>
          </LinearLayout>
        );
      }}
    />
  );
}

function CallRow({ group, clock, onClick }: { group: CallGroup; clock: PhoneClock; onClick: () => void }) {
  const api = useApi();
  const { call, count, ids } = group;
  const row = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState(false);
  const { icon, text } = callKindLooks[call.kind];
  const name = call.name ?? (formatNumber(call.number) || 'Unknown');
  const isKnown = call.number !== '';
  const when = whenText(call.dateMs, clock);
  return (
    <LinearLayout
      class="call-row"
      elementRef={row}
      onClick={onClick}
      onLongClick={() => setMenu(true)}
      contentDescription={`${text} ${name}, ${when}`}
    >
      <ContactPhoto name={call.name ?? '#'} photo={call.photo} />
      <LinearLayout orientation="vertical" weight={1}>
        <TextView
          id="primary_text"
          textAppearance="body-large"
          lines={1}
          class={call.kind === 'missed' ? 'call-missed' : ''}
        >
          {count > 1 ? `${name} (${count})` : name}
        </TextView>
        <LinearLayout gap={6}>
          <span class={call.kind === 'missed' ? 'call-missed' : ''}>
            <Glyph icon={icon} size={16} />
          </span>
          <TextView id="call_type_and_date" color="muted" lines={1}>
            {[call.label, when].filter(Boolean).join(' • ')}
          </TextView>
        </LinearLayout>
      </LinearLayout>
      {isKnown && (
        <ImageButton
          id="call_button"
          className="android.widget.ImageView"
          icon={callIcon}
          contentDescription={`Call ${name}`}
          onClick={() => void callNumber(api, call.number)}
        />
      )}
      {menu && (
        <PopupMenu
          anchor={row}
          onDismiss={() => setMenu(false)}
          items={[
            { title: 'Copy number', visible: isKnown, onClick: () => void copyNumber(api, call.number) },
            { title: 'Edit number before call', visible: isKnown, onClick: () => void dialNumber(api, call.number) },
            { title: 'Delete', onClick: () => void deleteCalls(api, ids) },
          ]}
        />
      )}
    </LinearLayout>
  );
}

function CallActions({ group: { call, ids } }: { group: CallGroup }) {
  const api = useApi();
  const actions = [
    call.contactId === null
      ? { label: 'Add contact', icon: personAdd, run: () => createContact(api, call.number) }
      : { label: 'Contact info', icon: person, run: () => showContact(api, call) },
    { label: 'Message', icon: chat, run: () => messageNumber(api, call.number) },
    { label: 'History', icon: history, run: () => showCallDetails(api, ids) },
  ];
  return (
    <LinearLayout orientation="vertical" class="call-actions">
      {actions.map(({ label, icon, run }) => (
        <Button key={label} variant="text" icon={icon} onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </LinearLayout>
  );
}
