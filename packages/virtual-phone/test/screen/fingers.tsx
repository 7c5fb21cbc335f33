import { defineScreens, EditText, LinearLayout, TextInputDialog, TextView } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';

const types = ['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'] as const;
const clicks = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;
const focuses = ['focusin', 'focusout'] as const;

/** Writes to the log what it is told of fingers, as those who listen last hear it. */
function useFingerLog(): void {
  useEffect(() => {
    const tell = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('[data-name]') : null;
      console.log(`finger ${JSON.stringify({ type: event.type, on: nameOf(target), ...detailsOf(event) })}`);
    };
    const all = [...types, ...clicks, ...focuses];
    for (const type of all) window.addEventListener(type, tell, { passive: true });
    return () => {
      for (const type of all) window.removeEventListener(type, tell);
    };
  }, []);
}

function FingersActivity() {
  useFingerLog();
  return (
    <LinearLayout orientation="vertical">
      <Place name="plain" />
      <Place name="kept" onTouchStart={(event) => event.preventDefault()} />
      <Place name="capturing" onPointerDown={capture} />
      <Place name="going" onTouchStart={({ currentTarget }) => currentTarget.firstElementChild?.remove()} />
      <button type="button" disabled>
        <Place name="disabled" />
      </button>
      <Place name="other" />
      <Place name="last" />
    </LinearLayout>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly onTouchStart?: (event: TouchEvent & { readonly currentTarget: Element }) => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
}

/** Higher than two taps of one finger may be apart. */
function Place({ name, ...handlers }: PlaceProps) {
  return (
    <div data-name={name} style={{ height: '120px' }} {...handlers}>
      <TextView id={name}>{name}</TextView>
    </div>
  );
}

function capture({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
}

function nameOf(target: Element | null): string | null {
  return target?.getAttribute('data-name') ?? null;
}

/** Text fields of all kinds. */
function FieldsActivity() {
  useFingerLog();
  return (
    <LinearLayout orientation="vertical">
      <Field name="empty" />
      <Field name="sentence" text="The quick brown fox jumps" />
      <Field name="lines" text={'One line of words\nand another one'} multiline />
      <Field name="tall" text="Short" multiline minLines={3} />
      <Field name="boxed" text="In a box of its own" variant="outlined" hint="Label" />
      <Field name="all" text="Selected with the focus" selectAllOnFocus />
      <Field name="secret" text="sesame" inputType="textPassword" />
      <Field name="shut" text="Nobody types here" enabled={false} />
      <Field name="opener" text="Opens something" focusable={false} />
      <Field name="kept" text="Keeps its touches" onTouchStart={(event) => event.preventDefault()} />
    </LinearLayout>
  );
}

/** A dialog whose field has the focus and is selected as a whole from the start. */
function AskingActivity() {
  useFingerLog();
  const [open, setOpen] = useState(false);
  return (
    <LinearLayout orientation="vertical">
      <div data-name="ask">
        <TextView id="ask" onClick={() => setOpen(true)}>
          Ask
        </TextView>
      </div>
      {open && (
        <div data-name="dialog">
          <TextInputDialog
            id="name"
            title="Name"
            initial="5550100"
            select="all"
            onDone={() => undefined}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </LinearLayout>
  );
}

interface FieldProps extends Partial<Parameters<typeof EditText>[0]> {
  readonly name: string;
  readonly text?: string;
  readonly onTouchStart?: (event: TouchEvent) => void;
}

function Field({ name, text = '', onTouchStart, ...props }: FieldProps) {
  const [value, setValue] = useState(text);
  return (
    <div data-name={name} {...(onTouchStart && { onTouchStart })}>
      <EditText {...props} id={name} value={value} onChange={setValue} />
    </div>
  );
}

/** What is selected where the focus is, once a tap has been dealt with. */
function selectionOf({ type }: Event): object {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (type !== 'click' && type !== 'dblclick') return {};
  return {
    focus: nameOf(field?.closest('[data-name]') ?? null),
    selection: isField && [field.selectionStart, field.selectionEnd],
  };
}

function detailsOf(event: Event): object {
  if (event instanceof TouchEvent) {
    const { touches, changedTouches, targetTouches, cancelable } = event;
    const [touch] = changedTouches;
    const counts = [touches.length, changedTouches.length, targetTouches.length];
    return { counts, cancelable, at: [touch?.clientX, touch?.clientY, touch?.pageX, touch?.pageY] };
  }
  if (!(event instanceof MouseEvent)) return {};
  const { buttons, button, detail, cancelable, clientX, clientY } = event;
  const pointer = event instanceof PointerEvent ? { pointer: event.pointerType, isPrimary: event.isPrimary } : {};
  return { buttons, button, detail, cancelable, at: [clientX, clientY], ...pointer, ...selectionOf(event) };
}

export default defineScreens({
  activities: { 'test.Fingers': FingersActivity, 'test.Fields': FieldsActivity, 'test.Asking': AskingActivity },
});
