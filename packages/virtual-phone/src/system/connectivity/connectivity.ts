import type { Radios, SignalLevel } from '@androidworld/app-sdk';
import type { SystemServer } from '../system-server.ts';
import type { RadioControl } from '../system-services.ts';
import { nextTurn } from '../time/host-time.ts';

/** SSID of the one network there is. */
export const emulatorNetwork = 'AndroidWifi';
/** `Settings.Global.CAPTIVE_PORTAL_MODE_IGNORE`: networks are taken for connected to the internet without a look. */
const CAPTIVE_PORTAL_MODE_IGNORE = '0';

/** Wi-Fi, Bluetooth and mobile radios, with the settings that mirror them. */
export class Connectivity implements RadioControl {
  readonly savedNetworks = new Set([emulatorNetwork]);
  readonly #system: SystemServer;
  #wifi = true;
  #connected = true;
  #bluetooth = true;
  #airplane = false;
  #mobileData = true;
  #signalLevel: SignalLevel = 4;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  get state(): Radios {
    return {
      wifi: {
        enabled: this.#wifi,
        connected: this.#wifi && this.#connected,
        ssid: this.#wifi && this.#connected ? emulatorNetwork : null,
        saved: this.savedNetworks.has(emulatorNetwork),
      },
      bluetooth: { enabled: this.#bluetooth },
      airplane: this.#airplane,
      mobileData: this.#mobileData,
      signalLevel: this.#signalLevel,
      // Nothing on this phone reaches the internet: what looks for a way (AOSP `NetworkMonitor`) finds none.
      validated: this.#system.settings.get('global', 'captive_portal_mode') === CAPTIVE_PORTAL_MODE_IGNORE,
    };
  }

  /** The state the settings tell of, after a start. */
  load(): void {
    const setting = (key: string) => this.#system.settings.get('global', key);
    this.#airplane = setting('airplane_mode_on') === '1';
    this.#wifi = setting('wifi_on') === '1' || setting('wifi_on') === '2';
    this.#connected = this.#wifi && this.savedNetworks.has(emulatorNetwork);
    this.#bluetooth = setting('bluetooth_on') === '1';
    this.#mobileData = setting('mobile_data') === '1';
  }

  async setWifi(on: boolean): Promise<void> {
    this.#put('wifi_on', on ? (this.#airplane ? '2' : '1') : '0');
    this.#switchWifi(on);
    this.#changed();
    await this.#connect();
  }

  setWifiConnected(connected: boolean): void {
    this.#connected = this.#wifi && connected;
    if (this.#connected) this.savedNetworks.add(emulatorNetwork);
    this.#changed();
  }

  forgetNetwork(): void {
    this.savedNetworks.clear();
    this.#connected = false;
    this.#changed();
  }

  async setBluetooth(on: boolean): Promise<void> {
    this.#put('bluetooth_on', on ? '1' : '0');
    this.#bluetooth = on;
    this.#changed();
  }

  async setAirplane(on: boolean): Promise<void> {
    if (on === this.#airplane) return;
    this.#airplane = on;
    this.#put('airplane_mode_on', on ? '1' : '0');
    this.#wifiUnderAirplane(on);
    this.#bluetoothUnderAirplane(on);
    this.#changed();
    await this.#system.broadcasts.deliver({ action: 'android.intent.action.AIRPLANE_MODE', extras: { state: on } });
    await this.#connect();
  }

  async setMobileData(on: boolean): Promise<void> {
    this.#mobileData = on;
    this.#put('mobile_data', on ? '1' : '0');
    this.#changed();
  }

  setSignalLevel(level: SignalLevel): void {
    this.#signalLevel = level;
    this.#changed();
  }

  /** WifiSettingsStore: 3 is off because of airplane mode and on again after it; 2 was switched on under it. */
  #wifiUnderAirplane(on: boolean): void {
    const stored = this.#system.settings.get('global', 'wifi_on');
    if (on && this.#wifi) {
      this.#put('wifi_on', '3');
      this.#switchWifi(false);
    } else if (!on && (stored === '3' || stored === '2')) {
      this.#put('wifi_on', '1');
      this.#switchWifi(true);
    }
  }

  /** BluetoothManagerService: 2 is off because of airplane mode and on again after it. */
  #bluetoothUnderAirplane(on: boolean): void {
    const stored = this.#system.settings.get('global', 'bluetooth_on');
    if (on && this.#bluetooth) {
      this.#put('bluetooth_on', '2');
      this.#bluetooth = false;
    } else if (!on && stored === '2') {
      this.#put('bluetooth_on', '1');
      this.#bluetooth = true;
    }
  }

  #switchWifi(on: boolean): void {
    this.#wifi = on;
    this.#connected = false;
  }

  /** The connection comes a moment after the radio. */
  async #connect(): Promise<void> {
    await nextTurn();
    if (!this.#wifi || this.#connected || !this.savedNetworks.has(emulatorNetwork)) return;
    this.#connected = true;
    this.#changed();
  }

  #put(key: string, value: string): void {
    this.#system.settings.put('global', key, value);
  }

  #changed(): void {
    this.#system.events.emit('radios', this.state);
    this.#system.publish();
  }
}
