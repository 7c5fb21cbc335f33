import { css, Glyph, TextView, View } from '@androidworld/app-sdk/ui';
import voicemail from '@material-symbols/svg-400/rounded/voicemail.svg';

css`
.keypad { display: grid; grid-template-columns: repeat(3, 1fr); }
.keypad-key { height: 64px; margin: 2px 8px; border-radius: 32px; display: flex; flex-direction: column; align-items: center; justify-content: center; }
.keypad-number { font-size: 1.875rem; }
.keypad-letters { min-height: 16px; letter-spacing: 0.1em; }
@media (orientation: landscape) {
  .keypad-key { height: 44px; margin: 1px 8px; }
  .keypad-number { font-size: 1.5rem; line-height: 1.625rem; }
  .keypad-letters { min-height: 14px; line-height: 0.875rem; }
}
`;

interface Key {
  readonly id: string;
  readonly key: string;
  readonly letters?: string;
  readonly contentDescription?: string;
}

const keys: readonly Key[] = [
  { id: 'one', key: '1' },
  { id: 'two', key: '2', letters: 'ABC' },
  { id: 'three', key: '3', letters: 'DEF' },
  { id: 'four', key: '4', letters: 'GHI' },
  { id: 'five', key: '5', letters: 'JKL' },
  { id: 'six', key: '6', letters: 'MNO' },
  { id: 'seven', key: '7', letters: 'PQRS' },
  { id: 'eight', key: '8', letters: 'TUV' },
  { id: 'nine', key: '9', letters: 'WXYZ' },
  { id: 'star', key: '*', contentDescription: 'star' },
  { id: 'zero', key: '0' },
  { id: 'pound', key: '#', contentDescription: 'pound' },
];

export interface KeypadProps {
  onKey: (key: string) => void;
  /** Holding 1. */
  onVoicemail?: (() => void) | undefined;
}

/** The twelve keys. Holding 0 gives +. */
export function Keypad({ onKey, onVoicemail }: KeypadProps) {
  const held: Readonly<Record<string, (() => void) | undefined>> = { 0: () => onKey('+'), 1: onVoicemail };
  return (
    <View id="dialpad" className="android.widget.TableLayout" class="keypad">
      {keys.map(({ id, key, letters, contentDescription: desc }) => (
        <View
          key={id}
          id={id}
          class="keypad-key"
          className="android.widget.FrameLayout"
          contentDescription={desc ?? (letters === undefined ? key : `${key},${letters}`)}
          onClick={() => onKey(key)}
          onLongClick={held[key]}
        >
          <TextView id="dialpad_key_number" class="keypad-number">
            {key}
          </TextView>
          {key === '1' ? (
            <Glyph icon={voicemail} size={16} />
          ) : (
            (letters ?? key === '0') && (
              <TextView id="dialpad_key_letters" class="keypad-letters" textAppearance="label-small" color="muted">
                {letters ?? '+'}
              </TextView>
            )
          )}
        </View>
      ))}
    </View>
  );
}
