import type { PreferenceItem } from '@androidworld/app-sdk/ui';
import type { TaskList } from '../../store/database.ts';
import type { TasksPreferences } from '../../store/preferences.ts';
import { hourMs } from '../../time/local-day.ts';
import type { PageActions } from './page-actions.ts';

export const pageTitles = {
  look: 'Look and feel',
  notifications: 'Notifications',
  defaults: 'Task defaults',
  list: 'Task list options',
  edit: 'Edit screen options',
  date: 'Date and time',
  drawer: 'Navigation drawer',
  backups: 'Backups',
  advanced: 'Advanced',
} as const;

export type PageName = keyof typeof pageTitles;

export interface PageTools {
  readonly values: TasksPreferences;
  readonly lists: readonly TaskList[];
  readonly act: PageActions;
  change(changes: Partial<TasksPreferences>): void;
}

/** The names of the entries whose values are of a type. */
type KeyOf<T> = { [K in keyof TasksPreferences]: TasksPreferences[K] extends T ? K : never }[keyof TasksPreferences];

/** What each page of the settings shows. */
export const pages: Readonly<Record<PageName, (tools: PageTools) => PreferenceItem[]>> = {
  look: (tools) => [
    number(tools, 'theme', 'Theme', ['Light', 'Black', 'Dark', 'Wallpaper', 'Day/Night', 'System default']),
    toggle(tools, 'desaturate', 'Desaturate colors', 'Desaturate colors in dark theme'),
    toggle(tools, 'markdown', 'Markdown', 'Enable Markdown in title and description'),
    { kind: 'category', title: 'On launch', items: [toggle(tools, 'openLastViewedList', 'Open last viewed list')] },
    { title: 'Language', summary: 'English', onClick: tools.act.notificationSettings },
  ],
  notifications: (tools) => [
    { title: 'Troubleshooting', onClick: tools.act.documentation },
    toggle(tools, 'notifications', 'Notifications'),
    { title: 'More notification settings', onClick: tools.act.notificationSettings },
    toggle(tools, 'persistent', 'Persistent reminders', 'Reminders cannot be cleared by swiping'),
    toggle(tools, 'bundle', 'Bundle notifications'),
    toggle(tools, 'quietHours', 'Quiet hours'),
  ],
  defaults: (tools) => [
    toggle(tools, 'newTasksOnTop', 'New tasks on top'),
    {
      kind: 'list',
      title: 'Default list',
      entries: tools.lists.map(({ uuid, name }) => ({ label: name ?? '', value: `4:${uuid}` })),
      value: tools.values.defaultRemoteList ?? `4:${tools.lists[0]?.uuid}`,
      onChange: (value) => tools.change({ defaultRemoteList: String(value) }),
    },
    choice(tools, 'defaultImportance', 'Default priority', [
      ['0', 'High'],
      ['1', 'Medium'],
      ['2', 'Low'],
      ['3', 'None'],
    ]),
    choice(tools, 'defaultStart', 'Default start date', [
      ['0', 'No start date'],
      ['1', 'Due date'],
      ['6', 'Due time'],
      ['2', 'Day before due'],
      ['4', 'Week before due'],
    ]),
    choice(tools, 'defaultDue', 'Default due date', [
      ['0', 'No due date'],
      ['1', 'Today'],
      ['2', 'Tomorrow'],
      ['3', 'Day after tomorrow'],
      ['7', 'Next week'],
    ]),
    choice(tools, 'defaultRecurrence', 'Default recurrence', [
      ['0', 'Does not repeat'],
      ['1', 'Every day'],
      ['2', 'Every week'],
      ['3', 'Every month'],
      ['4', 'Every year'],
    ]),
    choice(tools, 'randomReminders', 'Random reminders', [
      ['0', 'Disabled'],
      ['24', 'Daily'],
      ['168', 'Weekly'],
      ['672', 'Monthly'],
    ]),
    choice(tools, 'defaultRing', 'Default reminder mode', [
      ['0', 'Ring once'],
      ['16', 'Ring five times'],
      ['8', 'Ring nonstop'],
    ]),
  ],
  list: (tools) => [
    choice(tools, 'appBarPosition', 'App bar position', [
      ['0', 'Top'],
      ['1', 'Bottom'],
    ]),
    toggle(tools, 'collapseAppBars', 'Collapse app bars'),
    slider(tools, 'fontSize', 'Font size', 48),
    slider(tools, 'rowSpacing', 'Row spacing', 16),
    toggle(tools, 'showFullTitle', 'Show full task title'),
    toggle(tools, 'showDescription', 'Show description'),
    toggle(tools, 'showFullDescription', 'Show full description', undefined, !tools.values.showDescription),
    toggle(tools, 'showLinks', 'Show links', undefined, !tools.values.showDescription),
    {
      kind: 'category',
      title: 'Chips',
      items: [
        choice(tools, 'chipAppearance', 'Chip appearance', [
          ['0', 'Text and icon'],
          ['1', 'Text only'],
          ['2', 'Icon only'],
        ]),
        toggle(tools, 'subtaskChips', 'Subtasks'),
        toggle(tools, 'startDateChips', 'Start date'),
        toggle(tools, 'placeChips', 'Places'),
        toggle(tools, 'listChips', 'Lists'),
        toggle(tools, 'tagChips', 'Tags'),
      ],
    },
  ],
  edit: (tools) => [
    { title: 'Customize edit screen', onClick: tools.act.customize },
    toggle(tools, 'editorLinks', 'Show links'),
    toggle(tools, 'backSaves', 'Back button saves task'),
    toggle(tools, 'hideCheckButton', 'Hide check button'),
    toggle(tools, 'showComments', 'Show comments in task edit'),
  ],
  date: (tools) => [
    choice(tools, 'startOfWeek', 'Start of week', [
      ['0', 'Use locale default'],
      ['1', 'Sunday'],
      ['2', 'Monday'],
      ['3', 'Tuesday'],
      ['4', 'Wednesday'],
      ['5', 'Thursday'],
      ['6', 'Friday'],
      ['7', 'Saturday'],
    ]),
    toggle(tools, 'fullDate', 'Show full date'),
    time(tools, 'morning', 'Morning'),
    time(tools, 'afternoon', 'Afternoon'),
    time(tools, 'evening', 'Evening'),
    time(tools, 'night', 'Night'),
    toggle(tools, 'autoclosePicker', 'Autoclose', 'Automatically close the picker after choosing'),
  ],
  drawer: (tools) => [
    toggle(tools, 'drawerFilters', 'Filters'),
    toggle(tools, 'drawerToday', 'Today', undefined, !tools.values.drawerFilters),
    toggle(tools, 'drawerRecent', 'Recently modified', undefined, !tools.values.drawerFilters),
    toggle(tools, 'drawerTags', 'Tags'),
    toggle(tools, 'hideUnusedTags', 'Hide unused tags', undefined, !tools.values.drawerTags),
    toggle(tools, 'drawerPlaces', 'Places'),
    toggle(tools, 'hideUnusedPlaces', 'Hide unused places', undefined, !tools.values.drawerPlaces),
    toggle(tools, 'drawerLists', 'Local lists'),
  ],
  backups: (tools) => [
    { title: 'Documentation', onClick: tools.act.documentation },
    { title: 'Backup now', onClick: tools.act.backUpNow },
    toggle(tools, 'automaticBackups', 'Automatic backups'),
  ],
  advanced: (tools) => [
    { title: 'Reset preferences', onClick: tools.act.resetPreferences },
    { title: 'Delete task data', onClick: tools.act.deleteTaskData },
  ],
};

function toggle(
  { values, change }: PageTools,
  key: KeyOf<boolean>,
  title: string,
  summary?: string,
  isBarred = false,
): PreferenceItem {
  return {
    kind: 'switch',
    title,
    summary,
    value: values[key],
    enabled: !isBarred,
    onChange: (value) => change({ [key]: value }),
  };
}

function choice(
  { values, change }: PageTools,
  key: KeyOf<string>,
  title: string,
  entries: readonly (readonly [value: string, label: string])[],
): PreferenceItem {
  return {
    kind: 'list',
    title,
    entries: entries.map(([value, label]) => ({ label, value })),
    value: values[key],
    onChange: (value) => change({ [key]: value }),
  };
}

function number(
  { values, change }: PageTools,
  key: KeyOf<number>,
  title: string,
  labels: readonly string[],
): PreferenceItem {
  return {
    kind: 'list',
    title,
    entries: labels.map((label, value) => ({ label, value })),
    value: values[key],
    onChange: (value) => change({ [key]: value }),
  };
}

function slider({ values, change }: PageTools, key: KeyOf<number>, title: string, max: number): PreferenceItem {
  return { kind: 'seekbar', title, value: values[key], max, onChange: (value) => change({ [key]: value }) };
}

/** Full hours of a time shortcut. */
function time(tools: PageTools, key: KeyOf<number>, title: string): PreferenceItem {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    kind: 'list',
    title,
    entries: hours.map((hour) => ({ label: `${String(hour).padStart(2, '0')}:00`, value: hour * hourMs })),
    value: tools.values[key],
    onChange: (value) => tools.change({ [key]: value }),
  };
}
