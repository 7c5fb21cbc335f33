import {
  Avatar,
  css,
  LinearLayout,
  ListItem,
  RadioGroupDialog,
  RecyclerView,
  TextView,
  useLive,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { conversationSources, listConversations, messageSources } from '../store/conversations.ts';
import { bareNumber, listPeople, type Person } from '../store/people.ts';

css`
.sms-suggestions { overflow: auto hidden; scrollbar-width: none; flex-shrink: 0; padding: 0 8px 8px; }
.sms-suggestion { width: 80px; padding: 8px 4px; border-radius: 8px; flex-shrink: 0; }
`;

/** Conversations offered above the contacts. */
const mostSuggestions = 20;

export interface PeopleListProps {
  /** What they are searched by. */
  text: string;
  onChoose: (number: string, name: string) => void;
}

/** Contacts with a number, and those written to lately. */
export function PeopleList({ text, onChoose }: PeopleListProps) {
  const people = useLive(listPeople, messageSources).data;
  const recent = useLive(listConversations, conversationSources).data ?? [];
  const [choosing, setChoosing] = useState<Person | null>(null);
  const suggestions = recent.filter(({ addresses }) => addresses.length === 1).slice(0, mostSuggestions);
  const shown = (people ?? []).filter((person) => matches(person, text));
  const choose = (person: Person) => {
    const [first, second] = person.numbers;
    if (second !== undefined) setChoosing(person);
    else if (first !== undefined) onChoose(first.number, person.name);
  };
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <TextView id="suggestions_label" color="var(--primary)" style={{ padding: '8px 16px 0' }}>
            Suggestions
          </TextView>
          <LinearLayout id="suggestions_scrollview" class="sms-suggestions" align="start">
            {suggestions.map(({ threadId, title, addresses: [number] }) => (
              <LinearLayout
                orientation="vertical"
                key={threadId}
                id="suggested_contact_holder"
                className="android.widget.RelativeLayout"
                class="sms-suggestion"
                align="center"
                gap={4}
                onClick={() => number !== undefined && onChoose(number, title)}
              >
                <Avatar id="suggested_contact_image" name={title} size={48} />
                <TextView id="suggested_contact_name" textAppearance="body-small" align="center" lines={2}>
                  {title}
                </TextView>
              </LinearLayout>
            ))}
          </LinearLayout>
        </>
      )}
      {people !== undefined && shown.length === 0 ? (
        <TextView
          id="no_contacts_placeholder"
          textAppearance="body-large"
          align="center"
          color="muted"
          style={{ padding: 32 }}
        >
          No contacts found
        </TextView>
      ) : (
        <RecyclerView
          id="contacts_list"
          items={shown}
          itemKey={({ id }) => id}
          renderItem={(person) => (
            <ListItem
              id="item_contact_frame"
              title={person.name}
              titleId="item_contact_name"
              summary={person.numbers.map(({ number }) => number).join(', ')}
              summaryId="item_contact_number"
              summaryLines={1}
              leading={<Avatar id="item_contact_image" name={person.name} size={48} />}
              onClick={() => choose(person)}
            />
          )}
        />
      )}
      {choosing !== null && (
        <RadioGroupDialog
          choices={choosing.numbers.map(({ number, label }) => ({ label: `${number} (${label})`, value: number }))}
          onChoose={(number) => onChoose(number, choosing.name)}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

function matches({ name, numbers }: Person, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (name.toLowerCase().includes(wanted)) return true;
  const digits = /^[\d\s()+*#./-]+$/.test(wanted) ? bareNumber(wanted) : '';
  return digits !== '' && numbers.some(({ number }) => number.includes(digits));
}
