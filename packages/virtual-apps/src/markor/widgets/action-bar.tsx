import { css, type IconSource, ImageButton, LinearLayout, ScrollView } from '@androidworld/app-sdk/ui';
import arrowDown from '@material-symbols/svg-400/rounded/arrow_downward.svg';
import accordion from '@material-symbols/svg-400/rounded/arrow_drop_down.svg';
import arrowUp from '@material-symbols/svg-400/rounded/arrow_upward.svg';
import checkBox from '@material-symbols/svg-400/rounded/check_box.svg';
import code from '@material-symbols/svg-400/rounded/code.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import bold from '@material-symbols/svg-400/rounded/format_bold.svg';
import heading1 from '@material-symbols/svg-400/rounded/format_h1.svg';
import heading2 from '@material-symbols/svg-400/rounded/format_h2.svg';
import heading3 from '@material-symbols/svg-400/rounded/format_h3.svg';
import deindentIcon from '@material-symbols/svg-400/rounded/format_indent_decrease.svg';
import indentIcon from '@material-symbols/svg-400/rounded/format_indent_increase.svg';
import italic from '@material-symbols/svg-400/rounded/format_italic.svg';
import bullets from '@material-symbols/svg-400/rounded/format_list_bulleted.svg';
import numbers from '@material-symbols/svg-400/rounded/format_list_numbered.svg';
import quote from '@material-symbols/svg-400/rounded/format_quote.svg';
import strike from '@material-symbols/svg-400/rounded/format_strikethrough.svg';
import enter from '@material-symbols/svg-400/rounded/keyboard_return.svg';
import rule from '@material-symbols/svg-400/rounded/more_horiz.svg';
import {
  deleteLines,
  type Edit,
  insert,
  mapLines,
  moveLines,
  newLineBelow,
  toggleInline,
} from '../../text-editing/edit.ts';
import {
  deindent,
  indent,
  toggleCheck,
  toggleHeading,
  toggleOrdered,
  toggleQuote,
  toggleUnordered,
} from '../format/list-prefix.ts';
import type { NoteFormat } from '../format/note-format.ts';

css`
.markor-actions { height: 46px; padding-top: 4px; background: var(--surface-variant); color: var(--on-surface-variant); flex-shrink: 0; }
.markor-actions .icon-button { width: 40px; height: 42px; }
`;

interface Action {
  readonly icon: IconSource;
  readonly label: string;
  /** Only where the text is written in Markdown. */
  readonly isMarkdown?: boolean;
  /** @param character what items of lists begin with */
  run(edit: Edit, character: string): Edit;
}

const lines =
  (change: (line: string, index: number) => string) =>
  (edit: Edit): Edit =>
    mapLines(edit, change);
const inline = (mark: string) => (edit: Edit) => toggleInline(edit, mark);
const heading = (level: number) => lines((line) => toggleHeading(line, level));

const actions: readonly Action[] = [
  {
    icon: checkBox,
    label: 'Check list',
    run: (edit, character) => mapLines(edit, (line) => toggleCheck(line, character)),
  },
  {
    icon: bullets,
    label: 'Unordered list',
    run: (edit, character) => mapLines(edit, (line) => toggleUnordered(line, character)),
  },
  { icon: bold, label: 'Bold', isMarkdown: true, run: inline('**') },
  { icon: italic, label: 'Italic', isMarkdown: true, run: inline('_') },
  { icon: trash, label: 'Delete lines', run: deleteLines },
  { icon: code, label: 'Inline code', isMarkdown: true, run: inline('`') },
  { icon: numbers, label: 'Ordered list', run: lines((line, index) => toggleOrdered(line, index + 1)) },
  { icon: quote, label: 'Quote', isMarkdown: true, run: lines(toggleQuote) },
  { icon: heading1, label: 'Heading 1', isMarkdown: true, run: heading(1) },
  { icon: heading2, label: 'Heading 2', isMarkdown: true, run: heading(2) },
  { icon: heading3, label: 'Heading 3', isMarkdown: true, run: heading(3) },
  { icon: rule, label: 'Horizontal line', isMarkdown: true, run: (edit) => insert(edit, '----\n') },
  { icon: strike, label: 'Strike out', isMarkdown: true, run: inline('~~') },
  {
    icon: accordion,
    label: 'Accordion',
    isMarkdown: true,
    run: (edit) => insert(edit, "<details markdown='1'><summary></summary>\n\n\n\n</details>"),
  },
  { icon: indentIcon, label: 'Indent', run: lines(indent) },
  { icon: deindentIcon, label: 'De-indent', run: lines(deindent) },
  { icon: enter, label: 'Start new line below', run: newLineBelow },
  { icon: arrowUp, label: 'Move text one line up', run: (edit) => moveLines(edit, 'up') },
  { icon: arrowDown, label: 'Move text one line down', run: (edit) => moveLines(edit, 'down') },
];

export interface ActionBarProps {
  format: NoteFormat;
  listCharacter: string;
  onChange: (how: (edit: Edit) => Edit) => void;
}

/** The row of buttons below the text. */
export function ActionBar({ format, listCharacter, onChange }: ActionBarProps) {
  return (
    <ScrollView horizontal id="document__fragment__edit__text_actions_bar__scrolling_parent" class="markor-actions">
      <LinearLayout id="document__fragment__edit__text_actions_bar">
        {actions
          .filter(({ isMarkdown }) => !isMarkdown || format === 'markdown')
          .map(({ icon, label, run }) => (
            <ImageButton
              key={label}
              className="android.widget.ImageView"
              icon={icon}
              contentDescription={label}
              onClick={() => onChange((edit) => run(edit, listCharacter))}
            />
          ))}
      </LinearLayout>
    </ScrollView>
  );
}
