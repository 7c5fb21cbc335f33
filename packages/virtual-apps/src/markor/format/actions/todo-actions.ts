import context from '@material-symbols/svg-400/rounded/alternate_email.svg';
import archive from '@material-symbols/svg-400/rounded/archive.svg';
import checkBox from '@material-symbols/svg-400/rounded/check_box.svg';
import date from '@material-symbols/svg-400/rounded/date_range.svg';
import project from '@material-symbols/svg-400/rounded/new_label.svg';
import sort from '@material-symbols/svg-400/rounded/sort_by_alpha.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import { mapLines } from '../../../text-editing/edit.ts';
import { toggleDone } from '../todo-task.ts';
import type { Action } from './action.ts';
import * as common from './common-actions.ts';

/** As Markor's `TodoTxtActionButtons` lists them. */
export const todoActions: readonly Action[] = [
  {
    icon: checkBox,
    label: 'Toggle done',
    run: (edit, { today }) => mapLines(edit, (line) => toggleDone(line, today)),
  },
  { icon: context, label: 'Add context', asks: 'contexts' },
  { icon: project, label: 'Add project', asks: 'projects' },
  { icon: star, label: 'Priority', asks: 'priority' },
  common.remove,
  common.openLink,
  common.attach,
  common.specialKey,
  { icon: archive, label: 'Archive completed tasks', asks: 'archive' },
  { icon: sort, label: 'Sort by', asks: 'sort' },
  { icon: date, label: 'Current date', asks: 'due' },
  ...common.lineActions,
  common.snippet,
  common.jump,
  common.rotate,
];
