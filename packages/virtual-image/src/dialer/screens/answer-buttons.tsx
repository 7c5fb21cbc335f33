import { css, Glyph, type IconSource, LinearLayout, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import callEnd from '@material-symbols/svg-400/rounded/call_end-fill.svg';
import call from '@material-symbols/svg-400/rounded/call-fill.svg';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import { useState } from 'preact/hooks';
import { QuickResponses } from './quick-responses.tsx';

css`
.answer { padding: 24px 32px 72px; }
.answer-button { display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 8px 16px; border-radius: 24px; }
.answer-disc { width: 72px; height: 72px; border-radius: 50%; display: grid; place-items: center; color: #fff; }
`;

/** Takes the call that rings, or turns it down. */
export function AnswerButtons({ number }: { number: string }) {
  const api = useApi();
  const [writing, setWriting] = useState(false);
  return (
    <LinearLayout id="incall_answer_method_container" class="answer" justify="between">
      <Choice
        id="two_button_decline_button"
        label="Decline"
        icon={callEnd}
        color="#d93025"
        onClick={() => void api.telephony.hangUp()}
      />
      {number !== '' && (
        <Choice
          id="incoming_secondary_button"
          label="Message"
          icon={chat}
          color="#5f6368"
          onClick={() => setWriting(true)}
        />
      )}
      <Choice
        id="two_button_answer_button"
        label="Answer"
        icon={call}
        color="#1e8e3e"
        onClick={() => void api.telephony.answer()}
      />
      {writing && <QuickResponses number={number} onClose={() => setWriting(false)} />}
    </LinearLayout>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  icon: IconSource;
  color: string;
  onClick: () => void;
}

function Choice({ id, label, icon, color, onClick }: ChoiceProps) {
  return (
    <View
      id={id}
      className="android.widget.ImageButton"
      class="answer-button"
      contentDescription={label}
      onClick={onClick}
    >
      <span class="answer-disc" style={{ background: color }}>
        <Glyph icon={icon} size={32} />
      </span>
      <TextView textAppearance="label">{label}</TextView>
    </View>
  );
}
