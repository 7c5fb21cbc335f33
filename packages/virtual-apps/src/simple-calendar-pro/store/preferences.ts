import { definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';
import { themePreferences } from '../../simple-commons/theme-choice.ts';

/** The main screen's views by the number that is stored. */
const views = { month: 1, year: 2, list: 3, week: 4, day: 5, monthAndDay: 7 } as const;

export type View = keyof typeof views;

const viewNames = Object.keys(views) as View[];

/** Ids of event types, kept as texts. */
const typeIds = (missing: readonly string[], key: string) =>
  pref.stringSet(new Set(missing), key).as<ReadonlySet<number>>(
    (ids) => new Set([...ids].map(Number)),
    (ids) => new Set([...ids].map(String)),
  );

/** `shared_prefs/Prefs.xml` */
export const preferences = definePreferences('Prefs', {
  runCount: pref.int(0, 'app_run_count'),
  lastVersion: pref.int(0, 'last_version'),
  view: pref.int(views.month, 'view').as<View>(
    (value) => viewNames.find((name) => views[name] === value) ?? 'month',
    (name) => views[name],
  ),
  /** Types that are not among these are hidden everywhere. */
  shownTypes: typeIds(['1'], 'display_event_types'),
  quickFilterTypes: typeIds([], 'quick_filter_event_types'),
  weekNumbers: pref.boolean(false, 'week_numbers'),
  showGrid: pref.boolean(false, 'show_grid'),
  /** Null: as the phone is set. */
  hour24: pref.boolean(null, 'use_24_hour_format'),
  sundayFirst: pref.boolean(true, 'sunday_first'),
  highlightWeekends: pref.boolean(false, 'highlight_weekends'),
  /** Hour the week view is scrolled to at first. */
  startWeeklyAt: pref.int(7, 'start_weekly_at'),
  midnightSpanningAtTop: pref.boolean(true, 'show_midnight_spanning_events_at_top'),
  customiseDayCount: pref.boolean(true, 'allow_customise_day_count'),
  weeklyViewDays: pref.int(7, 'weekly_view_days'),
  startWeekWithCurrentDay: pref.boolean(false, 'start_week_with_current_day'),
  lastReminder1: pref.int(10, 'reminder_minutes'),
  lastReminder2: pref.int(-1, 'reminder_minutes_2'),
  lastReminder3: pref.int(-1, 'reminder_minutes_3'),
  usePreviousReminders: pref.boolean(true, 'use_previous_event_reminders'),
  defaultReminder1: pref.int(10, 'default_reminder_1'),
  defaultReminder2: pref.int(-1, 'default_reminder_2'),
  defaultReminder3: pref.int(-1, 'default_reminder_3'),
  /** -1 the next full hour, -2 now, else minutes of the day. */
  defaultStartTime: pref.int(-1, 'default_start_time'),
  /** Minutes. */
  defaultDuration: pref.int(0, 'default_duration'),
  /** -1: the one last used. */
  defaultTypeId: pref.long(-1, 'default_event_type_id'),
  lastUsedTypeId: pref.long(1, 'last_used_local_event_type_id'),
  /** Minutes the event list goes back. */
  displayPastMinutes: pref.int(1440, 'display_past_events'),
  displayDescription: pref.boolean(true, 'display_description'),
  replaceDescription: pref.boolean(false, 'replace_description'),
  dimPastEvents: pref.boolean(true, 'dim_past_events'),
  dimCompletedTasks: pref.boolean(true, 'dim_completed_tasks'),
  allowTasks: pref.boolean(true, 'allow_creating_tasks'),
  allowTimeZones: pref.boolean(false, 'allow_changing_time_zones'),
  /** The disclaimer about reminders was answered. */
  reminderWarningShown: pref.boolean(false, 'was_alarm_warning_shown'),
  vibrateOnReminder: pref.boolean(false, 'vibrate'),
  loopReminders: pref.boolean(false, 'loop_reminders'),
  useSameSnooze: pref.boolean(true, 'use_same_snooze'),
  snoozeMinutes: pref.int(10, 'snooze_delay'),
  fontSize: pref.int(1, 'font_size'),
  ...themePreferences,
});

export type Preferences = PreferenceValues<typeof preferences>;
