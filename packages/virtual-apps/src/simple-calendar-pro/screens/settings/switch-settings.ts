import type { Preferences } from '../../store/preferences.ts';

type SwitchKey = {
  [Key in keyof Preferences]-?: Preferences[Key] extends boolean ? Key : never;
}[keyof Preferences];

/** A setting that is on or off. */
export interface SwitchSetting {
  readonly key: SwitchKey;
  /** Resource name without `settings_`. */
  readonly name: string;
  readonly title: string;
}

/** The settings that are on or off, by the section they stand in. */
export const switchSettings = {
  general: [
    { key: 'sundayFirst', name: 'sunday_first', title: 'Start week on Sunday' },
    { key: 'highlightWeekends', name: 'highlight_weekends', title: 'Highlight weekends on some views' },
  ],
  reminders: [
    { key: 'vibrateOnReminder', name: 'vibrate', title: 'Vibrate on reminder notification' },
    { key: 'loopReminders', name: 'loop_reminders', title: 'Loop reminders until dismissed' },
    { key: 'useSameSnooze', name: 'use_same_snooze', title: 'Always use same snooze time' },
  ],
  newEvents: [
    {
      key: 'usePreviousReminders',
      name: 'use_last_event_reminders',
      title: "Use the last events' reminders as the default for new events",
    },
  ],
  weekly: [
    {
      key: 'midnightSpanningAtTop',
      name: 'midnight_span_event',
      title: 'Show events spanning across midnight at the top bar',
    },
    { key: 'customiseDayCount', name: 'allow_customize_day_count', title: 'Allow customizing day count' },
    { key: 'startWeekWithCurrentDay', name: 'start_week_with_current_day', title: 'Start week with the current day' },
  ],
  monthly: [
    { key: 'weekNumbers', name: 'week_numbers', title: 'Show week numbers' },
    { key: 'showGrid', name: 'show_grid', title: 'Show a grid' },
  ],
  lists: [
    { key: 'displayDescription', name: 'display_description', title: 'Display description or location' },
    { key: 'replaceDescription', name: 'replace_description', title: 'Replace event description with location' },
  ],
  events: [
    { key: 'dimPastEvents', name: 'dim_past_events', title: 'Dim past events' },
    { key: 'allowTimeZones', name: 'allow_changing_time_zones', title: 'Allow changing event time zones' },
  ],
  tasks: [
    { key: 'allowTasks', name: 'allow_creating_tasks', title: 'Allow creating tasks' },
    { key: 'dimCompletedTasks', name: 'dim_completed_tasks', title: 'Dim completed tasks' },
  ],
} as const satisfies Readonly<Record<string, readonly SwitchSetting[]>>;
