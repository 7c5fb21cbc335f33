import type {
  ActivityDeclaration,
  ActivityResult,
  ComponentName,
  Intent,
  ScreenOrientation,
} from '@androidworld/app-sdk';
import type { RecentTask } from '@androidworld/app-sdk/system';
import type { Identity } from '../disk/disk.ts';
import type { ServiceRecord, StartItem } from './services/service-record.ts';

export interface RunningProcess {
  readonly packageName: string;
  /** `com.example`, or of another process of the package e.g. `com.example:remote`. */
  readonly processName: string;
  readonly pid: number;
  readonly uid: number;
  readonly processId: number;
  readonly startedMs: number;
}

export interface Processes {
  list(): readonly RunningProcess[];
  /** Those of one package: the main one, and those its components name. */
  of(packageName: string): readonly RunningProcess[];
  /** @param processName default: the package's main process */
  find(packageName: string, processName?: string): RunningProcess | undefined;
  /** Starts a process of the app when it does not run. */
  ensure(packageName: string, processName?: string): Promise<RunningProcess>;
  /**
   * Ends the processes of a package. Its activities that have stopped live on, and begin again with their saved state
   * when they are to be seen. `stopped`: as `am force-stop`, with its tasks, notifications and alarms; nothing implicit
   * starts the app then. `endsTasks`: its tasks alone.
   */
  kill(packageName: string, options?: { stopped?: boolean; endsTasks?: boolean; reason?: string }): Promise<void>;
  /** Ends the one process with this id; false when there is none. */
  killPid(pid: number, reason: string): Promise<boolean>;
  /** Ends the process as an exception nobody caught does: the crash log, and the dialog when it happens again. */
  crash(packageName: string, stack: string, processName?: string): Promise<void>;
}

/** An activity, as others see it. */
export interface ActivityView {
  readonly token: number;
  readonly component: ComponentName;
  readonly intent: Intent;
  readonly declaration: ActivityDeclaration;
  readonly processName: string;
  /** Undefined: its process has ended; it begins again when it is to be seen. */
  readonly process: RunningProcess | undefined;
  /** `DESTROYED`: without process. */
  readonly state: 'RESUMED' | 'PAUSED' | 'STOPPED' | 'DESTROYED';
  /** Null: none has been kept. */
  readonly savedState: string | null;
  readonly requestedOrientation: ScreenOrientation;
  readonly launchedFrom: { readonly uid: number; readonly packageName: string | null };
}

/** A task, as others see it. */
export interface TaskView {
  readonly taskId: number;
  /** Null: it takes nobody in because of an affinity. */
  readonly affinity: string | null;
  readonly type: 'standard' | 'home';
  readonly baseIntent: Intent;
  /** What the task was made for. */
  readonly realActivity: ComponentName;
  /** Bottom to top; none when it is only remembered for recents. */
  readonly activities: readonly ActivityView[];
  readonly lastActiveMs: number;
}

export type StartOutcome =
  | {
      readonly result: 'started' | 'brought-to-front' | 'delivered-to-top';
      readonly component: ComponentName;
      /** `UNKNOWN` when nothing had to be shown. */
      readonly launchState: 'COLD' | 'WARM' | 'HOT' | 'UNKNOWN';
      readonly totalMs: number;
    }
  /** No activity answers an implicit intent. */
  | { readonly result: 'unresolved' }
  | { readonly result: 'class-not-found'; readonly component: ComponentName };

export interface Activities {
  /** Those that have activities, front first. */
  tasks(): readonly TaskView[];
  /** Those recents shows, newest first; remembered ones too. */
  recentTasks(): readonly TaskView[];
  top(): ActivityView | undefined;
  /** Top first: the front activity, and what floating ones leave visible. */
  visible(): readonly ActivityView[];
  /** @throws SecurityException for activities that are not exported, unless root or the same app */
  start(
    intent: Intent,
    options: {
      caller: Identity;
      callerPackage: string | null;
      stopFirst?: boolean;
      /** Told what the activity answers when it ends (startActivityForResult). */
      onResult?: (result: ActivityResult) => void;
    },
  ): Promise<StartOutcome>;
  home(): Promise<void>;
  /** As the APP_SWITCH key: the launcher's screen of recent apps; pressed again there, the next task. */
  overview(): Promise<void>;
  /** As the BACK key when no view took it: finishes the top activity; an app opened from the launcher is left as it is. */
  back(): Promise<void>;
  moveToFront(taskId: number): Promise<void>;
  removeTask(taskId: number): Promise<boolean>;
  recents(): readonly RecentTask[];
}

/** A service that runs, or is to run again, as others see it. Times are milliseconds since boot. */
export type ServiceView = Readonly<
  Pick<
    ServiceRecord,
    | 'component'
    | 'declaration'
    | 'processName'
    | 'uid'
    | 'intent'
    | 'pid'
    | 'callingPackage'
    | 'createdFromForeground'
    | 'mayBeForeground'
    | 'isForeground'
    | 'foregroundId'
    | 'startRequested'
    | 'stopIfKilled'
    | 'callStart'
    | 'lastStartId'
    | 'createMs'
    | 'lastActivityMs'
    | 'restartMs'
    | 'restartCount'
    | 'restartDelayMs'
    | 'nextRestartMs'
    | 'crashCount'
  > & { deliveredStarts: readonly StartItem[]; pendingStarts: readonly StartItem[]; instance: unknown }
>;

export type StartServiceOutcome =
  | { readonly result: 'started'; readonly component: ComponentName }
  | { readonly result: 'not-found' }
  /** The caller lacks a permission, or the service is not exported. */
  | { readonly result: 'denied'; readonly permission: string }
  /** The service's app is in the background, with its UidRecord. */
  | { readonly result: 'in-background'; readonly uidRecord: string };

export interface Services {
  list(): readonly ServiceView[];
  /** The service is started in the background. @throws ForegroundServiceStartNotAllowedException */
  start(
    intent: Intent,
    options: { caller: Identity; callerPackage: string | null; foreground: boolean },
  ): StartServiceOutcome;
  stop(
    intent: Intent,
    options: { caller: Identity; callerPackage: string | null },
  ): 'stopped' | 'not-running' | { denied: string };
}
