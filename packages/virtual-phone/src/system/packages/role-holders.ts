import { permissionsByRole, rolePermissions } from '../permissions/permissions.ts';
import type { SystemServer } from '../system-server.ts';
import { defaultRoleHolders, roleRequirements } from './roles.ts';

const smsRole = 'android.app.role.SMS';

/** Which app holds each of Android's roles, and what it may do for that. */
export class RoleHolders {
  readonly #system: SystemServer;
  /** Package by role; also of packages that are not there at the time. */
  readonly byRole = new Map<string, string>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  of(role: string): string | null {
    const holder = this.byRole.get(role);
    return holder !== undefined && this.#system.packages.find(holder) !== undefined ? holder : null;
  }

  set(role: string, packageName: string | null): void {
    const before = this.byRole.get(role);
    if (packageName === null) this.byRole.delete(role);
    else this.byRole.set(role, packageName);
    if (before !== undefined && before !== packageName) this.#end(before, role);
    if (packageName !== null) this.grant(packageName);
    if (role === smsRole) this.#system.settings.put('secure', 'sms_default_application', packageName);
    if (packageName !== null) this.#system.events.emit('packages', { packageName });
  }

  /** Whether the app is there, enabled, and answers what a holder must. */
  mayHold(packageName: string, role: string): boolean {
    const { packages } = this.#system;
    const required = roleRequirements[role];
    if (required === undefined || packages.find(packageName)?.enabled !== true) return false;
    const { activities, receivers = [] } = required;
    return (
      activities.every((intent) => packages.activitiesFor({ ...intent, packageName }).length > 0) &&
      receivers.every((intent) => packages.receiversFor({ ...intent, packageName }).length > 0)
    );
  }

  /** It goes back to the one it was given to on the fresh phone, if that is there. */
  release(role: string): void {
    const fallback = defaultRoleHolders[role]?.find((name) => this.mayHold(name, role)) ?? null;
    if (fallback !== this.of(role)) this.set(role, fallback);
  }

  releaseAll(packageName: string): void {
    for (const [role, holder] of [...this.byRole]) if (holder === packageName) this.release(role);
  }

  /** Who holds a role is granted what it asks for of the role's permissions; the person may take them away again. */
  grant(packageName: string): void {
    const record = this.#system.packages.find(packageName);
    for (const permission of permissionsByRole(this.byRole, packageName)) {
      if (record?.manifest.permissions?.includes(permission)) record.granted.add(permission);
    }
  }

  /** What a role granted goes with it, and the process that had it. */
  #end(packageName: string, role: string): void {
    const record = this.#system.packages.find(packageName);
    const kept = [...(record?.manifest.defaultGrants ?? []), ...permissionsByRole(this.byRole, packageName)];
    const lost = (rolePermissions[role] ?? []).filter((each) => !kept.includes(each) && record?.granted.delete(each));
    if (lost.length === 0) return;
    this.#system.background(`end of ${role}`, () =>
      this.#system.processes.kill(packageName, { reason: 'permissions revoked' }),
    );
  }
}
