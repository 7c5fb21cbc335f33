import type { ActivityDeclaration, ComponentName, Intent } from '@androidworld/app-sdk';
import type { ActivityRecord } from './activity-record.ts';
import { Task } from './task.ts';

/** The tasks of the phone and the activities in them; the front task comes first. */
export class TaskList {
  /** Those without activities are only remembered for recents. */
  #tasks: readonly Task[] = [];
  /** As recents lists them, newest first: a task moved to the back was used just now. */
  #recent: readonly Task[] = [];
  #lastTaskId = 0;

  get all(): readonly Task[] {
    return this.#tasks;
  }

  /** Those that have activities. */
  get live(): readonly Task[] {
    return this.#tasks.filter((task) => task.activities.length > 0);
  }

  get recent(): readonly Task[] {
    return this.#recent.filter(({ type, excludeFromRecents }) => type === 'standard' && !excludeFromRecents);
  }

  get top(): ActivityRecord | undefined {
    return this.live[0]?.top;
  }

  find(token: number): ActivityRecord | undefined {
    for (const task of this.#tasks) {
      const found = task.activities.find((activity) => activity.token === token);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  findTask(taskId: number): Task | undefined {
    return this.#tasks.find((task) => task.taskId === taskId);
  }

  /**
   * A task for an activity that begins one; it is last until it is brought to the front. Cards of the same app that are
   * only remembered make room for it (AOSP `RecentTasks.removeForAddTask`).
   */
  add(options: {
    type: Task['type'];
    baseIntent: Intent;
    component: ComponentName;
    declaration: ActivityDeclaration;
  }): Task {
    const task = new Task({ ...options, taskId: ++this.#lastTaskId });
    this.drop((each) => each.activities.length === 0 && each.affinity !== null && each.affinity === task.affinity);
    this.#tasks = [...this.#tasks, task];
    return task;
  }

  toFront(task: Task, nowMs: number): void {
    task.lastActiveMs = nowMs;
    this.#tasks = [task, ...this.#tasks.filter((each) => each !== task)];
    this.#recent = [task, ...this.#recent.filter((each) => each !== task)];
  }

  toBack(task: Task): void {
    this.#tasks = [...this.#tasks.filter((each) => each !== task), task];
  }

  drop(isDropped: (task: Task) => boolean): void {
    this.#tasks = this.#tasks.filter((task) => !isDropped(task));
    this.#recent = this.#recent.filter((task) => !isDropped(task));
  }

  /** Empty tasks that recents keeps no card of are gone. */
  sweep(): void {
    this.drop((task) => task.activities.length === 0 && !task.isRemembered);
  }

  /** Top first: the front activity, and what floating ones leave visible. */
  visible(): readonly ActivityRecord[] {
    const visible: ActivityRecord[] = [];
    for (const task of this.#tasks) {
      for (const activity of task.activities.toReversed()) {
        visible.push(activity);
        if (!activity.declaration.translucent) return visible;
      }
    }
    return visible;
  }

  /** Bottom to top, as the page stacks them. */
  stacked(): readonly ActivityRecord[] {
    return this.#tasks.toReversed().flatMap((task) => task.activities);
  }
}
