import { AlertDialog, css, Icon, TabLayout, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import enter from '@material-symbols/svg-400/rounded/check.svg';
import { useState } from 'preact/hooks';
import { hashPin } from '../store/hash-pin.ts';

css`
.pin { display: flex; flex-direction: column; align-items: center; gap: 16px; padding-top: 24px; }
.pin-digits { min-height: 32px; letter-spacing: 4px; font-size: 1.5rem; }
.pin-keys { display: grid; grid-template-columns: repeat(3, 88px); }
.pin-tab { background: none; }
.pin-keys > .pin-ok { place-self: center; }
.pin-keys > .pin-key { width: auto; height: 64px; display: grid; place-items: center; font-size: 1.5rem; }
`;

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'C', '0'] as const;

interface PinDialogProps {
  /** What is to be entered; undefined: a new one, twice. */
  hash?: string | undefined;
  /** The right one was entered, or a new one chosen. */
  onEntered: (hash: string) => void;
  onClose: () => void;
}

/** Asks for the PIN of a folder, or for a new one. */
export function PinDialog({ hash, onEntered, onClose }: PinDialogProps) {
  const api = useApi();
  const [pin, setPin] = useState('');
  const [first, setFirst] = useState(hash);
  const accept = async () => {
    if (pin === '') return await api.toast('Please enter a PIN');
    const entered = await hashPin(pin);
    setPin('');
    if (first === undefined) return setFirst(entered);
    if (entered !== first) {
      // A new one is begun anew.
      setFirst(hash);
      return await api.toast('Wrong PIN');
    }
    onClose();
    return onEntered(entered);
  };
  const press = (key: (typeof keys)[number]) => setPin(key === 'C' ? pin.slice(0, -1) : `${pin}${key}`.slice(0, 10));
  return (
    <AlertDialog onDismiss={onClose} negative={{ label: 'Cancel', onClick: onClose }} flush>
      <TabLayout
        id="dialog_tab_layout"
        class="pin-tab"
        tabs={[{ label: 'PIN' }]}
        selected={0}
        onSelect={() => undefined}
      />
      <View id="pin_lock_holder" className="android.widget.RelativeLayout" class="pin">
        <TextView id="pin_lock_title" textAppearance="body-large">
          {first === hash ? 'Enter PIN' : 'Repeat PIN'}
        </TextView>
        <TextView id="pin_lock_current_pin" class="pin-digits">
          {'*'.repeat(pin.length)}
        </TextView>
        <View className="android.view.ViewGroup" class="pin-keys">
          {keys.map((key) => (
            <TextView
              key={key}
              id={`pin_${key.toLowerCase()}`}
              class="pin-key"
              align="center"
              onClick={() => press(key)}
            >
              {key}
            </TextView>
          ))}
          <Icon
            id="pin_ok"
            icon={enter}
            contentDescription="OK"
            class="pin-ok"
            style={{ width: 48, height: 48, padding: 12 }}
            onClick={() => void accept()}
          />
        </View>
      </View>
    </AlertDialog>
  );
}
