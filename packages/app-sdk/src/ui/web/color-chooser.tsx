import { useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { AlertDialog } from '../widgets/alert-dialog.tsx';
import { SeekBar } from '../widgets/seek-bar.tsx';
import { TextView } from '../widgets/text-view.tsx';
import { View } from '../widgets/view.tsx';
import type { WebChoice, WebControl } from './bridge-messages.ts';
import { type Hsv, hexOf, hsvOf } from './hsv-color.ts';

interface ColorChooserProps {
  what: Extract<WebControl, { kind: 'color' }>;
  onChoose: (choice: WebChoice | null) => void;
}

css`
.color-chooser { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; padding-bottom: 8px; }
.color-chooser-color { height: 56px; border: 2px solid transparent; border-radius: 4px; }
.color-chooser-color.selected { border-color: var(--primary); }
.color-chooser-shown { height: 40px; border-radius: 4px; margin-bottom: 8px; }
`;

/** What Chromium on Android suggests when the page suggests nothing. */
const SUGGESTIONS: readonly (readonly [color: string, name: string])[] = [
  ['#ff0000', 'Red'],
  ['#00ffff', 'Cyan'],
  ['#0000ff', 'Blue'],
  ['#008000', 'Green'],
  ['#ff00ff', 'Magenta'],
  ['#ffff00', 'Yellow'],
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
];

/** Chromium's ColorPickerDialog: suggested colours, and behind More the three numbers a colour is made of. */
export function ColorChooser({ what, onChoose }: ColorChooserProps) {
  const [color, setColor] = useState(what.value);
  const [isAdvanced, setAdvanced] = useState(false);
  const own = what.suggestions.map((each) => [each, each] as const);
  return (
    <AlertDialog
      title="Select color"
      onDismiss={() => onChoose(null)}
      positive={{ label: 'Set', onClick: () => onChoose({ value: color }) }}
      negative={{ label: 'Cancel', onClick: () => onChoose(null) }}
      {...(isAdvanced ? {} : { neutral: { label: 'More', onClick: () => setAdvanced(true) } })}
    >
      <View
        className="android.view.View"
        id="selected_color_view"
        class="color-chooser-shown"
        contentDescription={color}
        style={{ background: color }}
      />
      {isAdvanced ? (
        <AdvancedColor color={color} onChange={setColor} />
      ) : (
        <View className="android.widget.GridView" class="color-chooser">
          {(own.length > 0 ? own : SUGGESTIONS).map(([each, name]) => (
            <View
              key={each}
              className="android.view.View"
              contentDescription={name}
              class={each === color ? 'color-chooser-color selected' : 'color-chooser-color'}
              selected={each === color}
              style={{ background: each }}
              onClick={() => setColor(each)}
            />
          ))}
        </View>
      )}
    </AlertDialog>
  );
}

const PARTS = [
  ['hue', 'Hue', 360],
  ['saturation', 'Saturation', 100],
  ['value', 'Value', 100],
] as const;

function AdvancedColor({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  // Grey has no hue: what was dragged is kept beside the colour it makes.
  const [hsv, setHsv] = useState<Hsv>(() => hsvOf(color));
  return (
    <View className="android.widget.LinearLayout">
      {PARTS.map(([part, label, max]) => (
        <View key={part} className="android.widget.LinearLayout">
          <TextView id="text">{label}</TextView>
          <SeekBar
            id="seek_bar"
            contentDescription={label}
            max={max}
            value={hsv[part]}
            semantics={{ text: String(hsv[part]) }}
            onChange={(value) => {
              const next = { ...hsv, [part]: value };
              setHsv(next);
              onChange(hexOf(next));
            }}
          />
        </View>
      ))}
    </View>
  );
}
