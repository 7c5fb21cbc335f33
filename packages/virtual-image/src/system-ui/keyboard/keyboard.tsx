import { css, Glyph, type ImeAction, type KeyboardProps, LinearLayout, View } from '@androidworld/app-sdk/ui';
import previous from '@material-symbols/svg-400/rounded/arrow_back.svg';
import go from '@material-symbols/svg-400/rounded/arrow_forward.svg';
import backspace from '@material-symbols/svg-400/rounded/backspace.svg';
import check from '@material-symbols/svg-400/rounded/check.svg';
import hideKeyboard from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import newline from '@material-symbols/svg-400/rounded/keyboard_return.svg';
import next from '@material-symbols/svg-400/rounded/keyboard_tab.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import send from '@material-symbols/svg-400/rounded/send.svg';
import shiftIcon from '@material-symbols/svg-400/rounded/shift.svg';
import shiftFilled from '@material-symbols/svg-400/rounded/shift-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { type Key, type LayoutName, layoutFor, layouts } from './layouts.ts';

css`
.keyboard { background: #e8eaf0; color: #1b1b1f; padding: 0 4px 8px; height: 100%; box-sizing: border-box; }
.dark .keyboard { background: #202226; color: #e3e2e6; }
.keyboard-strip { height: 36px; padding: 0 8px; justify-content: flex-end; }
.keyboard-row { flex: 1; align-items: stretch; justify-content: center; }
.key { display: grid; place-items: center; flex: 1; min-height: 46px; margin: 3px 2.5px; border-radius: 7px; background: #fff; font-size: 1.375rem; box-shadow: 0 1px 0 rgb(0 0 0 / 0.18); }
.key-special { background: #ccd3e0; font-size: 0.9375rem; }
.key-enter { background: #a9c7ff; border-radius: 24px; }
.dark .key { background: #3a3d43; }
.dark .key-special { background: #2a2d33; }
.dark .key-enter { background: #35507c; }
`;

const actionIcons: Readonly<Record<ImeAction, string>> = {
  none: newline,
  go,
  search,
  send,
  next,
  done: check,
  previous,
};

/** The soft keyboard, by Gboard's layouts. */
export function Keyboard({ field, commit, backspace: erase, enter, hide }: KeyboardProps) {
  const [layout, setLayout] = useState<LayoutName>(layoutFor(field.inputType));
  const [shift, setShift] = useState(false);
  useEffect(() => {
    setLayout(layoutFor(field.inputType));
    setShift(false);
  }, [field.packageName, field.inputType]);

  const type = (character: string) => {
    commit(shift ? character.toUpperCase() : character);
    setShift(false);
  };
  const act: Record<string, () => void> = {
    shift: () => setShift(!shift),
    backspace: erase,
    enter,
    space: () => commit(' '),
    symbols: () => setLayout('symbols'),
    letters: () => setLayout('letters'),
    more: () => setLayout('more'),
  };
  return (
    <LinearLayout orientation="vertical" class="keyboard" id="com.google.android.inputmethod.latin:id/keyboard_view">
      <LinearLayout class="keyboard-strip">
        <View contentDescription="Hide keyboard" onClick={hide} style={{ padding: '6px 12px' }}>
          <Glyph icon={hideKeyboard} />
        </View>
      </LinearLayout>
      {layouts[layout].map((keys) => (
        <LinearLayout class="keyboard-row" key={JSON.stringify(keys)}>
          {keys.map((key) =>
            typeof key === 'string' ? (
              <KeyCap key={key} contentDescription={shift ? key.toUpperCase() : key} onClick={() => type(key)}>
                {shift ? key.toUpperCase() : key}
              </KeyCap>
            ) : (
              <SpecialKey
                key={key.special}
                definition={key}
                shift={shift}
                action={field.multiline ? 'none' : field.imeAction}
                onClick={() => act[key.special]?.()}
              />
            ),
          )}
        </LinearLayout>
      ))}
    </LinearLayout>
  );
}

function KeyCap({
  contentDescription: desc,
  onClick,
  children,
}: {
  contentDescription: string;
  onClick(): void;
  children: string;
}) {
  return (
    <View class="key" contentDescription={desc === ' ' ? 'Space' : desc} onClick={onClick}>
      {children}
    </View>
  );
}

const descriptions = {
  shift: 'Shift',
  backspace: 'Delete',
  space: 'Space',
  symbols: 'Symbol keyboard',
  letters: 'Letter keyboard',
  more: 'More symbols',
  enter: 'Enter',
} as const;

function SpecialKey({
  definition,
  shift,
  action,
  onClick,
}: {
  definition: Exclude<Key, string>;
  shift: boolean;
  action: ImeAction;
  onClick(): void;
}) {
  const { special, weight } = definition;
  const faces = {
    shift: <Glyph icon={shift ? shiftFilled : shiftIcon} />,
    backspace: <Glyph icon={backspace} />,
    space: '',
    symbols: '?123',
    letters: 'ABC',
    more: '=\\<',
    enter: <Glyph icon={actionIcons[action]} />,
  };
  const look = special === 'space' ? 'key' : `key key-special ${special === 'enter' ? 'key-enter' : ''}`;
  return (
    <View
      class={look}
      contentDescription={descriptions[special]}
      weight={weight}
      onClick={onClick}
      selected={special === 'shift' && shift}
    >
      {faces[special]}
    </View>
  );
}
