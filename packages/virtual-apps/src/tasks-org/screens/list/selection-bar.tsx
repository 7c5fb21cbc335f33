import { ActionMode, ConfirmDialog, type Selection, useApi, usePhoneClock } from '@androidworld/app-sdk/ui';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import move from '@material-symbols/svg-400/rounded/move_to_inbox.svg';
import schedule from '@material-symbols/svg-400/rounded/schedule.svg';
import sell from '@material-symbols/svg-400/rounded/sell.svg';
import { useState } from 'preact/hooks';
import { copyTasks } from '../../store/copy-tasks.ts';
import { changeTasks, deleteTasks, moveTasks, saveTags } from '../../store/save-task.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { moveDue } from '../../time/move-due.ts';
import { DuePicker } from '../pickers/due-picker.tsx';
import { ListPicker } from '../pickers/list-picker.tsx';
import { PriorityDialog } from '../pickers/priority-dialog.tsx';
import { TagPicker } from '../pickers/tag-picker.tsx';

interface SelectionBarProps {
  selection: Selection<number>;
  snapshot: Snapshot;
  onMessage: (text: string) => void;
}

type Asked = 'tags' | 'move' | 'due' | 'priority' | 'copy' | 'delete' | null;

/** What can be done with tasks that are picked. */
export function SelectionBar({ selection, snapshot, onMessage }: SelectionBarProps) {
  const api = useApi();
  const { zone } = usePhoneClock();
  const [asked, setAsked] = useState<Asked>(null);
  const picked = snapshot.tasks.filter(({ id }) => selection.has(id));
  const ids = picked.map(({ id }) => id);
  const close = () => setAsked(null);
  const after = async (work: Promise<unknown>, message?: string) => {
    await work;
    selection.clear();
    if (message !== undefined) onMessage(message);
  };
  const retag = async (names: readonly string[]) => {
    for (const task of picked) await saveTags(api, task, names);
    await changeTasks(api, ids, {});
  };
  const reschedule = async (dueDate: number) => {
    for (const task of picked) await changeTasks(api, [task.id], moveDue(task, dueDate, zone));
  };
  const share = picked.map(({ name }) => name).join('\n');
  const common = picked[0]?.tags.map(({ name }) => name ?? '').filter((name) => picked.every(hasTag(name))) ?? [];
  return (
    <>
      <ActionMode
        selection={selection}
        title={String(selection.size)}
        menu={[
          { id: 'edit_tags', title: 'Tags', icon: sell, showAsAction: 'always', onClick: () => setAsked('tags') },
          { id: 'move_tasks', title: 'Move', icon: move, showAsAction: 'always', onClick: () => setAsked('move') },
          {
            id: 'reschedule',
            title: 'Reschedule',
            icon: schedule,
            showAsAction: 'always',
            onClick: () => setAsked('due'),
          },
          {
            id: 'menu_change_priority',
            title: 'Change priority',
            icon: flag,
            showAsAction: 'always',
            onClick: () => setAsked('priority'),
          },
          { title: 'Select all', onClick: selection.selectAll },
          {
            title: 'Share',
            onClick: () =>
              void api.startChooser({
                action: 'android.intent.action.SEND',
                type: 'text/plain',
                extras: { 'android.intent.extra.TEXT': share },
              }),
          },
          { title: 'Copy', onClick: () => setAsked('copy') },
          { title: 'Delete', onClick: () => setAsked('delete') },
        ]}
      />
      {asked === 'tags' && (
        <TagPicker
          tags={snapshot.tags}
          selected={common}
          onPick={(names) => void after(retag(names))}
          onClose={close}
        />
      )}
      {asked === 'move' && (
        <ListPicker
          selected={picked[0]?.list}
          onPick={({ uuid }) => void after(moveTasks(api, ids, uuid ?? ''))}
          onClose={close}
        />
      )}
      {asked === 'due' && (
        <DuePicker due={picked[0]?.dueDate ?? 0} onPick={(due) => void after(reschedule(due))} onClose={close} />
      )}
      {asked === 'priority' && (
        <PriorityDialog
          selected={picked[0]?.importance ?? 2}
          onPick={(importance) => void after(changeTasks(api, ids, { importance }))}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <ConfirmDialog
          message="Copy selected tasks?"
          onConfirm={() => void after(copyTasks(api, picked), `${ids.length} copied`)}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          message="Delete selected tasks?"
          onConfirm={() => void after(deleteTasks(api, ids), `${ids.length} deleted`)}
          onClose={close}
        />
      )}
    </>
  );
}

function hasTag(wanted: string): (task: Snapshot['tasks'][number]) => boolean {
  return ({ tags }) => tags.some(({ name }) => name === wanted);
}
