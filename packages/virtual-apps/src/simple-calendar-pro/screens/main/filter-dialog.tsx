import { AlertDialog, CheckBox, LinearLayout, RecyclerView, useApi } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { EventType } from '../../store/event-types.ts';
import { cssColor } from '../../store/events.ts';
import { ColorDot } from '../color-dot.tsx';
import type { Calendar } from '../use-calendar.ts';

export interface FilterDialogProps {
  types: readonly EventType[];
  calendar: Calendar;
  onClose: () => void;
}

/** Which types of events are shown. */
export function FilterDialog({ types, calendar, onClose }: FilterDialogProps) {
  const api = useApi();
  const [shown, setShown] = useState<ReadonlySet<number>>(calendar.preferences.shownTypes);
  const toggle = (id: number) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    setShown(next);
  };
  const confirm = () => {
    onClose();
    void calendar.change({ shownTypes: shown });
    if (shown.size === 0) void api.toast('You have filtered out all event types');
  };
  return (
    <AlertDialog
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: confirm }}
    >
      <RecyclerView
        id="filter_event_types_list"
        items={types}
        itemKey={({ id }) => id}
        style={{ flex: '0 0 auto' }}
        renderItem={({ id, title, color }) => (
          <LinearLayout
            id="filter_event_type_holder"
            className="android.widget.RelativeLayout"
            onClick={() => toggle(id)}
          >
            <CheckBox id="filter_event_type_checkbox" checked={shown.has(id)} style={{ flex: 1 }}>
              {title}
            </CheckBox>
            <ColorDot id="filter_event_type_color" color={cssColor(color)} />
          </LinearLayout>
        )}
      />
    </AlertDialog>
  );
}
