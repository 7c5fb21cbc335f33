import type { Intent } from '../app-sdk/intent.ts';
import type { ActivityDeclaration } from '../app-sdk/manifest.ts';
import { intentFlags } from './intent-text.ts';
import type { PackageRecord } from './package-record.ts';
import { type LiveActivity, LiveTask } from './task-record.ts';

/** The tasks of the phone and the activities in them; the front task comes first. */
export class TaskList {
  /** Those without activities are only remembered for recents. */
  #tasks: readonly LiveTask[] = [];
  #lastTaskId = 0;

  get all(): readonly LiveTask[] {
    return this.#tasks;
  }

  /** Those that have activities. */
  get live(): readonly LiveTask[] {
    return this.#tasks.filter((task) => task.activities.length > 0);
  }

  get top(): LiveActivity | undefined {
    return this.live[0]?.top;
  }

  find(token: number): LiveActivity | undefined {
    for (const task of this.#tasks) {
      const found = task.activities.find((activity) => activity.token === token);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A task for an activity that begins one; it is last until it is brought to the front. */
  add(record: PackageRecord, activity: ActivityDeclaration, intent: Intent, { home }: { home: boolean }): LiveTask {
    const task = new LiveTask({
      taskId: ++this.#lastTaskId,
      affinity: record.packageName,
      type: home ? 'home' : 'standard',
      baseIntent: intent,
      excludeFromRecents:
        activity.excludeFromRecents === true || ((intent.flags ?? 0) & intentFlags.excludeFromRecents) !== 0,
    });
    this.#tasks = [...this.#tasks, task];
    return task;
  }

  toFront(task: LiveTask, nowMs: number): void {
    task.lastActiveMs = nowMs;
    this.#tasks = [task, ...this.#tasks.filter((each) => each !== task)];
  }

  drop(isDropped: (task: LiveTask) => boolean): void {
    this.#tasks = this.#tasks.filter((task) => !isDropped(task));
  }

  /** Top first: the front activity, and what floating ones leave visible. */
  visible(): readonly LiveActivity[] {
    const visible: LiveActivity[] = [];
    for (const task of this.#tasks) {
      for (const activity of task.activities.toReversed()) {
        visible.push(activity);
        if (!activity.declaration.floating) return visible;
      }
    }
    return visible;
  }

  /** Bottom to top, as the page stacks them. */
  stacked(): readonly LiveActivity[] {
    return this.#tasks.toReversed().flatMap((task) => task.activities);
  }
}
