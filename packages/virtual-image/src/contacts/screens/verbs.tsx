import type { AppApi } from '@androidworld/app-sdk';
import { css, Glyph, type IconSource, LinearLayout, useApi, View } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call-fill.svg';
import chat from '@material-symbols/svg-400/rounded/chat-fill.svg';
import mail from '@material-symbols/svg-400/rounded/mail-fill.svg';
import video from '@material-symbols/svg-400/rounded/videocam-fill.svg';
import type { ContactDraft } from '../contact-draft.ts';
import { reachPerson, type Way } from '../reach-person.ts';

css`
.contacts-verbs { padding: 56PX 68PX 108PX; }
.contacts-verb { flex: 1 1 0; min-width: 0; max-width: 315PX; height: 213PX; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px; border-radius: 16px; font-size: 0.875rem; font-weight: 500; }
.contacts-verb-disc { width: 56px; height: 40px; border-radius: 20px; display: grid; place-items: center; background: var(--primary-container); color: var(--on-primary-container); }
`;

/** What one does with a contact most. Those without a number or an address are pale. */
export function Verbs({ draft }: { draft: ContactDraft }) {
  const api = useApi();
  const [phone] = draft.lists.phone;
  const [email] = draft.lists.email;
  const reach = (way: Way, to: string | undefined) =>
    to === undefined ? undefined : () => void reachPerson(api, way, to);
  return (
    <LinearLayout id="verbs" justify="center" class="contacts-verbs">
      <Verb id="verb_call" label="Call" icon={call} onClick={reach('call', phone?.value)} />
      <Verb id="verb_text" label="Text" icon={chat} onClick={reach('text', phone?.value)} />
      <Verb
        id="verb_video"
        label="Set up"
        contentDescription="Set up Duo video calling"
        icon={video}
        onClick={phone && (() => void setUpVideo(api))}
      />
      {email !== undefined && <Verb id="verb_email" label="Email" icon={mail} onClick={reach('email', email.value)} />}
    </LinearLayout>
  );
}

/** Duo comes from the store, which the image has not. */
async function setUpVideo(api: AppApi): Promise<void> {
  const store = { action: 'android.intent.action.VIEW', data: 'market://details?id=com.google.android.apps.tachyon' };
  if ((await api.queryIntentActivities(store)).length > 0) await api.startActivity(store);
  else await api.toast('No app found to handle this action.');
}

interface VerbProps {
  id: string;
  label: string;
  contentDescription?: string;
  icon: IconSource;
  /** Undefined: there is nothing to do it with. */
  onClick: (() => void) | undefined;
}

function Verb({ id, label, contentDescription: desc = label, icon, onClick }: VerbProps) {
  const api = useApi();
  return (
    <View
      class="contacts-verb"
      id={id}
      contentDescription={desc}
      className="android.widget.TextView"
      semantics={{ text: label }}
      enabled={onClick !== undefined}
      onClick={onClick ?? (() => undefined)}
      onLongClick={() => void api.toast(desc)}
    >
      <span class="contacts-verb-disc">
        <Glyph icon={icon} />
      </span>
      <span>{label}</span>
    </View>
  );
}
