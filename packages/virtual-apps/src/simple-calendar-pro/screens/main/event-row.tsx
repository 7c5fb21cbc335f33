import { css, Icon, TextView, View } from '@androidworld/app-sdk/ui';
import task from '@material-symbols/svg-400/rounded/check_circle.svg';
import type { Entry } from '../../store/events.ts';
import type { Calendar } from '../use-calendar.ts';

css`
.cal-row { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; margin: 2px 16px 2px 16px; padding: 8px 12px; border-radius: 12px; background: var(--surface-container); overflow: hidden; }
.cal-row-bar { position: absolute; left: 0; top: 0; bottom: 0; width: 4px; }
.cal-row-pale { opacity: 0.5; }
.cal-row-selected { background: var(--secondary-container); }
.cal-row-title { font-size: 1.0625rem; }
.cal-row-done { text-decoration: line-through; }
`;

export interface EventRowProps {
  entry: Entry;
  /** When it happens, as the list tells it. */
  time: string;
  calendar: Calendar;
  /** It is going on. */
  isNow?: boolean | undefined;
  selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
}

/** An event or task in a list. */
export function EventRow({ entry, time, calendar, isNow = false, selected, onClick, onLongClick }: EventRowProps) {
  const { preferences, clock } = calendar;
  const { event, isTask, isCompleted } = entry;
  const isPale =
    (preferences.dimPastEvents && !isTask && entry.endTs * 1000 < clock.nowMs) ||
    (preferences.dimCompletedTasks && isCompleted);
  const about = (preferences.replaceDescription ? event.location : event.description).replace(/\n/g, ' ');
  const look = ['cal-row', selected && 'cal-row-selected'].filter(Boolean).join(' ');
  const color = isNow ? 'var(--primary)' : undefined;
  return (
    <View
      id="event_item_holder"
      className="android.view.ViewGroup"
      class={look}
      selected={selected}
      onClick={onClick}
      onLongClick={onLongClick}
    >
      <View
        id="event_item_color_bar"
        className="android.widget.ImageView"
        class="cal-row-bar"
        style={{ background: entry.color, ...(isPale ? { opacity: 0.5 } : {}) }}
      />
      {isTask ? (
        <Icon
          id="event_item_task_image"
          icon={task}
          contentDescription="Task"
          style={{ marginRight: 8 }}
          class={isPale ? 'cal-row-pale' : undefined}
        />
      ) : (
        <span />
      )}
      <div class={isPale ? 'cal-row-pale' : undefined}>
        <TextView
          id="event_item_title"
          class={isCompleted ? 'cal-row-title cal-row-done' : 'cal-row-title'}
          lines={1}
          color={color}
        >
          {event.title}
        </TextView>
        <TextView id="event_item_time" lines={1} color={color}>
          {time}
        </TextView>
        {preferences.displayDescription && about.trim() !== '' && (
          <TextView id="event_item_description" lines={1} color={color}>
            {about}
          </TextView>
        )}
      </div>
    </View>
  );
}
