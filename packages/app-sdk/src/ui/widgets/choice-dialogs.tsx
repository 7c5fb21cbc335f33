import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { ScrollView } from './scroll-view.tsx';
import { View } from './view.tsx';

/** A row of a dialog to choose from. */
export interface Choice<Value> {
  /** Text of the row; unique among the choices. */
  readonly label: string;
  /** What is handed over when it is chosen. */
  readonly value: Value;
}

interface ChoiceDialogProps<Value> {
  title?: string | undefined;
  choices: readonly Choice<Value>[];
  /** Default "Cancel"; null for none. */
  cancel?: string | null | undefined;
  onClose: () => void;
}

/** Of an AlertDialog with a list to choose one from. */
export interface SingleChoiceDialogProps<Value> extends ChoiceDialogProps<Value> {
  /** The one that is chosen now. Without it the rows have no marks. */
  selected?: Value | undefined;
  /** After the dialog has closed. A tap on a row chooses, unless `confirm` names a button for it. */
  onChoose: (value: Value) => void;
  /** Label of a button that chooses, enabled once a row is marked; undefined: no such button. */
  confirm?: string | undefined;
}

css`
.dialog-list { flex: 0 1 auto; padding: 8px 0; }
.choice { display: flex; align-items: center; gap: 20px; min-height: 48px; padding: 4px 24px; font-size: 1rem; line-height: 1.5rem; box-sizing: border-box; }
.choice-mark { display: grid; place-items: center; box-sizing: border-box; width: 20px; height: 20px; flex-shrink: 0; border: 2px solid var(--on-surface-variant); border-radius: 50%; }
.choice-box { width: 18px; height: 18px; border-radius: 2px; }
.choice-on > .choice-mark { border-color: var(--secondary); }
.choice-on > .choice-mark:not(.choice-box)::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: var(--secondary); }
.choice-on > .choice-box { background: var(--secondary); color: var(--on-secondary); }
`;

/** A list to choose one from. */
export function SingleChoiceDialog<Value>(props: SingleChoiceDialogProps<Value>) {
  const { choices, confirm } = props;
  const [chosen, setChosen] = useState(props.selected);
  const finish = (value: Value) => {
    props.onClose();
    props.onChoose(value);
  };
  return (
    <AlertDialog
      title={props.title}
      onDismiss={props.onClose}
      negative={cancelButton(props)}
      positive={
        confirm === undefined
          ? undefined
          : {
              label: confirm,
              enabled: chosen !== undefined,
              onClick: () => (chosen === undefined ? undefined : finish(chosen)),
            }
      }
      list={
        <ChoiceList startAt={choices.findIndex(({ value }) => value === props.selected)}>
          {choices.map(({ label, value }) => (
            <ChoiceRow
              key={label}
              label={label}
              checked={props.selected === undefined && confirm === undefined ? undefined : value === chosen}
              onClick={() => (confirm === undefined ? finish(value) : setChosen(() => value))}
            />
          ))}
        </ChoiceList>
      }
    />
  );
}

/** Of an AlertDialog with a list of check boxes. */
export interface MultiChoiceDialogProps<Value> extends ChoiceDialogProps<Value> {
  /** Those checked at first; later changes of it are ignored. */
  selected: readonly Value[];
  /** Default "OK". */
  confirm?: string | undefined;
  /** In the order of the choices, after the dialog has closed. */
  onChoose: (values: readonly Value[]) => void;
}

/** A list to choose any number from. */
export function MultiChoiceDialog<Value>(props: MultiChoiceDialogProps<Value>) {
  const { choices, confirm = 'OK' } = props;
  const [chosen, setChosen] = useState<ReadonlySet<Value>>(new Set(props.selected));
  const toggle = (value: Value) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    setChosen(next);
  };
  return (
    <AlertDialog
      title={props.title}
      onDismiss={props.onClose}
      negative={cancelButton(props)}
      positive={{
        label: confirm,
        onClick() {
          props.onClose();
          props.onChoose(choices.map(({ value }) => value).filter((value) => chosen.has(value)));
        },
      }}
      list={
        <ChoiceList>
          {choices.map(({ label, value }) => (
            <ChoiceRow key={label} label={label} isBox checked={chosen.has(value)} onClick={() => toggle(value)} />
          ))}
        </ChoiceList>
      }
    />
  );
}

function cancelButton<Value>({ cancel = 'Cancel', onClose }: ChoiceDialogProps<Value>) {
  return cancel === null ? undefined : { label: cancel, onClick: onClose };
}

function ChoiceList({ startAt = -1, children }: { startAt?: number; children: ComponentChildren }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[startAt]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <ScrollView id="select_dialog_listview" className="android.widget.ListView" class="dialog-list" elementRef={list}>
      {children}
    </ScrollView>
  );
}

interface ChoiceRowProps {
  label: string;
  /** Undefined: a row without a mark. */
  checked: boolean | undefined;
  isBox?: boolean;
  onClick: () => void;
}

function ChoiceRow({ label, checked, isBox = false, onClick }: ChoiceRowProps) {
  return (
    <View
      id="android:id/text1"
      className={checked === undefined ? 'android.widget.TextView' : 'android.widget.CheckedTextView'}
      class={checked ? 'choice choice-on' : 'choice'}
      checked={checked}
      onClick={onClick}
    >
      {checked !== undefined && (
        <span class={isBox ? 'choice-mark choice-box' : 'choice-mark'}>
          {isBox && checked && <Glyph icon={glyphs.check} size={16} />}
        </span>
      )}
      {label}
    </View>
  );
}
