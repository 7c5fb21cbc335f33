import { AlertDialog, EditText, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { ColorPickerDialog } from '../../../simple-commons/color-picker-dialog.tsx';
import { brandColor } from '../../store/database.ts';
import { type EventType, saveEventType } from '../../store/event-types.ts';
import { cssColor } from '../../store/events.ts';
import { ColorDot } from '../color-dot.tsx';

export interface EditTypeDialogProps {
  /** Undefined for a new one. */
  type: EventType | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Name and colour of a type of events. */
export function EditTypeDialog({ type, onSaved, onClose }: EditTypeDialogProps) {
  const api = useApi();
  const [title, setTitle] = useState(type?.title ?? '');
  const [color, setColor] = useState(type?.color ?? brandColor);
  const [isPicking, setPicking] = useState(false);
  const save = async () => {
    const saved = await saveEventType(api, { id: type?.id, title, color });
    if (saved === 'empty') return api.toast('Title cannot be empty');
    if (saved === 'taken') return api.toast('Type with this title already exists');
    onClose();
    onSaved(saved);
  };
  if (isPicking) {
    return <ColorPickerDialog color={color} onPick={setColor} onClose={() => setPicking(false)} />;
  }
  return (
    <AlertDialog
      title={type === undefined ? 'Add a new type' : 'Edit type'}
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: () => void save() }}
    >
      <EditText id="type_title" hint="Title" inputType="textCapWords" value={title} onChange={setTitle} autoFocus />
      <LinearLayout className="android.widget.RelativeLayout" justify="between" padding={[16, 4]}>
        <TextView textAppearance="body-large">Color</TextView>
        <ColorDot id="type_color" color={cssColor(color)} onClick={() => setPicking(true)} />
      </LinearLayout>
    </AlertDialog>
  );
}
