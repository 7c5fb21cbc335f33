import { parseSmsUri } from '@androidworld/app-sdk';
import {
  css,
  EditText,
  FrameLayout,
  Glyph,
  LinearLayout,
  Toolbar,
  useActivity,
  useApi,
  useAsync,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import { useState } from 'preact/hooks';
import { threadIdFor } from '../store/conversations.ts';
import { takesNoReply } from '../takes-no-reply.ts';
import { threadIntent } from '../thread-intent.ts';
import { PeopleList } from './people-list.tsx';

css`
.sms-address { padding: 4px 8px 4px 16px; min-height: 56px; }
.sms-address .field-input { font-size: 1.125rem; }
.sms-confirm { width: 48px; height: 48px; display: grid; place-items: center; border-radius: 50%; flex-shrink: 0; }
`;

/** Shorter texts are no numbers. */
const fewestDigits = 3;

/** Asks whom to write to, unless the intent says so. */
export function NewConversationScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const given = intent.data === undefined ? undefined : parseSmsUri(intent.data);
  const extras = intent.extras ?? {};
  const text = [extras['android.intent.extra.TEXT'], extras.sms_body, given?.body].find(
    (candidate) => typeof candidate === 'string',
  );
  const write = async (numbers: readonly string[], title: string) => {
    const threadId = await threadIdFor(api, numbers);
    await api.startActivity(threadIntent({ threadId, title, ...(typeof text === 'string' ? { text } : {}) }));
  };
  const isGiven = given !== undefined && given.numbers.length > 0;
  useAsync(async () => {
    if (!isGiven) return;
    await write(given.numbers, given.numbers.join(', '));
    await finish();
  }, [intent]);
  if (isGiven) return <FrameLayout weight={1} />;
  return <ChoosePerson onChoose={(number, name) => void write([number], name)} />;
}

function ChoosePerson({ onChoose }: { onChoose: (number: string, name: string) => void }) {
  const api = useApi();
  const { finish } = useActivity();
  const [address, setAddress] = useState('');
  const confirm = () => {
    if (takesNoReply(address)) {
      setAddress('');
      void api.toast("Can't reply to short codes like this");
    } else onChoose(address, address);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar id="new_conversation_toolbar" title="New conversation" onUp={() => void finish()} />
      <LinearLayout class="sms-address" className="android.widget.RelativeLayout">
        <EditText
          id="new_conversation_address"
          hint="Add Contact or Number…"
          inputType="textCapWords"
          weight={1}
          autoFocus
          value={address}
          onChange={setAddress}
        />
        {address.length >= fewestDigits && (
          <FrameLayout
            id="new_conversation_confirm"
            className="android.widget.ImageView"
            class="sms-confirm"
            onClick={confirm}
          >
            <Glyph icon={check} />
          </FrameLayout>
        )}
      </LinearLayout>
      <PeopleList text={address} onChoose={onChoose} />
    </LinearLayout>
  );
}
