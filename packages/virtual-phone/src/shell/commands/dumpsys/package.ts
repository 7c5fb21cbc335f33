import { activitiesOf } from '../../../system/packages/package-activities.ts';
import type { InstalledPackage, SystemServices } from '../../../system/system-services.ts';
import { localTime } from '../../local-time.ts';
import { hashOf } from './hash.ts';

/** `dumpsys package PKG`; without a name, every package. */
export function dumpPackage(system: SystemServices, name: string | undefined): string {
  if (name === undefined) {
    return `Packages:\n${system.packages
      .list()
      .map((each) => packageBlock(system, each))
      .join('')}`;
  }
  const known = [...system.packages.list(), ...system.packages.uninstalled()];
  const found = known.find(({ manifest }) => manifest.packageName === name);
  if (found === undefined) return `Unable to find package: ${name}\n`;
  return `${resolverTable(found)}Packages:\n${packageBlock(system, found)}`;
}

function resolverTable({ manifest }: InstalledPackage): string {
  const filters = activitiesOf(manifest).flatMap((activity) =>
    (activity.filters ?? []).flatMap((filter) => filter.actions.map((action) => ({ action, name: activity.name }))),
  );
  if (filters.length === 0) return '';
  const lines = filters.map(({ action, name }) => {
    const short = name.startsWith(`${manifest.packageName}.`) ? name.slice(manifest.packageName.length) : name;
    return `      ${action}:\n        ${hashOf(name)} ${manifest.packageName}/${short} filter ${hashOf(name + action)}\n`;
  });
  return `Activity Resolver Table:\n  Non-Data Actions:\n${lines.join('')}\n`;
}

function packageBlock(system: SystemServices, found: InstalledPackage): string {
  const { manifest, uid, codePath, dataDir } = found;
  const folder = codePath.slice(0, codePath.lastIndexOf('/'));
  const isInstalled = found.hidden || system.packages.find(manifest.packageName) !== undefined;
  const time = (ms: number) => localTime(ms, system.clock.zone);
  const requested = manifest.permissions ?? [];
  const runtime = requested.filter((permission) => isRuntime(permission));
  const install = requested.filter((permission) => !isRuntime(permission));
  const flags = manifest.system
    ? 'SYSTEM HAS_CODE ALLOW_CLEAR_USER_DATA ALLOW_BACKUP'
    : 'HAS_CODE ALLOW_CLEAR_USER_DATA ALLOW_BACKUP';
  return `  Package [${manifest.packageName}] (${hashOf(manifest.packageName)}):
    userId=${uid}
    pkg=Package{${hashOf(`pkg ${manifest.packageName}`)} ${manifest.packageName}}
    codePath=${folder}
    resourcePath=${folder}
    legacyNativeLibraryDir=${folder}/lib
    extractNativeLibs=false
    primaryCpuAbi=null
    secondaryCpuAbi=null
    cpuAbiOverride=null
    versionCode=${manifest.versionCode} minSdk=${manifest.minSdk ?? 24} targetSdk=${manifest.targetSdk ?? 33}
    minExtensionVersions=[]
    versionName=${manifest.versionName}
    splits=[base]
    apkSigningVersion=2
    flags=[ ${flags} ]
    privateFlags=[ PRIVATE_FLAG_ACTIVITIES_RESIZE_MODE_RESIZEABLE_VIA_SDK_VERSION ALLOW_AUDIO_PLAYBACK_CAPTURE ]
    forceQueryable=false
    queriesPackages=[]
    dataDir=${dataDir}
    supportsScreens=[small, medium, large, xlarge, resizeable, anyDensity]
    timeStamp=${time(found.lastUpdateMs)}
    lastUpdateTime=${time(found.lastUpdateMs)}
    installerPackageName=null
    signatures=PackageSignatures{${hashOf(`sig ${manifest.packageName}`)} version:2, signatures:[${hashOf(manifest.packageName)}], past signatures:[]}
    installPermissionsFixed=true
    pkgFlags=[ ${flags} ]
    requested permissions:
${requested.map((permission) => `      ${permission}\n`).join('')}    install permissions:
${install.map((permission) => `      ${permission}: granted=true\n`).join('')}    User 0: ceDataInode=${10_000 + uid} installed=${isInstalled} hidden=${found.hidden} suspended=${found.suspendedBy.size > 0} distractionFlags=0 stopped=${found.stopped} notLaunched=false enabled=${enabledStates[found.state]} instant=false virtual=false
${suspensions(found)}      firstInstallTime=${time(found.firstInstallMs)}
      gids=[3003]
      runtime permissions:
${runtime.map((permission) => `        ${permission}: granted=${found.granted.has(permission)}, flags=[ ${found.oneTime.has(permission) ? 'ONE_TIME|' : ''}USER_SENSITIVE_WHEN_GRANTED|USER_SENSITIVE_WHEN_DENIED]\n`).join('')}
`;
}

function suspensions({ suspendedBy }: InstalledPackage): string {
  return [...suspendedBy]
    .map(([by, message]) => {
      const info =
        message === '' ? 'null' : `SuspendDialogInfo: {mDialogMessage = "${message}" mNeutralButtonAction = 0}`;
      return `      Suspend params:\n        suspendingPackage=${by} dialogInfo=${info}\n`;
    })
    .join('');
}

/** `PackageManager.COMPONENT_ENABLED_STATE_*` */
const enabledStates = { default: 0, enabled: 1, disabled: 2, 'disabled-user': 3 } as const;

/** Permissions a person is asked for, on API 33. */
function isRuntime(permission: string): boolean {
  return runtimePermissions.has(permission.replace('android.permission.', ''));
}

const runtimePermissions = new Set(
  `READ_CALENDAR WRITE_CALENDAR READ_CALL_LOG WRITE_CALL_LOG PROCESS_OUTGOING_CALLS CAMERA READ_CONTACTS
  WRITE_CONTACTS GET_ACCOUNTS ACCESS_FINE_LOCATION ACCESS_COARSE_LOCATION ACCESS_BACKGROUND_LOCATION RECORD_AUDIO
  READ_PHONE_STATE READ_PHONE_NUMBERS CALL_PHONE ANSWER_PHONE_CALLS USE_SIP ACCEPT_HANDOVER BODY_SENSORS
  BODY_SENSORS_BACKGROUND ACTIVITY_RECOGNITION SEND_SMS RECEIVE_SMS READ_SMS RECEIVE_WAP_PUSH RECEIVE_MMS
  READ_EXTERNAL_STORAGE WRITE_EXTERNAL_STORAGE ACCESS_MEDIA_LOCATION READ_MEDIA_IMAGES READ_MEDIA_VIDEO
  READ_MEDIA_AUDIO POST_NOTIFICATIONS BLUETOOTH_SCAN BLUETOOTH_CONNECT BLUETOOTH_ADVERTISE NEARBY_WIFI_DEVICES
  UWB_RANGING`.split(/\s+/),
);
