import { EditText, type EditTextProps } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatAsTyped, type TypedNumber } from '../../telephony/format-number.ts';

/** A field for a number, which is grouped as it is typed. */
export function PhoneField({ value, onChange, ...field }: EditTextProps) {
  const input: NonNullable<EditTextProps['inputRef']> = useRef(null);
  const typed = useRef<TypedNumber>({ text: value, isFree: false });
  /** Characters behind the cursor, which stays before them. */
  const behind = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (behind.current === undefined || input.current === null) return;
    const at = Math.max(0, input.current.value.length - behind.current);
    behind.current = undefined;
    input.current.setSelectionRange(at, at);
  }, [value]);
  return (
    <EditText
      {...field}
      value={value}
      inputRef={input}
      onChange={(text) => {
        const element = input.current;
        behind.current = element === null ? undefined : element.value.length - (element.selectionEnd ?? 0);
        const before = typed.current.text === value ? typed.current : { text: value, isFree: false };
        typed.current = formatAsTyped(before, text);
        onChange(typed.current.text);
      }}
    />
  );
}
