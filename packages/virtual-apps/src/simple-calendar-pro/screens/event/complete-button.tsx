import { Button, useApi, useLive } from '@androidworld/app-sdk/ui';
import { type CalendarEvent, database } from '../../store/database.ts';
import { isTaskCompleted, setTaskCompleted } from '../../store/events.ts';

export interface CompleteButtonProps {
  event: CalendarEvent;
  startTs: number;
  onDone: () => void;
}

/** Marks a task as done, or as still to do. */
export function CompleteButton({ event, startTs, onDone }: CompleteButtonProps) {
  const api = useApi();
  const { data: completed } = useLive(
    (phone) => isTaskCompleted(phone, event.id, startTs),
    { tables: [database.tables.tasks] },
    [event.id, startTs],
  );
  if (completed === undefined) return null;
  const toggle = async () => {
    await setTaskCompleted(api, { taskId: event.id, startTs, completed: !completed });
    onDone();
  };
  return (
    <Button
      id="toggle_mark_complete"
      className="android.widget.TextView"
      style={{ margin: '24px 16px' }}
      onClick={() => void toggle()}
    >
      {completed ? 'Mark incomplete' : 'Mark completed'}
    </Button>
  );
}
