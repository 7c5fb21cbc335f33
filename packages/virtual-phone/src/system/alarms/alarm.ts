import type { AlarmClockInfo, AlarmType, PendingIntent } from '@androidworld/app-sdk';
import { z } from 'zod';
import type { PendingIntentRecord } from '../pending-intents/pending-intents.ts';

/** An alarm that waits (AOSP `com.android.server.alarm.Alarm`). */
export interface Alarm {
  readonly packageName: string;
  readonly type: AlarmType;
  /** As asked for, by the clock of its type. */
  readonly origWhen: number;
  /** When it goes off, milliseconds since boot. */
  readonly whenElapsed: number;
  /** 0: exact. */
  readonly windowMs: number;
  /** 0: goes off once. */
  readonly repeatMs: number;
  /** `AlarmManager.FLAG_…` */
  readonly flags: number;
  readonly operation: PendingIntentRecord;
  readonly alarmClock: AlarmClockInfo | undefined;
}

/** `AlarmManager.FLAG_STANDALONE`, `FLAG_WAKE_FROM_IDLE`, `FLAG_ALLOW_WHILE_IDLE` */
export const alarmFlags = { standalone: 0x1, wakeFromIdle: 0x2, allowWhileIdle: 0x4 } as const;

export const isRtc = (type: AlarmType): boolean => type === 'RTC' || type === 'RTC_WAKEUP';

/** Kept as it was given. */
const pendingIntent = z.custom<PendingIntent>((value) => typeof value === 'object' && value !== null);

/** As a snapshot has it; `whenElapsed` counts from the moment it was taken. */
export const alarmSchema = z.object({
  packageName: z.string(),
  type: z.enum(['RTC', 'RTC_WAKEUP', 'ELAPSED_REALTIME', 'ELAPSED_REALTIME_WAKEUP']),
  origWhen: z.number(),
  whenElapsed: z.number(),
  windowMs: z.number(),
  repeatMs: z.number(),
  flags: z.number(),
  operation: pendingIntent,
  alarmClock: z.object({ triggerTime: z.number(), showIntent: pendingIntent.optional() }).optional(),
});
export type SavedAlarm = z.infer<typeof alarmSchema>;
