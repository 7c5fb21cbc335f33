import type { Intent } from '@androidworld/app-sdk';
import type { LaunchOptions, LiveOutcome } from '../activities/activity-launcher.ts';
import { runtimePermissions } from '../permissions/permissions.ts';
import type { SystemServer } from '../system-server.ts';
import { intentFlags } from './intent-text.ts';
import type { PackageRecord } from './package-record.ts';

/** Android 6: from then on apps ask for permissions themselves. Also `ro.build.version.min_supported_target_sdk`. */
const runtimePermissionsSdk = 23;

const reviewDialog = {
  packageName: 'com.google.android.permissioncontroller',
  className: 'com.android.permissioncontroller.permission.ui.ReviewPermissionsActivity',
};
const warningDialog = {
  packageName: 'android',
  className: 'com.android.server.wm.DeprecatedTargetSdkVersionDialog',
};

function isLegacy({ manifest }: PackageRecord): boolean {
  return (manifest.targetSdk ?? runtimePermissionsSdk) < runtimePermissionsSdk;
}

/** What such an app may do from its installation on, as far as the person does not take it back: all it asks for. */
export function legacyPermissions(record: PackageRecord): readonly string[] {
  if (!isLegacy(record)) return [];
  return (record.manifest.permissions ?? []).filter((permission) => runtimePermissions.has(permission));
}

/**
 * What Android does about apps made before Android 6: before the first start the person reviews what they may do, and is
 * warned that they are old until that is acknowledged. Both begin anew with the app's data.
 *
 * @see AOSP `ActivityStartInterceptor.interceptPermissionReview`, `AppWarnings.showDeprecatedTargetDialogIfNeeded`
 */
export class LegacyApps {
  readonly #system: SystemServer;
  /** Tokens of the dialogs that are open, with the package they are about. */
  readonly #dialogs = new Map<number, string>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  needsReview(record: PackageRecord): boolean {
    return !record.isReviewed && legacyPermissions(record).length > 0;
  }

  /** Asks what the app may do, in place of starting it; "Continue" starts it then. */
  async review(record: PackageRecord, intent: Intent, options: LaunchOptions): Promise<LiveOutcome> {
    const { requests, activities, packages } = this.#system;
    const { packageName } = record;
    const permissions = legacyPermissions(record);
    const request = requests.open();
    const outcome = await activities.start(
      {
        action: 'android.intent.action.REVIEW_PERMISSIONS',
        component: reviewDialog,
        extras: { requestId: request.id, packageName, permissions },
        flags: intentFlags.newTask | intentFlags.multipleTask | intentFlags.excludeFromRecents,
      },
      { caller: { uid: 1000 }, callerPackage: 'android', onFinished: () => requests.answer(request.id, null) },
    );
    const answered = async (allowed: unknown) => {
      if (outcome.token !== undefined) activities.finish(outcome.token);
      if (!Array.isArray(allowed)) return;
      record.isReviewed = true;
      for (const permission of permissions) {
        if (!allowed.includes(permission)) await packages.revoke(packageName, permission);
      }
      await activities.start(intent, options);
    };
    // Nothing is pending while it waits for the person.
    void request.answer.then((answer) => this.#system.background(`review of ${packageName}`, () => answered(answer)));
    return outcome;
  }

  /** Says over the activity that its app is old, once until "OK". */
  async warn(record: PackageRecord, { token }: LiveOutcome): Promise<void> {
    const { packageName, manifest } = record;
    const isOpen = [...this.#dialogs.values()].includes(packageName);
    if (!isLegacy(record) || record.isKnownAsOld || isOpen || token === undefined) return;
    const { requests, activities } = this.#system;
    const request = requests.open();
    const outcome = await activities.start(
      {
        component: warningDialog,
        extras: { requestId: request.id, title: manifest.label, packageName },
        flags: intentFlags.multipleTask | intentFlags.excludeFromRecents,
      },
      {
        caller: { uid: 1000 },
        callerPackage: 'android',
        source: token,
        onFinished: () => requests.answer(request.id, null),
      },
    );
    const dialog = outcome.token;
    if (dialog !== undefined) this.#dialogs.set(dialog, packageName);
    const answered = async (answer: unknown) => {
      if (dialog !== undefined) {
        this.#dialogs.delete(dialog);
        activities.finish(dialog);
      }
      if (answer === 'ok') record.isKnownAsOld = true;
    };
    void request.answer.then((answer) =>
      this.#system.background(`warning about ${packageName}`, () => answered(answer)),
    );
  }

  /** Tokens of the dialogs about a package: they end with its process. */
  dialogsFor(packageName: string): readonly number[] {
    return [...this.#dialogs].filter(([, about]) => about === packageName).map(([token]) => token);
  }
}
