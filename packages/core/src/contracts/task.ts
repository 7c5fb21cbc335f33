import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Action, ActionResult } from './action.ts';
import type { Device } from './device.ts';
import type { Observation, UiElement } from './observation.ts';
import type { Random } from './random.ts';
import type { Score } from './verdict.ts';

/** As people rate a task: `easy`, `medium` or `hard`. */
export type Difficulty = (typeof difficulties)[number];

/** All difficulties there are, from easy to hard, e.g. for a schema. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

/** What every function of a task is given. */
export interface TaskContext {
  /** The episode's phone; its calls have time limits. */
  readonly device: Device;
  /** Aborts when the function's time is up or the run ends; then nothing more may be done to the device. */
  readonly signal: AbortSignal;
  /** Seeded by the instance: data made in set-up is the same for the same instance. */
  readonly random: Random;
  /** Goes into the episode's record. */
  log(message: string, data?: Readonly<Record<string, unknown>>): void;
}

/** What `score` is given. */
export interface ScoreContext extends TaskContext {
  /** The agent's last answer; absent when it gave none. */
  readonly answer?: string;
}

/** JSON values: parameters are frozen to files and read back. */
export type TaskParams = Readonly<Record<string, unknown>>;

/**
 * A task: data and a few functions. `Params` is what an instance is made of, `State` what set-up hands to score and
 * tear-down (e.g. the rows there were before).
 */
export interface Task<Params extends TaskParams = TaskParams, State = unknown> {
  /** Unique in its suite, e.g. `ContactsAddContact`. */
  readonly name: string;
  /** Names of the apps it touches (see `Apps.open`): restored before, put away after. */
  readonly apps: readonly string[];
  /** Default none: tables have it under `unknown`. */
  readonly difficulty?: Difficulty;
  /** Kinds of skill or content, to select tasks and group results by. Default none. */
  readonly tags?: readonly string[];
  /** A person's estimate of the fewest actions. */
  readonly optimalSteps?: number;
  /** Most steps an agent may take. */
  readonly stepBudget: number;
  /** True when doing nothing already scores 1, so that tables can say so. */
  readonly startsInGoalState?: boolean;
  /** Schema of the parameters (zod or any other Standard Schema). */
  readonly params: StandardSchemaV1<unknown, Params>;
  /** Draws the parameters of an instance. Pure: the same random choices give the same parameters. */
  sample(random: Random): Params;
  /**
   * What the agent is told. Asked without `state` when the episode is planned, and again once set-up is done: a goal
   * that only the device knows (a page that draws its own problem) is then read from what set-up returned.
   */
  goal(params: Params, state?: State): string;
  /** Makes the start state, on top of whatever a crashed episode left. Throws when it cannot. */
  setUp?(context: TaskContext, params: Params): Promise<State>;
  /** 0 to 1, or that with the reason why it is not 1. Reads the device; changes nothing. */
  score(context: ScoreContext, params: Params, state: State): Promise<Score>;
  /**
   * Whether the device itself has ended the episode, asked after every step: a game is over, a form is sent and can't be
   * sent again. Default: never, the agent says when it is done.
   */
  isOver?(context: TaskContext, params: Params, state: State): Promise<boolean>;
  /** Takes away what set-up and the agent left. Runs after failures too; `state` is absent when set-up failed. */
  tearDown?(context: TaskContext, params: Params, state: State | undefined): Promise<void>;
  /** How a person does it: through the screen alone. The proof that the task can be solved. */
  solution?(ui: Ui, params: Params): Promise<void>;
  /** Wrong or incomplete ways, each of which must score below 1. */
  readonly nearMisses?: readonly NearMiss<Params>[];
}

/** A way to do a task almost right, which must not be paid for. */
export interface NearMiss<Params extends TaskParams = TaskParams> {
  /** e.g. `right name, wrong number` */
  readonly name: string;
  /** Takes at least one action through `ui`: a near miss that does nothing proves nothing. */
  run(ui: Ui, params: Params, context: NearMissContext): Promise<void>;
}

/** What a near miss is given. */
export interface NearMissContext extends TaskContext {
  /**
   * Ends a near miss that does not apply to this instance, e.g. as there is no other contact to choose by mistake. The
   * proof is made with another instance; it fails when there is none.
   *
   * @param reason why it does not apply
   */
  skip(reason: string): never;
}

/** Any task, whatever its parameters: methods take their parameters bivariantly, so every task is one. */
export type AnyTask = Task<TaskParams, unknown>;

/** Returns its argument; types are inferred from `params` and `setUp`. */
export function defineTask<Params extends TaskParams, State = undefined>(
  task: Task<Params, State>,
): Task<Params, State> {
  return task;
}

/** What to look for on the screen. Texts: equal after trimming, or matched by the expression. All given must hold. */
export interface Selector {
  /** Of `UiElement.text` alone. */
  readonly text?: string | RegExp;
  /** Of `UiElement.contentDescription` alone. */
  readonly contentDescription?: string | RegExp;
  /** Text or content description. */
  readonly label?: string | RegExp;
  /** What a field shows while it is empty. */
  readonly hintText?: string | RegExp;
  /** Full id, or the part after `:id/`. */
  readonly resourceId?: string;
  /** e.g. `android.widget.EditText` or `/Button$/` */
  readonly className?: string | RegExp;
  /** Exactly this one, e.g. `com.android.settings`. */
  readonly packageName?: string;
  /** Whether it is on. */
  readonly checked?: boolean;
  /** Whether text can be typed into it. */
  readonly editable?: boolean;
  /** Whether it does something when it is tapped. */
  readonly clickable?: boolean;
  /** Whether what is in it can be scrolled. */
  readonly scrollable?: boolean;
  /** Which of several, top to bottom; negative counts from the end. Default 0. */
  readonly nth?: number;
}

/** A string stands for `{ label: string }`. */
export type Target = string | RegExp | Selector | UiElement;

/** The screen as a solution uses it: what it shows, and an agent's actions. Nothing else of the device. */
export interface Ui {
  /** The latest observation. */
  readonly screen: Observation;
  /** Aborts when the episode ends. */
  readonly signal: AbortSignal;
  /** Takes one step; the result of the last action is in `lastResult`. @throws AW_TASK_FAILED if the action failed */
  perform(action: Action): Promise<Observation>;
  /** What became of the last action; `undefined` before the first. */
  readonly lastResult: ActionResult | undefined;
  /** The element on the latest observation, among those that are visible; `undefined` when it is not there. */
  find(target: Target): UiElement | undefined;
  /** All such elements, top to bottom, then left to right; `nth` is not heeded. */
  findAll(target: Target): UiElement[];
  /** Waits, taking `wait` steps, until the target is there. @throws AW_TASK_FAILED naming target and screen */
  waitFor(target: Target, options?: { steps?: number }): Promise<UiElement>;
  /** Clicks the target, once it is there. @throws AW_TASK_FAILED when it is not after two `wait` steps */
  tap(target: Target): Promise<void>;
  /** Presses the target long, once it is there. @throws AW_TASK_FAILED when it is not after two `wait` steps */
  longPress(target: Target): Promise<void>;
  /** Types into a field, replacing what it holds. Does not press ENTER. */
  type(target: Target, text: string): Promise<void>;
  /** Scrolls until the target is there, then returns it. */
  scrollTo(
    target: Target,
    options?: { direction?: 'up' | 'down' | 'left' | 'right'; within?: Target; steps?: number },
  ): Promise<UiElement>;
  /** By the name a person would use, as `Apps.open` takes it. */
  openApp(name: string): Promise<void>;
  /** Takes the step `navigate_back`. */
  back(): Promise<void>;
  /** Takes the step `navigate_home`. */
  home(): Promise<void>;
  /** Takes the step `answer`; the last one counts. */
  answer(text: string): Promise<void>;
}
