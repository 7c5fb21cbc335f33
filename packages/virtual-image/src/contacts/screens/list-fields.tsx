import { typeLabel } from '@androidworld/app-sdk';
import { css, EditText, ImageButton, LinearLayout } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { type DraftValue, newValue } from '../contact-draft.ts';
import { type ListKey, listKind } from '../contact-fields.ts';
import { TypeSpinner } from './type-spinner.tsx';

css`
.contacts-value { gap: 8px; }
`;

export interface ListFieldsProps {
  kind: ListKey;
  values: readonly DraftValue[];
  onChange: (values: readonly DraftValue[]) => void;
}

/** The values of one kind, each with its type, and an empty row for the next. */
export function ListFields({ kind, values, onChange }: ListFieldsProps) {
  const { hint, inputType, types, multiline } = listKind(kind);
  const isLastBlank = values.at(-1)?.value === '';
  const rows = isLastBlank ? values : [...values, newValue(kind, values)];
  const put = (index: number, value: DraftValue) => onChange(rows.map((row, at) => (at === index ? value : row)));
  return (
    <LinearLayout orientation="vertical" id="kind_editors" gap={4}>
      {rows.map((row, index) => (
        // Rows have no identity of their own before they are stored: their place is it.
        <LinearLayout key={index} class="contacts-value" align="start">
          <EditText
            variant="outlined"
            weight={1}
            hint={hint}
            value={row.value}
            inputType={inputType}
            imeAction={multiline ? 'none' : 'next'}
            multiline={multiline}
            onChange={(value) => put(index, { ...row, value })}
          />
          {row.value !== '' && types.length > 0 && (
            <TypeSpinner
              contentDescription={`${typeLabel(types, row.type, row.label)} ${hint}`}
              types={types}
              value={row}
              onChange={(next) => put(index, { ...row, ...next })}
            />
          )}
          {row.value !== '' && (
            <ImageButton
              id="delete_button"
              icon={close}
              size={20}
              contentDescription={`Delete ${hint}`}
              style={{ marginTop: 12, width: 40 }}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          )}
        </LinearLayout>
      ))}
    </LinearLayout>
  );
}
