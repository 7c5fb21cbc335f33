import { dataBytes, systemBytes } from '../../../disk/disk-space.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { webViewPackage } from '../services/webview.ts';
import { dumpActivity } from './activity.ts';
import { dumpAlarms } from './alarm.ts';
import { dumpBluetooth, dumpConnectivity, dumpWifi } from './connectivity.ts';
import { displayId, dumpAudio, dumpBattery, dumpDisplay, dumpInput, dumpPower, dumpTelephony } from './device.ts';
import { dumpDeviceIdle } from './device-idle.ts';
import { dumpInputMethod } from './input-method.ts';
import { dumpJobs } from './jobs.ts';
import { dumpMeminfo } from './memory.ts';
import { dumpNetstats } from './netstats.ts';
import { dumpNotification } from './notification.ts';
import { dumpPackages } from './package-parts.ts';
import { dumpCpuinfo, dumpGfxinfo } from './processes.ts';
import { dumpRole } from './role.ts';
import { listSurfaces, tellLatency } from './surfaces.ts';
import { dumpThermal } from './thermal.ts';
import { dumpWindow } from './window.ts';

type Dump = (system: SystemServices, args: readonly string[]) => string | Promise<string>;

/** What `dumpsys NAME` prints. */
export const dumps: Readonly<Record<string, Dump>> = {
  activity: dumpActivity,
  window: dumpWindow,
  package: dumpPackages,
  display: dumpDisplay,
  input: dumpInput,
  power: dumpPower,
  battery: dumpBattery,
  'telephony.registry': dumpTelephony,
  audio: dumpAudio,
  bluetooth_manager: dumpBluetooth,
  wifi: dumpWifi,
  connectivity: dumpConnectivity,
  notification: dumpNotification,
  input_method: dumpInputMethod,
  media_session: () => `MEDIA SESSION SERVICE (dumpsys media_session)

0 sessions listeners.
Global priority session is null
User Records:
Record for full_user=0
  Volume key long-press listener: null
  Media key listener: null
  Media button session is null
  Sessions Stack - have 0 sessions:
`,
  location({ location, clock }) {
    const fix = location.last;
    const last =
      fix === null
        ? 'null'
        : `Location[gps ${fix.latitude.toFixed(6)},${fix.longitude.toFixed(6)} hAcc=5.0 et=${clock.elapsed()}ms alt=${fix.altitude}]`;
    return `Location Manager State:\n  Location Providers:\n    gps provider:\n      last location=${last}\n      enabled=true\n`;
  },
  alarm: dumpAlarms,
  jobscheduler: dumpJobs,
  SurfaceFlinger(system, args) {
    if (args.includes('--display-id')) {
      return `Display ${displayId} (HWC display 0): port=0 pnpId=GGL displayName="EMU_display_0"\n`;
    }
    if (args[0] === '--latency') return tellLatency(system, args[1]);
    return args[0] === '--latency-clear' ? '' : listSurfaces(system);
  },
  batterystats: (_system, args) =>
    args.includes('--reset') ? 'Battery stats reset.\n' : 'BATTERYSTATS (dumpsys batterystats)\n',
  meminfo: dumpMeminfo,
  uimode(system) {
    const mode = Number(system.settings.get('secure', 'ui_night_mode') ?? '1');
    return `Current UI Mode Service state:\n  mDockState=0 mLastBroadcastState=0\n  mNightMode=${mode} (${mode === 2 ? 'yes' : mode === 0 ? 'auto' : 'no'}) mNightModeOverriden=false\n`;
  },
  webviewupdate: () =>
    `Current WebView Update Service state\n  Current WebView package (name, version): (${webViewPackage.name}, ${webViewPackage.version})\n`,
  thermalservice: dumpThermal,
  netstats: dumpNetstats,
  trust: () =>
    'Trust manager state:\n User "Owner" (id=0, flags=0x4c13) (current): trustState=UNTRUSTED, trustManaged=0, deviceLocked=0, strongAuthRequired=0x0\n',
  deviceidle: dumpDeviceIdle,
  accessibility: (system) =>
    `ACCESSIBILITY MANAGER (dumpsys accessibility)\n\nUser state[\n     attributes:{id=0, touchExplorationEnabled=false}\n     Bound services:{}\n     Enabled services:{${enabledServices(system)}}\n]\n`,
  user: () => 'Users:\n  UserInfo{0:Owner:c13} serialNo=0 isPrimary=true\n    State: RUNNING_UNLOCKED\n',
  usagestats: () => 'User 0\n  (nothing)\n',
  dropbox: () => 'Drop box contents: 0 entries\n',
  cpuinfo: dumpCpuinfo,
  gfxinfo: dumpGfxinfo,
  account: () =>
    'User UserInfo{0:Owner:c13}:\n  Accounts: 0\n\n  AccountId, Action_Type, timestamp, UID, TableName, Key\n  Accounts History\n\n  Active Sessions: 0\n',
  async diskstats({ disk }) {
    const { bytes } = await disk.usage('/data');
    const free = Math.max(0, Math.floor((dataBytes - systemBytes - bytes) / 1024));
    return `Latency: 0ms [512B Data Write]\nData-Free: ${free}K / ${dataBytes / 1024}K total\n`;
  },
  role: dumpRole,
  settings(system) {
    const tables = (['global', 'secure', 'system'] as const).map(
      (namespace) =>
        `${namespace.toUpperCase()} SETTINGS (user 0)\n${system.settings
          .list(namespace)
          .map(([key, value]) => `name:${key} value:${value}\n`)
          .join('')}`,
    );
    return tables.join('\n');
  },
  statusbar: ({ panel }) =>
    `  mExpandedVisible=${panel === 'notifications' || panel === 'quick-settings'}\n  mDisabled1=0x0\n`,
};

function enabledServices({ settings }: SystemServices): string {
  const text = settings.get('secure', 'enabled_accessibility_services') ?? '';
  return text === '' ? '' : `{${text.split(':').join(', ')}}`;
}
