import type { MenuItem } from '@androidworld/app-sdk/ui';
import alignLeft from '@material-symbols/svg-400/rounded/align_horizontal_left.svg';
import todo from '@material-symbols/svg-400/rounded/assignment_turned_in-fill.svg';
import check from '@material-symbols/svg-400/rounded/check.svg';
import file from '@material-symbols/svg-400/rounded/draft-fill.svg';
import fill from '@material-symbols/svg-400/rounded/format_color_fill-fill.svg';
import shapes from '@material-symbols/svg-400/rounded/format_shapes.svg';
import fontSize from '@material-symbols/svg-400/rounded/format_size.svg';
import pen from '@material-symbols/svg-400/rounded/ink_pen.svg';
import markdown from '@material-symbols/svg-400/rounded/markdown.svg';
import table from '@material-symbols/svg-400/rounded/view_module-fill.svg';
import wrapText from '@material-symbols/svg-400/rounded/wrap_text.svg';
import { formatOf, type NoteFormat, noteFormats, storedFormat } from '../format/note-format.ts';
import type { NoteEditor } from '../screens/use-note-editor.ts';

const formatIcons: Partial<Record<NoteFormat, string>> = { markdown, todotxt: todo, wikitext: pen, csv: table };

/** What is set for one note alone, in a menu of its own. */
export function fileSettingsItem(
  path: string,
  note: NoteEditor,
  { onFontSize }: { readonly onFontSize: () => void },
): MenuItem {
  const { state, settings } = note;
  const wraps = state.wrapsWords ?? settings.wrapsWords;
  const format = formatOf(path, state.format, note.text);
  return {
    title: 'File settings',
    icon: check,
    submenu: [
      {
        title: 'Wrap words',
        icon: wrapText,
        checked: wraps,
        onClick: () => note.setState({ wrapsWords: !wraps }),
      },
      {
        title: 'Syntax highlighting',
        icon: fill,
        checked: note.isHighlighted,
        onClick: () => note.setState({ highlights: !note.isHighlighted }),
      },
      {
        title: 'Auto-format',
        icon: alignLeft,
        checked: state.autoFormats,
        onClick: () => note.setState({ autoFormats: !state.autoFormats }),
      },
      { title: 'Font Size', icon: fontSize, onClick: onFontSize },
      {
        title: 'Format',
        icon: shapes,
        visible: !state.isViewed,
        submenu: noteFormats.map((each) => ({
          title: each.label,
          icon: formatIcons[each.format] ?? file,
          radio: true,
          checked: each.format === format,
          onClick: () => note.setState({ format: storedFormat(each.format) }),
        })),
      },
    ],
  };
}
