import { useLayoutEffect, useRef } from 'preact/hooks';
import { createStore, type Overlays, type Store, useStore } from '../../app-sdk/ui/index.ts';
import { type Editable, focusedEditable, insertText, performImeAction } from '../../app-sdk/ui/runtime/editable.ts';
import { hideKeyboard, inputMethod } from './input-method.ts';

/** dp from the lower edge of the screen; 0 while no keyboard shows. */
export const keyboardHeight: Store<number> = createStore(0);

/** The soft keyboard System UI brings, connected to the focused field. Apps shrink to the space above it. */
export function Keyboard({ overlay: Overlay }: { overlay: NonNullable<Overlays['keyboard']> }) {
  const { field, shown } = useStore(inputMethod, (state) => state);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = element.current?.offsetHeight ?? 0;
    keyboardHeight.set(height);
    // The field that is typed in stays in view above the keyboard.
    if (height > 0) requestAnimationFrame(() => focusedEditable()?.scrollIntoView({ block: 'nearest' }));
    return () => keyboardHeight.set(0);
  }, [shown, field?.inputType]);
  if (!shown || field === null) return null;
  return (
    <div ref={element}>
      <Overlay
        field={field}
        commit={(text) => withField((editable) => insertText(editable, text))}
        backspace={() => withField(() => document.execCommand('delete'))}
        enter={() =>
          withField((editable) => {
            if (performImeAction(editable)) hideKeyboard();
          })
        }
        hide={hideKeyboard}
      />
    </div>
  );
}

function withField(act: (element: Editable) => void): void {
  const element = focusedEditable();
  if (element !== null) act(element);
}
