import { isWifiOn, setWifi } from '@androidworld/android-kit';
import type { Ui } from '@androidworld/core';
import { setSwitch } from '../../solutions/set-switch.ts';
import { type Radio, radioTask } from './radio-task.ts';

const radio: Radio = {
  label: 'Wi-Fi',
  isOn: isWifiOn,
  set: setWifi,
  switchInSettings: switchWifi,
  flip: (ui, on) => setSwitch(ui, 'Wi-Fi', on),
};

export const systemWifiTurnOff = radioTask('SystemWifiTurnOff', { radio, wanted: 'off', atStart: 'on' });
export const systemWifiTurnOffVerify = radioTask('SystemWifiTurnOffVerify', { radio, wanted: 'off', atStart: 'off' });
export const systemWifiTurnOn = radioTask('SystemWifiTurnOn', { radio, wanted: 'on', atStart: 'off' });
export const systemWifiTurnOnVerify = radioTask('SystemWifiTurnOnVerify', { radio, wanted: 'on', atStart: 'on' });

/** Opens the Internet screen of Settings and sets Wi-Fi there. */
export async function switchWifi(ui: Ui, on: boolean): Promise<void> {
  await ui.openApp('Settings');
  await ui.tap('Network & internet');
  await ui.tap('Internet');
  await setSwitch(ui, 'Wi-Fi', on);
}
