import type { AppApi, AppProcess, Intent, ProcessHost } from '@androidworld/app-sdk';
import type { City } from '../cities.ts';
import { clockClass } from '../package-name.ts';
import { alarmDatabase } from '../store/alarms.ts';
import { saveCities } from '../store/cities.ts';
import { selectedTab } from '../store/selected-tab.ts';
import { type ClockSettings, clockSettings } from '../store/settings.ts';
import type { Moment } from '../store/stopwatch.ts';
import { alarmProcess } from './alarm-process.ts';
import { stopwatchProcess } from './stopwatch-process.ts';
import { timerProcess } from './timer-process.ts';

/** What the parts of the process share. */
export interface ProcessTools {
  readonly api: AppApi;
  now(): Promise<Moment>;
}

/** The app without its screens: the only one to change alarms, timers and the stopwatch, one change after the other. */
export async function startClockProcess(api: AppApi, host: ProcessHost): Promise<AppProcess> {
  await alarmDatabase.create(api);
  const inTurn = createQueue();
  /** Makes a change when those before it are done; the screens hear of it. */
  const change = <T>(make: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const result = await make();
      host.emit('changed', null);
      return result;
    });
  const changes = (functions: NonNullable<AppProcess['functions']>): NonNullable<AppProcess['functions']> =>
    Object.fromEntries(
      Object.entries(functions).map(([name, make]) => [name, (...args: never[]) => change(() => make(...args))]),
    );
  const receive = (handle: (intent: Intent) => Promise<void>) => async (intent: Intent) => {
    await change(() => handle(intent));
    return undefined;
  };

  const tools: ProcessTools = {
    api,
    async now() {
      const [elapsedMs, wallMs] = await Promise.all([api.clock.elapsed(), api.clock.now()]);
      return { elapsedMs, wallMs };
    },
  };
  const alarms = alarmProcess(tools);
  const timers = timerProcess(tools);
  const stopwatch = stopwatchProcess(tools);
  const choices = {
    selectTab: (index: number) => selectedTab.put(api, { index }),
    saveCities: (cities: readonly City[]) => saveCities(api, cities),
    saveSettings: (change: Partial<ClockSettings>) => clockSettings.put(api, change),
  };
  return {
    functions: changes({ ...alarms.functions, ...timers.functions, ...stopwatch.functions, ...choices }),
    receivers: {
      [clockClass('alarms.AlarmStateManager')]: receive(alarms.receive),
      [clockClass('timer.TimerReceiver')]: receive(timers.receive),
      [clockClass('AlarmInitReceiver')]: receive(async ({ action }) => {
        const hasBooted = action === 'android.intent.action.BOOT_COMPLETED';
        if (hasBooted) await stopwatch.afterReboot();
        await timers.clockChanged({ hasBooted });
        await alarms.clockChanged();
      }),
    },
  };
}

/** Runs one task after the other. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    // Whoever asked for it is told of its failure; those after it run nevertheless.
    last = next.catch(() => undefined);
    return next;
  };
}
