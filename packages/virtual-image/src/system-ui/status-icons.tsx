import { css, Icon, LinearLayout, TextView, usePhoneState, useSetting } from '@androidworld/app-sdk/ui';
import alarm from '@material-symbols/svg-400/rounded/alarm-fill.svg';
import batteryCharging from '@material-symbols/svg-400/rounded/battery_charging_full-fill.svg';
import battery from '@material-symbols/svg-400/rounded/battery_full-fill.svg';
import dnd from '@material-symbols/svg-400/rounded/do_not_disturb_on.svg';
import airplane from '@material-symbols/svg-400/rounded/flight-fill.svg';
import { RadioIcons } from './radio-icons.tsx';

css`
.status-icons { height: 100%; }
.status-icon { width: 22px; height: 22px; }
.status-battery { height: 100%; display: flex; align-items: center; justify-content: center; gap: 4px; }
.status-battery-only { width: 7.6px; }
.status-battery > * { flex: none; }
`;

/**
 * Radios and battery, at the right of the status bar and of the shade. Bluetooth has an icon only while something is
 * connected to it, which nothing ever is.
 */
export function StatusIcons({ withLevel = false }: { withLevel?: boolean }) {
  const airplaneMode = usePhoneState((state) => state.radios.airplane);
  const nextAlarm = usePhoneState((state) => state.nextAlarm);
  const { level, charging } = usePhoneState((state) => state.battery);
  const [zen] = useSetting('global', 'zen_mode');
  // A full battery is plugged in, and no longer charges.
  const isCharging = charging && level < 100;
  return (
    <LinearLayout class="status-icons" id="system_icons" align="center">
      {nextAlarm !== null && (
        <Icon class="status-icon" icon={alarm} size={15} contentDescription={`Alarm set for ${nextAlarm}.`} />
      )}
      {(zen ?? '0') !== '0' && <Icon class="status-icon" icon={dnd} size={15} contentDescription="Do Not Disturb" />}
      {airplaneMode && <Icon class="status-icon" icon={airplane} size={15} contentDescription="Airplane mode." />}
      <RadioIcons />
      <LinearLayout
        class={`status-battery ${withLevel ? '' : 'status-battery-only'}`}
        id={withLevel ? 'batteryRemainingIcon' : 'battery'}
        contentDescription={isCharging ? `Battery charging, ${level} percent.` : `Battery ${level} percent.`}
      >
        <Icon icon={isCharging ? batteryCharging : battery} size={16} />
        {withLevel && (
          <TextView id="battery_percentage_view" textAppearance="label-small">
            {`${level}%`}
          </TextView>
        )}
      </LinearLayout>
    </LinearLayout>
  );
}
