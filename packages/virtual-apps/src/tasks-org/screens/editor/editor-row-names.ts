import type { TasksPreferences } from '../../store/preferences.ts';

/** Rows of the editor in the order they have at first, and what they are called where they are arranged. */
export const editorRows = [
  ['start', 'Start date'],
  ['due', 'Due date'],
  ['repeat', 'Repeat'],
  ['priority', 'Priority'],
  ['location', 'Location'],
  ['tags', 'Tags'],
  ['list', 'List'],
  ['subtasks', 'Subtasks'],
  ['reminders', 'Reminders'],
  ['files', 'Files'],
  ['description', 'Description'],
  ['calendar', 'Calendar'],
  ['timer', 'Timer'],
  ['info', 'Info'],
] as const;

/** Names of the rows that are not hidden. */
export function shownRows({ hiddenRows }: Pick<TasksPreferences, 'hiddenRows'>): string[] {
  const hidden = hiddenRows.split(',');
  return editorRows.map(([name]) => name).filter((name) => !hidden.includes(name));
}
