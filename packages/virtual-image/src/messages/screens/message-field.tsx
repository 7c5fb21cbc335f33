import {
  css,
  EditText,
  FrameLayout,
  Glyph,
  ImageButton,
  LinearLayout,
  TextView,
  useApi,
} from '@androidworld/app-sdk/ui';
import plus from '@material-symbols/svg-400/rounded/add_circle.svg';
import sendIcon from '@material-symbols/svg-400/rounded/send.svg';

css`
.messages-field { padding: 4px 4px 8px; flex-shrink: 0; align-items: flex-end; }
.messages-field-box { border-radius: 24px; background: var(--surface-variant); align-items: flex-end; min-height: 48px; }
.messages-field .field { align-self: center; }
.messages-field .field-input { padding: 12px 0 12px 16px; max-height: 144px; }
.messages-send { width: 56px; height: 48px; display: grid; justify-items: center; align-items: start; padding-top: 8px; border-radius: 24px; color: var(--primary); }
.messages-send-kind { position: absolute; left: 0; right: 0; bottom: 4px; font-size: 0.625rem; line-height: 0.75rem; pointer-events: none; }
`;

export interface MessageFieldProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Where a text is written. */
export function MessageField({ text, onChange, onSend }: MessageFieldProps) {
  const api = useApi();
  const isEmpty = text.trim() === '';
  return (
    <LinearLayout class="messages-field" id="compose_message_layout">
      <ImageButton
        id="plus_button"
        className="android.widget.ImageView"
        icon={plus}
        contentDescription="Add files, location and more"
        onClick={() => void api.toast('Pictures and files need MMS, which this phone has not')}
      />
      <LinearLayout weight={1} class="messages-field-box">
        <EditText
          id="compose_message_text"
          variant="bare"
          hint="Text message"
          inputType="textCapSentences"
          multiline
          weight={1}
          value={text}
          onChange={onChange}
        />
        <FrameLayout id="send_message_button_container">
          <FrameLayout
            id="send_message_button_icon"
            className="android.widget.ImageView"
            class="messages-send"
            contentDescription="Send SMS"
            enabled={!isEmpty}
            semantics={{ text: '' }}
            onClick={onSend}
          >
            <Glyph icon={sendIcon} size={24} />
          </FrameLayout>
          {!isEmpty && (
            <TextView id="sms_type_indicator" class="messages-send-kind" align="center" color="var(--primary)">
              SMS
            </TextView>
          )}
        </FrameLayout>
      </LinearLayout>
    </LinearLayout>
  );
}
