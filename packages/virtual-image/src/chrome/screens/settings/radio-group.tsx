import { RadioButton, TextView, View } from '@androidworld/app-sdk/ui';

interface RadioGroupProps<Value> {
  entries: readonly { readonly value: Value; readonly label: string; readonly description?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  enabled?: boolean | undefined;
}

/** Choices on the page itself, of which one holds. */
export function RadioGroup<Value>({ entries, value, onChange, enabled = true }: RadioGroupProps<Value>) {
  return (
    <View className="android.widget.RadioGroup" class="column">
      {entries.map((entry) => (
        <View
          key={entry.label}
          className="android.widget.RelativeLayout"
          class="chrome-radio"
          enabled={enabled}
          onClick={() => onChange(entry.value)}
        >
          <RadioButton id="radio_button" checked={entry.value === value} enabled={enabled} />
          <div class="chrome-row-texts">
            <TextView id="primary" enabled={enabled}>
              {entry.label}
            </TextView>
            {entry.description !== undefined && (
              <TextView id="description" enabled={enabled}>
                {entry.description}
              </TextView>
            )}
          </div>
        </View>
      ))}
    </View>
  );
}
