import { css, FloatingActionButton, Icon, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import check from '@material-symbols/svg-400/rounded/check_circle.svg';
import today from '@material-symbols/svg-400/rounded/today.svg';
import { useState } from 'preact/hooks';

css`
.cal-fab-overlay { position: absolute; inset: 0; z-index: 3; background: var(--background); opacity: 0.8; }
.cal-fab-label { position: absolute; right: 88px; z-index: 4; padding: 8px; border: 0; }
.cal-fab-task { position: absolute; right: 20px; bottom: 84px; z-index: 4; width: 48px; height: 48px; border-radius: 50%; background: var(--primary); color: var(--on-primary); padding: 12px; box-sizing: border-box; }
.cal-fab { z-index: 4; background: var(--primary); color: var(--on-primary); }
`;

export interface CreateButtonProps {
  /** A tap opens a choice between event and task; else it makes an event. */
  hasTasks: boolean;
  onCreate: (kind: 'event' | 'task') => void;
}

/** The button that makes events and tasks. */
export function CreateButton({ hasTasks, onCreate }: CreateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useBack(() => setOpen(false), isOpen);
  const create = (kind: 'event' | 'task') => {
    setOpen(false);
    onCreate(kind);
  };
  return (
    <>
      {isOpen && (
        <>
          <View
            id="fab_extended_overlay"
            className="android.widget.ImageView"
            class="cal-fab-overlay"
            onClick={() => setOpen(false)}
          />
          <TextView id="fab_event_label" class="cal-fab-label" style={{ bottom: 24 }} onClick={() => create('event')}>
            Event
          </TextView>
          <TextView id="fab_task_label" class="cal-fab-label" style={{ bottom: 88 }} onClick={() => create('task')}>
            Task
          </TextView>
          <Icon id="fab_task_icon" icon={check} class="cal-fab-task" size={48} onClick={() => create('task')} />
        </>
      )}
      <FloatingActionButton
        id="calendar_fab"
        class="cal-fab"
        icon={isOpen ? today : add}
        contentDescription="New Event"
        onClick={() => (isOpen || !hasTasks ? create('event') : setOpen(true))}
      />
    </>
  );
}
