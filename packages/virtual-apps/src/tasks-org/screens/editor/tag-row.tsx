import { TextView } from '@androidworld/app-sdk/ui';
import sell from '@material-symbols/svg-400/rounded/sell.svg';
import { useState } from 'preact/hooks';
import { TagPicker } from '../pickers/tag-picker.tsx';
import { TaskChip } from '../task-chip.tsx';
import { EditRow } from './edit-row.tsx';
import type { RowProps } from './editor-rows.tsx';

export function TagRow({ edit, snapshot, onChange }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <EditRow icon={sell} kind="view" onClick={() => setOpen(true)}>
      {edit.tags.length === 0 ? (
        <TextView class="edit-text edit-big edit-pale">Add tags</TextView>
      ) : (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '8px 16px 8px 0' }}>
          {edit.tags.map((name) => (
            <TaskChip
              key={name}
              label={name}
              icon={sell}
              onClick={() => setOpen(true)}
              onDelete={() => onChange({ tags: edit.tags.filter((other) => other !== name) })}
            />
          ))}
        </div>
      )}
      {isOpen && (
        <TagPicker
          tags={snapshot.tags}
          selected={edit.tags}
          onPick={(tags) => onChange({ tags })}
          onClose={() => setOpen(false)}
        />
      )}
    </EditRow>
  );
}
