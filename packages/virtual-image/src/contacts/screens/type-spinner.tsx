import { customType, type TypeLabel } from '@androidworld/app-sdk';
import { css, DropDown, Glyph, glyphs, TextInputDialog, View } from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';

css`
.contacts-type { width: 112px; min-height: 56px; margin-top: 8px; box-sizing: border-box; border: 1px solid var(--outline); border-radius: 4px; padding: 0 4px 0 12px; flex-shrink: 0; display: flex; align-items: center; }
.contacts-type-label { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 1rem; }
`;

export interface TypeSpinnerProps {
  contentDescription: string;
  types: readonly TypeLabel[];
  value: { readonly type: number; readonly label: string | null };
  onChange: (value: { readonly type: number; readonly label: string | null }) => void;
}

/**
 * The type of a value, beside it; "Custom" asks for a name. One element of the tree, as the real app's drop-down field:
 * its text is the type, its description the type and what it is of.
 */
export function TypeSpinner({ contentDescription: desc, types, value, onChange }: TypeSpinnerProps) {
  const element = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const named = value.type === customType && value.label ? [{ type: customType, label: value.label }] : [];
  const offered = [...named, ...types];
  const selected = offered.findIndex(({ type }) => type === value.type);
  const text = offered[selected]?.label ?? '';
  const choose = (index: number) => {
    const { type = customType } = offered[index] ?? {};
    if (type !== customType) onChange({ type, label: null });
    else if (index >= named.length) setAsking(true);
  };
  return (
    <>
      <View
        class="contacts-type"
        className="android.widget.Spinner"
        contentDescription={desc}
        semantics={{ text, hint: 'Label' }}
        elementRef={element}
        onClick={() => setOpen(true)}
        onLongClick={() => setOpen(true)}
      >
        <span class="contacts-type-label">{text}</span>
        <Glyph icon={glyphs.dropDown} />
      </View>
      {open && (
        <DropDown
          anchor={element}
          items={offered.map(({ label }) => label)}
          selected={selected}
          onSelect={choose}
          onDismiss={() => setOpen(false)}
        />
      )}
      {asking && (
        <TextInputDialog
          title="Custom label name"
          id="custom_dialog_content"
          initial={value.label ?? ''}
          select="all"
          inputType="textCapWords"
          isComplete={(label) => label.trim() !== ''}
          onDone={(label) => onChange({ type: customType, label: label.trim() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
