import { css, Glyph, type IconSource, LinearLayout, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call-fill.svg';
import chat from '@material-symbols/svg-400/rounded/chat-fill.svg';
import mail from '@material-symbols/svg-400/rounded/mail-fill.svg';
import type { ContactDraft } from '../contact-draft.ts';
import { reachPerson, type Way } from '../reach-person.ts';

css`
.contacts-verb { width: 96px; display: flex; flex-direction: column; align-items: center; gap: 6px; padding: 8px 0; border-radius: 16px; }
.contacts-verb-disc { width: 64px; height: 40px; border-radius: 20px; display: grid; place-items: center; background: var(--primary-container); color: var(--on-primary-container); }
`;

/** What one does with a contact most. Those without a number or an address are pale. */
export function Verbs({ draft }: { draft: ContactDraft }) {
  const [phone] = draft.lists.phone;
  const [email] = draft.lists.email;
  return (
    <LinearLayout id="verbs" justify="center" gap={8} padding={[16, 16, 16, 16]}>
      <Verb id="verb_call" label="Call" icon={call} way="call" to={phone?.value} />
      <Verb id="verb_text" label="Text" icon={chat} way="text" to={phone?.value} />
      <Verb id="verb_email" label="Email" icon={mail} way="email" to={email?.value} />
    </LinearLayout>
  );
}

interface VerbProps {
  id: string;
  label: string;
  icon: IconSource;
  way: Way;
  to: string | undefined;
}

function Verb({ id, label, icon, way, to }: VerbProps) {
  const api = useApi();
  return (
    <View
      class="contacts-verb"
      id={id}
      contentDescription={label}
      className="android.widget.Button"
      enabled={to !== undefined}
      onClick={() => void reachPerson(api, way, to ?? '')}
    >
      <span class="contacts-verb-disc">
        <Glyph icon={icon} />
      </span>
      <TextView textAppearance="label">{label}</TextView>
    </View>
  );
}
