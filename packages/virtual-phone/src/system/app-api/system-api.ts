import type { Extra } from '@androidworld/app-sdk';
import type { PackageInfo, SystemApi } from '@androidworld/app-sdk/system';
import { keyCodes } from '../input/key-codes.ts';
import { securityException } from '../java-exception.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import { sizeOf } from '../packages/package-size.ts';
import { appOpPermissions } from '../permissions/permissions.ts';
import { storageUse } from '../storage/storage-use.ts';
import type { SystemServer } from '../system-server.ts';
import { homeWallpaper } from './wallpaper-calls.ts';

/** What only system packages may do; every call of another package is refused. */
export function createSystemApi(system: SystemServer, record: PackageRecord): SystemApi {
  const calls: SystemApi = {
    radios: async () => system.radios.state,
    setWifi: (on) => system.radios.setWifi(on),
    setWifiConnected: async (connected) => system.radios.setWifiConnected(connected),
    forgetNetwork: async () => system.radios.forgetNetwork(),
    setBluetooth: (on) => system.radios.setBluetooth(on),
    setAirplane: (on) => system.radios.setAirplane(on),
    setMobileData: (on) => system.radios.setMobileData(on),
    setTime: async (ms) => system.clock.set(ms),
    setZone: async (zone) => system.clock.setZone(zone),
    packages: async () => system.packages.list().map((found) => describe(system, found)),
    async packageSize(packageName) {
      const found = system.packages.find(packageName);
      return found === undefined ? null : sizeOf(system, found);
    },
    forceStop: (packageName) => system.processes.kill(packageName, { stopped: true, reason: 'from settings' }),
    async clearData(packageName) {
      await system.packages.clear(packageName);
    },
    clearCache: (packageName) => system.packages.clearCache(packageName),
    async uninstall(packageName) {
      await system.packages.uninstall(packageName);
    },
    setEnabled: (packageName, enabled) =>
      system.packages.setEnabled(packageName, enabled ? 'enabled' : 'disabled-user'),
    setPermission: (packageName, permission, granted) => setPermission(system, packageName, permission, granted),
    wallpaper: () => homeWallpaper(system),
    property: async (name) => system.properties.get(name),
    async setDisplayDensity(dpi) {
      const { densityDpi: _replaced, ...size } = system.display.override;
      await system.setDisplay({ ...size, ...(dpi === null ? {} : { densityDpi: dpi }) });
    },
    clearPreferred: async (packageName) => system.packages.clearPreferred(packageName),
    pinRequest: async (requestId) => system.shortcuts.request(requestId) ?? null,
    acceptPinRequest: async (requestId) => system.shortcuts.accept(requestId),
    unpinShortcut: async (packageName, id) => system.shortcuts.unpin(packageName, id),
    startShortcut: (packageName, id) => system.shortcuts.start(packageName, id),
    storage: () => storageUse(system),
    notifications: async () => [...system.notifications.list()],
    notificationChannels: async (packageName) => system.notifications.channels.of(packageName),
    async setNotificationChannelEnabled(packageName, id, enabled) {
      system.notifications.setChannelEnabled(packageName, id, enabled);
    },
    dismissNotification: (key) => system.notifications.dismiss(key),
    openNotification: (key, action, reply) => system.notifications.open(key, action, reply),
    recents: async () => [...system.activities.recents()],
    taskSnapshot: async (taskId) => system.taskSnapshots.find(taskId),
    moveTaskToFront: (taskId) => system.activities.moveToFront(taskId),
    async removeTask(taskId) {
      await system.activities.removeTask(taskId);
    },
    goHome: () => system.activities.home(),
    async pressKey(keycode) {
      const code = keyCodes[keycode];
      if (code !== undefined) await system.systemKey(code);
    },
    setPanel: (panel) => (panel === 'recents' ? system.activities.overview() : system.setPanel(panel)),
    answerRequest: async (requestId, answer: Extra) => system.requests.answer(requestId, answer),
    async setRoleHolder(role, packageName) {
      system.packages.setRoleHolder(role, packageName);
    },
    roleHolder: async (role) => system.packages.roleHolder(role),
    powerOff: async () => system.powerOff(),
    reboot: async () => system.reboot(),
  };
  return record.manifest.system ? calls : refuseAll(calls, record.packageName);
}

function refuseAll(calls: SystemApi, packageName: string): SystemApi {
  const refuse = async (): Promise<never> => {
    throw securityException(`${packageName} is not a system package`);
  };
  // The same names, each refusing: the type is that of `calls`.
  return Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])) as unknown as SystemApi;
}

async function setPermission(
  system: SystemServer,
  packageName: string,
  permission: string,
  granted: boolean | 'ask',
): Promise<void> {
  const op = appOpPermissions[permission];
  if (op !== undefined) {
    system.packages.appOps(packageName).set(op, granted === true ? 'allow' : 'deny');
    system.events.emit('packages', { packageName });
  } else if (granted === true) await system.packages.grant(packageName, permission);
  else await system.packages.revoke(packageName, permission);
  if (granted === 'ask') askEachTime(system, packageName, permission);
}

function askEachTime(system: SystemServer, packageName: string, permission: string): void {
  const record = system.packages.find(packageName);
  record?.oneTime.add(permission);
  record?.denials.delete(permission);
  system.events.emit('packages', { packageName });
}

function describe(system: SystemServer, record: PackageRecord): PackageInfo {
  const { manifest, packageName } = record;
  const launcher = system.packages.launcherActivity(packageName);
  return {
    packageName,
    label: manifest.label,
    icon: manifest.icon,
    versionName: manifest.versionName,
    versionCode: manifest.versionCode,
    system: manifest.system ?? false,
    enabled: record.enabled,
    running: system.processes.of(packageName).length > 0,
    launcher: launcher === undefined ? null : `${launcher.packageName}/${launcher.className}`,
    permissions: (manifest.permissions ?? []).map((name) => ({
      name,
      granted: system.packages.checkPermission(packageName, name),
      oneTime: record.oneTime.has(name),
    })),
    opensByDefault: system.packages.isPreferred(packageName),
    shortcuts: system.shortcuts.of(record),
    pinnedShortcuts: record.shortcuts.pinned,
    firstInstallMs: record.firstInstallMs,
  };
}
