import { EditText, ImageButton, LinearLayout } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import replace from '@material-symbols/svg-400/rounded/find_replace.svg';
import next from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import previous from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import { useState } from 'preact/hooks';
import type { NoteDraft } from './use-note-draft.ts';

/** Finds in the text of a note, and replaces. */
export function FindBar({ draft, onClose }: { draft: NoteDraft; onClose: () => void }) {
  const [wanted, setWanted] = useState('');
  const [replacement, setReplacement] = useState('');
  const find = (direction: 1 | -1) => {
    if (wanted === '') return;
    draft.change(({ text, start, end }) => {
      const low = text.toLowerCase();
      const sought = wanted.toLowerCase();
      const after = direction === 1 ? low.indexOf(sought, end) : start === 0 ? -1 : low.lastIndexOf(sought, start - 1);
      const found = after !== -1 ? after : direction === 1 ? low.indexOf(sought) : low.lastIndexOf(sought);
      return found === -1 ? { text, start, end } : { text, start: found, end: found + wanted.length };
    });
  };
  const replaceOne = () => {
    draft.change((edit) => {
      const { text, start, end } = edit;
      if (text.slice(start, end).toLowerCase() !== wanted.toLowerCase() || wanted === '') return edit;
      const cursor = start + replacement.length;
      return { text: text.slice(0, start) + replacement + text.slice(end), start: cursor, end: cursor };
    });
    find(1);
  };
  return (
    <LinearLayout orientation="vertical" padding={[4, 15]} style={{ borderTop: '1px solid var(--outline)' }}>
      <LinearLayout>
        <EditText weight={1} hint="Find" value={wanted} onChange={setWanted} autoFocus onImeAction={() => find(1)} />
        <ImageButton icon={previous} contentDescription="Previous match" onClick={() => find(-1)} />
        <ImageButton icon={next} contentDescription="Next match" onClick={() => find(1)} />
        <ImageButton icon={close} contentDescription="Close" onClick={onClose} />
      </LinearLayout>
      <LinearLayout>
        <EditText weight={1} hint="Replace with" value={replacement} onChange={setReplacement} />
        <ImageButton icon={replace} contentDescription="Replace" onClick={replaceOne} />
      </LinearLayout>
    </LinearLayout>
  );
}
