import type { Intent } from './intent.ts';
import type { JobParameters } from './job.ts';
import type { AppNotification } from './notification.ts';

/** What `onStartCommand` says of a service whose process is killed: it stays away, comes back with a null intent, or with its last ones. */
export const START_NOT_STICKY = 2;
/** Comes back with a null intent after its process was killed. */
export const START_STICKY = 1;
/** Comes back with the intents it had not finished. */
export const START_REDELIVER_INTENT = 3;

/** Second argument of `onStartCommand`: the intent was delivered before, but not finished, or its answer got lost. */
export const START_FLAG_REDELIVERY = 1;
/** The call before did not return, or its answer got lost. */
export const START_FLAG_RETRY = 2;

/** What a running service may ask of the system. */
export interface ServiceContext {
  /**
   * Makes it a foreground service, with this notification; due within 30 seconds after `startForegroundService`.
   * @throws ForegroundServiceStartNotAllowedException from the background, for apps made for Android 12 and later
   */
  startForeground(id: number, notification: Omit<AppNotification, 'id'>): Promise<void>;
  /** @param notification `remove` takes the notification away, `detach` leaves it. */
  stopForeground(notification: 'remove' | 'detach'): Promise<void>;
  /** @param startId only if this was the last start; @returns whether it stops */
  stopSelf(startId?: number): Promise<boolean>;
}

/** A service of the running app (android.app.Service, android.app.job.JobService). Calls come one after the other. */
export interface Service {
  /** Before its first start or job in this process. */
  onCreate?(): Promise<void> | void;
  /** @param intent null after a restart @returns START_STICKY when there is no answer */
  onStartCommand?(
    intent: Intent | null,
    flags: number,
    startId: number,
  ): Promise<number | undefined> | number | undefined;
  /** It is stopped, and no job is left for it. Not called when its process is killed. */
  onDestroy?(): Promise<void> | void;
  /** Does the job; done when its promise is. @returns whether it is to be done again later */
  onStartJob?(job: JobParameters): Promise<boolean>;
  /** Its constraints no longer hold, or its time is up. @returns whether it is to be done again later */
  onStopJob?(job: JobParameters): Promise<boolean> | boolean;
}

/** Makes a service each time the system creates it. */
export type ServiceFactory = (context: ServiceContext) => Service;

/** Returns its argument: a service for `AppProcess.services`. */
export function defineService(create: ServiceFactory): ServiceFactory {
  return create;
}
