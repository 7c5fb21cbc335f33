import {
  css,
  EditText,
  Glyph,
  ImageButton,
  LinearLayout,
  MenuButton,
  ScrollView,
  useApi,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import backspace from '@material-symbols/svg-400/rounded/backspace.svg';
import call from '@material-symbols/svg-400/rounded/call-fill.svg';
import { callNumber, callVoicemail } from '../reach-number.ts';
import { smartDial } from '../smart-dial.ts';
import type { PhoneEntry } from '../store.ts';
import { Keypad } from './keypad.tsx';
import { NumberActions } from './number-actions.tsx';
import { PhoneItem } from './phone-list.tsx';
import { useCallLog, usePhones } from './use-call-log.ts';

css`
.dialpad { padding: 8px 24px 16px; border-radius: 24px 24px 0 0; background: var(--surface-container); box-shadow: var(--shadow-2); }
.dialpad-digits { min-height: 56px; }
.dialpad-digits .field-input { font-size: 1.75rem; line-height: 2.25rem; text-align: center; }
.dialpad-call { width: 112px; height: 56px; margin: 8px auto 0; border-radius: 28px; display: grid; place-items: center; background: #146c2e; color: #fff; }
/* Suggestions beside the keys. */
.dialer-suggestions { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; flex-direction: column; }
@media (orientation: landscape) {
  .view.dialer-dialpad { flex-direction: row; align-items: stretch; }
  .dialpad { flex: 1 1 0; justify-content: center; padding: 0 24px 8px; border-radius: 24px 0 0 0; }
  .dialpad-digits { min-height: 48px; }
}
`;

/** Who is not among the first of these is found by more digits. */
const mostEntries = 10;

export interface DialpadProps {
  digits: string;
  onDigits: (digits: string) => void;
  onClose: () => void;
}

/** Dials by hand; above the keys stands who could be meant, or what else can be done with the number. */
export function Dialpad({ digits, onDigits, onClose }: DialpadProps) {
  const api = useApi();
  const found = smartDial(usePhones() ?? [], digits);
  const lastDialed = useCallLog()?.find(({ kind }) => kind === 'outgoing')?.number;
  useBack(onClose);
  const dial = () => {
    // Without a number the key recalls the last one, as on every phone.
    if (digits.trim() === '') onDigits(lastDialed ?? '');
    else {
      void callNumber(api, digits.trim());
      onDigits('');
      onClose();
    }
  };
  return (
    <LinearLayout orientation="vertical" weight={1} id="dialpad_fragment_container" class="dialer-dialpad">
      <div class="dialer-suggestions">
        <LinearLayout>
          <ImageButton icon={back} contentDescription="Navigate up" onClick={onClose} />
        </LinearLayout>
        <DialSuggestions digits={digits.trim()} entries={found} />
      </div>
      <LinearLayout orientation="vertical" class="dialpad" id="dialpad_view">
        <LinearLayout class="dialpad-digits">
          {digits !== '' && (
            <MenuButton
              id="dialpad_overflow"
              items={[
                { title: 'Add 2-sec pause', onClick: () => onDigits(`${digits},`) },
                { title: 'Add wait', onClick: () => onDigits(`${digits};`) },
              ]}
            />
          )}
          <EditText
            id="digits"
            variant="bare"
            weight={1}
            inputType="phone"
            value={digits}
            autoFocus="quiet"
            onChange={(text) => onDigits(text.replace(/[^\d+*#,;() .-]/g, ''))}
            onImeAction={dial}
          />
          {digits !== '' && (
            <ImageButton
              id="deleteButton"
              icon={backspace}
              contentDescription="backspace"
              onClick={() => onDigits(digits.slice(0, -1))}
              onLongClick={() => onDigits('')}
            />
          )}
        </LinearLayout>
        <Keypad onKey={(key) => onDigits(digits + key)} onVoicemail={() => void callVoicemail(api)} />
        <View
          id="dialpad_voice_call_button"
          class="dialpad-call"
          className="android.widget.Button"
          contentDescription="dial"
          onClick={dial}
        >
          <Glyph icon={call} />
        </View>
      </LinearLayout>
    </LinearLayout>
  );
}

/** Who could be meant, and what else can be done with the number. */
function DialSuggestions({ digits, entries }: { digits: string; entries: readonly PhoneEntry[] }) {
  const api = useApi();
  return (
    <ScrollView weight={1} id="dialpad_suggestions">
      {entries.slice(0, mostEntries).map((entry) => (
        <PhoneItem key={entry.id} entry={entry} onClick={() => void callNumber(api, entry.number)} />
      ))}
      {digits !== '' && <NumberActions number={digits} />}
    </ScrollView>
  );
}
