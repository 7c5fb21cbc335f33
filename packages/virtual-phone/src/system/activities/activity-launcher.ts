import type { ActivityResult, ComponentName, Intent } from '@androidworld/app-sdk';
import type { Identity } from '../../disk/disk.ts';
import { securityException } from '../java-exception.ts';
import { intentFlags, renderIntent, renderShortIntent, shortComponent } from '../packages/intent-text.ts';
import type { ResolvedActivity } from '../packages/package-activities.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import { processNameOf } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { StartOutcome } from '../system-services.ts';
import { ActivityRecord } from './activity-record.ts';
import { decideStart, type StartDecision, type StartRequest } from './activity-starter.ts';
import { affinityOf, type Task } from './task.ts';
import type { TaskList } from './task-list.ts';

/** An activity to be started, and the intent it is to have. */
export interface Target {
  readonly record: PackageRecord;
  /** As it was found, maybe by the name of an alias. */
  readonly activity: ResolvedActivity;
  /** With the name it was found by. */
  readonly intent: Intent;
}

/** What an intent starts, by what answers to it. */
export function targetOf(
  { package: record, activity }: { readonly package: PackageRecord; readonly activity: ResolvedActivity },
  intent: Intent,
): Target {
  const component = { packageName: record.packageName, className: activity.name };
  return { record, activity, intent: { ...intent, component } };
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

/** What launching needs of the rest of the system. */
export type LaunchSystem = Pick<SystemServer, 'clock' | 'log' | 'packages' | 'processes' | 'setPanel'>;

/** Carries out what the starter decides. */
export class ActivityLauncher {
  readonly #system: LaunchSystem;
  readonly #tasks: TaskList;
  readonly #show: () => Promise<void>;
  #lastToken = 0;

  /** @param show brings what is in front to the screen */
  constructor(system: LaunchSystem, tasks: TaskList, show: () => Promise<void>) {
    this.#system = system;
    this.#tasks = tasks;
    this.#show = show;
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
    const { packageName } = record;
    const component = { packageName, className: activity.targetActivity ?? activity.name };
    // Taken before anything is waited for: an activity may start another one and end at once.
    const source = options.source === undefined ? undefined : this.#tasks.find(options.source);
    this.#log(`START u0 ${renderShortIntent(intent)} from uid ${options.caller.uid}`);
    if (options.type !== 'home') await this.#system.setPanel('none');
    const processName = processNameOf(packageName, activity.process);
    const wasRunning = this.#system.processes.find(packageName, processName) !== undefined;
    const process = await this.#system.processes.ensure(packageName, processName);
    const forwards = source !== undefined && ((intent.flags ?? 0) & intentFlags.forwardResult) !== 0;
    const { onResult, resultTo } = forwards
      ? source.forwardResult()
      : { onResult: options.onResult, resultTo: options.onResult && source?.token };
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
    this.#rearrange(task, decision, intent);
    let shown = task.top;
    // An activity whose process ended meanwhile begins again, too.
    const restarts = shown?.process === undefined;
    if (decision.adds) {
      shown = new ActivityRecord({
        token: ++this.#lastToken,
        component,
        declaration: activity,
        process,
        task,
        intent: { ...intent, flags: decision.flags },
        launchedFrom: { uid: options.caller.uid, packageName: options.callerPackage },
        resultTo: decision.cancelsResult ? undefined : resultTo,
        onResult: decision.cancelsResult ? undefined : onResult,
        onFinished: options.onFinished,
      });
      task.add(shown);
    }
    this.#tasks.toFront(task, this.#system.clock.now());
    await this.#show();
    const totalMs = Math.max(1, this.#system.clock.uptime() - startedAt);
    const begins = decision.adds || restarts;
    if (begins) this.#log(`Displayed ${shortComponent(shown?.component ?? component)}: +${totalMs}ms`);
    const launchState = begins ? (wasRunning ? 'WARM' : 'COLD') : 'HOT';
    const isShown = decision.result !== 'delivered-to-top';
    return {
      result: outcomes[decision.result],
      component: shown?.component ?? component,
      ...(isShown ? { launchState, totalMs } : { launchState: 'UNKNOWN', totalMs: 0 }),
      ...(shown === undefined ? {} : { token: shown.token }),
    };
  }

  #placed({ inTask }: LaunchOptions): readonly Task[] {
    const { live } = this.#tasks;
    return inTask === undefined || live.includes(inTask) ? live : [...live, inTask];
  }

  /** What ends, moves and is told in the tasks, before anything is added. */
  #rearrange(task: Task, decision: StartDecision, intent: Intent): void {
    for (const token of decision.finished) this.#takeOut(token)?.ended();
    for (const token of decision.expelled) {
      const activity = this.#takeOut(token);
      if (activity !== undefined) this.#taskFor(activity).add(activity);
    }
    for (const token of decision.taken) {
      const activity = this.#takeOut(token);
      if (activity !== undefined) task.add(activity);
    }
    const find = (token: number | undefined) => task.activities.find((each) => each.token === token);
    const reordered = find(decision.reordered);
    if (reordered !== undefined) task.reorder(reordered);
    find(decision.delivered)?.deliver(intent);
  }

  #takeOut(token: number): ActivityRecord | undefined {
    const activity = this.#tasks.find(token);
    activity?.task.remove((each) => each === activity);
    return activity;
  }

  /** Where an activity goes that does not belong to its task: to the last one, if that is its own, else to a new one. */
  #taskFor({ affinity, intent, component, declaration }: ActivityRecord): Task {
    const last = this.#tasks.live.at(-1);
    if (last !== undefined && last.affinity === affinity) return last;
    return this.#tasks.add({ type: 'standard', baseIntent: intent, component, declaration });
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
    clearTaskOnLaunch: activity.clearTaskOnLaunch ?? false,
    type: options.type ?? 'standard',
    intent,
    forResult: options.forResult,
    ...(source === undefined
      ? {}
      : { source: { token: source.token, taskId: source.task.taskId, launchMode: source.launchMode } }),
    ...(options.inTask === undefined ? {} : { inTask: options.inTask.taskId }),
  };
}
