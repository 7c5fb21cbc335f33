import { typeLabel } from '@androidworld/app-sdk';
import { css, EditText, LinearLayout } from '@androidworld/app-sdk/ui';
import { type DraftValue, newValue } from '../contact-draft.ts';
import { type ListKey, listKind } from '../contact-fields.ts';
import { DateField } from './date-field.tsx';
import { DeleteButton } from './delete-button.tsx';
import { PhoneField } from './phone-field.tsx';
import { TypeSpinner } from './type-spinner.tsx';

css`
.contacts-value + .contacts-value { padding-top: 8px; }
`;

export interface ListFieldsProps {
  kind: ListKey;
  values: readonly DraftValue[];
  onChange: (values: readonly DraftValue[]) => void;
}

/** The values of one kind, each with its type below it, and an empty one for the next. */
export function ListFields({ kind, values, onChange }: ListFieldsProps) {
  const { hint, inputType, types, multiline } = listKind(kind);
  const isLastBlank = values.at(-1)?.value === '';
  const rows = isLastBlank ? values : [...values, newValue(kind, values)];
  const Field = kind === 'phone' ? PhoneField : EditText;
  const put = (index: number, value: DraftValue) => onChange(rows.map((row, at) => (at === index ? value : row)));
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {rows.map((row, index) => {
        const label = `${typeLabel(types, row.type, row.label)} ${hint}`.trim();
        return (
          // Rows have no identity of their own before they are stored: their place is it.
          <LinearLayout key={index} class="contacts-value" align="start">
            <LinearLayout orientation="vertical" id="editors" class="contacts-editors">
              {kind === 'date' ? (
                <DateField hint={hint} value={row.value} onChange={(value) => put(index, { ...row, value })} />
              ) : (
                <LinearLayout orientation="vertical" class="contacts-field">
                  <Field
                    variant="outlined"
                    hint={hint}
                    value={row.value}
                    inputType={inputType}
                    imeAction={multiline ? 'none' : 'next'}
                    multiline={multiline}
                    onChange={(value) => put(index, { ...row, value })}
                  />
                </LinearLayout>
              )}
              {types.length > 0 && (kind !== 'date' || row.value !== '') && (
                <TypeSpinner
                  contentDescription={label}
                  widthDp={kind === 'email' ? 160 : 171}
                  types={types}
                  value={row}
                  onChange={(next) => put(index, { ...row, ...next })}
                />
              )}
            </LinearLayout>
            <DeleteButton
              what={label}
              shown={row.value !== ''}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </LinearLayout>
        );
      })}
    </LinearLayout>
  );
}
