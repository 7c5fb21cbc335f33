import {
  Button,
  CardView,
  css,
  EditText,
  type EditTextProps,
  FrameLayout,
  Icon,
  LinearLayout,
  RecyclerView,
  TextView,
  View,
} from '@androidworld/app-sdk/ui';
import loop from '@material-symbols/svg-400/rounded/repeat.svg';
import { useState } from 'preact/hooks';
import { acceptAmount } from '../../format/amount.ts';
import { categories } from '../../store/categories.ts';

css`
.entry { display: flex; flex-direction: column; margin: 8px; padding: 16px 0 8px; }
.entry-field { margin: 0 16px 16px; position: relative; }
.entry-field .field-input { min-height: 155PX; }
.entry-frame { position: relative; display: flex; flex: 1; }
.entry-frame .field { flex: 1; }
.entry-suffix { position: absolute; right: 0; top: 8PX; width: 116PX; height: 155PX; pointer-events: none; }
.entry-suffix > .text { width: 100%; height: 141PX; padding-top: 42PX; box-sizing: border-box; }
.entry-placeholder { position: absolute; inset: 15PX 0 0; pointer-events: none; }
.entry-categories.lazy-list { flex: 0 0 auto; height: 120PX; overflow: auto hidden; margin-bottom: 41PX; }
.entry-categories > .lazy-list-items { display: flex; width: max-content; }
.entry-categories .lazy-list-item { flex-shrink: 0; }
.entry-chip.card { height: 110PX; margin-right: 20PX; padding: 0 18PX; display: flex; align-items: center; box-shadow: none; border: 1px solid var(--outline-variant); background: var(--surface-container); box-sizing: border-box; }
.entry-chip-on.card { background: var(--primary); color: var(--on-primary); }
.entry-chip > .text { height: 68PX; line-height: 68PX; border-width: 0; font-size: 0.967rem; }
.entry-note textarea.field-input { min-height: 249PX !important; }
.entry-note .field-label:not(.field-label-up) { top: 16px; }
.entry-buttons { margin: 0 16px; gap: 16px; }
.entry-save.button { flex: 1; min-height: 56px; margin: 0; }
.entry-lock.card { width: 131PX; height: 115PX; display: grid; place-items: center; background: var(--surface-container); }
.entry-lock-on.card { background: var(--primary); color: var(--on-primary); }
`;

/** What the form holds. */
export interface Entry {
  readonly name: string;
  readonly amount: string;
  readonly category: number;
  readonly note: string;
  readonly dateMs: number;
}

interface EntryFormProps {
  entry: Entry;
  onChange: (changes: Partial<Entry>) => void;
  /** Code. */
  currency: string;
  /** How many were saved from this form: after each the name has the focus again. */
  saved: number;
  isNew: boolean;
  /** SAVE was pressed without an amount. */
  isMissing: boolean;
  isRepeating: boolean;
  onRepeating: (isRepeating: boolean) => void;
  onSave: () => void;
}

export function EntryForm(props: EntryFormProps) {
  const { entry, onChange, isNew, isRepeating } = props;
  const label = isRepeating ? 'Next' : 'Save';
  return (
    <View className="android.widget.RelativeLayout" class="entry">
      <Field
        key={props.saved}
        frame="edl_name"
        id="edt_name"
        hint="Name"
        inputType="textCapSentences"
        imeAction="next"
        maxLength={20}
        value={entry.name}
        onChange={(name) => onChange({ name })}
        autoFocus={isNew ? 'quiet' : false}
      />
      <Field
        frame="edl_amount"
        id="edt_amount"
        hint="Amount"
        suffix={props.currency}
        inputType="numberDecimal"
        imeAction="next"
        value={entry.amount}
        onChange={(amount) => onChange({ amount: acceptAmount(entry.amount, amount) })}
        {...(props.isMissing ? { error: 'Cost is Empty' } : {})}
      />
      <Categories chosen={entry.category} onChoose={(category) => onChange({ category })} />
      <Field
        frame="edl_description"
        id="edt_note"
        hint="Note"
        multiline
        maxLength={100}
        inputType="textCapSentences"
        value={entry.note}
        onChange={(note) => onChange({ note })}
      />
      <LinearLayout class="entry-buttons">
        <Button id="btn_save" class="entry-save" onClick={props.onSave}>
          {isNew ? label : 'Update'}
        </Button>
        {isNew && (
          <CardView
            id="cv_lock"
            class={isRepeating ? 'entry-lock entry-lock-on' : 'entry-lock'}
            onClick={() => props.onRepeating(!isRepeating)}
          >
            <Icon id="imv_lock" icon={loop} />
          </CardView>
        )}
      </LinearLayout>
    </View>
  );
}

interface FieldProps extends EditTextProps {
  /** Id of the layout around it. */
  frame: string;
  /** Stands behind what is typed. */
  suffix?: string;
}

/** A TextInputLayout. Its placeholder is there while the field has the focus and is empty, and says nothing. */
function Field({ frame, suffix, ...field }: FieldProps) {
  const [isFocused, setFocused] = useState(false);
  return (
    <LinearLayout
      id={frame}
      orientation="vertical"
      align="stretch"
      class={field.multiline ? 'entry-field entry-note' : 'entry-field'}
    >
      <FrameLayout class="entry-frame">
        {isFocused && field.value === '' && (
          <TextView id="textinput_placeholder" class="entry-placeholder" layoutWidth="match_parent" />
        )}
        <EditText {...field} variant="outlined" onFocusChange={setFocused} />
        {suffix !== undefined && (isFocused || field.value !== '') && (
          <LinearLayout class="entry-suffix">
            <TextView id="textinput_suffix_text" textAppearance="body-large" color="muted" layoutWidth="match_parent">
              {suffix}
            </TextView>
          </LinearLayout>
        )}
      </FrameLayout>
    </LinearLayout>
  );
}

/** The chosen one first when the form opens; the order stays. */
function Categories({ chosen, onChoose }: { chosen: number; onChoose: (id: number) => void }) {
  const [order] = useState(() => [
    ...categories.filter(({ id }) => id === chosen),
    ...categories.filter(({ id }) => id !== chosen),
  ]);
  return (
    <RecyclerView
      id="rv_category"
      class="entry-categories"
      padding={[0, 20, 0, 19]}
      items={order}
      itemKey={({ id }) => id}
      renderItem={({ id, label }) => (
        <CardView
          id="cd_category"
          class={id === chosen ? 'entry-chip entry-chip-on' : 'entry-chip'}
          checked={id === chosen}
          onClick={() => onChoose(id)}
          onLongClick={() => onChoose(id)}
        >
          <TextView id="tv_name" textAppearance="body-large" {...(id === chosen ? { color: 'var(--on-primary)' } : {})}>
            {label}
          </TextView>
        </CardView>
      )}
    />
  );
}
