import { findAlarm } from '../store/alarms.ts';
import { type BedtimeSchedule, bedtimeSchedule } from '../store/bedtime.ts';
import type { alarmProcess } from './alarm-process.ts';
import type { ProcessTools } from './clock-process.ts';

/** Keeps the schedule, and the alarm that wakes by it. */
export function bedtimeProcess({ api }: ProcessTools, alarms: ReturnType<typeof alarmProcess>) {
  return {
    functions: {
      async saveBedtime(change: Partial<BedtimeSchedule>): Promise<void> {
        const schedule = { ...(await bedtimeSchedule.get(api)), ...change, isSet: true };
        const fields = {
          hour: Math.floor(schedule.wakeUp / 60),
          minutes: schedule.wakeUp % 60,
          daysOfWeek: schedule.days,
          label: 'Wake-up',
          enabled: true,
        };
        if ((await findAlarm(api, schedule.alarmId)) === undefined) {
          const { id } = await alarms.functions.addAlarm(fields);
          await bedtimeSchedule.put(api, { ...schedule, alarmId: id });
          return;
        }
        await alarms.functions.changeAlarm(schedule.alarmId, fields);
        await bedtimeSchedule.put(api, schedule);
      },
    },
  };
}
