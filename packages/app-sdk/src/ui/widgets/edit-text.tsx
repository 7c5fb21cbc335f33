import type { Ref, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import { type Editable, registerEditable } from '../../runtime/editable.ts';
import type { ImeAction, InputType } from '../define-screens.ts';
import { useViewState } from '../hooks/use-view-state.ts';
import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { ImageButton } from './image-button.tsx';
import { SelectionHandles } from './selection-handles.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { useTextSelection } from './use-text-selection.ts';
import { semanticAttributes, type ViewProps } from './view.tsx';

/** Of an EditText, or a TextInputLayout around one. */
export interface EditTextProps extends Omit<ViewProps, 'children' | 'checked' | 'elementRef' | 'pointer'> {
  /** The text in the field; give back what `onChange` tells. */
  value: string;
  /** Each change of the text, typed, pasted or restored. */
  onChange: (value: string) => void;
  /** Default true. A field that is not takes no keyboard and no focus: its `onClick` opens what fills it. */
  focusable?: boolean | undefined;
  /** Shown while empty; in `filled` and `outlined` fields it floats up as the label. */
  hint?: string | undefined;
  /** Default `underline`, the plain EditText. `bare`: text alone. */
  variant?: 'underline' | 'filled' | 'outlined' | 'bare' | undefined;
  /** Which keyboard comes up; the password types hide the text. Default `text`. */
  inputType?: InputType | undefined;
  /** Default: `next` or `done` as fits; `none` for multi-line fields, whose action key is a new line. */
  imeAction?: ImeAction | undefined;
  /** The keyboard's action key. The keyboard goes, unless this returns false. */
  onImeAction?: ((action: ImeAction) => unknown) | undefined;
  /** Takes line breaks, and grows with its lines; default false. */
  multiline?: boolean | undefined;
  /** Lines a multi-line field has at least; default 1. */
  minLines?: number | undefined;
  /** Lines a multi-line field shows before it scrolls; undefined: any number. */
  maxLines?: number | undefined;
  /** Most characters that can be typed; undefined: any number. */
  maxLength?: number | undefined;
  /** Has the focus from the start. The keyboard comes up too, as with `stateVisible`, unless this is `'quiet'`. */
  autoFocus?: boolean | 'quiet' | undefined;
  /** Selects the whole text whenever the field gets the focus; default false. */
  selectAllOnFocus?: boolean | undefined;
  /** Below the field, in place of `helper`, in the error colour; undefined: nothing is wrong. */
  error?: string | undefined;
  /** Small text below the field; undefined: none. */
  helper?: string | undefined;
  /** Icon before the text, 24 dp. */
  leading?: IconSource | undefined;
  /** A button after the text; stands in place of the error icon. */
  trailing?: { readonly icon: IconSource; readonly contentDescription: string; onClick(): void } | undefined;
  /** When the field gets (true) or loses (false) the focus. */
  onFocusChange?: ((focused: boolean) => void) | undefined;
  /** The real `<input>` or `<textarea>`, for its selection. */
  inputRef?: { current: Editable | null } | undefined;
}

css`
.field { display: flex; flex-direction: column; box-sizing: border-box; position: relative; min-width: 0; align-self: stretch; }
.field-box { display: flex; align-items: center; position: relative; flex: 1; min-height: 0; }
.field-input {
  flex: 1;
  width: 100%;
  min-width: 0;
  box-sizing: border-box;
  margin: 0;
  border: 0;
  outline: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 1rem;
  line-height: 1.5rem;
  resize: none;
  caret-color: var(--primary);
  caret-animation: manual;
  field-sizing: content;
  user-select: text;
}
.field-input::placeholder { color: var(--on-surface-variant); opacity: 1; }
.field-input::selection { background: color-mix(in srgb, var(--primary) 30%, transparent); }
.field-fill { height: 100%; }
.field-underline .field-input { padding: 10px 4px 11px; border-bottom: 1px solid var(--outline); }
.field-underline.focused .field-input { border-bottom: 2px solid var(--primary); padding-bottom: 10px; }
.field-filled > .field-box { background: var(--surface-variant); border-radius: 4px 4px 0 0; border-bottom: 1px solid var(--on-surface-variant); }
.field-filled.focused > .field-box { border-bottom: 2px solid var(--primary); }
.field-filled .field-input { padding: 24px 16px 8px; }
.field-outlined > .field-box { box-shadow: inset 0 0 0 1px var(--outline); border-radius: 4px; margin-top: 5.72px; }
.field-outlined.focused > .field-box { box-shadow: inset 0 0 0 2px var(--primary); }
.field-outlined .field-input { padding: 16px; min-height: 56.76px; }
.field-label { position: absolute; left: 16px; top: 16px; font-size: 1rem; line-height: 1.5rem; color: var(--on-surface-variant); pointer-events: none; max-width: calc(100% - 32px); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.field-led .field-label { left: 52px; }
.field-label-up { font-size: 0.75rem; line-height: 1rem; top: 8px; }
.field-outlined .field-label-up { top: -9px; left: 12px; padding: 0 4px; background: var(--field-background, var(--background)); }
.focused .field-label { color: var(--primary); }
.field-lead { margin: 0 0 0 12px; color: var(--on-surface-variant); }
.field-note { font-size: 0.75rem; line-height: 1rem; padding: 4px 16px 0; color: var(--on-surface-variant); }
.field-error .field-note, .field-error .field-label, .field-error .field-lead { color: var(--error); }
.field-error.field-error .field-input, .field-error.field-error > .field-box { border-color: var(--error); caret-color: var(--error); }
.field-outlined.field-error.field-error > .field-box { box-shadow: inset 0 0 0 2px var(--error); }
`;

/** An EditText: a real text field of the browser with Android's look, keyboard and selection toolbar. */
export function EditText(props: EditTextProps) {
  const { variant: look = 'underline', hint, value, error, helper, leading, trailing, enabled = true } = props;
  const input = useRef<Editable | null>(null);
  const [focused, setFocused] = useState(false);
  const selection = useTextSelection(input, props.onLongClick);
  useEditable(input, props);
  useViewState(props.id, {
    save: () => value,
    restore(text) {
      if (typeof text === 'string' && text !== value) props.onChange(text);
    },
  });
  const floating = look === 'filled' || look === 'outlined';
  const up = floating && (focused || value !== '');
  const classes = ['field', `field-${look}`, focused && 'focused', error !== undefined && 'field-error'];
  if (leading !== undefined) classes.push('field-led');
  if (!enabled) classes.push('disabled');
  return (
    <div class={[...classes, props.class].filter(Boolean).join(' ')} style={fieldStyle(props)}>
      <div class="field-box">
        {leading !== undefined && (
          <span class="field-lead">
            <Glyph icon={leading} />
          </span>
        )}
        <Input
          {...props}
          input={input}
          placeholder={floating ? undefined : hint}
          handlers={{
            ...selection.handlers,
            onFocus() {
              setFocused(true);
              if (props.selectAllOnFocus) input.current?.select();
              props.onFocusChange?.(true);
            },
            onBlur() {
              setFocused(false);
              selection.close();
              props.onFocusChange?.(false);
            },
          }}
        />
        {floating && hint !== undefined && (
          <span aria-hidden="true" class={up ? 'field-label field-label-up' : 'field-label'}>
            {hint}
          </span>
        )}
        {trailing !== undefined && <ImageButton {...trailing} />}
        {error !== undefined && trailing === undefined && (
          <span class="field-lead" style={{ marginRight: 12 }}>
            <Glyph icon={glyphs.error} />
          </span>
        )}
      </div>
      <Note text={error ?? helper} />
      {selection.open && <SelectionHandles field={input} />}
      {selection.open && <SelectionToolbar field={input} onClose={selection.close} />}
    </div>
  );
}

function fieldStyle(props: EditTextProps): ViewProps['style'] {
  return props.weight === undefined ? props.style : { flex: `${props.weight} ${props.weight} 0`, ...props.style };
}

function Note({ text }: { text: string | undefined }) {
  const scope = useScope();
  if (text === undefined) return null;
  return (
    <div
      class="field-note"
      {...semanticAttributes(scope, { className: 'android.widget.TextView', id: 'textinput_helper_text' })}
    >
      {text}
    </div>
  );
}

type InputHandlers = Readonly<Record<string, (event: never) => void>>;

function Input(
  props: EditTextProps & {
    input: RefObject<Editable | null>;
    placeholder: string | undefined;
    handlers: InputHandlers;
  },
) {
  const scope = useScope();
  const password = isPassword(props.inputType);
  const isFocusable = props.focusable !== false;
  const semantics = semanticAttributes(scope, {
    id: props.id,
    testTag: props.testTag,
    contentDescription: props.contentDescription,
    className: props.className ?? 'android.widget.EditText',
    enabled: props.enabled,
    selected: props.selected,
    focusable: isFocusable,
    onClick: props.onClick ?? (() => undefined),
    onLongClick: () => undefined,
    semantics: { hint: props.hint, password },
  });
  const common = {
    ...semantics,
    ...props.handlers,
    class: `field-input ${props.weight === undefined ? '' : 'field-fill'}`,
    value: props.value,
    placeholder: props.placeholder,
    disabled: props.enabled === false,
    autocomplete: 'off',
    spellcheck: false,
    inputMode: 'none' as const,
    maxLength: props.maxLength ?? -1,
    onInput: (event: { currentTarget: Editable }) => props.onChange(event.currentTarget.value),
    ...(props.onClick === undefined ? {} : { onClick: props.onClick }),
    ...(isFocusable ? {} : { readOnly: true, tabIndex: -1, onMouseDown: (event: Event) => event.preventDefault() }),
  };
  if (props.multiline) {
    const lines = { minHeight: `calc(${1.5 * (props.minLines ?? 1)}rem + 20px)` };
    const most =
      props.maxLines === undefined ? {} : { maxHeight: `calc(${props.maxLines}lh + var(--field-padding, 20px))` };
    return <textarea {...common} ref={props.input as Ref<HTMLTextAreaElement>} style={{ ...lines, ...most }} />;
  }
  return password ? (
    <input {...common} ref={props.input as Ref<HTMLInputElement>} type="password" />
  ) : (
    <input {...common} ref={props.input as Ref<HTMLInputElement>} type="text" />
  );
}

function isPassword(inputType: InputType | undefined): boolean {
  return inputType === 'textPassword' || inputType === 'numberPassword';
}

/** Registers the field with the frame and gives it the focus it asks for. */
function useEditable(input: { current: Editable | null }, props: EditTextProps): void {
  const { packageName } = useScope();
  const newest = useRef(props);
  newest.current = props;
  const { inputType = 'text', multiline, imeAction = multiline ? 'none' : 'done' } = props;
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null) return;
    registerEditable(element, {
      packageName,
      inputType,
      imeAction,
      onImeAction: (action) => {
        if (newest.current.onImeAction === undefined) return undefined;
        return newest.current.onImeAction(action) !== false;
      },
    });
  }, [packageName, inputType, imeAction]);
  useLayoutEffect(() => {
    const element = input.current;
    if (props.inputRef !== undefined) props.inputRef.current = element;
    if (props.autoFocus === undefined || props.autoFocus === false || element === null) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
    if (props.selectAllOnFocus) element.select();
    if (props.autoFocus === true) element.dispatchEvent(new CustomEvent('show-keyboard', { bubbles: true }));
  }, []);
}
