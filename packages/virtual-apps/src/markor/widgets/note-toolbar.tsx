import { type MenuItem, SingleChoiceDialog, Toolbar, useApi } from '@androidworld/app-sdk/ui';
import codeIcon from '@material-symbols/svg-400/rounded/code.svg';
import fileIcon from '@material-symbols/svg-400/rounded/draft-fill.svg';
import pencil from '@material-symbols/svg-400/rounded/edit-fill.svg';
import infoIcon from '@material-symbols/svg-400/rounded/info-fill.svg';
import redoIcon from '@material-symbols/svg-400/rounded/redo.svg';
import saveIcon from '@material-symbols/svg-400/rounded/save-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share-fill.svg';
import undoIcon from '@material-symbols/svg-400/rounded/undo.svg';
import eye from '@material-symbols/svg-400/rounded/visibility-fill.svg';
import { useState } from 'preact/hooks';
import type { Edit } from '../../text-editing/edit.ts';
import { headingsOf } from '../format/headings.ts';
import { formatOf } from '../format/note-format.ts';
import { renderBody } from '../format/render-note.ts';
import type { NoteEditor } from '../screens/use-note-editor.ts';
import { shareHtml, shareNote, shareText } from '../share.ts';
import { FileInfoDialog } from './file-info-dialog.tsx';
import { fileSettingsItem } from './file-settings-item.ts';
import { FontSizeDialog } from './markor-dialogs.tsx';
import { ReplaceDialog, SearchLinesDialog } from './search-lines-dialog.tsx';
import { TodoBrowseDialog } from './todo-browse-dialog.tsx';

interface NoteToolbarProps {
  path: string;
  note: NoteEditor;
  title: string;
  titleId?: string;
  /** Below the note's own entries. */
  moreMenu?: readonly MenuItem[];
}

/** The cursor goes to the start, or from there to the end. */
function toOtherEnd(edit: Edit): Edit {
  const cursor = edit.start === 0 ? edit.text.length : 0;
  return { ...edit, start: cursor, end: cursor };
}

/** What can be done with the open note. */
export function NoteToolbar({ path, note, title, titleId, moreMenu = [] }: NoteToolbarProps) {
  const api = useApi();
  const [dialog, setDialog] = useState<'browse' | 'search' | 'replace' | 'info' | 'font' | 'headings'>();
  const close = () => setDialog(undefined);
  const { state, settings, history } = note;
  const format = formatOf(path, state.format, note.text);
  const headings = format === 'markdown' && !state.isViewed ? headingsOf(note.text) : [];
  /** Shares what is in the file: it is saved first. */
  const share = (how: () => Promise<void>) => void note.save().then(how);
  const action = (when: 'editing' | 'viewing', item: MenuItem): MenuItem => ({
    ...item,
    showAsAction: 'always',
    visible: state.isViewed === (when === 'viewing'),
  });
  const menu: readonly MenuItem[] = [
    action('editing', {
      icon: undoIcon,
      title: 'Undo',
      id: 'action_undo',
      enabled: history.past.length > 1,
      onClick: note.undo,
    }),
    action('editing', {
      icon: redoIcon,
      title: 'Redo',
      id: 'action_redo',
      enabled: history.future.length > 0,
      onClick: note.redo,
    }),
    action('editing', {
      icon: eye,
      title: 'View mode',
      id: 'action_preview',
      onClick: () => note.setState({ isViewed: true }),
    }),
    action('editing', {
      icon: saveIcon,
      title: 'Save',
      id: 'action_save',
      enabled: note.isChanged,
      onClick: () => void note.save({ isManual: true }),
    }),
    action('editing', { icon: search, title: 'Search', id: 'action_search', onClick: () => setDialog('search') }),
    action('viewing', {
      icon: pencil,
      title: 'Edit mode',
      id: 'action_edit',
      onClick: () => note.setState({ isViewed: false }),
    }),
    fileSettingsItem(path, note, { onFontSize: () => setDialog('font') }),
    {
      title: 'Share',
      icon: shareIcon,
      submenu: [
        { title: 'Plain Text', icon: fileIcon, onClick: () => share(() => shareText(api, note.text)) },
        { title: 'File', icon: fileIcon, onClick: () => share(() => shareNote(api, path)) },
        { title: 'HTML', icon: codeIcon, onClick: () => share(() => shareHtml(api, renderBody(note.text, format))) },
        {
          title: 'HTML (as plain text)',
          icon: codeIcon,
          onClick: () => share(() => shareText(api, renderBody(note.text, format))),
        },
      ],
    },
    { title: 'Info', icon: infoIcon, onClick: () => share(async () => setDialog('info')) },
    { title: 'Reload', icon: redoIcon, onClick: () => void note.reload().then(() => api.toast('✔')) },
    ...moreMenu,
  ];
  return (
    <>
      <Toolbar
        title={title}
        titleId={titleId}
        menu={menu}
        onClick={() => {
          if (format === 'todotxt' && !state.isViewed) setDialog('browse');
          else if (headings.length > 0) setDialog('headings');
        }}
        onLongClick={() => note.change(toOtherEnd)}
      />
      {dialog === 'browse' && <TodoBrowseDialog text={note.text} onChoose={note.select} onClose={close} />}
      {dialog === 'headings' && (
        <SingleChoiceDialog
          title="Table of contents"
          choices={headings.map(({ text, at }) => ({ label: text, value: at }))}
          onChoose={(at) => note.select(at, at)}
          onClose={close}
        />
      )}
      {dialog === 'search' && (
        <SearchLinesDialog
          text={note.text}
          onReplace={() => setDialog('replace')}
          onChoose={([start, end]) => note.select(start, end)}
          onClose={close}
        />
      )}
      {dialog === 'replace' && <ReplaceDialog onChange={note.change} onClose={close} />}
      {dialog === 'info' && <FileInfoDialog path={path} onClose={close} />}
      {dialog === 'font' && (
        <FontSizeDialog
          size={state.fontSize ?? settings.fontSize}
          onChoose={(fontSize) => note.setState({ fontSize })}
          onClose={close}
        />
      )}
    </>
  );
}
