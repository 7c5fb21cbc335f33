import { css, Dialog, Spinner, TextField } from '@androidworld/virtual-phone/app-sdk/ui';
import { useState } from 'preact/hooks';
import { customType, type TypeLabel } from '../../phone-types.ts';

css`
.contacts-type { width: 112px; min-height: 56px; margin-top: 8px; box-sizing: border-box; border: 1px solid var(--outline); border-radius: 4px; padding: 0 4px 0 12px; flex-shrink: 0; }
`;

export interface TypeSpinnerProps {
  desc: string;
  types: readonly TypeLabel[];
  value: { readonly type: number; readonly label: string | null };
  onChange: (value: { readonly type: number; readonly label: string | null }) => void;
}

/** The type of a value, beside it; "Custom" asks for a name. */
export function TypeSpinner({ desc, types, value, onChange }: TypeSpinnerProps) {
  const [asking, setAsking] = useState(false);
  const named = value.type === customType && value.label ? [{ type: customType, label: value.label }] : [];
  const offered = [...named, ...types];
  return (
    <>
      <Spinner
        class="contacts-type"
        id="spinner"
        desc={desc}
        items={offered.map(({ label }) => label)}
        selected={offered.findIndex(({ type }) => type === value.type)}
        onSelect={(index) => {
          const { type = customType } = offered[index] ?? {};
          if (type !== customType) onChange({ type, label: null });
          else if (index >= named.length) setAsking(true);
        }}
      />
      {asking && (
        <CustomLabel
          initial={value.label ?? ''}
          onDone={(label) => {
            setAsking(false);
            if (label !== '') onChange({ type: customType, label });
          }}
        />
      )}
    </>
  );
}

/** Asks for a type's name; an empty one changes nothing. */
function CustomLabel({ initial, onDone }: { initial: string; onDone: (label: string) => void }) {
  const [text, setText] = useState(initial);
  return (
    <Dialog
      title="Custom label name"
      onDismiss={() => onDone('')}
      negative={{ label: 'Cancel', onClick: () => onDone('') }}
      positive={{ label: 'OK', enabled: text.trim() !== '', onClick: () => onDone(text.trim()) }}
    >
      <TextField
        id="custom_dialog_content"
        value={text}
        onChange={setText}
        inputType="textCapWords"
        autoFocus
        selectAllOnFocus
      />
    </Dialog>
  );
}
