import { css, Icon, LinearLayout, RadioButton } from '@androidworld/app-sdk/ui';
import precisePin from '@material-symbols/svg-400/rounded/location_on.svg';
import approximateArea from '@material-symbols/svg-400/rounded/location_searching.svg';
import { resourceId } from '../resource-id.ts';

css`
.accuracy { width: 100%; justify-content: center; padding-bottom: 24px; }
.accuracy-choice { flex: 1; align-items: center; gap: 12px; padding: 8px; }
.accuracy-map { display: grid; place-items: center; width: 104px; height: 104px; border-radius: 52px; background: var(--surface-variant); border: 4px solid transparent; }
.accuracy-map.chosen { border-color: var(--primary); }
`;

/** Where the phone is, to the metre or about: chosen with the answer. */
export function LocationAccuracy({ precise, onChange }: { precise: boolean; onChange: (precise: boolean) => void }) {
  const choices = [
    { name: 'fine', label: 'Precise', icon: precisePin, chosen: precise },
    { name: 'coarse', label: 'Approximate', icon: approximateArea, chosen: !precise },
  ];
  return (
    <LinearLayout
      id={resourceId('permission_location_accuracy_radio_group')}
      className="android.widget.RadioGroup"
      class="accuracy"
    >
      {choices.map(({ name, label, icon, chosen }) => (
        <LinearLayout key={name} orientation="vertical" class="accuracy-choice">
          <Icon
            class={`accuracy-map ${chosen ? 'chosen' : ''}`}
            icon={icon}
            size={104}
            onClick={() => onChange(name === 'fine')}
          />
          <RadioButton
            id={resourceId(`permission_location_accuracy_radio_${name}`)}
            checked={chosen}
            onChange={() => onChange(name === 'fine')}
          >
            {label}
          </RadioButton>
        </LinearLayout>
      ))}
    </LinearLayout>
  );
}
