import {
  defineService,
  FLAG_IMMUTABLE,
  FLAG_UPDATE_CURRENT,
  type Intent,
  type PendingIntent,
  type ServiceContext,
  START_NOT_STICKY,
} from '@androidworld/app-sdk';
import { clockClass, clockPackage } from '../package-name.ts';
import type { Moment } from '../store/stopwatch.ts';
import {
  addMinute,
  addTimer,
  expireTimer,
  hasRunOut,
  loadTimers,
  newTimer,
  pauseTimer,
  removeTimer,
  resetTimer,
  saveTimer,
  startTimer,
  type Timer,
  timeLeftMs,
  timerAfterReboot,
} from '../store/timers.ts';
import { showTab } from '../tabs.ts';
import type { ProcessTools } from './clock-process.ts';
import { channels } from './notification-channels.ts';

type Change = (timer: Timer, now: Moment) => Timer;

const actions: Readonly<Record<string, Change>> = {
  'com.android.deskclock.action.TIMER_EXPIRED': (timer, now) =>
    // The clock may have been set since the alarm was: what counts is the time that has passed.
    timeLeftMs(timer, now.elapsedMs) <= 0 ? expireTimer(timer, now) : timer,
  'com.android.deskclock.action.ADD_MINUTE_TIMER': addMinute,
};

/** `TimerNotificationBuilder`: the notification of all timers that have run out. */
const expiredNotificationId = 2 ** 31 - 1 - 2;

/** Changes of timers, and what follows from them: the alarm that ends one, the service that tells it has ended. */
export function timerProcess({ api, now, change }: ProcessTools) {
  /** The running TimerService. */
  let service: ServiceContext | undefined;
  const save = async (timer: Timer): Promise<void> => {
    await saveTimer(api, timer);
    await follow(timer);
  };
  const update = async (id: number, change: Change): Promise<void> => {
    const timer = (await loadTimers(api)).find((candidate) => candidate.id === id);
    if (timer !== undefined) await save(change(timer, await now()));
  };
  const follow = async (timer: Timer): Promise<void> => {
    const { elapsedMs } = await now();
    const operation = toService('TIMER_EXPIRED', timer.id);
    if (timer.state === 'running') {
      const expiresAt = elapsedMs + timeLeftMs(timer, elapsedMs);
      await api.alarms.setExactAndAllowWhileIdle('ELAPSED_REALTIME_WAKEUP', expiresAt, operation);
    } else await api.alarms.cancel(operation);
    await tellExpired();
  };
  /** The service is there as long as a timer has run out and nobody has stopped it. */
  const tellExpired = async (): Promise<void> => {
    if (service === undefined) return;
    const expired = (await loadTimers(api)).filter(hasRunOut);
    const notification = notificationOf(expired);
    if (notification !== undefined) return service.startForeground(expiredNotificationId, notification);
    await service.stopForeground('remove');
    await service.stopSelf();
  };
  const receive = async ({ action = '', extras = {} }: Intent): Promise<void> => {
    if (action === resetExpired) {
      for (const timer of (await loadTimers(api)).filter(hasRunOut)) await save(resetTimer(timer));
    }
    const changeTimer = actions[action];
    if (changeTimer !== undefined) await update(Number(extras[timerIdExtra]), changeTimer);
    await tellExpired();
  };

  return {
    functions: {
      /** Starts it, too. */
      async addTimer(lengthMs: number, label: string): Promise<void> {
        await save(startTimer(await addTimer(api, newTimer(lengthMs, label)), await now()));
      },
      startTimer: (id: number) => update(id, startTimer),
      pauseTimer: (id: number) => update(id, pauseTimer),
      resetTimer: (id: number) => update(id, resetTimer),
      addMinuteToTimer: (id: number) => update(id, addMinute),
      labelTimer: (id: number, label: string) => update(id, (timer) => ({ ...timer, label })),
      async removeTimer(id: number): Promise<void> {
        await update(id, resetTimer);
        await removeTimer(api, id);
      },
    },
    service: defineService((context) => ({
      onCreate() {
        service = context;
      },
      async onStartCommand(intent) {
        if (intent !== null) await change(() => receive(intent));
        return START_NOT_STICKY;
      },
      onDestroy() {
        if (service === context) service = undefined;
      },
    })),
    async clockChanged({ hasBooted }: { hasBooted: boolean }): Promise<void> {
      for (const timer of await loadTimers(api)) {
        await save(hasBooted ? timerAfterReboot(timer, await now()) : timer);
      }
    },
  };
}

const timerIdExtra = 'com.android.deskclock.extra.TIMER_ID';

export const timerService = clockClass('timer.TimerService');
const resetExpired = 'com.android.deskclock.action.RESET_EXPIRED_TIMERS';

function toService(action: string, id: number): PendingIntent {
  return {
    kind: 'service',
    requestCode: id,
    intent: {
      action: `com.android.deskclock.action.${action}`,
      component: { packageName: clockPackage, className: timerService },
      extras: { [timerIdExtra]: id },
    },
    flags: FLAG_UPDATE_CURRENT | FLAG_IMMUTABLE,
  };
}

/** Undefined when no timer has run out. */
function notificationOf(expired: readonly Timer[]) {
  const [timer] = expired;
  if (timer === undefined) return undefined;
  const { id, label, startedWallMs } = timer;
  const isOne = expired.length === 1;
  const name = label === '' ? 'Timer' : "Time's up";
  return {
    channel: channels.firing.id,
    category: 'alarm',
    priority: 2,
    title: isOne && label !== '' ? label : "Time's up",
    text: isOne ? name : `${expired.length} timers expired`,
    ongoing: true,
    ...(startedWallMs === undefined ? {} : { when: startedWallMs }),
    contentIntent: { kind: 'activity' as const, intent: showTab('Timer'), requestCode: id, flags: FLAG_IMMUTABLE },
    actions: isOne
      ? [
          { title: 'Stop', intent: toService('RESET_EXPIRED_TIMERS', 0) },
          { title: 'Add 1 min', intent: toService('ADD_MINUTE_TIMER', id) },
        ]
      : [{ title: 'Stop all timers', intent: toService('RESET_EXPIRED_TIMERS', 0) }],
  };
}
