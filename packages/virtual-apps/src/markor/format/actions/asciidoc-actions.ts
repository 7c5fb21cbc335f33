import asciidocIcon from '@material-symbols/svg-400/rounded/article.svg';
import code from '@material-symbols/svg-400/rounded/code.svg';
import brackets from '@material-symbols/svg-400/rounded/data_array.svg';
import bold from '@material-symbols/svg-400/rounded/format_bold.svg';
import heading1 from '@material-symbols/svg-400/rounded/format_h1.svg';
import heading2 from '@material-symbols/svg-400/rounded/format_h2.svg';
import heading3 from '@material-symbols/svg-400/rounded/format_h3.svg';
import italic from '@material-symbols/svg-400/rounded/format_italic.svg';
import overline from '@material-symbols/svg-400/rounded/format_overline.svg';
import quote from '@material-symbols/svg-400/rounded/format_quote.svg';
import strike from '@material-symbols/svg-400/rounded/format_strikethrough.svg';
import underline from '@material-symbols/svg-400/rounded/format_underlined.svg';
import highlight from '@material-symbols/svg-400/rounded/ink_highlighter.svg';
import lessLevel from '@material-symbols/svg-400/rounded/keyboard_double_arrow_left.svg';
import moreLevel from '@material-symbols/svg-400/rounded/keyboard_double_arrow_right.svg';
import rule from '@material-symbols/svg-400/rounded/more_horiz.svg';
import subscript from '@material-symbols/svg-400/rounded/subscript.svg';
import superscript from '@material-symbols/svg-400/rounded/superscript.svg';
import { type Edit, insert, toggleInline, wrap } from '../../../text-editing/edit.ts';
import { deeper, shallower, toggleAsciidocCheck, toggleAsciidocHeading, toggleAsciidocList } from '../asciidoc.ts';
import type { Action } from './action.ts';
import * as common from './common-actions.ts';

const inline = (mark: string) => (edit: Edit) => toggleInline(edit, mark);
const role = (name: string) => (edit: Edit) => wrap(edit, `[.${name}]#`, '#');
const heading = (level: number) => common.lines((line) => toggleAsciidocHeading(line, level));

/** As Markor's `AsciidocActionButtons` lists them, four of one name among them. */
export const asciidocActions: readonly Action[] = [
  { ...common.checkList, run: common.lines(toggleAsciidocCheck) },
  { ...common.unorderedList, run: common.lines((line) => toggleAsciidocList(line, '*')) },
  { ...common.orderedList, run: common.lines((line) => toggleAsciidocList(line, '.')) },
  { icon: moreLevel, label: 'Indent Level', run: common.lines(deeper) },
  { icon: lessLevel, label: 'De-indent Level', run: common.lines(shallower) },
  common.indentAction,
  common.deindentAction,
  { icon: brackets, label: 'Square Brackets', run: (edit) => wrap(edit, '[', ']') },
  common.specialKey,
  { icon: asciidocIcon, label: 'Special AsciiDoc Content', asks: 'asciidoc' },
  common.snippet,
  { icon: heading1, label: 'Heading 1', run: heading(1) },
  { icon: heading2, label: 'Heading 2', run: heading(2) },
  { icon: heading3, label: 'Heading 3', run: heading(3) },
  { icon: bold, label: 'Bold', run: inline('**') },
  { icon: italic, label: 'Italic', run: inline('_') },
  { icon: code, label: 'Inline code', run: inline('`') },
  { icon: underline, label: 'Underline', run: role('underline') },
  { icon: highlight, label: 'Highlighted', run: inline('#') },
  { icon: strike, label: 'Strike out', run: role('line-through') },
  { icon: overline, label: 'Inline code', run: role('overline') },
  { icon: superscript, label: 'Inline code', run: inline('^') },
  { icon: subscript, label: 'Inline code', run: inline('~') },
  { icon: rule, label: 'Horizontal line', run: (edit) => insert(edit, "'''\n") },
  { icon: quote, label: 'Quote', run: (edit) => wrap(edit, '____\n', '\n____\n') },
  common.remove,
  common.openLink,
  common.openWith,
  common.attach,
  common.time,
  ...common.lineActions,
  common.jump,
  common.rotate,
];
