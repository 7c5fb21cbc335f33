import type { PhoneClock } from '@androidworld/app-sdk';
import {
  Avatar,
  Button,
  css,
  Glyph,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useApi,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import block from '@material-symbols/svg-400/rounded/block.svg';
import callIcon from '@material-symbols/svg-400/rounded/call.svg';
import made from '@material-symbols/svg-400/rounded/call_made.svg';
import missed from '@material-symbols/svg-400/rounded/call_missed.svg';
import received from '@material-symbols/svg-400/rounded/call_received.svg';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import voicemail from '@material-symbols/svg-400/rounded/voicemail.svg';
import { useState } from 'preact/hooks';
import { dayText, whenText } from '../call-text.ts';
import { type CallGroup, groupCalls } from '../group-calls.ts';
import { callNumber, createContact, messageNumber, showContact } from '../reach-number.ts';
import { type CallKind, deleteCalls, type LoggedCall } from '../store.ts';

css`
.call-head { padding: 12px 16px 4px; }
.call-row { min-height: 72px; padding: 8px 4px 8px 16px; gap: 16px; }
.call-open { background: var(--surface-container); border-radius: 24px; margin: 0 8px; }
.call-missed { color: var(--error); }
.call-actions { padding: 0 8px 8px 64px; align-items: flex-start; }
`;

const kinds: Readonly<Record<CallKind, { icon: string; text: string }>> = {
  incoming: { icon: received, text: 'Incoming call' },
  outgoing: { icon: made, text: 'Outgoing call' },
  missed: { icon: missed, text: 'Missed call' },
  voicemail: { icon: voicemail, text: 'Voicemail' },
  declined: { icon: received, text: 'Declined call' },
  blocked: { icon: block, text: 'Blocked call' },
};

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
  const { call, count } = group;
  const { icon, text } = kinds[call.kind];
  const name = call.name ?? (call.number || 'Unknown');
  const when = whenText(call.dateMs, clock);
  return (
    <LinearLayout class="call-row" onClick={onClick} contentDescription={`${text} ${name}, ${when}`}>
      <Avatar name={call.name ?? '#'} />
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
      {call.number !== '' && (
        <ImageButton
          id="call_button"
          className="android.widget.ImageView"
          icon={callIcon}
          contentDescription={`Call ${name}`}
          onClick={() => void callNumber(api, call.number)}
        />
      )}
    </LinearLayout>
  );
}

function CallActions({ group: { call, ids } }: { group: CallGroup }) {
  const api = useApi();
  const actions = [
    { label: 'Message', icon: chat, run: () => messageNumber(api, call.number) },
    call.contactId === null
      ? { label: 'Add contact', icon: personAdd, run: () => createContact(api, call.number) }
      : { label: 'Contact info', icon: person, run: () => showContact(api, call) },
    {
      label: 'Delete',
      icon: trash,
      run: () => deleteCalls(api, ids),
    },
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
