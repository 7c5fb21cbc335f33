import {
  Avatar,
  css,
  EditText,
  ImageButton,
  LinearLayout,
  ListItem,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import dialpad from '@material-symbols/svg-400/rounded/dialpad.svg';
import keyboard from '@material-symbols/svg-400/rounded/keyboard.svg';
import { useState } from 'preact/hooks';
import { formatNumber } from '../../telephony/format-number.ts';
import { conversationIntent } from '../conversation-intent.ts';
import { messageSources, threadIdFor } from '../store/conversations.ts';
import { bareNumber, listNumbers, type PersonNumber, takesMessages } from '../store/people.ts';

css`
.messages-to { height: 48px; padding: 0 4px 0 16px; align-items: center; }
.messages-to-label { width: 56px; flex-shrink: 0; }
.messages-to .field { align-self: center; }
`;

/** Whom a new conversation is with: a number that is typed, or a contact. */
export function StartChatScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [typed, setTyped] = useState('');
  const [numeric, setNumeric] = useState(false);
  const people = useLive(listNumbers, messageSources).data ?? [];
  const draft = intent.extras?.draft_data;
  const write = async (number: string, title: string) => {
    const threadId = await threadIdFor(api, [number]);
    const text = typeof draft === 'string' ? draft : undefined;
    await api.startActivity(conversationIntent({ threadId, title, text }));
    await finish();
  };
  const writeToTyped = () => {
    if (takesMessages(typed)) void write(bareNumber(typed), formatNumber(bareNumber(typed)));
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="New conversation" onUp={() => void finish()} />
      <LinearLayout class="messages-to">
        <TextView class="messages-to-label" textAppearance="body-large">
          To
        </TextView>
        <EditText
          key={String(numeric)}
          id="recipient_text_view"
          className="android.widget.MultiAutoCompleteTextView"
          variant="bare"
          hint="Type a name, phone number, or email"
          inputType={numeric ? 'phone' : 'text'}
          imeAction="done"
          weight={1}
          autoFocus
          value={typed}
          onChange={setTyped}
          onImeAction={writeToTyped}
        />
        <ImageButton
          id="action_ime_dialpad_toggle"
          icon={numeric ? keyboard : dialpad}
          contentDescription="Switch between entering text and numbers"
          onClick={() => setNumeric(!numeric)}
        />
      </LinearLayout>
      <RecyclerView
        id="contact_list"
        items={people.filter((person) => matches(person, typed))}
        itemKey={({ id }) => id}
        header={
          takesMessages(typed) && (
            <ListItem
              id="contact_picker_send_to"
              title={`Send to ${formatNumber(bareNumber(typed))}`}
              titleId="contact_name"
              leading={<Avatar name={typed} />}
              onClick={writeToTyped}
            />
          )
        }
        renderItem={(person) => (
          <ListItem
            title={person.name}
            titleId="contact_name"
            summary={`${formatNumber(person.number)} • ${person.label}`}
            summaryId="contact_details"
            leading={<Avatar id="contact_icon" name={person.name} />}
            onClick={() => void write(bareNumber(person.number), person.name)}
          />
        )}
      />
    </LinearLayout>
  );
}

function matches({ name, number }: PersonNumber, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const digits = takesMessages(wanted) ? bareNumber(wanted) : '';
  return name.toLowerCase().includes(wanted) || (digits !== '' && bareNumber(number).includes(digits));
}
