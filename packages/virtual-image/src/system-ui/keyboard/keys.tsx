import { css, type KeyboardProps, LinearLayout, phoneTime, useStore } from '@androidworld/app-sdk/ui';
import backspace from '@material-symbols/svg-400/rounded/backspace.svg';
import dialpad from '@material-symbols/svg-400/rounded/dialpad.svg';
import mood from '@material-symbols/svg-400/rounded/mood.svg';
import shiftIcon from '@material-symbols/svg-400/rounded/shift.svg';
import shiftLocked from '@material-symbols/svg-400/rounded/shift_lock-fill.svg';
import shiftFilled from '@material-symbols/svg-400/rounded/shift-fill.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from './actions.ts';
import { isCapital } from './capitals.ts';
import { KeyView } from './key-view.tsx';
import { firstLayout, hasNumberRow, type Key, type LayoutName, layoutOf, type Special } from './layouts.ts';
import { repeatWhileHeld } from './repeat-while-held.ts';

css`
.keys { flex: 1; min-height: 0; padding-top: 8px; }
.keys-row { flex: 1; min-height: 0; align-items: stretch; }
`;

/** Set by the person until the next letter, or until it is taken back; else as the text asks. */
type Shift = 'auto' | 'on' | 'off' | 'locked';

/** A second tap on Shift that soon locks it. */
const DOUBLE_TAP_MS = 300;

/** The grid of keys, of equal height in all layouts. */
export function Keys({ keyboard, onEmoji, onSwitch }: { keyboard: KeyboardProps; onEmoji(): void; onSwitch(): void }) {
  const { field, before, commit, backspace: erase, enter } = keyboard;
  const { inputType } = field;
  const [layout, setLayout] = useState<LayoutName>(firstLayout(inputType));
  const [shift, setShift] = useState<Shift>('auto');
  const shiftedMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    setLayout(firstLayout(inputType));
    setShift('auto');
  }, [field.packageName, inputType]);
  const capital = useStore(before, (text) => isCapital(inputType, text));
  const upper = shift === 'auto' ? capital : shift !== 'off';
  const inCase = (character: string) => (upper && layout === 'letters' ? upperCase(character) : character);
  const type = (character: string) => {
    commit(inCase(character));
    if (shift !== 'locked') setShift('auto');
  };
  const pressShift = () => {
    const nowMs = phoneTime.uptime();
    const again = nowMs - shiftedMs.current < DOUBLE_TAP_MS;
    shiftedMs.current = nowMs;
    setShift(again && shift !== 'locked' ? 'locked' : upper ? 'off' : 'on');
  };
  const action = actions[field.multiline && field.imeAction === 'none' ? 'none' : field.imeAction];
  const act: Record<Special, () => void> = {
    shift: pressShift,
    delete: erase,
    enter,
    space() {
      commit(' ');
      // As Gboard: after a sign and a space the letters are back.
      if (layout === 'symbols' || layout === 'more') setLayout('letters');
    },
    symbols: () => setLayout('symbols'),
    letters: () => setLayout('letters'),
    more: () => setLayout('more'),
    numbers: () => setLayout('number'),
    emoji: onEmoji,
  };
  const hold: Partial<Record<Special, (() => void) | undefined>> = {
    shift: () => setShift('locked'),
    delete: () => repeatWhileHeld(erase),
    space: hasNumberRow(inputType) ? undefined : onSwitch,
    enter: onEmoji,
  };
  const faces: Record<Special, { icon?: string; text?: string; label: string; look?: 'special' | 'action' }> = {
    shift: {
      icon: shift === 'locked' ? shiftLocked : upper ? shiftFilled : shiftIcon,
      label: 'Shift',
      look: 'special',
    },
    delete: { icon: backspace, label: 'Delete', look: 'special' },
    space: { text: '', label: 'Space' },
    symbols: { text: '?123', label: 'Symbol keyboard', look: 'special' },
    letters: { text: 'ABC', label: 'Letter keyboard', look: 'special' },
    more: { text: '=\\<', label: 'More symbols', look: 'special' },
    numbers: { icon: dialpad, label: 'Number keyboard', look: 'special' },
    emoji: { icon: mood, label: 'Emoji button', look: 'special' },
    enter: { ...action, look: 'action' },
  };
  const keyOf = (key: Key) => {
    const { id, weight, does, alternatives } = key;
    if ('character' in does) {
      const character = inCase(does.character);
      return (
        <KeyView
          key={id}
          id={id}
          weight={weight}
          label={character}
          onPress={() => type(does.character)}
          alternatives={alternatives === undefined ? undefined : inCase(alternatives)}
          onAlternative={type}
          onHold={does.character === ',' ? onEmoji : undefined}
        >
          {character}
        </KeyView>
      );
    }
    const { text, ...face } = faces[does.special];
    return (
      <KeyView key={id} id={id} weight={weight} {...face} onPress={act[does.special]} onHold={hold[does.special]}>
        {text}
      </KeyView>
    );
  };
  return (
    <LinearLayout orientation="vertical" class="keys">
      {layoutOf(layout, { inputType, numberRow: hasNumberRow(inputType) }).map((row) => (
        <LinearLayout class="keys-row" key={JSON.stringify(row)}>
          {row.map(keyOf)}
        </LinearLayout>
      ))}
    </LinearLayout>
  );
}

/** ß has no capital of one letter. */
function upperCase(text: string): string {
  return [...text].map((letter) => (letter === 'ß' ? 'ẞ' : letter.toUpperCase())).join('');
}
