import { intentFlags } from '../packages/intent-text.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import type { SystemServer } from '../system-server.ts';
import { runtimePermissions } from './permissions.ts';

const dialog = {
  packageName: 'com.google.android.permissioncontroller',
  className: 'com.android.permissioncontroller.permission.ui.GrantPermissionsActivity',
};

/** After two refusals Android asks no more. */
const mostDenials = 2;

/** Asks the person for runtime permissions, through the permission controller's activity. */
export class PermissionRequests {
  readonly #system: SystemServer;
  /** Tokens of the dialogs that are open, with the package that asks. */
  readonly #dialogs = new Map<number, string>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** @returns which are granted afterwards, in the order asked */
  async ask(record: PackageRecord, permissions: readonly string[], token: number | undefined): Promise<boolean[]> {
    const { packageName } = record;
    const isGranted = (permission: string) => this.#system.packages.checkPermission(packageName, permission);
    const open = permissions.filter(
      (permission) =>
        runtimePermissions.has(permission) &&
        record.manifest.permissions?.includes(permission) &&
        !isGranted(permission) &&
        (record.denials.get(permission) ?? 0) < mostDenials,
    );
    if (open.length > 0) await this.#show(record, open, token);
    return permissions.map(isGranted);
  }

  /** Tokens of the dialogs that ask in the name of a package. They outlive its process: they are the controller's. */
  dialogsFor(packageName: string): readonly number[] {
    return [...this.#dialogs].filter(([, asker]) => asker === packageName).map(([token]) => token);
  }

  async #show(record: PackageRecord, permissions: readonly string[], token: number | undefined): Promise<void> {
    const { requests, activities, packages, oneTimePermissions } = this.#system;
    const { packageName } = record;
    const request = requests.open();
    const refused = permissions.filter((permission) => (record.denials.get(permission) ?? 0) > 0);
    const outcome = await activities.start(
      {
        action: 'android.content.pm.action.REQUEST_PERMISSIONS',
        component: dialog,
        extras: { requestId: request.id, permissions, packageName, refused },
        flags: intentFlags.excludeFromRecents | intentFlags.multipleTask,
      },
      {
        caller: { uid: 1000 },
        callerPackage: packageName,
        ...(token === undefined ? {} : { source: token }),
        onFinished: () => requests.answer(request.id, []),
      },
    );
    if (outcome.result !== 'started') requests.answer(request.id, []);
    if (outcome.token !== undefined) this.#dialogs.set(outcome.token, packageName);
    const answer = await request.answer;
    if (outcome.token !== undefined) {
      this.#dialogs.delete(outcome.token);
      activities.finish(outcome.token);
    }
    const answers = Array.isArray(answer) ? answer.map(String) : [];
    for (const [index, permission] of permissions.entries()) {
      if (answers[index] === 'granted') await packages.grant(packageName, permission);
      else if (answers[index] === 'once') await oneTimePermissions.grant(packageName, [permission]);
      else if (answers[index] === 'denied') record.denials.set(permission, (record.denials.get(permission) ?? 0) + 1);
    }
  }
}
