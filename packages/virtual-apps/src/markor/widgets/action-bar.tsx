import { css, type IconSource, ImageButton, LinearLayout, ScrollView, useApi } from '@androidworld/app-sdk/ui';
import arrowDown from '@material-symbols/svg-400/rounded/arrow_downward.svg';
import accordion from '@material-symbols/svg-400/rounded/arrow_drop_down.svg';
import arrowUp from '@material-symbols/svg-400/rounded/arrow_upward.svg';
import attach from '@material-symbols/svg-400/rounded/attach_file.svg';
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
import keys from '@material-symbols/svg-400/rounded/keyboard.svg';
import enter from '@material-symbols/svg-400/rounded/keyboard_return.svg';
import rule from '@material-symbols/svg-400/rounded/more_horiz.svg';
import openLink from '@material-symbols/svg-400/rounded/open_in_browser.svg';
import time from '@material-symbols/svg-400/rounded/schedule.svg';
import { useState } from 'preact/hooks';
import {
  deleteLines,
  type Edit,
  insert,
  mapLines,
  moveLines,
  newLineBelow,
  toggleInline,
} from '../../text-editing/edit.ts';
import { linkAt } from '../format/link-at.ts';
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

import { AttachDialog, DateTimeDialog, LinkDialog, SpecialKeyDialog } from './action-dialogs.tsx';

css`
.markor-actions { height: 46px; padding-top: 4px; background: var(--surface-variant); color: var(--on-surface-variant); flex-shrink: 0; }
.markor-actions .icon-button { width: 127PX; height: 40px; }
`;

type Dialog = 'attach' | 'link' | 'keys' | 'time';

interface Action {
  readonly icon: IconSource;
  readonly label: string;
  /** Only where the text is written in Markdown. */
  readonly isMarkdown?: boolean;
  /** Only where it is plain. */
  readonly isPlain?: boolean;
  /** @param character what items of lists begin with */
  run?(edit: Edit, character: string): Edit;
  /** In place of a change: what it asks first, or the address it opens. */
  readonly asks?: Dialog | 'address';
}

const lines =
  (change: (line: string, index: number) => string) =>
  (edit: Edit): Edit =>
    mapLines(edit, change);
const inline = (mark: string) => (edit: Edit) => toggleInline(edit, mark);
const heading = (level: number) => lines((line) => toggleHeading(line, level));

/** Further to the front in plain text, which has fewer actions. */
const ordered = (where: 'isPlain' | 'isMarkdown'): Action => ({
  icon: numbers,
  label: 'Ordered list',
  [where]: true,
  run: lines((line, index) => toggleOrdered(line, index + 1)),
});

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
  ordered('isPlain'),
  { icon: bold, label: 'Bold', isMarkdown: true, run: inline('**') },
  { icon: italic, label: 'Italic', isMarkdown: true, run: inline('_') },
  { icon: trash, label: 'Delete lines', run: deleteLines },
  { icon: openLink, label: 'Open link', asks: 'address' },
  { icon: attach, label: 'Attach', asks: 'attach' },
  { icon: keys, label: 'Special Key', asks: 'keys' },
  { icon: time, label: 'Date and time', asks: 'time' },
  { icon: code, label: 'Inline code', isMarkdown: true, run: inline('`') },
  ordered('isMarkdown'),
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
  const api = useApi();
  const [dialog, setDialog] = useState<Dialog>();
  const open = ({ text, start }: Edit) => {
    const address = linkAt(text, start);
    const intent = { action: 'android.intent.action.VIEW', data: address ?? '' };
    if (address !== undefined) void api.startActivity(intent).catch(() => api.toast('No app opens this link'));
  };
  const press = ({ run, asks }: Action) => {
    if (asks !== undefined && asks !== 'address') setDialog(asks);
    onChange((edit) => {
      if (asks === 'address') open(edit);
      return run?.(edit, listCharacter) ?? edit;
    });
  };
  const asked = { onChange, onClose: () => setDialog(undefined) };
  return (
    <ScrollView horizontal id="document__fragment__edit__text_actions_bar__scrolling_parent" class="markor-actions">
      <LinearLayout id="document__fragment__edit__text_actions_bar">
        {actions
          .filter(({ isMarkdown, isPlain }) => (format === 'markdown' ? !isPlain : !isMarkdown))
          .map((action) => (
            <ImageButton
              key={action.label}
              className="android.widget.ImageView"
              icon={action.icon}
              contentDescription={action.label}
              onClick={() => press(action)}
              onLongClick={() => void api.toast(action.label)}
            />
          ))}
      </LinearLayout>
      {dialog === 'keys' && <SpecialKeyDialog {...asked} />}
      {dialog === 'time' && <DateTimeDialog {...asked} />}
      {dialog === 'attach' && <AttachDialog {...asked} onLink={() => setDialog('link')} />}
      {dialog === 'link' && <LinkDialog {...asked} />}
    </ScrollView>
  );
}
