import type { ActivityResult } from '../app-sdk/api.ts';
import type { ComponentName, Intent } from '../app-sdk/intent.ts';
import type { ActivityDeclaration } from '../app-sdk/manifest.ts';
import type { ActivityRecord, TaskRecord } from './phone-system.ts';

/** An activity in a task, as the system changes it. */
export class LiveActivity implements ActivityRecord {
  readonly token: number;
  readonly component: ComponentName;
  readonly declaration: ActivityDeclaration;
  readonly processId: number;
  readonly task: LiveTask;
  intent: Intent;
  intentSerial = 1;
  state: ActivityRecord['state'] = 'STOPPED';
  title: string | undefined;
  result: ActivityResult = { code: 0, data: null };
  /** Told when the activity is finished: somebody waits for its result. */
  readonly onResult: ((result: ActivityResult) => void) | undefined;

  constructor(options: {
    token: number;
    component: ComponentName;
    declaration: ActivityDeclaration;
    processId: number;
    task: LiveTask;
    intent: Intent;
    onResult: ((result: ActivityResult) => void) | undefined;
  }) {
    this.token = options.token;
    this.component = options.component;
    this.declaration = options.declaration;
    this.processId = options.processId;
    this.task = options.task;
    this.intent = options.intent;
    this.onResult = options.onResult;
  }

  /** onNewIntent */
  deliver(intent: Intent): void {
    this.intent = intent;
    this.intentSerial += 1;
  }
}

export class LiveTask implements TaskRecord {
  readonly taskId: number;
  readonly affinity: string;
  readonly type: TaskRecord['type'];
  /** What the task was made for: opening it again from recents starts this. */
  baseIntent: Intent;
  readonly excludeFromRecents: boolean;
  activities: LiveActivity[] = [];
  lastActiveMs = 0;

  constructor(options: {
    taskId: number;
    affinity: string;
    type: TaskRecord['type'];
    baseIntent: Intent;
    excludeFromRecents: boolean;
  }) {
    this.taskId = options.taskId;
    this.affinity = options.affinity;
    this.type = options.type;
    this.baseIntent = options.baseIntent;
    this.excludeFromRecents = options.excludeFromRecents;
  }

  get top(): LiveActivity | undefined {
    return this.activities[this.activities.length - 1];
  }
}

/** `Intent.filterEquals`: the same but for extras and flags. */
export function isSameIntent(a: Intent, b: Intent): boolean {
  const key = ({ action, data, type, categories, component }: Intent) =>
    JSON.stringify([action, data, type, [...(categories ?? [])].sort(), component]);
  return key(a) === key(b);
}
