import type { Identity } from '../disk/disk.ts';
import type { Properties } from './system-services.ts';

const longestValue = 91;
/** Of an area that properties are mapped into (`PA_SIZE` of bionic), for what is set besides those the phone starts with. */
const areaBytes = 128 * 1024;
/** What adb's shell may set without root (`property_contexts`, `shell.te`). */
const shellMaySet = /^(debug|log|persist\.log|sys\.usb\.config|persist\.sys\.usb|dev\.mnt|wrap|sys\.powerctl)\b/;

/** System properties. */
export class SystemProperties implements Properties {
  readonly #values: Map<string, string>;
  readonly #mostBytes: number;
  readonly #changed: (name: string, value: string) => void;

  constructor(values: Readonly<Record<string, string>>, changed: (name: string, value: string) => void) {
    this.#values = new Map(Object.entries(values));
    this.#mostBytes = sizeOf(this.#values) + areaBytes;
    this.#changed = changed;
  }

  get(name: string): string {
    return this.#values.get(name) ?? '';
  }

  set(name: string, value: string, who: Identity): boolean {
    if (!/^[\w.@:-]+$/.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
    if (name.startsWith('ro.') && this.#values.has(name)) return false;
    if (!name.startsWith('ro.') && Buffer.byteLength(value) > longestValue) return false;
    if (who.uid >= 2000 && !shellMaySet.test(name)) return false;
    if (sizeOf(new Map([...this.#values, [name, value]])) > this.#mostBytes) return false;
    // Commands to init, which nobody can read back.
    if (!name.startsWith('ctl.')) this.#values.set(name, value);
    this.#changed(name, value);
    return true;
  }

  /** As the system sets them, without asking. */
  put(name: string, value: string): void {
    this.#values.set(name, value);
  }

  all(): ReadonlyMap<string, string> {
    return this.#values;
  }
}

/** Each has its name, and room for the longest value that can change. */
function sizeOf(properties: ReadonlyMap<string, string>): number {
  return [...properties].reduce(
    (sum, [name, value]) => sum + name.length + Math.max(value.length, longestValue) + 25,
    0,
  );
}

export interface ProductNames {
  /** `ro.product.name` and model. */
  readonly product: string;
  readonly device: string;
}

/** Values of an API 33 emulator image. */
export function defaultProperties(options: {
  names: ProductNames;
  avdName: string;
  zone: string;
  serialNumber: string;
  densityDpi: number;
}): Record<string, string> {
  const { product, device } = options.names;
  const build = 'TE1A.220922.034';
  const incremental = '10940250';
  const fingerprint = `google/${product}/${device}:13/${build}/${incremental}:userdebug/dev-keys`;
  const description = `${product}-userdebug 13 ${build} ${incremental} dev-keys`;
  return {
    'dalvik.vm.heapgrowthlimit': '192m',
    'dalvik.vm.heapsize': '512m',
    'dalvik.vm.heapstartsize': '8m',
    'debug.force_rtl': 'false',
    'debug.layout': 'false',
    'dev.bootcomplete': '',
    'gsm.current.phone-type': '1',
    'gsm.network.type': 'LTE',
    'gsm.operator.alpha': 'T-Mobile',
    'gsm.operator.iso-country': 'us',
    'gsm.operator.isroaming': 'false',
    'gsm.operator.numeric': '310260',
    'gsm.sim.operator.alpha': 'T-Mobile',
    'gsm.sim.operator.iso-country': 'us',
    'gsm.sim.operator.numeric': '310260',
    'gsm.sim.state': 'LOADED',
    'gsm.version.baseband': '1.0.0.0',
    'init.svc.adbd': 'running',
    'init.svc.bootanim': 'running',
    'init.svc.console': 'running',
    'init.svc.logd': 'running',
    'init.svc.surfaceflinger': 'running',
    'init.svc.zygote': 'running',
    'net.bt.name': 'Android',
    'net.hostname': '',
    'persist.sys.timezone': options.zone,
    'persist.sys.usb.config': 'adb',
    'qemu.sf.lcd_density': String(options.densityDpi),
    'ro.adb.secure': '0',
    'ro.apex.updatable': 'true',
    'ro.baseband': 'unknown',
    'ro.board.api_level': '33',
    'ro.boot.hardware': 'ranchu',
    'ro.boot.qemu': '1',
    'ro.boot.qemu.avd_name': options.avdName,
    'ro.boot.serialno': options.serialNumber,
    'ro.bootimage.build.fingerprint': fingerprint,
    'ro.bootloader': 'unknown',
    'ro.bootmode': 'unknown',
    'ro.build.characteristics': 'emulator',
    'ro.build.date.utc': '1697000000',
    'ro.build.description': description,
    'ro.build.display.id': description,
    'ro.build.fingerprint': fingerprint,
    'ro.build.flavor': `${product}-userdebug`,
    'ro.build.id': build,
    'ro.build.product': device,
    'ro.build.tags': 'dev-keys',
    'ro.build.type': 'userdebug',
    'ro.build.user': 'android-build',
    'ro.build.version.base_os': '',
    'ro.build.version.codename': 'REL',
    'ro.build.version.incremental': incremental,
    'ro.build.version.min_supported_target_sdk': '23',
    'ro.build.version.preview_sdk': '0',
    'ro.build.version.release': '13',
    'ro.build.version.release_or_codename': '13',
    'ro.build.version.sdk': '33',
    'ro.build.version.security_patch': '2022-09-05',
    'ro.com.google.gmsversion': '13_202209',
    'ro.config.alarm_alert': 'Alarm_Classic.ogg',
    'ro.config.notification_sound': 'pixiedust.ogg',
    'ro.config.ringtone': 'Ring_Synth_04.ogg',
    'ro.crypto.state': 'encrypted',
    'ro.crypto.type': 'file',
    'ro.debuggable': '1',
    'ro.hardware': 'ranchu',
    'ro.hardware.egl': 'emulation',
    'ro.hardware.vulkan': 'ranchu',
    'ro.kernel.qemu': '1',
    'ro.odm.build.fingerprint': fingerprint,
    'ro.opengles.version': '196608',
    'ro.product.board': 'goldfish_x86_64',
    'ro.product.brand': 'google',
    'ro.product.build.fingerprint': fingerprint,
    'ro.product.cpu.abi': 'x86_64',
    'ro.product.cpu.abilist': 'x86_64,arm64-v8a',
    'ro.product.cpu.abilist32': '',
    'ro.product.cpu.abilist64': 'x86_64,arm64-v8a',
    'ro.product.device': device,
    'ro.product.first_api_level': '33',
    'ro.product.locale': 'en-US',
    'ro.product.manufacturer': 'Google',
    'ro.product.model': product,
    'ro.product.name': product,
    'ro.product.system.device': device,
    'ro.product.system.model': product,
    'ro.product.system.name': product,
    'ro.product.vendor.device': device,
    'ro.product.vendor.model': product,
    'ro.product.vendor.name': product,
    'ro.revision': '0',
    'ro.runtime.firstboot': '1697384000000',
    'ro.secure': '1',
    'ro.serialno': options.serialNumber,
    'ro.setupwizard.mode': 'DISABLED',
    'ro.system.build.fingerprint': fingerprint,
    'ro.system_ext.build.fingerprint': fingerprint,
    'ro.treble.enabled': 'true',
    'ro.vendor.build.fingerprint': fingerprint,
    'ro.vndk.version': '33',
    'ro.zygote': 'zygote64',
    'service.adb.root': '0',
    'service.bootanim.exit': '0',
    'sys.boot_completed': '',
    'sys.usb.config': 'adb',
    'sys.usb.state': 'adb',
    'wifi.interface': 'wlan0',
  };
}

/** What changes when the phone is up. */
export const bootedProperties: Readonly<Record<string, string>> = {
  'dev.bootcomplete': '1',
  'init.svc.bootanim': 'stopped',
  'service.bootanim.exit': '1',
  'sys.boot_completed': '1',
};
