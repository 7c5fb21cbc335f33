import type { ActivityDeclaration, ComponentName, Intent } from '@androidworld/app-sdk';
import { intentFlags } from '../packages/intent-text.ts';
import type { TaskView } from '../system-services.ts';
import type { ActivityRecord } from './activity-record.ts';
import type { PlacedTask } from './activity-starter.ts';

/** The activity a task is made for, and how it was begun. */
export interface TaskRoot {
  readonly baseIntent: Intent;
  readonly component: ComponentName;
  readonly declaration: ActivityDeclaration;
}

/** A stack of activities that the person sees as one. */
export class Task implements TaskView, PlacedTask {
  readonly taskId: number;
  readonly type: TaskView['type'];
  baseIntent: Intent;
  realActivity: ComponentName;
  affinity: string | null;
  excludeFromRecents: boolean;
  /** Whether recents keeps a card of it after its last activity ended. */
  isRemembered: boolean;
  activities: readonly ActivityRecord[] = [];
  lastActiveMs = 0;

  constructor({ taskId, type, ...root }: TaskRoot & { taskId: number; type: TaskView['type'] }) {
    const { baseIntent, realActivity, affinity, excludeFromRecents, isRemembered } = describeRoot(root, type);
    this.taskId = taskId;
    this.type = type;
    this.baseIntent = baseIntent;
    this.realActivity = realActivity;
    this.affinity = affinity;
    this.excludeFromRecents = excludeFromRecents;
    this.isRemembered = isRemembered;
  }

  get top(): ActivityRecord | undefined {
    return this.activities.at(-1);
  }

  /** Package whose app recents shows it as. */
  get packageName(): string {
    return this.realActivity.packageName;
  }

  add(activity: ActivityRecord): void {
    activity.task = this;
    this.activities = [...this.activities, activity];
  }

  remove(isRemoved: (activity: ActivityRecord) => boolean): readonly ActivityRecord[] {
    const removed = this.activities.filter(isRemoved);
    this.activities = this.activities.filter((each) => !removed.includes(each));
    return removed;
  }

  /** What it was made for has gone: it is the task of what is its root now. AOSP `Task.updateEffectiveIntent()` */
  rebase({ intent, component, declaration }: ActivityRecord): void {
    Object.assign(this, describeRoot({ baseIntent: intent, component, declaration }, this.type));
  }

  /** Moves one of its activities to its top. */
  reorder(activity: ActivityRecord): void {
    this.activities = [...this.activities.filter((each) => each !== activity), activity];
  }
}

function describeRoot({ baseIntent, component, declaration }: TaskRoot, type: TaskView['type']) {
  const flags = baseIntent.flags ?? 0;
  const excludeFromRecents = declaration.excludeFromRecents === true || (flags & intentFlags.excludeFromRecents) !== 0;
  const documents = intentFlags.newDocument | intentFlags.retainInRecents;
  const isPassing =
    (flags & documents) === intentFlags.newDocument && (declaration.documentLaunchMode ?? 'none') === 'none';
  return {
    baseIntent,
    realActivity: component,
    affinity: affinityOf(declaration, component.packageName),
    excludeFromRecents,
    isRemembered:
      type === 'standard' && !excludeFromRecents && !isPassing && !(declaration.autoRemoveFromRecents ?? false),
  };
}

/** `android:taskAffinity`: by default the package; an empty one is none. */
export function affinityOf(declaration: ActivityDeclaration, packageName: string): string | null {
  const { taskAffinity = packageName } = declaration;
  return taskAffinity === '' ? null : taskAffinity;
}
