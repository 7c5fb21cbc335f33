import { css, FrameLayout, Glyph, type KeyboardEdit, View } from '@androidworld/app-sdk/ui';
import backspace from '@material-symbols/svg-400/rounded/backspace.svg';
import copy from '@material-symbols/svg-400/rounded/content_copy.svg';
import cut from '@material-symbols/svg-400/rounded/content_cut.svg';
import paste from '@material-symbols/svg-400/rounded/content_paste.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import left from '@material-symbols/svg-400/rounded/keyboard_arrow_left.svg';
import right from '@material-symbols/svg-400/rounded/keyboard_arrow_right.svg';
import up from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import all from '@material-symbols/svg-400/rounded/select_all.svg';
import type { PanelProps } from './panels.tsx';

css`
.keyboard-editing { flex: 1; min-height: 0; padding-top: 8px; display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); gap: 5px; }
.keyboard-edit { display: grid; place-items: center; border-radius: 7px; background: var(--key); }
`;

const edits: readonly { readonly edit: KeyboardEdit; readonly label: string; readonly icon: string }[] = [
  { edit: 'left', label: 'Left', icon: left },
  { edit: 'up', label: 'Up', icon: up },
  { edit: 'right', label: 'Right', icon: right },
  { edit: 'selectAll', label: 'Select all', icon: all },
  { edit: 'down', label: 'Down', icon: down },
  { edit: 'cut', label: 'Cut', icon: cut },
  { edit: 'copy', label: 'Copy', icon: copy },
  { edit: 'paste', label: 'Paste', icon: paste },
];

/** Moves the cursor, selects, and works the clipboard. */
export function EditingPanel({ keyboard }: PanelProps) {
  return (
    <FrameLayout class="keyboard-editing">
      {edits.map(({ edit, label, icon }) => (
        <View
          key={edit}
          class="keyboard-edit"
          className="android.widget.FrameLayout"
          contentDescription={label}
          onClick={() => keyboard.edit(edit)}
        >
          <Glyph icon={icon} />
        </View>
      ))}
      <View
        class="keyboard-edit"
        className="android.widget.FrameLayout"
        contentDescription="Delete"
        onClick={keyboard.backspace}
      >
        <Glyph icon={backspace} />
      </View>
    </FrameLayout>
  );
}
