import type { ActivityDeclaration, ActivityResult, ComponentName, Intent } from '@androidworld/app-sdk';
import { intentFlags } from '../packages/intent-text.ts';
import type { ActivityView } from '../system-services.ts';
import type { LaunchMode, PlacedActivity } from './activity-starter.ts';
import type { Task } from './task.ts';

export interface ActivityRecordOptions {
  readonly token: number;
  readonly component: ComponentName;
  readonly declaration: ActivityDeclaration;
  readonly processId: number;
  readonly task: Task;
  readonly intent: Intent;
  readonly launchedFrom: ActivityView['launchedFrom'];
  /** Told what it answers: somebody waits for its result. */
  readonly onResult: ((result: ActivityResult) => void) | undefined;
  /** Told when it is gone. */
  readonly onFinished: (() => void) | undefined;
}

/** An activity in a task, as the system changes it. */
export class ActivityRecord implements ActivityView, PlacedActivity {
  readonly token: number;
  readonly component: ComponentName;
  readonly declaration: ActivityDeclaration;
  readonly processId: number;
  readonly task: Task;
  readonly launchedFrom: ActivityView['launchedFrom'];
  intent: Intent;
  intentSerial = 1;
  state: ActivityView['state'] = 'STOPPED';
  title: string | undefined;
  result: ActivityResult = { code: 0, data: null };
  #onResult: ActivityRecordOptions['onResult'];
  readonly #onFinished: ActivityRecordOptions['onFinished'];

  constructor(options: ActivityRecordOptions) {
    this.token = options.token;
    this.component = options.component;
    this.declaration = options.declaration;
    this.processId = options.processId;
    this.task = options.task;
    this.intent = options.intent;
    this.launchedFrom = options.launchedFrom;
    this.#onResult = options.onResult;
    this.#onFinished = options.onFinished;
  }

  get launchMode(): LaunchMode {
    return this.declaration.launchMode ?? 'standard';
  }

  /** It ends when it is no longer seen. */
  get noHistory(): boolean {
    return this.declaration.noHistory === true || ((this.intent.flags ?? 0) & intentFlags.noHistory) !== 0;
  }

  /** onNewIntent */
  deliver(intent: Intent): void {
    this.intent = intent;
    this.intentSerial += 1;
  }

  /** Another activity answers in its place (FLAG_ACTIVITY_FORWARD_RESULT). */
  forwardResult(): ActivityRecordOptions['onResult'] {
    const onResult = this.#onResult;
    this.#onResult = undefined;
    return onResult;
  }

  /** It is gone: who waits for its result is told, once. */
  ended(result: ActivityResult = { code: 0, data: null }): void {
    this.forwardResult()?.(result);
    this.#onFinished?.();
  }
}
