import { AlertDialog, css, EditText, LinearLayout, ListItem, RecyclerView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Edit } from '../../text-editing/edit.ts';

css`
.markor-lines { height: 360px; min-height: 0; display: flex; flex-direction: column; }
`;

interface SearchLinesDialogProps {
  text: string;
  /** Gets where the line begins and ends in the text. */
  onChoose: (range: readonly [start: number, end: number]) => void;
  onReplace: () => void;
  onClose: () => void;
}

/** The lines of the note that hold what is typed; a tap selects one. */
export function SearchLinesDialog({ text, onChoose, onReplace, onClose }: SearchLinesDialogProps) {
  const [query, setQuery] = useState('');
  const wanted = query.toLowerCase();
  const found = lineRanges(text).filter(({ line }) => line.trim() !== '' && line.toLowerCase().includes(wanted));
  return (
    <AlertDialog
      title="Search documents"
      flush
      onDismiss={onClose}
      neutral={{ label: 'Search / Replace', onClick: onReplace }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" padding={[0, 24]}>
        <EditText hint="Search" value={query} onChange={setQuery} autoFocus />
      </LinearLayout>
      <LinearLayout orientation="vertical" class="markor-lines">
        <RecyclerView
          items={found}
          itemKey={({ start }) => start}
          renderItem={({ line, start }) => (
            <ListItem
              class="markor-choice"
              title={line}
              titleId="android:id/text1"
              onClick={() => {
                onClose();
                onChoose([start, start + line.length]);
              }}
            />
          )}
        />
      </LinearLayout>
    </AlertDialog>
  );
}

/** Replaces what is searched for, once or everywhere. */
export function ReplaceDialog({
  onChange,
  onClose,
}: {
  onChange: (how: (edit: Edit) => Edit) => void;
  onClose: () => void;
}) {
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const replace = (how: (text: string) => string) => {
    onClose();
    if (query === '') return;
    onChange(({ text, start }) => {
      const changed = how(text);
      const cursor = Math.min(start, changed.length);
      return { text: changed, start: cursor, end: cursor };
    });
  };
  return (
    <AlertDialog
      title="Search / Replace"
      onDismiss={onClose}
      neutral={{ label: 'Cancel', onClick: onClose }}
      negative={{ label: 'Replace (1)', onClick: () => replace((text) => text.replace(query, () => replacement)) }}
      positive={{ label: 'Replace all', onClick: () => replace((text) => text.replaceAll(query, () => replacement)) }}
    >
      <EditText hint="Search for" value={query} onChange={setQuery} imeAction="next" autoFocus />
      <EditText hint="Replace with" value={replacement} onChange={setReplacement} />
    </AlertDialog>
  );
}

function lineRanges(text: string): { line: string; start: number }[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const range = { line, start };
    start += line.length + 1;
    return range;
  });
}
