import { EditText, TextView, usePhoneClock } from '@androidworld/app-sdk/ui';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import listIcon from '@material-symbols/svg-400/rounded/list.svg';
import notes from '@material-symbols/svg-400/rounded/notes.svg';
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { TasksPreferences } from '../../store/preferences.ts';
import type { TaskEdit } from '../../store/save-task.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { timestamp } from '../../time/due-words.ts';
import { ListPicker } from '../pickers/list-picker.tsx';
import { PriorityButtons } from '../pickers/priority-buttons.tsx';
import { TaskChip } from '../task-chip.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import { DueRow, RepeatRow, StartRow } from './date-rows.tsx';
import { CalendarRow, LocationRow } from './device-rows.tsx';
import { EditRow } from './edit-row.tsx';
import { shownRows } from './editor-row-names.ts';
import type { EditorState } from './editor-state.ts';
import { ReminderRow } from './reminder-row.tsx';
import { SubtaskRow } from './subtask-row.tsx';
import { TagRow } from './tag-row.tsx';
import { TimerRow } from './timer-row.tsx';

export interface RowProps {
  readonly state: EditorState;
  readonly edit: TaskEdit;
  readonly snapshot: Snapshot;
  readonly onChange: (changes: Partial<TaskEdit>) => void;
}

interface EditorRowsProps extends Omit<RowProps, 'edit'> {
  preferences: TasksPreferences;
  onState: (change: (state: EditorState) => EditorState) => void;
}

/** What can be said of a task, in the order the settings give. */
export function EditorRows({ state, snapshot, preferences, onChange, onState }: EditorRowsProps) {
  const props: RowProps = { state, edit: state.edit, snapshot, onChange };
  const rows: Readonly<Record<string, ComponentChildren>> = {
    start: <StartRow {...props} />,
    due: <DueRow {...props} />,
    repeat: <RepeatRow {...props} />,
    priority: <PriorityRow {...props} />,
    location: <LocationRow />,
    tags: <TagRow {...props} />,
    list: <ListRow {...props} />,
    subtasks: <SubtaskRow {...props} onSubtasks={(subtasks) => onState((now) => ({ ...now, subtasks }))} />,
    reminders: <ReminderRow {...props} />,
    files: <AttachmentRow {...props} />,
    description: <DescriptionRow {...props} />,
    calendar: <CalendarRow />,
    timer: <TimerRow {...props} />,
    info: <InfoRow {...props} />,
  };
  return (
    <>
      {shownRows(preferences).map((name) => (
        <Fragment key={name}>{rows[name]}</Fragment>
      ))}
    </>
  );
}

function PriorityRow({ edit, onChange }: RowProps) {
  return (
    <EditRow icon={flag}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, flex: 1, paddingRight: 16 }}>
        <TextView textAppearance="body-large">Priority</TextView>
        <PriorityButtons importance={edit.importance} onChange={(importance) => onChange({ importance })} />
      </div>
    </EditRow>
  );
}

function ListRow({ edit, snapshot, onChange }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const list = snapshot.lists.find(({ uuid }) => uuid !== null && uuid === edit.list) ?? snapshot.lists[0];
  return (
    <EditRow icon={listIcon} height={66.3} onClick={() => setOpen(true)}>
      <div style={{ paddingTop: 9.2 }}>
        <TaskChip label={list?.name ?? 'Default list'} icon={listIcon} onClick={() => setOpen(true)} />
      </div>
      {isOpen && (
        <ListPicker
          selected={list?.uuid ?? undefined}
          onPick={({ uuid }) => {
            if (uuid !== null && uuid !== list?.uuid) onChange({ list: uuid });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </EditRow>
  );
}

function DescriptionRow({ edit, onChange }: RowProps) {
  return (
    <EditRow icon={notes}>
      <EditText
        class="edit-notes"
        variant="bare"
        style={{ flex: 1, padding: '8px 16px 8px 0' }}
        multiline
        hint="Description"
        inputType="textCapSentences"
        value={edit.notes}
        onChange={(text) => onChange({ notes: text })}
      />
    </EditRow>
  );
}

function InfoRow({ state: { task, openedMs } }: RowProps) {
  const clock = usePhoneClock();
  const lines = [
    `Created ${timestamp(task?.created ?? openedMs, clock)}`,
    ...(task === undefined ? [] : [`Modified ${timestamp(task.modified, clock)}`]),
    ...(task === undefined || task.completed === 0 ? [] : [`Completion ${timestamp(task.completed, clock)}`]),
  ];
  return (
    <EditRow icon={info}>
      <div style={{ padding: '20px 16px 20px 0', display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        {lines.map((line) => (
          <TextView key={line}>{line}</TextView>
        ))}
      </div>
    </EditRow>
  );
}
