import { defineService, FLAG_IMMUTABLE, type PendingIntent, START_NOT_STICKY } from '@androidworld/app-sdk';
import { clockClass, clockPackage } from '../package-name.ts';
import {
  addLap,
  loadStopwatch,
  type Moment,
  mostLaps,
  noStopwatch,
  pauseStopwatch,
  type Stopwatch,
  saveStopwatch,
  startStopwatch,
  stopwatchAfterReboot,
  totalMs,
} from '../store/stopwatch.ts';
import { showTab } from '../tabs.ts';
import type { ProcessTools } from './clock-process.ts';
import { channels } from './notification-channels.ts';

type Change = (stopwatch: Stopwatch, now: Moment) => Stopwatch;

export const stopwatchService = clockClass('stopwatch.StopwatchService');

/** `NotificationModel`: the one notification of the stopwatch. */
const notificationId = 2 ** 31 - 1 - 1;

const action = (name: string): string => `com.android.deskclock.action.${name}_STOPWATCH`;

const actions: Readonly<Record<string, Change>> = {
  [action('START')]: startStopwatch,
  [action('PAUSE')]: pauseStopwatch,
  [action('LAP')]: addLap,
  [action('RESET')]: () => noStopwatch,
};

/** Changes of the stopwatch, and the notification that stands for it while the app is left. */
export function stopwatchProcess({ api, now, change }: ProcessTools) {
  let isAppInForeground = false;
  const update = async (make: Change) => {
    await saveStopwatch(api, make(await loadStopwatch(api), await now()));
    await tell();
  };
  const tell = async (): Promise<void> => {
    const stopwatch = await loadStopwatch(api);
    if (isAppInForeground || stopwatch.state === 'reset') return api.notifications.cancel(notificationId);
    await api.notifications.post({ id: notificationId, ...notificationOf(stopwatch, await now()) });
  };
  return {
    functions: {
      startStopwatch: () => update(startStopwatch),
      pauseStopwatch: () => update(pauseStopwatch),
      addLap: () => update(addLap),
      resetStopwatch: () => update(() => noStopwatch),
      async setApplicationInForeground(inForeground: boolean): Promise<void> {
        isAppInForeground = inForeground;
        await tell();
      },
    },
    service: defineService((service) => ({
      async onStartCommand(intent, _flags, startId) {
        const make = actions[intent?.action ?? ''];
        if (make !== undefined) await change(() => update(make));
        await service.stopSelf(startId);
        return START_NOT_STICKY;
      },
    })),
    afterReboot: () => update(stopwatchAfterReboot),
  };
}

function notificationOf(stopwatch: Stopwatch, { elapsedMs, wallMs }: Moment) {
  const isRunning = stopwatch.state === 'running';
  const laps = stopwatch.lapEndsMs.length;
  const button = (title: string, name: string) => ({ title, intent: toService(action(name)) });
  return {
    channel: channels.stopwatch.id,
    title: 'Stopwatch',
    text: !isRunning ? 'Paused' : laps === 0 ? 'Running' : `Lap ${laps + 1}`,
    ongoing: isRunning,
    priority: 2,
    onlyAlertOnce: true,
    ...(isRunning ? { usesChronometer: true, when: wallMs - totalMs(stopwatch, elapsedMs) } : { showWhen: false }),
    contentIntent: { kind: 'activity' as const, intent: showTab('Stopwatch'), requestCode: 3, flags: FLAG_IMMUTABLE },
    actions: isRunning
      ? [button('Pause', 'PAUSE'), ...(laps < mostLaps ? [button('Lap', 'LAP')] : [])]
      : [button('Start', 'START'), button('Reset', 'RESET')],
  };
}

function toService(name: string): PendingIntent {
  return {
    kind: 'service',
    intent: { action: name, component: { packageName: clockPackage, className: stopwatchService } },
    flags: FLAG_IMMUTABLE,
  };
}
