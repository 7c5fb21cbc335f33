import code from '@material-symbols/svg-400/rounded/code.svg';
import bold from '@material-symbols/svg-400/rounded/format_bold.svg';
import heading1 from '@material-symbols/svg-400/rounded/format_h1.svg';
import heading2 from '@material-symbols/svg-400/rounded/format_h2.svg';
import heading3 from '@material-symbols/svg-400/rounded/format_h3.svg';
import heading4 from '@material-symbols/svg-400/rounded/format_h4.svg';
import heading5 from '@material-symbols/svg-400/rounded/format_h5.svg';
import italic from '@material-symbols/svg-400/rounded/format_italic.svg';
import strike from '@material-symbols/svg-400/rounded/format_strikethrough.svg';
import underline from '@material-symbols/svg-400/rounded/format_underlined.svg';
import image from '@material-symbols/svg-400/rounded/image.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import { type Edit, toggleInline } from '../../../text-editing/edit.ts';
import { toggleWikiCheck, toggleWikiHeading } from '../wikitext.ts';
import type { Action } from './action.ts';
import * as common from './common-actions.ts';

const inline = (mark: string) => (edit: Edit) => toggleInline(edit, mark);
const heading = (level: number) => common.lines((line) => toggleWikiHeading(line, level));

/** As Markor's `WikitextActionButtons` lists them. */
export const wikitextActions: readonly Action[] = [
  { ...common.checkList, run: common.lines(toggleWikiCheck) },
  {
    ...common.unorderedList,
    run: (edit, options) => common.unorderedList.run?.(edit, { ...options, listCharacter: '*' }) ?? edit,
  },
  { icon: bold, label: 'Bold', run: inline('**') },
  { icon: strike, label: 'Strike out', run: inline('~~') },
  { icon: italic, label: 'Italic', run: inline('//') },
  { icon: underline, label: 'Highlighted', run: inline('__') },
  { icon: code, label: 'Inline code', run: inline("''") },
  { icon: heading1, label: 'Heading 1', run: heading(1) },
  { icon: heading2, label: 'Heading 2', run: heading(2) },
  { icon: heading3, label: 'Heading 3', run: heading(3) },
  common.remove,
  common.openLink,
  common.specialKey,
  common.time,
  common.orderedList,
  common.accordion,
  common.indentAction,
  common.deindentAction,
  { icon: heading4, label: 'Heading 4', run: heading(4) },
  { icon: heading5, label: 'Heading 5', run: heading(5) },
  { icon: image, label: 'Insert Image', asks: 'image' },
  { icon: link, label: 'Insert Link', asks: 'link' },
  ...common.lineActions,
  common.snippet,
  common.jump,
  common.contents,
  common.rotate,
];
