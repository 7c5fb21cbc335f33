import type { MenuItem } from '@androidworld/app-sdk/ui';
import changeView from '@material-symbols/svg-400/rounded/calendar_view_month.svg';
import filter from '@material-symbols/svg-400/rounded/filter_alt.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import goToToday from '@material-symbols/svg-400/rounded/today.svg';

/** What the main screen's menu can do. */
export type MainCommand =
  | 'goToToday'
  | 'changeView'
  | 'filter'
  | 'goToDate'
  | 'print'
  | 'addHolidays'
  | 'addBirthdays'
  | 'addAnniversaries'
  | 'importEvents'
  | 'exportEvents'
  | 'settings'
  | 'about';

/** The main screen's menu: what fits becomes buttons, the rest stands behind `More options`. */
export function mainMenu(
  run: (command: MainCommand) => void,
  shown: { readonly [command in 'goToToday' | 'filter' | 'goToDate' | 'print']: boolean },
): readonly MenuItem[] {
  const item = (command: MainCommand, title: string, more: Partial<MenuItem> = {}): MenuItem => ({
    title,
    ...more,
    onClick: () => run(command),
  });
  return [
    item('goToToday', 'Go to today', {
      id: 'go_to_today',
      icon: goToToday,
      showAsAction: 'always',
      visible: shown.goToToday,
    }),
    item('changeView', 'Change view', { id: 'change_view', icon: changeView, showAsAction: 'always' }),
    item('filter', 'Filter events by type', {
      id: 'filter',
      icon: filter,
      showAsAction: 'ifRoom',
      visible: shown.filter,
    }),
    item('goToDate', 'Go to date', { visible: shown.goToDate }),
    item('print', 'Print', { visible: shown.print }),
    item('addHolidays', 'Add holidays'),
    item('addBirthdays', 'Add contact birthdays'),
    item('addAnniversaries', 'Add contact anniversaries'),
    item('importEvents', 'Import events from an .ics file'),
    item('exportEvents', 'Export events to an .ics file'),
    // Behind the dots it has no icon.
    item('settings', 'Settings', shown.goToToday ? {} : { id: 'settings', icon: settings, showAsAction: 'ifRoom' }),
    item('about', 'About'),
  ];
}
