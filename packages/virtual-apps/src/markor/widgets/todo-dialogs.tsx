import { localParts } from '@androidworld/app-sdk';
import { DatePicker, phoneNow, useApi, usePhoneState, usePreferences } from '@androidworld/app-sdk/ui';
import { mapLines } from '../../text-editing/edit.ts';
import {
  archived,
  dueOf,
  itemsOf,
  priorityOf,
  sortTasks,
  type TodoOrder,
  todoOrders,
  withDue,
  withItems,
  withPriority,
} from '../format/todo-task.ts';
import { allowedName, join, parentOf } from '../store/file-name.ts';
import { readNote, writeNote } from '../store/files.ts';
import { emptyNote } from '../store/note-text.ts';
import { markorSettings } from '../store/settings.ts';
import type { ActionDialogProps } from './action-dialogs.tsx';
import { PickDialog } from './pick-dialog.tsx';

const none = 'None';
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The line the selection begins on. */
function firstLine({ text, start }: { readonly text: string; readonly start: number }): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(from).split('\n')[0] ?? '';
}

export function PriorityDialog({ selection, onChange, onClose }: ActionDialogProps) {
  return (
    <PickDialog
      title="Priority"
      items={[none, ...letters]}
      marked={priorityOf(firstLine(selection())) ?? none}
      onPick={([letter = none]) =>
        onChange((edit) => mapLines(edit, (line) => withPriority(line, letter === none ? null : letter)))
      }
      onClose={onClose}
    />
  );
}

/** The contexts, or projects, of the task: those of all tasks and of the settings are offered. */
export function TodoItemsDialog({ sign, selection, onChange, onClose }: ActionDialogProps & { sign: '@' | '+' }) {
  const [settings] = usePreferences(markorSettings);
  if (settings === undefined) return null;
  const edit = selection();
  const known = itemsOf(`${edit.text}\n${settings.todoItems}`.replaceAll('\n', ' '), sign);
  return (
    <PickDialog
      title={sign === '@' ? 'Insert contexts' : 'Insert projects'}
      items={known}
      selected={itemsOf(firstLine(edit), sign)}
      isCustom
      onPick={(wanted) => onChange((old) => mapLines(old, (line) => withItems(line, sign, wanted)))}
      onClose={onClose}
    />
  );
}

const archives = ['todo.archive.txt', 'todo.done.txt', 'archive.txt', 'done.txt'];

/** Moves what is done to another file of the folder. */
export function ArchiveDialog({ path, onChange, onClose }: ActionDialogProps) {
  const api = useApi();
  const archive = async (name: string) => {
    const file = join(parentOf(path), allowedName(name));
    const before = (await readNote(api, file)) ?? emptyNote;
    onChange((edit) => {
      const { kept, done } = archived(edit.text);
      if (done.length === 0) return edit;
      const text = `${[before.text.trim(), ...done].filter(Boolean).join('\n')}\n`;
      void writeNote(api, file, { ...before, text });
      const cursor = Math.min(edit.start, kept.length);
      return { text: kept, start: cursor, end: cursor };
    });
  };
  return (
    <PickDialog
      message="Move done tasks to specified file in same folder"
      items={archives}
      isCustom
      onPick={([name]) => void (name === undefined ? undefined : archive(name))}
      onClose={onClose}
    />
  );
}

const directions = ['ascending', 'descending'] as const;
const orders = todoOrders.flatMap((order) =>
  directions.map((direction) => ({
    label: `${order} (${direction})`,
    order,
    isDescending: direction === 'descending',
  })),
);

export function SortDialog({ onChange, onClose }: ActionDialogProps) {
  return (
    <PickDialog
      title="Sort tasks by selected order"
      items={orders.map(({ label }) => label)}
      marked="Context (descending)"
      onPick={([picked]) => {
        const found = orders.find(({ label }) => label === picked);
        if (found !== undefined) onChange((edit) => sorted(edit, found.order, found.isDescending));
      }}
      onClose={onClose}
    />
  );
}

function sorted<E extends { readonly text: string }>(edit: E, order: TodoOrder, isDescending: boolean): E {
  return { ...edit, text: sortTasks(edit.text, order, isDescending) };
}

/** When the task is due; in three days, where nothing says it yet. */
export function DueDialog({ selection, onChange, onClose }: ActionDialogProps) {
  const zone = usePhoneState((state) => state.clock.zone);
  const [year, month, day] = (dueOf(firstLine(selection())) ?? '').split('-').map(Number);
  const soon = localParts(phoneNow() + 3 * 24 * 60 * 60 * 1000, zone);
  const set = (due: string | null) => {
    onClose();
    onChange((edit) => mapLines(edit, (line) => withDue(line, due)));
  };
  return (
    <DatePicker
      value={year && month && day ? { year, month, day } : soon}
      onPick={(picked) =>
        set([picked.year, picked.month, picked.day].map((part) => String(part).padStart(2, '0')).join('-'))
      }
      onClear={() => set(null)}
      onDismiss={onClose}
    />
  );
}
