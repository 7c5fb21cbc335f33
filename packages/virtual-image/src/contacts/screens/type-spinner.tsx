import { customType, type TypeLabel } from '@androidworld/app-sdk';
import { css, DropDown, glyphs, ImageButton, LinearLayout, TextInputDialog, View } from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';

css`
.contacts-type-row { position: relative; padding-top: 13.72px; }
.contacts-type { height: 56.76px; box-sizing: border-box; border: 1px solid var(--outline); border-radius: 4px; padding-left: 16px; display: flex; align-items: center; }
.contacts-type-label { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 1rem; }
.contacts-type-end { position: absolute; top: 18px; }
`;

export interface TypeSpinnerProps {
  contentDescription: string;
  widthDp: number;
  types: readonly TypeLabel[];
  value: { readonly type: number; readonly label: string | null };
  onChange: (value: { readonly type: number; readonly label: string | null }) => void;
}

/**
 * The type of a value, below it; "Custom" asks for a name. Its text is the type, its description the type and what it is
 * of.
 */
export function TypeSpinner({ contentDescription: desc, widthDp, types, value, onChange }: TypeSpinnerProps) {
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
    <LinearLayout orientation="vertical" class="contacts-type-row" align="start">
      <View
        class="contacts-type"
        className="android.widget.Spinner"
        contentDescription={desc}
        semantics={{ text, hint: 'Label' }}
        style={{ width: widthDp }}
        elementRef={element}
        onClick={() => setOpen(true)}
        onLongClick={() => setOpen(true)}
      >
        <span class="contacts-type-label">{text}</span>
      </View>
      <ImageButton
        id="text_input_end_icon"
        class="contacts-type-end"
        style={{ left: widthDp - 48 }}
        icon={glyphs.dropDown}
        contentDescription="Show dropdown menu"
        checked={open}
        onClick={() => setOpen(true)}
      />
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
    </LinearLayout>
  );
}
