import { isBluetoothOn, setBluetooth } from '@androidworld/android-kit';
import type { Ui } from '@androidworld/core';
import { setSwitch } from '../../solutions/set-switch.ts';
import { type Radio, radioTask } from './radio-task.ts';

const radio: Radio = {
  label: 'Bluetooth',
  isOn: isBluetoothOn,
  set: setBluetooth,
  switchInSettings: switchBluetooth,
  flip: (ui, on) => setSwitch(ui, 'Use Bluetooth', on),
};

export const systemBluetoothTurnOff = radioTask('SystemBluetoothTurnOff', { radio, wanted: 'off', atStart: 'on' });
export const systemBluetoothTurnOffVerify = radioTask('SystemBluetoothTurnOffVerify', {
  radio,
  wanted: 'off',
  atStart: 'off',
});
export const systemBluetoothTurnOn = radioTask('SystemBluetoothTurnOn', { radio, wanted: 'on', atStart: 'off' });
export const systemBluetoothTurnOnVerify = radioTask('SystemBluetoothTurnOnVerify', {
  radio,
  wanted: 'on',
  atStart: 'on',
});

/** Opens the Bluetooth screen of Settings and sets the radio there. */
export async function switchBluetooth(ui: Ui, on: boolean): Promise<void> {
  await ui.openApp('Settings');
  await ui.tap('Connected devices');
  await ui.tap('Connection preferences');
  await ui.tap('Bluetooth');
  await setSwitch(ui, 'Use Bluetooth', on);
}
