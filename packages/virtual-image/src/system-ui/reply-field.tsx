import { css, EditText, ImageButton, LinearLayout, useBack } from '@androidworld/app-sdk/ui';
import sendIcon from '@material-symbols/svg-400/rounded/send.svg';
import { useState } from 'preact/hooks';

css`
.reply-field { border-radius: 24px; padding: 0 8px 0 16px; background: #3a3d44; }
`;

interface ReplyFieldProps {
  /** Hint of the field. */
  readonly label: string;
  readonly onSend: (text: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Where a reply to a notification is written (SystemUI `RemoteInputView`). BACK leaves it. */
export function ReplyField({ label, onSend, onCancel }: ReplyFieldProps) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  useBack(onCancel);
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || sending) return;
    setSending(true);
    void onSend(text);
  };
  return (
    <LinearLayout class="reply-field" id="remote_input" align="center">
      <EditText
        id="remote_input_text"
        class="reply-text"
        variant="bare"
        weight={1}
        hint={label}
        value={text}
        onChange={setText}
        imeAction="send"
        onImeAction={send}
        autoFocus
      />
      <ImageButton
        id="remote_input_send"
        icon={sendIcon}
        contentDescription="Send"
        enabled={!isEmpty && !sending}
        onClick={send}
      />
    </LinearLayout>
  );
}
