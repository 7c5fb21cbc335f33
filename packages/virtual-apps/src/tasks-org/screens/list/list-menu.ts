import type { MenuItem } from '@androidworld/app-sdk/ui';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import { type Filter, honoursMenu } from '../../store/filters.ts';
import type { TasksPreferences } from '../../store/preferences.ts';

interface ListMenuActions {
  readonly sort: () => void;
  readonly clearCompleted: () => void;
  readonly collapse: (collapsed: boolean) => void;
  readonly change: (changes: Partial<TasksPreferences>) => void;
  readonly share: () => void;
  readonly settings: () => void;
}

/** The bottom bar's menu, as the open list has it. */
export function listMenu(filter: Filter, preferences: TasksPreferences, actions: ListMenuActions): MenuItem[] {
  const honours = honoursMenu(filter);
  const isRecent = filter.kind === 'recent';
  return [
    { id: 'menu_sort', title: 'Sort', icon: sort, showAsAction: 'always', enabled: !isRecent, onClick: actions.sort },
    { title: 'Clear Completed', onClick: actions.clearCompleted },
    { title: 'Collapse subtasks', visible: !isRecent, onClick: () => actions.collapse(true) },
    { title: 'Expand subtasks', visible: !isRecent, onClick: () => actions.collapse(false) },
    {
      title: 'Show completed',
      checked: !honours || preferences.showCompleted,
      enabled: honours,
      onClick: () => actions.change({ showCompleted: !preferences.showCompleted }),
    },
    {
      title: 'Show unstarted',
      checked: !honours || preferences.showUnstarted,
      enabled: honours,
      onClick: () => actions.change({ showUnstarted: !preferences.showUnstarted }),
    },
    { title: 'Share', onClick: actions.share },
    ...settingsOf(filter, actions.settings),
  ];
}

const settingsTitles: Partial<Record<Filter['kind'], string>> = {
  list: 'List settings',
  tag: 'Tag settings',
  own: 'Filter settings',
};

function settingsOf({ kind }: Filter, onClick: () => void): MenuItem[] {
  const title = settingsTitles[kind];
  return title === undefined ? [] : [{ title, onClick }];
}
