import type { Intent } from '@androidworld/app-sdk';
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

type Change = (timer: Timer, now: Moment) => Timer;

const actions: Readonly<Record<string, Change>> = {
  'com.android.deskclock.action.TIMER_EXPIRED': (timer, now) =>
    // The clock may have been set since the alarm was: what counts is the time that has passed.
    timeLeftMs(timer, now.elapsedMs) <= 0 ? expireTimer(timer, now) : timer,
  'com.android.deskclock.action.RESET_TIMER': resetTimer,
  'com.android.deskclock.action.ADD_MINUTE_TIMER': addMinute,
};

/** Changes of timers, and what follows from them: the alarm that ends one, the notification that it has ended. */
export function timerProcess({ api, now }: ProcessTools) {
  const save = async (timer: Timer): Promise<void> => {
    await saveTimer(api, timer);
    await follow(timer);
  };
  const update = async (id: number, change: Change): Promise<void> => {
    const timer = (await loadTimers(api)).find((candidate) => candidate.id === id);
    if (timer !== undefined) await save(change(timer, await now()));
  };
  const follow = async (timer: Timer): Promise<void> => {
    const { elapsedMs, wallMs } = await now();
    const alarm = `timer-${timer.id}`;
    if (timer.state === 'running') {
      await api.clock.setAlarm(alarm, wallMs + timeLeftMs(timer, elapsedMs), timerIntent('TIMER_EXPIRED', timer.id));
    } else await api.clock.cancelAlarm(alarm);
    if (hasRunOut(timer)) await api.notifications.post(timeIsUp(timer));
    else await api.notifications.cancel(timer.id, 'timer');
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
    async receive({ action = '', extras = {} }: Intent): Promise<void> {
      const change = actions[action];
      if (change !== undefined) await update(Number(extras[timerIdExtra]), change);
    },
    async clockChanged({ hasBooted }: { hasBooted: boolean }): Promise<void> {
      for (const timer of await loadTimers(api)) {
        await save(hasBooted ? timerAfterReboot(timer, await now()) : timer);
      }
    },
  };
}

const timerIdExtra = 'com.android.deskclock.extra.TIMER_ID';

function timerIntent(action: string, id: number): Intent {
  return {
    action: `com.android.deskclock.action.${action}`,
    component: { packageName: clockPackage, className: clockClass('timer.TimerReceiver') },
    extras: { [timerIdExtra]: id },
  };
}

function timeIsUp({ id, label, startedWallMs }: Timer) {
  return {
    id,
    tag: 'timer',
    channel: 'FiringTimersAlarmsV2',
    title: label === '' ? "Time's up" : label,
    text: label === '' ? 'Timer' : "Time's up",
    ongoing: true,
    headsUp: true,
    ...(startedWallMs === undefined ? {} : { when: startedWallMs }),
    contentIntent: showTab('Timer'),
    actions: [
      { label: 'Stop', intent: timerIntent('RESET_TIMER', id), broadcast: true },
      { label: 'Add 1 min', intent: timerIntent('ADD_MINUTE_TIMER', id), broadcast: true },
    ],
  };
}
