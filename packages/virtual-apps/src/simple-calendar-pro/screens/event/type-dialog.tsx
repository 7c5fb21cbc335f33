import { AlertDialog, LinearLayout, RadioButton, TextView, useApi, useLive, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { openScreen } from '../../open-screens.ts';
import { database } from '../../store/database.ts';
import { listEventTypes } from '../../store/event-types.ts';
import { cssColor } from '../../store/events.ts';
import { ColorDot } from '../color-dot.tsx';
import { EditTypeDialog } from '../types/edit-type-dialog.tsx';

export interface TypeDialogProps {
  typeId: number;
  onPick: (typeId: number) => void;
  onClose: () => void;
}

/** Which type an event is of; a new one can be made. */
export function TypeDialog({ typeId, onPick, onClose }: TypeDialogProps) {
  const api = useApi();
  const [isAdding, setAdding] = useState(false);
  const { data: types = [] } = useLive(listEventTypes, { tables: [database.tables.event_types] });
  if (isAdding) return <EditTypeDialog type={undefined} onSaved={onPick} onClose={onClose} />;
  const pick = (id: number) => {
    onClose();
    onPick(id);
  };
  return (
    <AlertDialog viewId="dialog_radio_holder" onDismiss={onClose}>
      <View id="dialog_radio_group" className="android.widget.RadioGroup" style={{ display: 'grid' }}>
        {types.map(({ id, title, color }) => (
          <TypeRow key={id} title={title} color={cssColor(color)} checked={id === typeId} onClick={() => pick(id)} />
        ))}
        <TypeRow title="Add a new type" color="transparent" checked={false} onClick={() => setAdding(true)} />
      </View>
      <TextView
        id="dialog_manage_event_types"
        textAppearance="body-large"
        color="var(--primary)"
        style={{ padding: '16px 4px' }}
        onClick={() => {
          onClose();
          void openScreen(api, 'ManageEventTypesActivity');
        }}
      >
        Manage event types
      </TextView>
    </AlertDialog>
  );
}

interface TypeRowProps {
  title: string;
  color: string;
  checked: boolean;
  onClick: () => void;
}

function TypeRow({ title, color, checked, onClick }: TypeRowProps) {
  return (
    <LinearLayout className="android.widget.RelativeLayout" onClick={onClick}>
      <RadioButton checked={checked} style={{ flex: 1 }}>
        {title}
      </RadioButton>
      <ColorDot id="dialog_radio_color" color={color} />
    </LinearLayout>
  );
}
