import type { ComponentName, Intent, ReceiverDeclaration, ServiceDeclaration, VirtualApp } from '@androidworld/app-sdk';
import type { DataOwner } from '../../disk/file-attributes.ts';
import { dataLabel } from '../../disk/file-attributes.ts';
import { firstAppUid } from '../../disk/identity.ts';
import { illegalArgument, securityException } from '../java-exception.ts';
import {
  appOpPermissions,
  developmentPermissions,
  isKnownPermission,
  permissionsByRole,
  rolePermissions,
  runtimePermissions,
} from '../permissions/permissions.ts';
import type { SystemServer } from '../system-server.ts';
import type { Packages } from '../system-services.ts';
import { systemUi } from '../system-ui.ts';
import { legacyPermissions } from './legacy-apps.ts';
import { acceptsStart, bestMatch, isCapture } from './match-intent.ts';
import { activitiesOf, type ResolvedActivity } from './package-activities.ts';
import { prepareData, removeCode, removeData, wipeCache, wipeData } from './package-data.ts';
import { type EnabledState, PackageRecord, type PackageState } from './package-record.ts';
import { readApk } from './read-apk.ts';
import { defaultRoleHolders, preferredPackages, roleRequirements } from './roles.ts';
import type { Suspension } from './suspended-apps.ts';

/** The package manager over the apps the phone was made with. */
export class PackageManager implements Packages {
  readonly #system: SystemServer;
  readonly #records = new Map<string, PackageRecord>();
  readonly roles = new Map<string, string>();
  /** Choices made with "Always", by what was asked. */
  readonly preferred = new Map<string, string>();

  constructor(system: SystemServer, apps: readonly VirtualApp[], nowMs: number) {
    this.#system = system;
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
    const { component } = intent;
    if (component !== undefined) {
      const record = this.find(component.packageName);
      const activity = record?.activities.find(({ name }) => name === component.className);
      return record?.enabled && activity !== undefined ? [{ package: record, activity }] : [];
    }
    const found: { package: PackageRecord; activity: ResolvedActivity; score: number }[] = [];
    const fromImage = isCapture(intent);
    for (const record of this.#candidates(intent)) {
      if (fromImage && !record.manifest.system) continue;
      for (const activity of record.activities) {
        if (activity.exported === false) continue;
        const score = bestMatch(activity.filters?.filter(acceptsStart), intent);
        if (score !== undefined) found.push({ package: record, activity, score });
      }
    }
    const preferred = preferredPackages(intent, this);
    const rank = ({ packageName }: PackageRecord) => preferred.indexOf(packageName) + 1 || preferred.length + 1;
    return found
      .sort((a, b) => rank(a.package) - rank(b.package) || b.score - a.score)
      .map(({ package: record, activity }) => ({ package: record, activity }));
  }

  /** Whether the best answer to an intent is better than the second, or was chosen before. */
  isClear(intent: Intent): boolean {
    const [first, second] = this.activitiesFor(intent);
    if (first === undefined || second === undefined || first.package === second.package) return true;
    if (preferredPackages(intent, this).includes(first.package.packageName)) return true;
    const priority = ({ activity }: { activity: ResolvedActivity }) =>
      Math.max(0, ...(activity.filters ?? []).map((filter) => filter.priority ?? 0));
    return priority(first) > priority(second);
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
    const { component } = intent;
    if (component !== undefined) {
      const record = this.find(component.packageName);
      const receiver = record?.manifest.receivers?.find(({ name }) => name === component.className);
      return record?.enabled && receiver !== undefined && record.isEnabled(receiver)
        ? [{ package: record, receiver }]
        : [];
    }
    const found: { package: PackageRecord; receiver: ReceiverDeclaration; score: number }[] = [];
    for (const record of this.#candidates(intent)) {
      for (const receiver of record.manifest.receivers ?? []) {
        const score = bestMatch(receiver.filters, intent);
        if (score !== undefined && record.isEnabled(receiver)) found.push({ package: record, receiver, score });
      }
    }
    return found
      .sort((a, b) => b.score - a.score)
      .map(({ package: record, receiver }) => ({ package: record, receiver }));
  }

  servicesFor(intent: Intent): readonly { package: PackageRecord; service: ServiceDeclaration }[] {
    const { component } = intent;
    if (component !== undefined) {
      const record = this.find(component.packageName);
      const service = record?.manifest.services?.find(({ name }) => name === component.className);
      return record?.enabled && service !== undefined ? [{ package: record, service }] : [];
    }
    const found: { package: PackageRecord; service: ServiceDeclaration; score: number }[] = [];
    for (const record of this.#candidates(intent)) {
      for (const service of record.manifest.services ?? []) {
        const score = bestMatch(service.filters, intent);
        if (score !== undefined && score >= 0) found.push({ package: record, service, score });
      }
    }
    return found
      .sort((a, b) => b.score - a.score)
      .map(({ package: record, service }) => ({ package: record, service }));
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
    this.#releaseRolesOf(packageName);
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
    const holder = this.roles.get(role);
    return holder !== undefined && this.find(holder) !== undefined ? holder : null;
  }

  setRoleHolder(role: string, packageName: string | null): void {
    const before = this.roles.get(role);
    if (packageName === null) this.roles.delete(role);
    else this.roles.set(role, packageName);
    if (before !== undefined && before !== packageName) this.#endRole(before, role);
    if (packageName !== null) this.#grantRoles(packageName);
    if (role === 'android.app.role.SMS') {
      this.#system.settings.put('secure', 'sms_default_application', packageName);
    }
    if (packageName !== null) this.#system.events.emit('packages', { packageName });
  }

  mayHoldRole(packageName: string, role: string): boolean {
    const required = roleRequirements[role];
    if (required === undefined || this.find(packageName)?.enabled !== true) return false;
    return (
      required.activities.every((intent) => this.activitiesFor({ ...intent, packageName }).length > 0) &&
      (required.receivers ?? []).every((intent) => this.receiversFor({ ...intent, packageName }).length > 0)
    );
  }

  releaseRole(role: string): void {
    const fallback = defaultRoleHolders[role]?.find((name) => this.mayHoldRole(name, role)) ?? null;
    if (fallback !== this.roleHolder(role)) this.setRoleHolder(role, fallback);
  }

  /** What it does and shows ends; its data and rights stay. */
  async #endAll(packageName: string, reason: string): Promise<void> {
    await this.#system.processes.kill(packageName, { endsTasks: true, reason });
    this.#system.services.endAll(packageName);
    this.#system.notifications.cancelAll(packageName);
    await this.#system.activities.forget(packageName);
    this.#releaseRolesOf(packageName);
  }

  #releaseRolesOf(packageName: string): void {
    for (const [role, holder] of [...this.roles]) if (holder === packageName) this.releaseRole(role);
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

  #candidates(intent: Intent): readonly PackageRecord[] {
    return this.list().filter(
      (record) => record.enabled && (intent.packageName === undefined || intent.packageName === record.packageName),
    );
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
    this.#grantRoles(record.packageName);
  }

  /** Who holds a role is granted what it asks for of the role's permissions; the person may take them away again. */
  #grantRoles(packageName: string): void {
    const record = this.find(packageName);
    for (const permission of permissionsByRole(this.roles, packageName)) {
      if (record?.manifest.permissions?.includes(permission)) record.granted.add(permission);
    }
  }

  /** What a role granted goes with it, and the process that had it. */
  #endRole(packageName: string, role: string): void {
    const record = this.find(packageName);
    const kept = [...(record?.manifest.defaultGrants ?? []), ...permissionsByRole(this.roles, packageName)];
    const lost = (rolePermissions[role] ?? []).filter((each) => !kept.includes(each) && record?.granted.delete(each));
    if (lost.length === 0) return;
    this.#system.background(`end of ${role}`, () =>
      this.#system.processes.kill(packageName, { reason: 'permissions revoked' }),
    );
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
