import type { PendingIntent } from './pending-intent.ts';

/** `NotificationManager.IMPORTANCE_…`: none, min, low, default, high. */
export type Importance = 0 | 1 | 2 | 3 | 4;

/** A kind of notification the person can switch off by itself (android.app.NotificationChannel). */
export interface NotificationChannel {
  /** Unique in the app. */
  readonly id: string;
  /** As in Settings. */
  readonly name: string;
  /** 4 shows its notifications over the screen when they arrive. Counts when the channel is made; then it is the person's. */
  readonly importance: Importance;
  /** What Settings tells of it; default none. */
  readonly description?: string;
}

/** A text the person can give with an action: `Reply`. */
export interface RemoteInput {
  /** Under which `getResultsFromIntent` has the text. */
  readonly resultKey: string;
  /** Hint of the field. */
  readonly label: string;
}

/** Button of a notification (`Notification.Action`). */
export interface NotificationAction {
  /** Text of the button. */
  readonly title: string;
  /** Must be mutable when it has a remote input. */
  readonly intent: PendingIntent;
  /** Field for a reply; absent: a plain button. */
  readonly remoteInput?: RemoteInput;
}

/** android.app.Notification */
export interface AppNotification {
  /** With `tag`, unique in the app: posting it again replaces the one shown. */
  readonly id: number;
  /** Shown in place of the app's label, as `android.substName`; of packages of the system image only. */
  readonly substituteAppName?: string;
  /** Drawing in the status bar and the shade, as of an `AppIcon`; default that of the app's icon. */
  readonly smallIcon?: string;
  /** Second part of its identity; default none. */
  readonly tag?: string;
  /** Id of a channel the app has created: others are not posted. */
  readonly channel: string;
  /** First line (`EXTRA_TITLE`). */
  readonly title: string;
  /** Second line (`EXTRA_TEXT`). */
  readonly text: string;
  /** Beside the app's name (`EXTRA_SUB_TEXT`). */
  readonly subText?: string;
  /** Shown in place of `text` when there is room (BigTextStyle). */
  readonly bigText?: string;
  /** Notifications of one group lie together. */
  readonly group?: string;
  /** Stands for its group. */
  readonly groupSummary?: boolean;
  /** `Notification.CATEGORY_…`, e.g. `msg` or `alarm`. */
  readonly category?: string;
  /** -2 to 2. */
  readonly priority?: number;
  /** Milliseconds since the epoch; default now. */
  readonly when?: number;
  /** Whether its age is shown; default true. */
  readonly showWhen?: boolean;
  /** Counts up from `when` in place of the age. */
  readonly usesChronometer?: boolean;
  /** The person cannot dismiss it. */
  readonly ongoing?: boolean;
  /** Goes when it is tapped. */
  readonly autoCancel?: boolean;
  /** An update does not show it over the screen again. */
  readonly onlyAlertOnce?: boolean;
  /** Progress bar: `current` of `max`; `indeterminate` shows that something is under way. */
  readonly progress?: { readonly max: number; readonly current: number; readonly indeterminate?: boolean };
  /** Sent when it is tapped. */
  readonly contentIntent?: PendingIntent;
  /** Sent when the person dismisses it. */
  readonly deleteIntent?: PendingIntent;
  /** Buttons, left to right; default none. */
  readonly actions?: readonly NotificationAction[];
}

/** The app's notifications (android.app.NotificationManager). */
export interface NotificationCalls {
  /** Posts it, or replaces the one with its tag and id. Without POST_NOTIFICATIONS nothing is shown. */
  post(notification: AppNotification): Promise<void>;
  /** Takes it away; the one of a foreground service stays. */
  cancel(id: number, tag?: string): Promise<void>;
  /** Takes all of the app's away; those of its foreground services stay. */
  cancelAll(): Promise<void>;
  /** Those of the app that are shown. */
  active(): Promise<AppNotification[]>;
  /** Makes it; of one that is there, name and description change. */
  createChannel(channel: NotificationChannel): Promise<void>;
  /** `deleteNotificationChannel()`: what is posted to it later is not shown. */
  deleteChannel(id: string): Promise<void>;
  /** All channels of the app, with what the person made of their importance. */
  channels(): Promise<NotificationChannel[]>;
}
