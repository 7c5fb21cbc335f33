import type { LaunchOptions, LiveOutcome } from '../activities/activity-launcher.ts';
import type { SystemServer } from '../system-server.ts';
import { intentFlags } from './intent-text.ts';
import type { PackageRecord } from './package-record.ts';

const suspendedDialog = { packageName: 'android', className: 'com.android.internal.app.SuspendedAppActivity' };

/**
 * What comes in place of an app that another one has suspended: a dialog that says so.
 *
 * @see AOSP `ActivityStartInterceptor.interceptSuspendedPackageIfNeeded`
 */
export class SuspendedApps {
  readonly #system: SystemServer;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  async explain({ manifest, suspendedBy }: PackageRecord, { source }: LaunchOptions): Promise<LiveOutcome> {
    const { requests, activities, packages } = this.#system;
    const [[by, message] = ['', '']] = suspendedBy;
    const request = requests.open();
    const outcome = await activities.start(
      {
        component: suspendedDialog,
        extras: {
          requestId: request.id,
          title: manifest.label,
          managedBy: packages.find(by)?.manifest.label ?? by,
          message,
        },
        flags: intentFlags.newTask | intentFlags.multipleTask | intentFlags.excludeFromRecents,
      },
      {
        caller: { uid: 1000 },
        callerPackage: 'android',
        ...(source === undefined ? {} : { source }),
        onFinished: () => requests.answer(request.id, null),
      },
    );
    const close = async () => {
      if (outcome.token !== undefined) activities.finish(outcome.token);
    };
    // Nothing is pending while it waits for the person.
    void request.answer.then(() => this.#system.background(`dialog about ${manifest.packageName}`, close));
    return outcome;
  }
}
