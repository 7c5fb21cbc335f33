import type {
  ActivityDeclaration,
  ActivityResult,
  ComponentName,
  Intent,
  ScreenOrientation,
} from '@androidworld/app-sdk';
import { intentFlags } from '../packages/intent-text.ts';
import { type ProcessRecord, processNameOf } from '../processes/process-record.ts';
import type { ActivityView } from '../system-services.ts';
import type { LaunchMode, PlacedActivity } from './activity-starter.ts';
import { affinityOf, type Task } from './task.ts';

export interface ActivityRecordOptions {
  readonly token: number;
  readonly component: ComponentName;
  readonly declaration: ActivityDeclaration;
  readonly process: ProcessRecord;
  readonly task: Task;
  readonly intent: Intent;
  readonly launchedFrom: ActivityView['launchedFrom'];
  /** The activity that waits for its result. */
  readonly resultTo: number | undefined;
  /** Told what it answers: somebody waits for its result. */
  readonly onResult: ((result: ActivityResult) => void) | undefined;
  /** Told when it is gone. */
  readonly onFinished: (() => void) | undefined;
}

/** An activity in a task, as the system changes it. It outlives its process. */
export class ActivityRecord implements ActivityView, PlacedActivity {
  readonly token: number;
  readonly component: ComponentName;
  readonly declaration: ActivityDeclaration;
  readonly processName: string;
  readonly launchedFrom: ActivityView['launchedFrom'];
  readonly affinity: string | null;
  /** Undefined: it ended, and starts again when the activity is to be seen. */
  process: ProcessRecord | undefined;
  task: Task;
  intent: Intent;
  intentSerial = 1;
  state: ActivityView['state'] = 'STOPPED';
  title: string | undefined;
  result: ActivityResult = { code: 0, data: null };
  /** JSON of what it was like when it stopped last (`mIcicle`). */
  savedState: string | null = null;
  /** How often it began anew in its process. */
  generation = 0;
  /** Whether it last was shown on a screen that lies on its side; undefined before. */
  isLandscape: boolean | undefined;
  requestedOrientation: ScreenOrientation;
  resultTo: number | undefined;
  #onResult: ActivityRecordOptions['onResult'];
  readonly #onFinished: ActivityRecordOptions['onFinished'];

  constructor(options: ActivityRecordOptions) {
    const { declaration, component } = options;
    this.token = options.token;
    this.component = component;
    this.declaration = declaration;
    this.processName = processNameOf(component.packageName, declaration.process);
    this.affinity = affinityOf(declaration, component.packageName);
    this.process = options.process;
    this.task = options.task;
    this.intent = options.intent;
    this.launchedFrom = options.launchedFrom;
    this.requestedOrientation = declaration.screenOrientation ?? 'unspecified';
    this.resultTo = options.resultTo;
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

  get finishOnTaskLaunch(): boolean {
    return this.declaration.finishOnTaskLaunch ?? false;
  }

  get allowTaskReparenting(): boolean {
    return this.declaration.allowTaskReparenting ?? false;
  }

  /** Whether turning the screen is its own affair (`android:configChanges`). */
  get handlesRotation(): boolean {
    const { configChanges = [] } = this.declaration;
    return configChanges.includes('orientation') && configChanges.includes('screenSize');
  }

  /** onNewIntent */
  deliver(intent: Intent): void {
    this.intent = intent;
    this.intentSerial += 1;
  }

  /** Its process is there again: it begins with the state it stopped with. */
  attach(process: ProcessRecord): void {
    this.process = process;
    this.state = 'STOPPED';
    this.isLandscape = undefined;
  }

  /** Its process is gone, but it lives on. AOSP `ActivityRecord.cleanUp`. */
  detach(): void {
    this.process = undefined;
    this.state = 'DESTROYED';
  }

  /** Another activity answers in its place (FLAG_ACTIVITY_FORWARD_RESULT). */
  forwardResult(): Pick<ActivityRecordOptions, 'onResult' | 'resultTo'> {
    const forwarded = { onResult: this.#onResult, resultTo: this.resultTo };
    this.#onResult = undefined;
    this.resultTo = undefined;
    return forwarded;
  }

  /** It is gone: who waits for its result is told, once. */
  ended(result: ActivityResult = { code: 0, data: null }): void {
    this.forwardResult().onResult?.(result);
    this.#onFinished?.();
  }
}
