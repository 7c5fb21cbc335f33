import type { AnyTask } from '@androidworld/core';
import { clockStopWatchPausedVerify, clockStopWatchRunning } from './clock/stopwatch.ts';
import { clockTimerEntry } from './clock/timer-entry.ts';
import { turnOffWifiAndTurnOnBluetooth, turnOnWifiAndOpenApp } from './composites/radios.ts';
import { contactsAddContact } from './contacts/add-contact.ts';
import { contactsNewContactDraft } from './contacts/new-contact-draft.ts';
import {
  systemBluetoothTurnOff,
  systemBluetoothTurnOffVerify,
  systemBluetoothTurnOn,
  systemBluetoothTurnOnVerify,
} from './settings/bluetooth.ts';
import {
  systemBrightnessMax,
  systemBrightnessMaxVerify,
  systemBrightnessMin,
  systemBrightnessMinVerify,
} from './settings/brightness.ts';
import {
  systemWifiTurnOff,
  systemWifiTurnOffVerify,
  systemWifiTurnOn,
  systemWifiTurnOnVerify,
} from './settings/wifi.ts';
import { systemCopyToClipboard } from './system/copy-to-clipboard.ts';
import { openAppTaskEval } from './system/open-app.ts';

/** Every task of the suite, by name. */
export const tasks: readonly AnyTask[] = [
  clockStopWatchPausedVerify,
  clockStopWatchRunning,
  clockTimerEntry,
  contactsAddContact,
  contactsNewContactDraft,
  openAppTaskEval,
  systemBluetoothTurnOff,
  systemBluetoothTurnOffVerify,
  systemBluetoothTurnOn,
  systemBluetoothTurnOnVerify,
  systemBrightnessMax,
  systemBrightnessMaxVerify,
  systemBrightnessMin,
  systemBrightnessMinVerify,
  systemCopyToClipboard,
  systemWifiTurnOff,
  systemWifiTurnOffVerify,
  systemWifiTurnOn,
  systemWifiTurnOnVerify,
  turnOffWifiAndTurnOnBluetooth,
  turnOnWifiAndOpenApp,
];
