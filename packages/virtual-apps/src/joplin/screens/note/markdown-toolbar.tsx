import { css, ImageButton, LinearLayout, useApi } from '@androidworld/app-sdk/ui';
import clip from '@material-symbols/svg-400/rounded/attach_file.svg';
import taskList from '@material-symbols/svg-400/rounded/checklist.svg';
import code from '@material-symbols/svg-400/rounded/code.svg';
import bold from '@material-symbols/svg-400/rounded/format_bold.svg';
import h1 from '@material-symbols/svg-400/rounded/format_h1.svg';
import h2 from '@material-symbols/svg-400/rounded/format_h2.svg';
import h3 from '@material-symbols/svg-400/rounded/format_h3.svg';
import h4 from '@material-symbols/svg-400/rounded/format_h4.svg';
import h5 from '@material-symbols/svg-400/rounded/format_h5.svg';
import outdent from '@material-symbols/svg-400/rounded/format_indent_decrease.svg';
import indent from '@material-symbols/svg-400/rounded/format_indent_increase.svg';
import italic from '@material-symbols/svg-400/rounded/format_italic.svg';
import bulleted from '@material-symbols/svg-400/rounded/format_list_bulleted.svg';
import numbered from '@material-symbols/svg-400/rounded/format_list_numbered.svg';
import sigma from '@material-symbols/svg-400/rounded/function.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import schedule from '@material-symbols/svg-400/rounded/schedule.svg';
import find from '@material-symbols/svg-400/rounded/search.svg';
import { useState } from 'preact/hooks';
import { type Edit, insert, mapLines, toggleInline } from '../../../text-editing/edit.ts';
import { renderMoment } from '../../time/render-moment.ts';
import { AttachDialog } from './attach-dialog.tsx';
import type { NoteDraft } from './use-note-draft.ts';

css`
.joplin-toolbar { padding: 6PX 44PX 9PX; flex-wrap: wrap; flex-shrink: 0; }
.joplin-toolbar .icon-button { width: 141.7PX; height: 141PX; }
`;

interface Tool {
  readonly title: string;
  readonly icon: string;
  readonly change: (edit: Edit) => Edit;
}

const heading = (level: number, icon: string): Tool => ({
  title: `Header ${level}`,
  icon,
  change: (edit) => mapLines(edit, (line) => togglePrefix(line, `${'#'.repeat(level)} `, /^#{1,6} /)),
});

const list = (title: string, icon: string, prefix: (index: number) => string): Tool => ({
  title,
  icon,
  change: (edit) =>
    mapLines(edit, (line, index) => togglePrefix(line, prefix(index), /^([-*+] \[[ xX]\] |[-*+] |\d+\. )/)),
});

const always: readonly Tool[] = [
  { title: 'Bold', icon: bold, change: (edit) => toggleInline(edit, '**') },
  { title: 'Italic', icon: italic, change: (edit) => toggleInline(edit, '*') },
  { title: 'Code', icon: code, change: (edit) => toggleInline(edit, '`') },
];

const links: readonly Tool[] = [
  list('Task list', taskList, () => '- [ ] '),
  { title: 'Link', icon: link, change: (edit) => linked(edit) },
];

const hidden: readonly Tool[] = [
  { title: 'KaTeX', icon: sigma, change: (edit) => toggleInline(edit, '$') },
  heading(1, h1),
  heading(2, h2),
  heading(3, h3),
  heading(4, h4),
  heading(5, h5),
  list('Unordered list', bulleted, () => '- '),
  list('Ordered list', numbered, (index) => `${index + 1}. `),
  {
    title: 'Decrease indent level',
    icon: outdent,
    change: (edit) => mapLines(edit, (line) => line.replace(/^( {1,4}|\t)/, '')),
  },
  { title: 'Increase indent level', icon: indent, change: (edit) => mapLines(edit, (line) => `\t${line}`) },
];

/** Buttons that write Markdown. */
export function MarkdownToolbar({ draft, onFind }: { draft: NoteDraft; onFind: () => void }) {
  const api = useApi();
  const [isWhole, setWhole] = useState(false);
  const [isAttaching, setAttaching] = useState(false);
  const button = ({ title, icon, change }: Tool) => (
    <ImageButton key={title} icon={icon} contentDescription={title} onClick={() => draft.change(change)} />
  );
  const insertTime = async () => {
    const [now, zone] = await Promise.all([api.clock.now(), api.clock.zone()]);
    draft.change((edit) => insert(edit, renderMoment(now, zone)));
  };
  return (
    <LinearLayout class="joplin-toolbar">
      {always.map(button)}
      <ImageButton
        icon={more}
        contentDescription={isWhole ? 'Hide more actions' : 'Show more actions'}
        onClick={() => setWhole(!isWhole)}
      />
      {links.map(button)}
      <ImageButton icon={find} contentDescription="Find and replace" onClick={onFind} />
      {isWhole && hidden.map(button)}
      {isWhole && <ImageButton icon={schedule} contentDescription="Insert time" onClick={() => void insertTime()} />}
      {isWhole && <ImageButton icon={clip} contentDescription="Attach" onClick={() => setAttaching(true)} />}
      {isAttaching && <AttachDialog draft={draft} onClose={() => setAttaching(false)} />}
    </LinearLayout>
  );
}

function togglePrefix(line: string, prefix: string, any: RegExp): string {
  return line.startsWith(prefix) ? line.slice(prefix.length) : prefix + line.replace(any, '');
}

function linked({ text, start, end }: Edit): Edit {
  const inserted = `[${text.slice(start, end)}]()`;
  const cursor = start + inserted.length - 1;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: cursor, end: cursor };
}
