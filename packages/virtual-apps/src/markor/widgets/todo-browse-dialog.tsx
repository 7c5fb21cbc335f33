import { useState } from 'preact/hooks';
import { dueOf, itemsOf, priorityOf } from '../format/todo-task.ts';
import { PickDialog } from './pick-dialog.tsx';

/** What tasks are looked for by, and what of it a task has. */
const kinds: Readonly<Record<string, (line: string) => readonly string[]>> = {
  Priority: (line) => [priorityOf(line) ?? ''].filter(Boolean),
  'Due date': (line) => [dueOf(line) ?? ''].filter(Boolean),
  Project: (line) => itemsOf(line, '+'),
  Context: (line) => itemsOf(line, '@'),
};
const advanced = 'Advanced filtering';

interface TodoBrowseDialogProps {
  text: string;
  /** Gets where the task begins and ends in the text. */
  onChoose: (start: number, end: number) => void;
  onClose: () => void;
}

/** Finds a task by what it is of: what kind of thing, which of them, which task. */
export function TodoBrowseDialog({ text, onChoose, onClose }: TodoBrowseDialogProps) {
  const [kind, setKind] = useState<string>();
  const [keys, setKeys] = useState<readonly string[]>();
  const tasks = text.split('\n').filter((line) => line.trim() !== '');
  if (kind === undefined) {
    return (
      <PickDialog
        key="kinds"
        title="Browse todo"
        items={[...Object.keys(kinds), advanced]}
        onPick={([picked]) => setKind(picked)}
        onClose={onClose}
        staysOpen
      />
    );
  }
  const keysOf = kinds[kind];
  if (keysOf !== undefined && keys === undefined) {
    return (
      <PickDialog
        key={kind}
        title={`Browse by ${kind.toLowerCase()}`}
        items={[...new Set(tasks.flatMap(keysOf))].toSorted()}
        selected={[]}
        onPick={setKeys}
        onClose={onClose}
        staysOpen
      />
    );
  }
  const isWanted = (line: string) => keysOf === undefined || keysOf(line).some((key) => keys?.includes(key));
  return (
    <PickDialog
      key="tasks"
      title={keysOf === undefined ? advanced : keys?.join(', ')}
      items={tasks.filter(isWanted)}
      isCustom
      onPick={([task]) => {
        const start = task === undefined ? -1 : text.indexOf(task);
        if (task !== undefined && start !== -1) onChoose(start, start + task.length);
      }}
      onClose={onClose}
    />
  );
}
