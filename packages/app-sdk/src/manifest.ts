import type { IntentFilter } from './intent.ts';
import type { ShortcutInfo } from './shortcut.ts';

/** An icon: a drawing on a disc, as adaptive icons look. */
export interface AppIcon {
  /** An SVG path in a 24 x 24 box, or the text of a whole SVG file. */
  readonly path: string;
  /** CSS colour of the drawing. */
  readonly foreground: string;
  /** CSS colour of the disc. */
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

/** `<activity>` of a manifest. Attributes that are left out have Android's defaults. */
export interface ActivityDeclaration {
  /** Full class name as in the real app. */
  readonly name: string;
  /** Default: the app's label. */
  readonly label?: string;
  /** Default true. */
  readonly enabled?: boolean;
  /** Process it runs in: `:name` is one of the app's own beside its main one. Default: the main one, named as the package. */
  readonly process?: string;
  /** Whether other apps may start it by name. Default: true when it has filters. */
  readonly exported?: boolean;
  /** Which intents it answers to; default none. */
  readonly filters?: readonly IntentFilter[];
  /** `android:launchMode`. Default `standard`: each start is a new instance. */
  readonly launchMode?: 'standard' | 'singleTop' | 'singleTask' | 'singleInstance' | 'singleInstancePerTask';
  /** The task it belongs to when it is started with NEW_TASK. Default: the package name; empty: none. */
  readonly taskAffinity?: string;
  /** Whether each document opened with it has a task of its own. Default: as the intent's flags say. */
  readonly documentLaunchMode?: 'none' | 'intoExisting' | 'always' | 'never';
  /** Ends as soon as the person leaves it. */
  readonly noHistory?: boolean;
  /** A window that leaves what is behind it visible. */
  readonly translucent?: boolean;
  /** What gives way to the soft keyboard: the size of the content (default), or its place, as far as a field needs it. */
  readonly windowSoftInputMode?: 'adjustResize' | 'adjustPan';
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
  /** Full class name it is started by. */
  readonly name: string;
  /** Full class name of the activity that is started. */
  readonly targetActivity: string;
  /** Default: the activity's. */
  readonly label?: string;
  /** Default true. */
  readonly enabled?: boolean;
  /** Whether other apps may start it by name. Default: true when it has filters. */
  readonly exported?: boolean;
  /** Its own alone, not the activity's. */
  readonly filters?: readonly IntentFilter[];
}

/** `<receiver>`: gets broadcasts; what it does with them is in `AppProcess.receivers`. */
export interface ReceiverDeclaration {
  /** Full class name as in the real app. */
  readonly name: string;
  /** Default true. */
  readonly enabled?: boolean;
  /** As of activities. */
  readonly process?: string;
  /** Whether it gets broadcasts of other apps. Default: true when it has filters. */
  readonly exported?: boolean;
  /** Which broadcasts it gets; none: those that name it. */
  readonly filters?: readonly IntentFilter[];
  /**
   * Registered by the running app itself (`Context.registerReceiver`): gets implicit broadcasts too, but only while
   * the app's process runs. Others get implicit ones only of the few kinds Android 8 and later still delivers.
   */
  readonly dynamic?: boolean;
}

/** `<provider>`: serves content URIs; what it does with them is in `AppProcess.providers`. */
export interface ProviderDeclaration {
  /** First part of its URIs: `content://<authority>/…`. */
  readonly authority: string;
  /** As of activities. */
  readonly process?: string;
  /** False: only its own app and the system may use it. Default true. */
  readonly exported?: boolean;
}

/** `<service>`: what it does is in `AppProcess.services`. */
export interface ServiceDeclaration {
  /** Full class name as in the real app. */
  readonly name: string;
  /** Whether other apps may start it. Default: true when it has filters. */
  readonly exported?: boolean;
  /** e.g. `microphone` or `mediaPlayback|location` */
  readonly foregroundServiceType?: string;
  /** What a caller of another app must hold. */
  readonly permission?: string;
  /** `android:process`: default the app's own. */
  readonly process?: string;
  /** Which intents start it; default none. */
  readonly filters?: readonly IntentFilter[];
}

/** What the package manager knows of an app: the facts of the real app's manifest. */
export interface AppManifest {
  /** Unique on the phone: the name that adb and other apps know it by. */
  readonly packageName: string;
  /** As under its icon. */
  readonly label: string;
  /** The version as people read it, e.g. `13.2.1`. */
  readonly versionName: string;
  /** The version as the package manager orders it: higher is newer. */
  readonly versionCode: number;
  /** `minSdkVersion`; default 24. */
  readonly minSdk?: number;
  /** `targetSdkVersion`: which rules of Android hold for it. Default 33, Android 13. */
  readonly targetSdk?: number;
  /** The app's icon, as the launcher shows it. */
  readonly icon: AppIcon;
  /** Part of the system image: cannot be uninstalled, may use privileged calls. */
  readonly system?: boolean;
  /** Fixed user id of system packages (1000 system, 1001 radio, …); others are given one from 10000. */
  readonly userId?: number;
  /** All activities; the launcher lists one with MAIN and LAUNCHER in its filter. */
  readonly activities: readonly ActivityDeclaration[];
  /** `<activity-alias>` elements; default none. */
  readonly activityAliases?: readonly ActivityAliasDeclaration[];
  /** `<receiver>` elements, and those the app registers itself; default none. */
  readonly receivers?: readonly ReceiverDeclaration[];
  /** `<provider>` elements; default none. */
  readonly providers?: readonly ProviderDeclaration[];
  /** `<service>` elements; default none. */
  readonly services?: readonly ServiceDeclaration[];
  /** `res/xml/shortcuts.xml`: what the menu of its icon offers; default none. */
  readonly shortcuts?: readonly ShortcutInfo[];
  /** Requested permissions. Those that are not runtime permissions are granted at install. */
  readonly permissions?: readonly string[];
  /** Runtime permissions the system image grants in advance. */
  readonly defaultGrants?: readonly string[];
}
