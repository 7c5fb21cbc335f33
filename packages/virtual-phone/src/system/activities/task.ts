import type { ActivityDeclaration, ComponentName, Intent } from '@androidworld/app-sdk';
import { intentFlags } from '../packages/intent-text.ts';
import type { TaskView } from '../system-services.ts';
import type { ActivityRecord } from './activity-record.ts';
import type { PlacedTask } from './activity-starter.ts';

/** A stack of activities that the person sees as one. */
export class Task implements TaskView, PlacedTask {
  readonly taskId: number;
  readonly type: TaskView['type'];
  readonly baseIntent: Intent;
  readonly realActivity: ComponentName;
  readonly affinity: string | null;
  readonly excludeFromRecents: boolean;
  /** Whether recents keeps a card of it after its last activity ended. */
  readonly isRemembered: boolean;
  activities: readonly ActivityRecord[] = [];
  lastActiveMs = 0;

  constructor(options: {
    taskId: number;
    type: TaskView['type'];
    baseIntent: Intent;
    component: ComponentName;
    declaration: ActivityDeclaration;
  }) {
    const { taskId, type, baseIntent, component, declaration } = options;
    const flags = baseIntent.flags ?? 0;
    this.taskId = taskId;
    this.type = type;
    this.baseIntent = baseIntent;
    this.realActivity = component;
    this.affinity = affinityOf(declaration, component.packageName);
    this.excludeFromRecents = declaration.excludeFromRecents === true || (flags & intentFlags.excludeFromRecents) !== 0;
    const documents = intentFlags.newDocument | intentFlags.retainInRecents;
    const isPassing =
      (flags & documents) === intentFlags.newDocument && (declaration.documentLaunchMode ?? 'none') === 'none';
    this.isRemembered =
      type === 'standard' && !this.excludeFromRecents && !isPassing && !(declaration.autoRemoveFromRecents ?? false);
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

  /** Moves one of its activities to its top. */
  reorder(activity: ActivityRecord): void {
    this.activities = [...this.activities.filter((each) => each !== activity), activity];
  }
}

/** `android:taskAffinity`: by default the package; an empty one is none. */
export function affinityOf(declaration: ActivityDeclaration, packageName: string): string | null {
  const { taskAffinity = packageName } = declaration;
  return taskAffinity === '' ? null : taskAffinity;
}
