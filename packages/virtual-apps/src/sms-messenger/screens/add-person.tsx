import { css, EditText, ImageButton, LinearLayout } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import { useState } from 'preact/hooks';

css`
.sms-add-person { padding: 0 4px 0 16px; min-height: 56px; flex-shrink: 0; background: var(--surface-container); }
`;

/** Below the thread's bar: another person the conversation shall be with. */
export function AddPerson({ onAdd }: { onAdd: (number: string) => void }) {
  const [number, setNumber] = useState('');
  const add = () => {
    if (number.trim() !== '') onAdd(number.trim());
  };
  return (
    <LinearLayout id="thread_add_contacts" className="android.widget.RelativeLayout" class="sms-add-person">
      <EditText
        id="add_contact_or_number"
        className="android.widget.AutoCompleteTextView"
        variant="bare"
        hint="Add Contact or Number…"
        weight={1}
        style={{ alignSelf: 'center' }}
        value={number}
        onChange={setNumber}
        onImeAction={add}
        autoFocus
      />
      <ImageButton
        id="confirm_inserted_number"
        className="android.widget.ImageView"
        icon={check}
        contentDescription="OK"
        onClick={add}
      />
    </LinearLayout>
  );
}
