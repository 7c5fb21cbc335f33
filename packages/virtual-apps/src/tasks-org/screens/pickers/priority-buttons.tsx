import { css, View } from '@androidworld/app-sdk/ui';

css`
.priority-buttons { flex: 1; display: flex; height: 48px; }
.priority-button { flex: 1 1 0; display: grid; place-items: center; }
.priority-ring { width: 20px; height: 20px; box-sizing: border-box; border: 2px solid currentColor; border-radius: 50%; display: grid; place-items: center; }
.priority-ring.priority-on::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: currentColor; }
`;

/** None, low, medium, high: their colours alone tell them apart. */
export function PriorityButtons({
  importance,
  onChange,
}: {
  importance: number;
  onChange: (importance: number) => void;
}) {
  return (
    <div class="priority-buttons">
      {[3, 2, 1, 0].map((value) => (
        <View
          key={value}
          className="android.widget.RadioButton"
          class={`priority-button priority-${value}`}
          checked={value === importance}
          focusable
          // The one that is chosen offers no click, as Compose has it.
          semantics={{ clickable: value !== importance }}
          onClick={() => onChange(value)}
        >
          <span class={value === importance ? 'priority-ring priority-on' : 'priority-ring'} />
        </View>
      ))}
    </div>
  );
}
