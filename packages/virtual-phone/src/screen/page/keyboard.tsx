import {
  type Editable,
  focusedEditable,
  insertText,
  performImeAction,
  phoneTime,
  webFrames,
} from '@androidworld/app-sdk/host';
import {
  createStore,
  type KeyboardEdit,
  type Overlays,
  type Store,
  usePhoneState,
  useStore,
} from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { iconsOn, keyboardIcons } from './bar-icons.ts';
import { beforeCursor } from './before-cursor.ts';
import { hideKeyboard, inputMethod } from './input-method.ts';
import { phoneHost } from './phone-host.ts';

/** Pixels from the lower edge of the screen; 0 while no keyboard shows. */
export const keyboardHeight: Store<number> = createStore(0);

/** The soft keyboard System UI brings, connected to the focused field. Apps shrink to the space above it. */
export function Keyboard({ overlay: Overlay }: { overlay: NonNullable<Overlays['keyboard']> }) {
  const { field, shown } = useStore(inputMethod, (state) => state);
  const night = usePhoneState((state) => state.nightMode);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = element.current?.offsetHeight ?? 0;
    keyboardHeight.set(height);
    // The field that is typed in stays in view above the keyboard.
    if (height > 0) phoneTime.nextFrame(revealField);
    return () => keyboardHeight.set(0);
  }, [shown, field?.inputType]);
  // By night it is dark. A theme that is chosen in its own settings counts when it next comes up.
  useLayoutEffect(() => {
    const ground = element.current?.firstElementChild;
    keyboardIcons.set(ground ? iconsOn(ground, ground) : null);
  }, [shown, field, night]);
  if (!shown || field === null) return null;
  return (
    <div ref={element}>
      <Overlay
        field={field}
        before={beforeCursor}
        commit={(text) => withField((editable) => insertText(editable, text), ['type', text])}
        replace={(count, text) => {
          const editable = focusedEditable();
          if (editable === null) return;
          const end = editable.selectionEnd ?? 0;
          editable.setSelectionRange(Math.max(0, (editable.selectionStart ?? 0) - count), end);
          insertText(editable, text);
        }}
        edit={(edit) => {
          if (edit === 'selectAll') selectAll();
          else void phoneHost.key(editKeys[edit]);
        }}
        backspace={() => withField(() => document.execCommand('delete'), ['press', 'Backspace'])}
        enter={() =>
          withField(
            (editable) => {
              if (performImeAction(editable)) hideKeyboard();
            },
            // Next goes to the field that follows, everything else is the key's, as by Chromium's ImeAdapterImpl.
            ['press', field.imeAction === 'next' ? 'Tab' : 'Enter'],
          )
        }
        hide={hideKeyboard}
      />
    </div>
  );
}

function revealField(): void {
  focusedEditable()?.scrollIntoView({ block: 'nearest' });
  void webFrames.focused()?.ask({ kind: 'revealFocus' }, REVEAL_MS);
}

const REVEAL_MS = 1_000;

/** What a keyboard with wires has keys for, by Android's key codes. */
const editKeys: Readonly<Record<Exclude<KeyboardEdit, 'selectAll'>, number>> = {
  up: 19,
  down: 20,
  left: 21,
  right: 22,
  cut: 277,
  copy: 278,
  paste: 279,
};

function selectAll(): void {
  focusedEditable()?.select();
  void webFrames.focused()?.ask({ kind: 'selectAll' }, REVEAL_MS);
}

/** Into a widget by script; into a page with real keys, which its scripts may listen to. */
function withField(act: (element: Editable) => void, inWeb: readonly ['type' | 'press', string]): void {
  const web = webFrames.focused();
  const element = focusedEditable();
  if (web !== undefined) {
    const [name, text] = inWeb;
    void phoneHost.call({ path: ['webView', name], args: [text] });
  } else if (element !== null) act(element);
}
