import { emulatorNetwork } from '../../../system/connectivity/connectivity.ts';
import { javaException } from '../../../system/java-exception.ts';
import { wifiInfo } from '../dumpsys/connectivity.ts';
import { accepted, defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd wifi` */
export const wifiService = defineService({
  name: 'wifi',
  help: `Wi-Fi (wifi) commands:
  help or -h
    Print this help text.
  status
    Current wifi status
  set-wifi-enabled enabled|disabled
    Enables/disables Wifi on this device.
  list-networks
    Lists the saved networks
  list-scan-results
    Lists the latest scan results
  start-scan
    Start a new scan
  connect-network <ssid> open|owe|wpa2|wpa3 [<passphrase>]
    Connect to a network with provided params and save
  forget-network <networkId>
    Remove the network mentioned by <networkId>
`,
  commands: {
    status(call) {
      const { enabled, connected, ssid } = call.system.radios.state.wifi;
      call.line(`Wifi is ${enabled ? 'enabled' : 'disabled'}`);
      if (!enabled) return 0;
      call.line('Wifi scanning is only available when wifi is enabled');
      call.line('==== Primary ClientModeManager instance ====');
      call.line(connected ? `Wifi is connected to "${ssid ?? ''}"` : 'Wifi is not connected');
      if (connected) {
        call.line(`WifiInfo: ${wifiInfo(ssid)}`);
        call.line('successfulTxPackets: 0');
      }
      return 0;
    },
    async 'set-wifi-enabled'(call) {
      const word = call.words.required();
      if (word !== 'enabled' && word !== 'disabled') {
        throw javaException(
          'java.lang.IllegalArgumentException',
          `Expected 'enabled' or 'disabled' as next arg but got '${word}'`,
        );
      }
      await call.system.radios.setWifi(word === 'enabled');
      return 0;
    },
    'list-networks': (call) => {
      const networks = [...call.system.radios.savedNetworks];
      if (networks.length === 0) call.line('No networks');
      else call.line('Network Id      SSID                         Security type');
      for (const [id, ssid] of networks.entries()) call.line(`${String(id).padEnd(12)} ${ssid.padEnd(32)} open`);
      return 0;
    },
    'list-scan-results': (call) => {
      if (!call.system.radios.state.wifi.enabled) call.line('No scan results');
      else {
        call.line(
          '    BSSID              Frequency      RSSI           Age(sec)     SSID                                 Flags',
        );
        call.line(
          '  00:13:10:85:fe:01       2447    -50(0:-50/1:-50)      1.000    AndroidWifi                       [ESS]',
        );
      }
      return 0;
    },
    'start-scan': accepted,
    'connect-network': (call) => {
      const ssid = call.words.required();
      call.words.required();
      const { radios } = call.system;
      if (ssid !== emulatorNetwork || !radios.state.wifi.enabled) {
        call.line('Connection failed');
        return -1;
      }
      radios.setWifiConnected(true);
      call.line('Connection initiated ');
      return 0;
    },
    'forget-network': (call) => {
      const { radios } = call.system;
      const ssid = [...radios.savedNetworks][Number(call.words.required())];
      if (ssid !== undefined) radios.forgetNetwork();
      call.line(ssid === undefined ? 'Forget failed with reason: 0' : 'Forget successful');
      return 0;
    },
  },
});

/** `cmd bluetooth_manager` */
export const bluetoothService = defineService({
  name: 'bluetooth_manager',
  help: `Bluetooth Manager Commands:
  help or -h
    Print this help text.
  enable
    Enable Bluetooth on this device.
  disable
    Disable Bluetooth on this device.
  wait-for-state:<STATE>
    Wait until the adapter state is <STATE> (e.g. STATE_OFF, STATE_ON)
`,
  commands: {
    enable: (call) => switchBluetooth(call, true),
    disable: (call) => switchBluetooth(call, false),
    'wait-for-state:STATE_ON': (call) => bluetoothState(call, true),
    'wait-for-state:STATE_OFF': (call) => bluetoothState(call, false),
  },
});

async function switchBluetooth(call: ServiceCall, on: boolean): Promise<number> {
  await call.system.radios.setBluetooth(on);
  return bluetoothState(call, on);
}

/** Switching has ended when the call returns, so there is no state to wait for that would still come. */
function bluetoothState(call: ServiceCall, on: boolean): number {
  call.line(`BluetoothShellCommand: Exec${call.subcommand}`);
  const reached = call.system.radios.state.bluetooth.enabled === on;
  call.line(`${call.subcommand}: ${reached ? 'Success' : 'Failure'}`);
  return reached ? 0 : -1;
}

/** `cmd connectivity` */
export const connectivityService = defineService({
  name: 'connectivity',
  help: `Connectivity service commands:
  help
    Print this help text.
  airplane-mode [enable|disable]
    Turn airplane mode on or off.
  airplane-mode
    Get airplane mode.
`,
  commands: {
    async 'airplane-mode'(call) {
      const word = call.words.next();
      if (word === undefined) call.line(call.system.radios.state.airplane ? 'enabled' : 'disabled');
      else if (word === 'enable' || word === 'disable') await call.system.radios.setAirplane(word === 'enable');
      else {
        call.errorLine(`Unknown argument: ${word}`);
        return -1;
      }
      return 0;
    },
  },
});

/** `cmd phone` */
export const phoneService = defineService({
  name: 'phone',
  help: 'Telephony Commands:\n  help\n    Print this help text.\n  data\n    Data Test Commands.\n',
  commands: {
    async data(call) {
      const word = call.words.required();
      if (word !== 'enable' && word !== 'disable') {
        call.errorLine(`Unknown data command: ${word}`);
        return -1;
      }
      await call.system.radios.setMobileData(word === 'enable');
      return 0;
    },
  },
});
