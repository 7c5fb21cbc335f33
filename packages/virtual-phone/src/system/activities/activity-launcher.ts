import type { ActivityDeclaration, ActivityResult, ComponentName, Intent } from '@androidworld/app-sdk';
import type { Identity } from '../../disk/disk.ts';
import { securityException } from '../java-exception.ts';
import { intentFlags, renderIntent, renderShortIntent, shortComponent } from '../packages/intent-text.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { StartOutcome } from '../system-services.ts';
import { ActivityRecord } from './activity-record.ts';
import { decideStart, type StartDecision, type StartRequest } from './activity-starter.ts';
import { affinityOf, type Task } from './task.ts';
import type { TaskList } from './task-list.ts';

/** An activity to be started, and the intent it is to have. */
export interface Target {
  readonly record: PackageRecord;
  readonly activity: ActivityDeclaration;
  readonly intent: Intent;
}

export interface LaunchOptions {
  readonly caller: Identity;
  readonly callerPackage: string | null;
  /** Activity that starts the other one. */
  readonly source?: number;
  /** Told what the activity answers (startActivityForResult). */
  readonly onResult?: (result: ActivityResult) => void;
  /** Told when the activity that is started here is gone, whatever became of it. */
  readonly onFinished?: () => void;
  /** Whether it takes the place of the home screen. */
  readonly type?: Task['type'];
  /** The remembered task it is to come back in. */
  readonly inTask?: Task;
}

/** `token` of the activity that is there now. */
export type LiveOutcome = StartOutcome & { readonly token?: number };

const outcomes = {
  success: 'started',
  'task-to-front': 'brought-to-front',
  'delivered-to-top': 'delivered-to-top',
} as const;

/** AOSP `ActivityTaskSupervisor.ACTION_TO_RUNTIME_PERMISSION` */
const actionPermissions: Readonly<Record<string, string>> = {
  'android.media.action.IMAGE_CAPTURE': 'android.permission.CAMERA',
  'android.media.action.VIDEO_CAPTURE': 'android.permission.CAMERA',
  'android.intent.action.CALL': 'android.permission.CALL_PHONE',
};

/** Carries out what the starter decides. */
export class ActivityLauncher {
  readonly #system: SystemServer;
  readonly #tasks: TaskList;
  readonly #settle: () => void;
  #lastToken = 0;

  constructor(system: SystemServer, tasks: TaskList, settle: () => void) {
    this.#system = system;
    this.#tasks = tasks;
    this.#settle = settle;
  }

  /** @throws SecurityException for activities that are not exported, unless root or the same app */
  requireAccess({ record, activity, intent }: Target, { caller, callerPackage }: LaunchOptions): void {
    this.#requireActionPermission(intent, caller, callerPackage);
    const isExported = activity.exported ?? (activity.filters?.length ?? 0) > 0;
    if (isExported || caller.uid < 2000 || caller.uid === record.uid) return;
    const from = callerPackage === null ? 'null' : `ProcessRecord{${callerPackage}}`;
    throw securityException(
      `Permission Denial: starting ${renderIntent(intent)} from ${from} ` +
        `(pid=${this.#system.processes.find(callerPackage ?? '')?.pid ?? 2001}, uid=${caller.uid}) ` +
        `not exported from uid ${record.uid}`,
    );
  }

  /** Who declares the permission behind an action must hold it. AOSP `getActionRestrictionForCallingPackage`. */
  #requireActionPermission(intent: Intent, { uid }: Identity, callerPackage: string | null): void {
    const permission = actionPermissions[intent.action ?? ''];
    const caller = callerPackage === null ? undefined : this.#system.packages.find(callerPackage);
    if (permission === undefined || caller === undefined || uid < 10_000) return;
    if (!caller.manifest.permissions?.includes(permission)) return;
    if (this.#system.packages.checkPermission(caller.packageName, permission)) return;
    const pid = this.#system.processes.find(caller.packageName)?.pid ?? 0;
    throw securityException(
      `Permission Denial: starting ${renderIntent(intent)} from ProcessRecord{${pid}:${caller.packageName}} ` +
        `(pid=${pid}, uid=${uid}) with revoked permission ${permission}`,
    );
  }

  async launch(target: Target, options: LaunchOptions): Promise<LiveOutcome> {
    const startedAt = this.#system.clock.uptime();
    const { record, activity, intent } = target;
    const component = { packageName: record.packageName, className: activity.name };
    // Taken before anything is waited for: an activity may start another one and end at once.
    const source = options.source === undefined ? undefined : this.#tasks.find(options.source);
    this.#log(`START u0 ${renderShortIntent(intent)} from uid ${options.caller.uid}`);
    if (options.type !== 'home') await this.#system.setPanel('none');
    const wasRunning = this.#system.processes.find(record.packageName) !== undefined;
    const { processId } = await this.#system.processes.ensure(record.packageName);
    const forwards = source !== undefined && ((intent.flags ?? 0) & intentFlags.forwardResult) !== 0;
    const onResult = forwards ? source.forwardResult() : options.onResult;
    const decision = decideStart(
      this.#placed(options),
      requestOf(target, component, source, { ...options, forResult: onResult !== undefined }),
    );
    const task =
      (decision.taskId === undefined ? undefined : this.#tasks.findTask(decision.taskId)) ??
      this.#tasks.add({
        type: options.type ?? 'standard',
        baseIntent: { ...intent, flags: decision.flags },
        component,
        declaration: activity,
      });
    if (decision.cancelsResult) onResult?.({ code: 0, data: null });
    rearrange(task, decision, intent);
    let shown = task.top;
    if (decision.adds) {
      shown = new ActivityRecord({
        token: ++this.#lastToken,
        component,
        declaration: activity,
        processId,
        task,
        intent: { ...intent, flags: decision.flags },
        launchedFrom: { uid: options.caller.uid, packageName: options.callerPackage },
        onResult: decision.cancelsResult ? undefined : onResult,
        onFinished: options.onFinished,
      });
      task.add(shown);
    }
    this.#tasks.toFront(task, this.#system.clock.now());
    this.#settle();
    const totalMs = Math.max(1, this.#system.clock.uptime() - startedAt);
    if (decision.adds) this.#log(`Displayed ${shortComponent(component)}: +${totalMs}ms`);
    const launchState = decision.adds ? (wasRunning ? 'WARM' : 'COLD') : 'HOT';
    return {
      result: outcomes[decision.result],
      component: shown?.component ?? component,
      ...(decision.result === 'delivered-to-top' ? { launchState: 'UNKNOWN', totalMs: 0 } : { launchState, totalMs }),
      ...(shown === undefined ? {} : { token: shown.token }),
    };
  }

  #placed({ inTask }: LaunchOptions): readonly Task[] {
    const { live } = this.#tasks;
    return inTask === undefined || live.includes(inTask) ? live : [...live, inTask];
  }

  #log(message: string): void {
    this.#system.log.write({ buffer: 'system', priority: 'I', tag: 'ActivityTaskManager', message });
  }
}

function requestOf(
  { activity, intent }: Target,
  component: ComponentName,
  source: ActivityRecord | undefined,
  options: LaunchOptions & { readonly forResult: boolean },
): StartRequest {
  return {
    component,
    launchMode: activity.launchMode ?? 'standard',
    documentLaunchMode: activity.documentLaunchMode ?? 'none',
    affinity: affinityOf(activity, component.packageName),
    type: options.type ?? 'standard',
    intent,
    forResult: options.forResult,
    ...(source === undefined
      ? {}
      : { source: { token: source.token, taskId: source.task.taskId, launchMode: source.launchMode } }),
    ...(options.inTask === undefined ? {} : { inTask: options.inTask.taskId }),
  };
}

/** What ends, moves and is told in the task, before anything is added. */
function rearrange(task: Task, decision: StartDecision, intent: Intent): void {
  for (const token of decision.finished) {
    for (const activity of task.remove((each) => each.token === token)) activity.ended();
  }
  const find = (token: number | undefined) => task.activities.find((each) => each.token === token);
  const reordered = find(decision.reordered);
  if (reordered !== undefined) task.reorder(reordered);
  find(decision.delivered)?.deliver(intent);
}
