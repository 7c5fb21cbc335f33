import { type AppApi, type AppProcess, createHandler, type ProcessHost } from '@androidworld/app-sdk';
import type { City } from '../cities.ts';
import { clockClass } from '../package-name.ts';
import { alarmDatabase } from '../store/alarms.ts';
import { saveCities } from '../store/cities.ts';
import { privacyTip } from '../store/privacy-tip.ts';
import { selectedTab } from '../store/selected-tab.ts';
import { type ClockSettings, clockSettings } from '../store/settings.ts';
import type { Moment } from '../store/stopwatch.ts';
import { alarmProcess, alarmService } from './alarm-process.ts';
import { bedtimeProcess } from './bedtime-process.ts';
import { createChannels } from './notification-channels.ts';
import { stopwatchProcess, stopwatchService } from './stopwatch-process.ts';
import { timerProcess, timerService } from './timer-process.ts';

/** What the parts of the process share. */
export interface ProcessTools {
  readonly api: AppApi;
  now(): Promise<Moment>;
  /** Makes a change when those before it are done; the screens hear of it. */
  change<T>(make: () => Promise<T>): Promise<T>;
}

/** The app without its screens: the only one to change alarms, timers and the stopwatch, one change after the other. */
export async function startClockProcess(api: AppApi, host: ProcessHost): Promise<AppProcess> {
  await alarmDatabase.create(api);
  await createChannels(api);
  const mainThread = createHandler();
  const change = <T>(make: () => Promise<T>): Promise<T> =>
    mainThread.post(async () => {
      const result = await make();
      await alarms.tellNext();
      host.emit('changed', null);
      return result;
    });
  const changes = (functions: NonNullable<AppProcess['functions']>): NonNullable<AppProcess['functions']> =>
    Object.fromEntries(
      Object.entries(functions).map(([name, make]) => [name, (...args: never[]) => change(() => make(...args))]),
    );
  const tools: ProcessTools = {
    api,
    change,
    async now() {
      const [elapsedMs, wallMs] = await Promise.all([api.clock.elapsed(), api.clock.now()]);
      return { elapsedMs, wallMs };
    },
  };
  const alarms = alarmProcess(tools);
  const bedtime = bedtimeProcess(tools, alarms);
  const timers = timerProcess(tools);
  const stopwatch = stopwatchProcess(tools);
  const choices = {
    selectTab: (index: number) => selectedTab.put(api, { index }),
    privacyTipShown: () => privacyTip.put(api, { shown: true }),
    saveCities: (cities: readonly City[]) => saveCities(api, cities),
    saveSettings: (change: Partial<ClockSettings>) => clockSettings.put(api, change),
  };
  return {
    functions: changes({
      ...alarms.functions,
      ...bedtime.functions,
      ...timers.functions,
      ...stopwatch.functions,
      ...choices,
    }),
    services: {
      [alarmService]: alarms.service,
      [timerService]: timers.service,
      [stopwatchService]: stopwatch.service,
    },
    receivers: {
      [clockClass('AlarmInitReceiver')]: async ({ action }) => {
        const hasBooted = action === 'android.intent.action.BOOT_COMPLETED';
        await change(async () => {
          if (hasBooted) await stopwatch.afterReboot();
          await timers.clockChanged({ hasBooted });
          await alarms.clockChanged({ hasBooted });
        });
        return undefined;
      },
    },
  };
}
