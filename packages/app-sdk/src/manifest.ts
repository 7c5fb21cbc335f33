import type { IntentFilter } from './intent.ts';

/** An icon: a drawing on a disc, as adaptive icons look. */
export interface AppIcon {
  /** An SVG path in a 24 x 24 box, or the text of a whole SVG file. */
  readonly path: string;
  readonly foreground: string;
  readonly background: string;
}

/** `android:screenOrientation` */
export type ScreenOrientation =
  | 'unspecified'
  | 'behind'
  | 'landscape'
  | 'portrait'
  | 'reverseLandscape'
  | 'reversePortrait'
  | 'sensor'
  | 'nosensor'
  | 'fullSensor'
  | 'sensorLandscape'
  | 'sensorPortrait'
  | 'user'
  | 'fullUser'
  | 'userLandscape'
  | 'userPortrait'
  | 'locked';

/** The parts of `android:configChanges` that turning the screen is about. */
export type ConfigChange = 'orientation' | 'screenSize';

export interface ActivityDeclaration {
  /** Full class name as in the real app. */
  readonly name: string;
  /** Default: the app's label. */
  readonly label?: string;
  /** Default true. */
  readonly enabled?: boolean;
  /** Process it runs in: `:name` is one of the app's own beside its main one. Default: the main one, named as the package. */
  readonly process?: string;
  readonly exported?: boolean;
  readonly filters?: readonly IntentFilter[];
  readonly launchMode?: 'standard' | 'singleTop' | 'singleTask' | 'singleInstance' | 'singleInstancePerTask';
  /** The task it belongs to when it is started with NEW_TASK. Default: the package name; empty: none. */
  readonly taskAffinity?: string;
  /** Whether each document opened with it has a task of its own. Default: as the intent's flags say. */
  readonly documentLaunchMode?: 'none' | 'intoExisting' | 'always' | 'never';
  /** Ends as soon as the person leaves it. */
  readonly noHistory?: boolean;
  /** A window that leaves what is behind it visible. */
  readonly translucent?: boolean;
  /** Not listed among recent apps. */
  readonly excludeFromRecents?: boolean;
  /** Recents keeps no card of its task once the last activity has ended. */
  readonly autoRemoveFromRecents?: boolean;
  /** Ends when its task is opened again from the launcher. */
  readonly finishOnTaskLaunch?: boolean;
  /** Of a task's first activity: those above it end when the task is opened again from the launcher. */
  readonly clearTaskOnLaunch?: boolean;
  /** Moves to the task of its affinity when that one is opened from the launcher. */
  readonly allowTaskReparenting?: boolean;
  /** How the screen is held while it is in front. Default: as the person has it. */
  readonly screenOrientation?: ScreenOrientation;
  /** What it takes care of itself; of other changes it begins anew, with its saved state. */
  readonly configChanges?: readonly ConfigChange[];
}

/** `<activity-alias>`: another name an activity answers to. */
export interface ActivityAliasDeclaration {
  readonly name: string;
  /** Full class name of the activity that is started. */
  readonly targetActivity: string;
  /** Default: the activity's. */
  readonly label?: string;
  /** Default true. */
  readonly enabled?: boolean;
  readonly exported?: boolean;
  /** Its own alone, not the activity's. */
  readonly filters?: readonly IntentFilter[];
}

export interface ReceiverDeclaration {
  readonly name: string;
  /** Default true. */
  readonly enabled?: boolean;
  /** As of activities. */
  readonly process?: string;
  readonly exported?: boolean;
  readonly filters?: readonly IntentFilter[];
  /**
   * Registered by the running app itself (`Context.registerReceiver`): gets implicit broadcasts too, but only while
   * the app's process runs. Others get implicit ones only of the few kinds Android 8 and later still delivers.
   */
  readonly dynamic?: boolean;
}

export interface ProviderDeclaration {
  readonly authority: string;
  /** As of activities. */
  readonly process?: string;
  readonly exported?: boolean;
}

export interface ServiceDeclaration {
  readonly name: string;
  readonly exported?: boolean;
  /** e.g. `microphone` or `mediaPlayback|location` */
  readonly foregroundServiceType?: string;
  /** What a caller of another app must hold. */
  readonly permission?: string;
  /** `android:process`: default the app's own. */
  readonly process?: string;
  readonly filters?: readonly IntentFilter[];
}

/** What the package manager knows of an app: the facts of the real app's manifest. */
export interface AppManifest {
  readonly packageName: string;
  /** As under its icon. */
  readonly label: string;
  readonly versionName: string;
  readonly versionCode: number;
  readonly minSdk?: number;
  readonly targetSdk?: number;
  readonly icon: AppIcon;
  /** Part of the system image: cannot be uninstalled, may use privileged calls. */
  readonly system?: boolean;
  /** Fixed user id of system packages (1000 system, 1001 radio, …); others are given one from 10000. */
  readonly userId?: number;
  readonly activities: readonly ActivityDeclaration[];
  readonly activityAliases?: readonly ActivityAliasDeclaration[];
  readonly receivers?: readonly ReceiverDeclaration[];
  readonly providers?: readonly ProviderDeclaration[];
  readonly services?: readonly ServiceDeclaration[];
  /** Requested permissions. Those that are not runtime permissions are granted at install. */
  readonly permissions?: readonly string[];
  /** Runtime permissions the system image grants in advance. */
  readonly defaultGrants?: readonly string[];
}
