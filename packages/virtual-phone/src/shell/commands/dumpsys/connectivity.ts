import type { SystemServices } from '../../../system/system-services.ts';

/** `dumpsys bluetooth_manager` */
export function dumpBluetooth({ radios, settings, clock }: SystemServices): string {
  const name = settings.get('secure', 'bluetooth_name') ?? settings.get('global', 'device_name') ?? '';
  if (!radios.state.bluetooth.enabled) {
    return `Bluetooth Status\n  enabled: false\n  state: OFF\n  address: 02:00:00:44:55:66\n  name: ${name}\nBluetooth Service not connected\n`;
  }
  const since = new Date(clock.elapsed()).toISOString().slice(11, 23);
  return `Bluetooth Status\n  enabled: true\n  state: ON\n  address: 02:00:00:44:55:66\n  name: ${name}\n  time since enabled: ${since}\n`;
}

/** `dumpsys wifi` */
export function dumpWifi({ radios }: SystemServices): string {
  const { enabled, connected, ssid } = radios.state.wifi;
  const network = connected ? 'CONNECTED/CONNECTED' : 'DISCONNECTED/DISCONNECTED';
  return (
    `Wi-Fi is ${enabled ? 'enabled' : 'disabled'}\n` +
    `mNetworkInfo [type: WIFI[], state: ${network}, reason: (unspecified), extra: (none), failover: false, available: ${enabled}, roaming: false]\n` +
    `mWifiInfo ${wifiInfo(connected ? ssid : null)}\n`
  );
}

export function wifiInfo(ssid: string | null): string {
  if (ssid === null)
    return 'SSID: <unknown ssid>, BSSID: <none>, Supplicant state: DISCONNECTED, RSSI: -127, Link speed: -1Mbps';
  return `SSID: "${ssid}", BSSID: 00:13:10:85:fe:01, MAC: 02:15:b2:00:00:00, IP: /10.0.2.16, Security type: 0, Supplicant state: COMPLETED, Wi-Fi standard: 4, RSSI: -50, Link speed: 1Mbps, Frequency: 2447MHz, Net ID: 0`;
}

/** `dumpsys connectivity` */
export function dumpConnectivity({ radios }: SystemServices): string {
  const { wifi, mobileData, airplane, validated } = radios.state;
  const seen = `everValidated{${validated}} lastValidated{${validated}}`;
  const agents = [
    ...(wifi.connected
      ? [`NetworkAgentInfo{network{100}  handle{432902426637}  ni{WIFI CONNECTED extra: } created=1 Score(60) ${seen}}`]
      : []),
    ...(mobileData && !airplane
      ? [
          `NetworkAgentInfo{network{101}  handle{437197393933}  ni{MOBILE[LTE] CONNECTED extra: epc.tmobile.com} created=2 Score(50) ${seen}}`,
        ]
      : []),
  ];
  const active = wifi.connected ? '100' : agents.length > 0 ? '101' : 'none';
  return `Active default network: ${active}\n\nCurrent Networks:\n${agents.map((agent) => `  ${agent}\n`).join('')}`;
}
