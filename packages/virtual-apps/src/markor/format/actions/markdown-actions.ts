import code from '@material-symbols/svg-400/rounded/code.svg';
import bold from '@material-symbols/svg-400/rounded/format_bold.svg';
import heading1 from '@material-symbols/svg-400/rounded/format_h1.svg';
import heading2 from '@material-symbols/svg-400/rounded/format_h2.svg';
import heading3 from '@material-symbols/svg-400/rounded/format_h3.svg';
import italic from '@material-symbols/svg-400/rounded/format_italic.svg';
import quote from '@material-symbols/svg-400/rounded/format_quote.svg';
import strike from '@material-symbols/svg-400/rounded/format_strikethrough.svg';
import rule from '@material-symbols/svg-400/rounded/more_horiz.svg';
import table from '@material-symbols/svg-400/rounded/view_module.svg';
import { type Edit, insert, toggleInline } from '../../../text-editing/edit.ts';
import { toggleHeading, toggleQuote } from '../list-prefix.ts';
import type { Action } from './action.ts';
import * as common from './common-actions.ts';

const inline = (mark: string) => (edit: Edit) => toggleInline(edit, mark);
const heading = (level: number) => common.lines((line) => toggleHeading(line, level));

/** As Markor's `MarkdownActionButtons` lists them. */
export const markdownActions: readonly Action[] = [
  common.checkList,
  common.unorderedList,
  { icon: bold, label: 'Bold', run: inline('**') },
  { icon: italic, label: 'Italic', run: inline('_') },
  common.remove,
  common.openLink,
  common.attach,
  common.specialKey,
  common.time,
  { icon: code, label: 'Inline code', run: inline('`') },
  common.orderedList,
  { icon: table, label: 'Table', asks: 'table' },
  { icon: quote, label: 'Quote', run: common.lines(toggleQuote) },
  { icon: heading1, label: 'Heading 1', run: heading(1) },
  { icon: heading2, label: 'Heading 2', run: heading(2) },
  { icon: heading3, label: 'Heading 3', run: heading(3) },
  { icon: rule, label: 'Horizontal line', run: (edit) => insert(edit, '----\n') },
  { icon: strike, label: 'Strike out', run: inline('~~') },
  common.accordion,
  common.indentAction,
  common.deindentAction,
  ...common.lineActions,
  common.snippet,
  common.jump,
  common.contents,
  common.rotate,
];
