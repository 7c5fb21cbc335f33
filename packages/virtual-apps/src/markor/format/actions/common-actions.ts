import arrowDown from '@material-symbols/svg-400/rounded/arrow_downward.svg';
import accordionIcon from '@material-symbols/svg-400/rounded/arrow_drop_down.svg';
import arrowUp from '@material-symbols/svg-400/rounded/arrow_upward.svg';
import attachIcon from '@material-symbols/svg-400/rounded/attach_file.svg';
import checkBox from '@material-symbols/svg-400/rounded/check_box.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import snippetIcon from '@material-symbols/svg-400/rounded/file_copy.svg';
import deindentIcon from '@material-symbols/svg-400/rounded/format_indent_decrease.svg';
import indentIcon from '@material-symbols/svg-400/rounded/format_indent_increase.svg';
import bullets from '@material-symbols/svg-400/rounded/format_list_bulleted.svg';
import numbers from '@material-symbols/svg-400/rounded/format_list_numbered.svg';
import keys from '@material-symbols/svg-400/rounded/keyboard.svg';
import enter from '@material-symbols/svg-400/rounded/keyboard_return.svg';
import openIcon from '@material-symbols/svg-400/rounded/open_in_browser.svg';
import rotateIcon from '@material-symbols/svg-400/rounded/rotate_left.svg';
import clock from '@material-symbols/svg-400/rounded/schedule.svg';
import jumpIcon from '@material-symbols/svg-400/rounded/vertical_align_center.svg';
import { deleteLines, type Edit, insert, mapLines, moveLines, newLineBelow } from '../../../text-editing/edit.ts';
import { deindent, indent, toggleCheck, toggleOrdered, toggleUnordered } from '../list-prefix.ts';
import type { Action } from './action.ts';

export const lines =
  (change: (line: string, index: number) => string) =>
  (edit: Edit): Edit =>
    mapLines(edit, change);

export const checkList: Action = {
  icon: checkBox,
  label: 'Check list',
  run: (edit, { listCharacter }) => mapLines(edit, (line) => toggleCheck(line, listCharacter)),
};
export const unorderedList: Action = {
  icon: bullets,
  label: 'Unordered list',
  run: (edit, { listCharacter }) => mapLines(edit, (line) => toggleUnordered(line, listCharacter)),
};
export const orderedList: Action = {
  icon: numbers,
  label: 'Ordered list',
  run: lines((line, index) => toggleOrdered(line, index + 1)),
};
export const remove: Action = { icon: trash, label: 'Delete lines', run: deleteLines };
export const openLink: Action = { icon: openIcon, label: 'Open link', does: 'open-link' };
export const attach: Action = { icon: attachIcon, label: 'Attach', asks: 'attach' };
export const specialKey: Action = { icon: keys, label: 'Special Key', asks: 'keys' };
export const time: Action = { icon: clock, label: 'Date and time', asks: 'time' };
export const accordion: Action = {
  icon: accordionIcon,
  label: 'Accordion',
  run: (edit) => insert(edit, "<details markdown='1'><summary>Expand / Collapse</summary>\n\n\n</details>"),
};
export const indentAction: Action = { icon: indentIcon, label: 'Indent', run: lines(indent) };
export const deindentAction: Action = { icon: deindentIcon, label: 'De-indent', run: lines(deindent) };

/** At the end of every bar that has them. */
export const lineActions: readonly Action[] = [
  { icon: enter, label: 'Start new line below', run: newLineBelow },
  { icon: arrowUp, label: 'Move text one line up', run: (edit) => moveLines(edit, 'up') },
  { icon: arrowDown, label: 'Move text one line down', run: (edit) => moveLines(edit, 'down') },
];
export const snippet: Action = { icon: snippetIcon, label: 'Insert snippet', asks: 'snippet' };
export const jump: Action = { icon: jumpIcon, label: 'Jump to bottom', does: 'jump', shown: 'viewing' };
export const contents: Action = { icon: bullets, label: 'Table of contents', does: 'contents', shown: 'viewing' };
export const openWith: Action = { icon: openIcon, label: 'Open with', does: 'open-with', shown: 'always' };
export const rotate: Action = { icon: rotateIcon, label: 'Rotate', does: 'rotate', shown: 'always' };
