import type { ComponentName, Intent, ReceiverDeclaration, ServiceDeclaration, VirtualApp } from '@androidworld/app-sdk';
import type { DataOwner } from '../../disk/file-attributes.ts';
import { dataLabel } from '../../disk/file-attributes.ts';
import { firstAppUid } from '../../disk/identity.ts';
import { illegalArgument, securityException } from '../java-exception.ts';
import {
  appOpPermissions,
  developmentPermissions,
  isKnownPermission,
  runtimePermissions,
} from '../permissions/permissions.ts';
import type { SystemServer } from '../system-server.ts';
import type { Packages } from '../system-services.ts';
import { systemUi } from '../system-ui.ts';
import { legacyPermissions } from './legacy-apps.ts';
import { activitiesOf, type ResolvedActivity } from './package-activities.ts';
import { prepareData, removeCode, removeData, wipeCache, wipeData } from './package-data.ts';
import { type EnabledState, PackageRecord, type PackageState } from './package-record.ts';
import { readApk } from './read-apk.ts';
import { findActivities, findReceivers, findServices, isClear } from './resolve-intent.ts';
import { RoleHolders } from './role-holders.ts';
import type { Suspension } from './suspended-apps.ts';

/** The package manager over the apps the phone was made with. */
export class PackageManager implements Packages {
  readonly #system: SystemServer;
  readonly #records = new Map<string, PackageRecord>();
  readonly roles: RoleHolders;
  /** Choices made with "Always", by what was asked. */
  readonly preferred = new Map<string, string>();

  constructor(system: SystemServer, apps: readonly VirtualApp[], nowMs: number) {
    this.#system = system;
    this.roles = new RoleHolders(system);
    let systemUid = firstAppUid + 50;
    let userUid = firstAppUid + 150;
    for (const app of apps) {
      const uid = app.manifest.userId ?? (app.manifest.system ? systemUid++ : userUid++);
      this.#records.set(app.manifest.packageName, new PackageRecord(app, uid, nowMs));
    }
  }

  list(): readonly PackageRecord[] {
    return [...this.#records.values()].filter(isThere);
  }

  find(packageName: string): PackageRecord | undefined {
    const record = this.#records.get(packageName);
    return record !== undefined && isThere(record) ? record : undefined;
  }

  get(packageName: string): PackageRecord {
    const record = this.find(packageName);
    if (record === undefined) throw illegalArgument(`Unknown package: ${packageName}`);
    return record;
  }

  /** Another version of an app, in its place; data, user id and permissions stay. */
  update(app: VirtualApp): void {
    const record = this.get(app.manifest.packageName);
    record.app = app;
    record.lastUpdateMs = this.#system.clock.now();
  }

  findOwner(packageName: string): DataOwner | undefined {
    const record = this.find(packageName);
    if (record === undefined) return undefined;
    return { uid: record.uid, label: dataLabel(record.uid, record.manifest.system ?? false) };
  }

  /** Name of a package that runs as a user, for messages and records. */
  nameOf(uid: number): string {
    if (uid === 0) return 'root';
    if (uid === 1000) return 'android';
    if (uid === 2000) return 'com.android.shell';
    return this.list().find((record) => record.uid === uid)?.packageName ?? String(uid);
  }

  activitiesFor(intent: Intent): readonly { package: PackageRecord; activity: ResolvedActivity }[] {
    return findActivities(intent, this).map(({ package: record, component: activity }) => ({
      package: record,
      activity,
    }));
  }

  /** Whether the best answer to an intent is better than the second, or was chosen before. */
  isClear(intent: Intent): boolean {
    return isClear(intent, this);
  }

  /** Whether "Always" was said of it. */
  isPreferred(packageName: string): boolean {
    return [...this.preferred.values()].includes(packageName);
  }

  /** Takes back what "Always" was said of. */
  clearPreferred(packageName: string): void {
    for (const [asked, chosen] of this.preferred) if (chosen === packageName) this.preferred.delete(asked);
    this.#system.events.emit('packages', { packageName });
  }

  receiversFor(intent: Intent): readonly { package: PackageRecord; receiver: ReceiverDeclaration }[] {
    return findReceivers(intent, this).map(({ package: record, component: receiver }) => ({
      package: record,
      receiver,
    }));
  }

  servicesFor(intent: Intent): readonly { package: PackageRecord; service: ServiceDeclaration }[] {
    return findServices(intent, this).map(({ package: record, component: service }) => ({ package: record, service }));
  }

  launcherActivity(packageName: string): ComponentName | undefined {
    const isEntry = (activity: ResolvedActivity) =>
      activity.filters?.some(
        (filter) =>
          filter.actions.includes('android.intent.action.MAIN') &&
          filter.categories?.includes('android.intent.category.LAUNCHER'),
      );
    const activity = this.find(packageName)?.activities.find(isEntry);
    return activity === undefined ? undefined : { packageName, className: activity.name };
  }

  async grant(packageName: string, permission: string): Promise<void> {
    const record = this.#changeable(packageName, permission);
    record.granted.add(permission);
    record.oneTime.delete(permission);
    this.#system.events.emit('packages', { packageName });
  }

  async revoke(packageName: string, permission: string): Promise<void> {
    const record = this.#changeable(packageName, permission);
    record.oneTime.delete(permission);
    if (!record.granted.delete(permission)) return;
    await this.#system.processes.kill(packageName, { reason: 'permissions revoked' });
    this.#system.events.emit('packages', { packageName });
  }

  checkPermission(packageName: string, permission: string): boolean {
    const record = this.find(packageName);
    if (record === undefined) return false;
    if (record.uid < firstAppUid || record.granted.has(permission)) return true;
    const op = appOpPermissions[permission];
    return op !== undefined && record.appOps.get(op) === 'allow';
  }

  async clear(packageName: string): Promise<boolean> {
    const record = this.find(packageName);
    if (record === undefined) return false;
    await this.#system.processes.kill(packageName, { stopped: true, reason: 'clear data' });
    await this.#system.activities.forget(packageName);
    this.#system.notifications.channels.deleteAll(packageName);
    record.shortcuts = { dynamic: [], pinned: [] };
    await wipeData(this.#system, record);
    this.#resetPermissions(record);
    await prepareData(this.#system, record);
    this.#system.events.emit('packages', { packageName });
    return true;
  }

  async clearCache(packageName: string): Promise<void> {
    const record = this.find(packageName);
    if (record === undefined) return;
    await wipeCache(this.#system, record);
  }

  async setEnabled(packageName: string, state: EnabledState): Promise<void> {
    const record = this.get(packageName);
    record.state = state;
    if (!record.enabled) await this.#endAll(packageName, 'disabled');
    this.#system.events.emit('packages', { packageName });
  }

  /** AOSP `PackageManagerService.setApplicationHiddenSettingAsUser` */
  async setHidden(packageName: string, hidden: boolean): Promise<boolean> {
    const record = this.#records.get(packageName);
    if (record === undefined) return true;
    if (record.hidden !== hidden && !(hidden && indispensable.has(packageName))) {
      record.hidden = hidden;
      if (hidden) await this.#endAll(packageName, 'hiding pkg');
      this.#system.events.emit('packages', { packageName });
    }
    return record.hidden;
  }

  async setSuspended(packageName: string, change: Suspension): Promise<boolean> {
    const record = this.#records.get(packageName);
    if (record === undefined) return false;
    await this.#system.suspendedApps.set(record, change);
    return record.suspendedBy.size > 0;
  }

  setComponentEnabled({ packageName, className }: ComponentName, state: EnabledState): void {
    const record = this.get(packageName);
    const { receivers = [], services = [] } = record.manifest;
    const known = [...activitiesOf(record.manifest), ...receivers, ...services];
    if (!known.some(({ name }) => name === className)) {
      throw illegalArgument(`Component class ${className} does not exist in ${packageName}`);
    }
    record.components.set(className, state);
    this.#system.events.emit('packages', { packageName });
  }

  async uninstall(
    packageName: string,
    { ofUser = false, keepsData = false }: { ofUser?: boolean; keepsData?: boolean } = {},
  ): Promise<boolean> {
    const record = this.find(packageName);
    if (record === undefined) return false;
    const isOfImage = record.manifest.system === true;
    if (isOfImage && (!ofUser || indispensable.has(packageName))) return false;
    await this.#system.processes.kill(packageName, { stopped: true, reason: 'uninstall' });
    await this.#system.activities.forget(packageName);
    this.#system.notifications.channels.deleteAll(packageName);
    if (!isOfImage) await removeCode(this.#system, record);
    if (!keepsData) await removeData(this.#system, record);
    record.installed = false;
    record.keepsData = keepsData;
    this.roles.releaseAll(packageName);
    this.#system.events.emit('packages', { packageName });
    return true;
  }

  uninstalled(): readonly PackageRecord[] {
    return [...this.#records.values()].filter(({ installed, hidden, keepsData, manifest }) => {
      return installed ? hidden : keepsData || manifest.system === true;
    });
  }

  async installExisting(packageName: string): Promise<boolean> {
    const record = this.#records.get(packageName);
    if (record?.installed) return true;
    if (record?.manifest.system !== true) return false;
    await this.#putInPlace(record);
    this.#system.events.emit('packages', { packageName });
    return true;
  }

  async install(
    apk: Uint8Array,
    options: { replace?: boolean; grantAll?: boolean },
  ): Promise<{ ok: true; packageName: string } | { ok: false; code: string; message: string }> {
    const read = readApk(apk);
    if ('code' in read) return { ok: false, ...read };
    const { packageName } = read;
    const record = this.#records.get(packageName);
    if (record === undefined) {
      const message = `Failed to extract native libraries, res=-113: the virtual phone has no counterpart of ${packageName}`;
      return { ok: false, code: 'INSTALL_FAILED_NO_MATCHING_ABIS', message };
    }
    if (record.installed && options.replace === false) {
      const message = `Attempt to re-install ${packageName} without first uninstalling.`;
      return { ok: false, code: 'INSTALL_FAILED_ALREADY_EXISTS', message };
    }
    const isNew = !record.installed;
    record.lastUpdateMs = this.#system.clock.now();
    if (isNew) {
      record.stopped = true;
      record.state = 'default';
      record.firstInstallMs = record.lastUpdateMs;
      await this.#placeApk(record, apk);
      await this.#putInPlace(record);
    } else {
      await this.#system.processes.kill(packageName, { reason: 'installPackageLI' });
    }
    if (options.grantAll) {
      for (const permission of record.manifest.permissions ?? []) record.granted.add(permission);
    }
    this.#system.events.emit('packages', { packageName });
    return { ok: true, packageName };
  }

  appOps(packageName: string): Map<string, string> {
    return this.get(packageName).appOps;
  }

  roleHolder(role: string): string | null {
    return this.roles.of(role);
  }

  setRoleHolder(role: string, packageName: string | null): void {
    this.roles.set(role, packageName);
  }

  mayHoldRole(packageName: string, role: string): boolean {
    return this.roles.mayHold(packageName, role);
  }

  releaseRole(role: string): void {
    this.roles.release(role);
  }

  /** What it does and shows ends; its data and rights stay. */
  async #endAll(packageName: string, reason: string): Promise<void> {
    await this.#system.processes.kill(packageName, { endsTasks: true, reason });
    this.#system.services.endAll(packageName);
    this.#system.notifications.cancelAll(packageName);
    await this.#system.activities.forget(packageName);
    this.roles.releaseAll(packageName);
  }

  /** First boot: what the system image and the installer put in place. */
  async installAll(): Promise<void> {
    for (const record of this.list()) {
      this.#resetPermissions(record);
      await this.#placeApk(record, emptyZip);
      await prepareData(this.#system, record);
    }
  }

  state(): Record<string, PackageState> {
    return Object.fromEntries([...this.#records].map(([name, record]) => [name, record.toState()]));
  }

  load(states: Readonly<Record<string, PackageState>>): void {
    for (const [name, state] of Object.entries(states)) this.#records.get(name)?.load(state);
  }

  #changeable(packageName: string, permission: string): PackageRecord {
    const record = this.get(packageName);
    const requested = record.manifest.permissions?.includes(permission) ?? false;
    if (!requested && !isKnownPermission(permission)) throw illegalArgument(`Unknown permission: ${permission}`);
    // The kind is looked at first, as on Android: clients that try each permission of an app go on after this one.
    if (!runtimePermissions.has(permission) && !developmentPermissions.has(permission)) {
      throw securityException(
        `Permission ${permission} requested by ${packageName} is not a changeable permission type`,
      );
    }
    if (!requested) throw securityException(`Package ${packageName} has not requested permission ${permission}`);
    return record;
  }

  /** Data that was kept comes back as it was, with what the app may do. */
  async #putInPlace(record: PackageRecord): Promise<void> {
    record.installed = true;
    if (record.keepsData) {
      record.keepsData = false;
      return;
    }
    this.#resetPermissions(record);
    await prepareData(this.#system, record);
  }

  #resetPermissions(record: PackageRecord): void {
    record.granted.clear();
    record.oneTime.clear();
    record.denials.clear();
    record.appOps.clear();
    const { permissions = [], defaultGrants = [] } = record.manifest;
    for (const permission of permissions) {
      if (runtimePermissions.has(permission) || permission in appOpPermissions) continue;
      // Apps of the person's get these by `pm grant` alone.
      if (developmentPermissions.has(permission) && record.manifest.system !== true) continue;
      record.granted.add(permission);
    }
    for (const permission of defaultGrants) {
      const op = appOpPermissions[permission];
      if (op === undefined) record.granted.add(permission);
      else record.appOps.set(op, 'allow');
    }
    for (const permission of legacyPermissions(record)) record.granted.add(permission);
    record.isReviewed = false;
    record.isKnownAsOld = false;
    this.roles.grant(record.packageName);
  }

  async #placeApk(record: PackageRecord, apk: Uint8Array): Promise<void> {
    await this.#system.image.place(record.codePath, apk);
  }
}

const isThere = ({ installed, hidden }: PackageRecord) => installed && !hidden;

/** Without these there is no phone to bring them back on. */
const indispensable: ReadonlySet<string> = new Set(['android', systemUi]);

/** An archive without entries: the end record alone. */
const emptyZip = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);
