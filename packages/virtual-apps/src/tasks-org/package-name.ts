export const packageName = 'org.tasks';

/** Activities by what they are for; the real app's class names come from two eras. */
export const activities = {
  main: 'com.todoroo.astrid.activity.MainActivity',
  taskList: 'com.todoroo.astrid.activity.TaskListActivity',
  share: 'com.todoroo.astrid.activity.ShareLinkActivity',
  beastMode: 'com.todoroo.astrid.activity.BeastModePreferences',
  tagPicker: 'org.tasks.tags.TagPickerActivity',
  tagSettings: 'org.tasks.activities.TagSettingsActivity',
  filterSettings: 'org.tasks.activities.FilterSettingsActivity',
  listSettings: 'org.tasks.caldav.LocalListSettingsActivity',
  placeSettings: 'org.tasks.activities.PlaceSettingsActivity',
  drawer: 'org.tasks.activities.NavigationDrawerCustomization',
  preferences: 'org.tasks.preferences.MainPreferences',
  notifications: 'org.tasks.preferences.NotificationPreferences',
  help: 'org.tasks.preferences.HelpAndFeedback',
} as const;

export const receivers = {
  alarm: 'org.tasks.jobs.AlarmReceiver',
  complete: 'org.tasks.receivers.CompleteTaskReceiver',
  snooze: 'org.tasks.reminders.SnoozeReceiver',
  cleared: 'org.tasks.reminders.NotificationClearedReceiver',
  boot: 'org.tasks.receivers.BootCompletedReceiver',
} as const;
