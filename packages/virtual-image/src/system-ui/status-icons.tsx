import { css, Icon, LinearLayout, TextView, usePhoneState } from '@androidworld/app-sdk/ui';
import alarm from '@material-symbols/svg-400/rounded/alarm-fill.svg';
import batteryCharging from '@material-symbols/svg-400/rounded/battery_charging_full-fill.svg';
import battery from '@material-symbols/svg-400/rounded/battery_full_alt-fill.svg';
import bluetooth from '@material-symbols/svg-400/rounded/bluetooth-fill.svg';
import airplane from '@material-symbols/svg-400/rounded/flight-fill.svg';
import cellular from '@material-symbols/svg-400/rounded/signal_cellular_4_bar-fill.svg';
import wifi from '@material-symbols/svg-400/rounded/signal_wifi_4_bar-fill.svg';

css`
.status-icons { gap: 5px; }
`;

/** Radios and battery, at the right of the status bar and of the shade. */
export function StatusIcons({ withLevel = false }: { withLevel?: boolean }) {
  const radios = usePhoneState((state) => state.radios);
  const nextAlarm = usePhoneState((state) => state.nextAlarm);
  const { level, charging } = usePhoneState((state) => state.battery);
  return (
    <LinearLayout class="status-icons" id="system_icons">
      {nextAlarm !== null && (
        <Icon icon={alarm} size={14} id="alarm_clock" contentDescription={`Alarm set for ${nextAlarm}.`} />
      )}
      {radios.bluetooth.enabled && (
        <Icon icon={bluetooth} size={14} id="bluetooth" contentDescription="Bluetooth on." />
      )}
      {radios.wifi.connected && <Icon icon={wifi} size={15} id="wifi_signal" contentDescription="Wifi signal full." />}
      {radios.airplane ? (
        <Icon icon={airplane} size={15} id="airplane" contentDescription="Airplane mode." />
      ) : (
        <Icon icon={cellular} size={15} id="mobile_signal" contentDescription="T-Mobile, signal full." />
      )}
      <Icon
        icon={charging ? batteryCharging : battery}
        size={16}
        id="battery"
        contentDescription={charging ? `Battery charging, ${level} percent.` : `Battery ${level} percent.`}
      />
      {withLevel && <TextView textAppearance="label-small">{`${level}%`}</TextView>}
    </LinearLayout>
  );
}
