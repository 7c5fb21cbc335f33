import type { Intent } from '@androidworld/app-sdk';
import type { LaunchOptions, LiveOutcome } from '../activities/activity-launcher.ts';
import type { SystemServer } from '../system-server.ts';
import { intentFlags } from './intent-text.ts';
import type { PackageRecord } from './package-record.ts';

/** What is asked for an app. */
export interface Suspension {
  readonly suspended: boolean;
  /** Package that asks, which alone can take it back. */
  readonly by: string;
  /** What its dialog is to say. Default: nothing, for Android's own words. */
  readonly message?: string;
}

const homeIntent: Intent = { action: 'android.intent.action.MAIN', categories: ['android.intent.category.HOME'] };
const permissionController = 'com.google.android.permissioncontroller';
const suspendedDialog = { packageName: 'android', className: 'com.android.internal.app.SuspendedAppActivity' };

/** Apps that others have suspended: `pm suspend`. */
export class SuspendedApps {
  readonly #system: SystemServer;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** What the phone cannot do without stays as it is. @see AOSP `SuspendPackageHelper.setPackagesSuspended` */
  async set({ packageName, suspendedBy }: PackageRecord, { suspended, by, message = '' }: Suspension): Promise<void> {
    const { events, log } = this.#system;
    const reason = suspended ? this.#whyNot(packageName) : undefined;
    if (reason !== undefined)
      return log.write({ buffer: 'system', priority: 'W', tag: 'PackageManager', message: reason });
    if (packageName === by) return;
    if (suspended) suspendedBy.set(by, message);
    else suspendedBy.delete(by);
    if (suspended) await this.#removeTasks(packageName);
    events.emit('packages', { packageName });
  }

  /**
   * What comes in place of one that is opened: a dialog that says so.
   *
   * @see AOSP `ActivityStartInterceptor.interceptSuspendedPackageIfNeeded`
   */
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

  async #removeTasks(packageName: string): Promise<void> {
    const { activities } = this.#system;
    const tasks = new Set([...activities.tasks(), ...activities.recentTasks()]);
    for (const task of tasks) if (task.packageName === packageName) await activities.removeTask(task.taskId);
  }

  #whyNot(packageName: string): string | undefined {
    if (packageName === 'android') return `Cannot suspend the platform package: ${packageName}`;
    const { packages } = this.#system;
    const reasons = new Map<string | null | undefined, string>([
      [permissionController, 'required for permissions management'],
      [packages.roleHolder('android.app.role.DIALER'), 'is the default dialer'],
      [packages.activitiesFor(homeIntent)[0]?.package.packageName, 'contains the active launcher'],
    ]);
    const reason = reasons.get(packageName);
    return reason === undefined ? undefined : `Cannot suspend package "${packageName}": ${reason}`;
  }
}
