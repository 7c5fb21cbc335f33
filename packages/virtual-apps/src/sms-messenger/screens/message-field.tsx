import {
  AlertDialog,
  Button,
  css,
  EditText,
  Glyph,
  ImageButton,
  LinearLayout,
  TextView,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import sendIcon from '@material-symbols/svg-400/rounded/send.svg';
import { useState } from 'preact/hooks';
import { smsLength } from '../sms-length.ts';
import { preferences } from '../store/preferences.ts';
import { useTextSize } from './use-text-size.ts';

css`
.sms-field { padding: 4px 4px 4px 16px; min-height: 56px; background: var(--surface-container); flex-shrink: 0; }
.sms-field .field-input { max-height: 96px; padding: 8px 0; font-size: inherit; }
.sms-send { min-height: 48px; min-width: 56px; margin: 0; padding: 0 4px; gap: 2px; flex-direction: column; color: var(--on-surface); font-size: 0.75rem; }
`;

export interface MessageFieldProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Where a message is written. */
export function MessageField({ text, onChange, onSend }: MessageFieldProps) {
  const [{ sendOnEnter, characterCounter } = preferences.missing] = usePreferences(preferences);
  const fontSize = useTextSize();
  const { parts, left } = smsLength(text);
  const isOneLine = sendOnEnter;
  return (
    <LinearLayout
      class="sms-field"
      id="message_holder"
      className="android.view.ViewGroup"
      gap={4}
      style={{ fontSize: fontSize }}
    >
      <EditText
        key={String(isOneLine)}
        id="thread_type_message"
        variant="bare"
        hint="Type a message…"
        weight={1}
        inputType="textCapSentences"
        multiline={!isOneLine}
        {...(isOneLine ? { imeAction: 'send' as const } : {})}
        style={{ alignSelf: 'center' }}
        value={text}
        onChange={onChange}
        onImeAction={() => {
          if (text !== '') onSend();
          return false;
        }}
      />
      {characterCounter && (
        <TextView id="thread_character_counter" color="muted">
          {`${left}/${parts}`}
        </TextView>
      )}
      <Button
        id="thread_send_message"
        class="sms-send"
        variant="text"
        contentDescription="OK"
        enabled={text !== ''}
        onClick={onSend}
      >
        <Glyph icon={sendIcon} size={24} />
        SMS
      </Button>
    </LinearLayout>
  );
}

/** In its place where the sender has no number. */
export function NoReply() {
  const [explained, setExplained] = useState(false);
  return (
    <LinearLayout orientation="vertical" class="sms-field">
      <LinearLayout weight={1}>
        <TextView id="reply_disabled_text" weight={1} color="muted">
          Can't reply to short codes like this
        </TextView>
        <ImageButton
          id="reply_disabled_info"
          icon={info}
          contentDescription="More info"
          onClick={() => setExplained(true)}
        />
      </LinearLayout>
      {explained && (
        <AlertDialog
          message="Only senders with a number can be answered."
          onDismiss={() => setExplained(false)}
          positive={{ label: 'OK', onClick: () => setExplained(false) }}
        />
      )}
    </LinearLayout>
  );
}
